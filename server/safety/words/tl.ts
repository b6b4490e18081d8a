import type { SafetyWords } from './safetyWords.ts';

// No native speaker has read these sentences yet: machine-assisted translations of en.ts.

/** The safety reply in Tagalog. */
export const tagalog: SafetyWords = {
  opening: {
    self_harm: 'Salamat sa pagsabi mo. Mukhang may napakabigat kang pinagdadaanan.',
    medical: 'Mukhang ikaw o ang isang taong malapit sa iyo ay maaaring nangangailangan ng tulong medikal.',
    threat: 'Mukhang may maaaring masaktan, o may nagbanta sa iyo.',
    abuse: 'Salamat sa pagsabi mo. Mukhang may nananakit sa iyo.',
    minor: 'Mukhang tungkol ito sa isang taong wala pang 18 taong gulang, at una ang kaligtasan niya.',
  },
  ai: 'Lalabas muna ako sa papel ko: AI ako, at mas mahalaga ang isang totoong tao kaysa sa {place}.',
  place: { interview: 'panayam na ito', work: 'trabahong ito', practice: 'pagsasanay na ito' },
  emergency: 'Kung ikaw o ang ibang tao ay nasa panganib ngayon, tumawag sa {number}.',
  local: 'emergency number sa inyong lugar',
  police: 'pulis',
  ambulance: 'ambulansya',
  talk: 'Maaari ka ring makipag-usap sa isang tao: {lines}.',
  told: 'Sinabihan na ang aming safety contact, isang tao sa HR, at mababasa niya ang isinulat mo.',
  choice:
    'Titigil na ang mga tanong. Maaari kang tumigil ngayon o magpatuloy sa ibang araw. Hindi ito makakasama sa iyo.',
};
