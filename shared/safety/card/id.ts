import type { SafetyCardWords } from './words.ts';

// No native speaker has read these sentences yet: machine-assisted translations of the English card in notice.ts.

/** The card in Indonesian. */
export const indonesian: SafetyCardWords = {
  title: {
    self_harm: 'Anda lebih penting daripada formulir ini',
    medical: 'Kesehatan Anda yang utama',
    threat: 'Keselamatan yang utama',
    abuse: 'Keselamatan Anda yang utama',
    minor: 'Keselamatan Anda yang utama',
  },
  text: {
    self_harm:
      'Sepertinya Anda sedang mengalami hal yang sangat berat. Jika Anda mungkin menyakiti diri sendiri, hubungi seseorang sekarang. Anda tidak harus yakin untuk menelepon.',
    medical: 'Jika ini keadaan darurat medis, telepon bantuan sekarang. Semua di sini bisa menunggu.',
    threat: 'Jika Anda atau orang lain dalam bahaya, telepon bantuan sekarang. Semua di sini bisa menunggu.',
    abuse:
      'Jika Anda dalam bahaya, telepon bantuan sekarang. Anda juga bisa bicara dengan seseorang secara rahasia.',
    minor:
      'Jika Anda berusia di bawah 18 tahun, bicaralah dengan orang dewasa yang Anda percaya. Jika Anda dalam bahaya, telepon bantuan sekarang.',
  },
  emergency: 'Dalam keadaan darurat, telepon',
  local: 'nomor darurat di daerah Anda',
  police: 'polisi',
  ambulance: 'ambulans',
  lines: {
    lifeline: 'Telepon atau SMS, siang dan malam',
    lifelineThere: 'Telepon atau SMS, siang dan malam (AS dan Kanada)',
    near: 'Layanan bantuan gratis di dekat Anda',
    elsewhere: 'Layanan bantuan gratis di negara lain',
  },
  told: 'Kami memberi tahu kontak keselamatan kami, satu orang di HR, supaya manusia sungguhan bisa membaca tulisan Anda. Ini tidak merugikan Anda, dan tidak ada AI yang menilainya.',
};
