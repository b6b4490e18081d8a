import type { ConversationKind } from '../../shared/conversation/schema.ts';

/**
 * Two kinds of messages that sound like a crisis but aren't flagged: in a shift or a practice chat, that everything is done and
 * the next task can start; in any conversation, that the writer wants a person instead of the AI, which HR is told anyway. The
 * whole message has to match. With any other word, it's flagged, because people in danger write such things as well, and a false
 * alarm costs one click.
 */

const CONTINUATIONS = [
  'what is next',
  'whats next',
  'next',
  'next please',
  'next one please',
  'next task',
  'next task please',
  'the next task please',
  'ready for the next one',
  'im ready for the next one',
  'ready for the next task',
  'im ready for the next task',
  'ready for the next batch',
  'for today',
  'you gave me',
  'you sent me',
  'on my list',
  'on the list',
  'on my task list',
  'in this file',
  'in this sheet',
  'in this batch',
];

const finished = new RegExp(`^(?:im |i am )?(?:all )?done with everything (?:${CONTINUATIONS.join('|')})$`);

const ASKING =
  '(?:(?:i|we) (?:really |just )?(?:want|need|would like|wish|prefer)|(?:id|i would) (?:like|prefer|rather)|want|can i|could i|may i|let me)';
const PERSON =
  '(?:(?:a|an|any) )?(?:(?:real|actual|live|human) )*(?:person|human|human being|people)|someone (?:real|human|in hr|from hr)|a person in hr|hr';

/** "I want to talk to a real person." "Someone" alone may be a person who needs to be heard, so it doesn't count. */
const forPerson = new RegExp(
  `^(?:please |hi |hello |sorry )?${ASKING} (?:to )?(?:please )?(?:talk|speak|chat|write) (?:to|with) (?:${PERSON})(?: please| instead| now| not an? (?:ai|bot|robot|machine|program))*$`,
);

/** "I don't want to talk to an AI anymore." */
const againstAi =
  /^(?:please |hi |hello |sorry )?(?:i|we) (?:really |just )?(?:dont|do not) (?:want|like|wish)(?: to)? (?:talk|speak|chat|write|talking|speaking) (?:to|with) (?:an?|the|this) (?:ai|bot|robot|machine|program)(?: please| now| any ?more)*$/;

/** A wish for a person within a longer message, and an "and then" that lends its "I want to" to what follows. */
const wish = new RegExp(
  `(?<!\\p{L})(${ASKING} (?:to )?)(?:please )?(?:talk|speak|chat|write) (?:to|with) (?:a (?:real |actual |live )?(?:person|human(?: being)?))(?!\\p{L})(,?(?: and(?: then)?| then)(?!\\p{L}))?`,
  'giu',
);
/**
 * The text with blanks for each wish for a person in it, so that what else is said can be read by itself. Offsets stay. "I want to
 * talk to a person and then disappear" leaves "I want to disappear".
 */
export const besideWish = (text: string): string =>
  text.replace(wish, (found: string, asking: string, then?: string) =>
    (then ? asking : '').padEnd(found.length),
  );

/** Whether a text that sounds like a crisis only says that tasks are done, or asks for a person instead of the AI. */
export function isOrdinary(text: string, place: ConversationKind | null): boolean {
  if (place === null) return false;
  // Only punctuation goes: an emoji may say that more is meant.
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s.,!?;:…–—-]+/g, ' ')
    .trim();
  return (
    forPerson.test(words) ||
    againstAi.test(words) ||
    ((place === 'work' || place === 'practice') && finished.test(words))
  );
}
