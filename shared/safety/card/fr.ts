import type { SafetyCardWords } from './words.ts';

// No native speaker has read these sentences yet: machine-assisted translations of the English card in notice.ts.

/** The card in French. */
export const french: SafetyCardWords = {
  title: {
    self_harm: 'Vous comptez plus que ce formulaire',
    medical: 'Votre santé d’abord',
    threat: 'La sécurité d’abord',
    abuse: 'Votre sécurité d’abord',
    minor: 'Votre sécurité d’abord',
  },
  text: {
    self_harm:
      'On dirait que vous traversez quelque chose de très dur. Si vous risquez de vous faire du mal, parlez à quelqu’un maintenant. Pas besoin d’en être sûr pour appeler.',
    medical: 'Si c’est une urgence médicale, appelez à l’aide maintenant. Tout le reste peut attendre.',
    threat:
      'Si vous ou quelqu’un d’autre êtes en danger, appelez à l’aide maintenant. Tout le reste peut attendre.',
    abuse:
      'Si vous êtes en danger, appelez à l’aide maintenant. Vous pouvez aussi parler à quelqu’un en toute confidentialité.',
    minor:
      'Si vous avez moins de 18 ans, parlez à un adulte de confiance. Si vous êtes en danger, appelez à l’aide maintenant.',
  },
  emergency: 'En cas d’urgence, appelez le',
  local: 'numéro d’urgence de votre pays',
  police: 'police',
  ambulance: 'ambulance',
  lines: {
    lifeline: 'Appelez ou écrivez, jour et nuit',
    lifelineThere: 'Appelez ou écrivez, jour et nuit (États-Unis et Canada)',
    near: 'Lignes d’écoute gratuites près de chez vous',
    elsewhere: 'Lignes d’écoute gratuites dans d’autres pays',
  },
  told: 'Nous avons prévenu notre contact sécurité, une personne des RH, pour qu’un être humain puisse lire ce que vous avez écrit. Cela ne compte pas contre vous, et aucune IA ne le note.',
};
