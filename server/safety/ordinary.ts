import type { ConversationKind } from '../../shared/conversation/schema.ts';

/**
 * The one message about work that sounds like a crisis and may be taken back: in a shift or a practice chat, everything is done
 * and the next task may come. Only a whole message of these very words counts. A word more, and it's believed: a person in
 * danger says such things as well, and a false alarm costs one click.
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

/** Whether a text that sounds like a crisis only says that the tasks of a shift or a practice chat are done. */
export function isOrdinary(text: string, place: ConversationKind | null): boolean {
  if (place !== 'work' && place !== 'practice') return false;
  // Only punctuation goes: an emoji may say that more is meant.
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[\s.,!?;:…–—-]+/g, ' ')
    .trim();
  return finished.test(words);
}
