import type { SafetyCardWords } from './words.ts';

// No native speaker has read these sentences yet: machine-assisted translations of the English card in notice.ts.

/** The card in Swahili. */
export const swahili: SafetyCardWords = {
  title: {
    self_harm: 'Wewe ni muhimu kuliko fomu hii',
    medical: 'Afya yako kwanza',
    threat: 'Usalama kwanza',
    abuse: 'Usalama wako kwanza',
    minor: 'Usalama wako kwanza',
  },
  text: {
    self_harm:
      'Inaonekana unapitia jambo gumu sana. Kama unaweza kujiumiza, tafadhali ongea na mtu sasa. Si lazima uwe na uhakika ili kupiga simu.',
    medical:
      'Kama hii ni dharura ya kiafya, tafadhali piga simu uombe msaada sasa. Mengine yote hapa yanaweza kusubiri.',
    threat:
      'Kama wewe au mtu mwingine yuko hatarini, tafadhali piga simu uombe msaada sasa. Mengine yote hapa yanaweza kusubiri.',
    abuse:
      'Kama uko hatarini, tafadhali piga simu uombe msaada sasa. Unaweza pia kuzungumza na mtu kwa siri.',
    minor:
      'Kama una umri chini ya miaka 18, tafadhali zungumza na mtu mzima unayemwamini. Kama uko hatarini, piga simu uombe msaada sasa.',
  },
  emergency: 'Katika dharura, piga simu',
  local: 'nambari ya dharura ya eneo lako',
  police: 'polisi',
  ambulance: 'ambulensi',
  lines: {
    lifeline: 'Piga simu au tuma ujumbe, mchana na usiku',
    lifelineThere: 'Piga simu au tuma ujumbe, mchana na usiku (Marekani na Kanada)',
    near: 'Simu za msaada za bure karibu nawe',
    elsewhere: 'Simu za msaada za bure katika nchi nyingine',
  },
  told: 'Tumemjulisha mtu wetu wa usalama, mfanyakazi wa HR, ili mtu halisi aweze kusoma ulichoandika. Haihesabiwi dhidi yako, na hakuna AI inayoipa alama.',
};
