import type { SafetyWords } from './safetyWords.ts';

/** The safety reply in English. */
export const english: SafetyWords = {
  opening: {
    self_harm: 'Thank you for telling me. It sounds like something very hard is going on.',
    medical: 'It sounds like you or someone near you may need medical help.',
    threat: 'It sounds like someone may get hurt, or that someone has threatened you.',
    abuse: 'Thank you for telling me. It sounds like someone is hurting you.',
    minor: 'It sounds like this is about someone under 18, and their safety comes first.',
  },
  ai: 'I’m stepping out of my role. I’m an AI, and you, a real person, matter more than {place}.',
  place: { interview: 'this interview', work: 'this shift', practice: 'this practice chat' },
  emergency: 'If you or someone else is in danger now, please call {number}.',
  local: 'your local emergency number',
  police: 'police',
  ambulance: 'ambulance',
  talk: 'You can also talk with a person: {lines}.',
  told: 'Our safety contact, one person in HR, has been told and can read what you wrote.',
  choice: 'Let’s stop here. You can leave now or continue another day. It won’t count against you.',
};
