import type { SafetyWords } from './safetyWords.ts';

// No native speaker has read these sentences yet: machine-assisted translations of en.ts.

/** The safety reply in Swahili. */
export const swahili: SafetyWords = {
  opening: {
    self_harm: 'Asante kwa kuniambia. Inaonekana unapitia jambo gumu sana.',
    medical: 'Inaonekana wewe au mtu aliye karibu nawe anaweza kuhitaji msaada wa matibabu.',
    threat: 'Inaonekana mtu anaweza kuumizwa, au mtu amekutishia.',
    abuse: 'Asante kwa kuniambia. Inaonekana mtu anakuumiza.',
    minor: 'Inaonekana hii inamhusu mtu aliye chini ya miaka 18, na usalama wake unatangulia.',
  },
  ai: 'Naacha jukumu langu hapa: mimi ni AI, na mtu halisi ni muhimu kuliko {place}.',
  place: { interview: 'mahojiano haya', work: 'kazi hii', practice: 'zoezi hili' },
  emergency: 'Kama wewe au mtu mwingine yuko hatarini sasa, tafadhali piga simu {number}.',
  local: 'nambari ya dharura ya eneo lako',
  police: 'polisi',
  ambulance: 'ambulensi',
  talk: 'Unaweza pia kuzungumza na mtu: {lines}.',
  told: 'Mtu wetu wa usalama, mfanyakazi wa HR, amejulishwa na anaweza kusoma ulichoandika.',
  choice:
    'Maswali yanaishia hapa. Unaweza kusimama sasa au kuendelea siku nyingine. Haitahesabiwa dhidi yako.',
};
