import type { SafetyWords } from './safetyWords.ts';

// No native speaker has read these sentences yet: machine-assisted translations of en.ts.

/** The safety reply in Indonesian. */
export const indonesian: SafetyWords = {
  opening: {
    self_harm: 'Terima kasih sudah memberi tahu. Sepertinya Anda sedang mengalami hal yang sangat berat.',
    medical: 'Sepertinya Anda atau seseorang di dekat Anda mungkin membutuhkan bantuan medis.',
    threat: 'Sepertinya seseorang bisa terluka, atau seseorang telah mengancam Anda.',
    abuse: 'Terima kasih sudah memberi tahu. Sepertinya seseorang menyakiti Anda.',
    minor: 'Sepertinya ini tentang seseorang yang berusia di bawah 18 tahun, dan keselamatannya yang utama.',
  },
  ai: 'Saya keluar dari peran saya: saya adalah AI, dan manusia lebih penting daripada {place}.',
  place: { interview: 'wawancara ini', work: 'pekerjaan ini', practice: 'latihan ini' },
  emergency: 'Jika Anda atau orang lain sedang dalam bahaya, hubungi {number}.',
  local: 'nomor darurat setempat',
  police: 'polisi',
  ambulance: 'ambulans',
  talk: 'Anda juga bisa berbicara dengan seseorang: {lines}.',
  told: 'Kontak keselamatan kami, seorang staf HR, sudah diberi tahu dan dapat membaca yang Anda tulis.',
  choice:
    'Pertanyaan berhenti di sini. Anda bisa berhenti sekarang atau melanjutkan di hari lain. Ini tidak akan merugikan Anda.',
};
