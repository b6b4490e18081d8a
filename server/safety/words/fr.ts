import type { SafetyWords } from './safetyWords.ts';

// No native speaker has read these sentences yet: machine-assisted translations of en.ts.

/** The safety reply in French. */
export const french: SafetyWords = {
  opening: {
    self_harm: 'Merci de me l’avoir dit. Vous semblez traverser quelque chose de très difficile.',
    medical: 'Vous ou une personne près de vous avez peut-être besoin d’une aide médicale.',
    threat: 'Il semble que quelqu’un puisse être blessé ou que quelqu’un vous ait menacé.',
    abuse: 'Merci de me l’avoir dit. Il semble que quelqu’un vous fasse du mal.',
    minor: 'Il semble qu’il s’agisse d’une personne de moins de 18 ans, et sa sécurité passe en premier.',
  },
  ai: 'Je sors de mon rôle : je suis une IA, et une personne réelle compte plus que {place}.',
  place: { interview: 'cet entretien', work: 'ce travail', practice: 'cet exercice' },
  emergency: 'Si vous ou quelqu’un d’autre êtes en danger maintenant, appelez le {number}.',
  local: 'numéro d’urgence de votre pays',
  police: 'police',
  ambulance: 'ambulance',
  talk: 'Vous pouvez aussi parler à une personne : {lines}.',
  told: 'Notre contact sécurité, une personne des RH, a été prévenu et peut lire ce que vous avez écrit.',
  choice:
    'Les questions s’arrêtent ici. Vous pouvez arrêter maintenant ou continuer un autre jour. Cela ne jouera pas contre vous.',
};
