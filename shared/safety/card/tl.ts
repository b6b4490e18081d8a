import type { SafetyCardWords } from './words.ts';

// No native speaker has read these sentences yet: machine-assisted translations of the English card in notice.ts.

/** The card in Tagalog. */
export const tagalog: SafetyCardWords = {
  title: {
    self_harm: 'Mas mahalaga ka kaysa sa form na ito',
    medical: 'Una ang kalusugan mo',
    threat: 'Una ang kaligtasan',
    abuse: 'Una ang kaligtasan mo',
    minor: 'Una ang kaligtasan mo',
  },
  text: {
    self_harm:
      'Mukhang may pinagdadaanan kang napakabigat. Kung baka masaktan mo ang sarili mo, makipag-usap na sa isang tao ngayon. Hindi mo kailangang sigurado para tumawag.',
    medical: 'Kung medical emergency ito, tumawag na ng tulong ngayon. Makakapaghintay ang lahat dito.',
    threat:
      'Kung nanganganib ka o ang ibang tao, tumawag na ng tulong ngayon. Makakapaghintay ang lahat dito.',
    abuse:
      'Kung nanganganib ka, tumawag na ng tulong ngayon. Puwede ka ring makipag-usap sa isang tao nang kumpidensyal.',
    minor:
      'Kung wala ka pang 18, makipag-usap sa nakatatandang pinagkakatiwalaan mo. Kung nanganganib ka, tumawag na ng tulong ngayon.',
  },
  emergency: 'Sa emergency, tumawag sa',
  local: 'emergency number sa lugar mo',
  police: 'pulis',
  ambulance: 'ambulansya',
  lines: {
    lifeline: 'Tumawag o mag-text, araw at gabi',
    lifelineThere: 'Tumawag o mag-text, araw at gabi (U.S. at Canada)',
    near: 'Libreng help line na malapit sa iyo',
    elsewhere: 'Libreng help line sa ibang bansa',
  },
  told: 'Sinabihan namin ang safety contact namin, isang tao sa HR, para may totoong taong makabasa ng isinulat mo. Hindi ito laban sa iyo, at walang AI na magbibigay ng marka rito.',
};
