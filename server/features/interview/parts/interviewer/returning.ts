import type { Say } from './acknowledging.ts';

/** A break, with the question kept. `answered`: answers to the person's own questions. */
export function pausing(answered: readonly string[], say: Say): string[] {
  return [
    say(['That’s fine, take all the time you need.', 'Of course. There’s no rush.']),
    ...answered,
    say([
      'Everything’s saved: you can leave now and come back later with your account or the same access code. My question will still be here.',
      'What you’ve written is saved, so you can also leave and continue another day with your account or the same access code. My last question stays open.',
    ]),
  ];
}

/** Says what won't do, offers a break or a person, and keeps the question open. */
export function boundary(say: Say): string[] {
  return [
    say([
      'I hear that you’re frustrated, and I’m sorry if this feels like a waste of time.',
      'I can tell this isn’t going well for you.',
    ]),
    say([
      'I’d like us to keep this respectful. You can take a break and come back later, or ask for a person on the Interview page of your portal.',
      'Let’s keep this respectful. A break is fine, and you can also ask for a person on the Interview page of your portal.',
    ]),
    say([
      'If you’d like to go on, my last question is still open.',
      'My last question is still open if you’d like to go on.',
    ]),
  ];
}

/** Refuses what the interviewer can't do, and asks for the person's own answer. */
export function redirect(answered: readonly string[], say: Say): string[] {
  return [
    say([
      'I can’t change scores or rules, and I don’t see them while we talk.',
      'That’s not something I can do. A person in HR reads your own answers and decides.',
    ]),
    ...answered,
    say([
      'What helps you most is an honest example from your own work.',
      'An honest example from your own work will help you more.',
    ]),
    say([
      'Take another look at my last question and answer it in your own words.',
      'Please go back to my last question and answer it in your own words.',
    ]),
  ];
}

/** Asks for English. */
export function inEnglish(say: Say): string[] {
  return [
    say([
      'I’m sorry, I can only do this interview in English. The work with our clients is in English, too.',
      'I want to understand you, and I can only do that in English.',
    ]),
    say(['Simple words are fine, and small mistakes don’t matter.', 'A few short sentences are plenty.']),
    say(['Could you try my last question again?', 'Would you give it another try?']),
  ];
}

/** Offers a person when English isn't enough. */
export const offerPerson = [
  'I can’t follow you well enough here, and I don’t want to misunderstand you.',
  'On the Interview page of your portal, you can choose “Ask for a person instead.” HR will email you to arrange a time, and it won’t affect your application.',
  'If you’d like to keep going with me in simple English, my last question is still open.',
];
