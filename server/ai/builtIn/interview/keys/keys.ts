import { readText } from '../../reading/sentence.ts';
import { adminKeys } from './admin.ts';
import { assistantKeys } from './assistant.ts';
import { dataKeys } from './data.ts';
import { generalKeys } from './general.ts';
import type { AnswerKey, KeyAction } from './key.ts';
import { supportKeys } from './support.ts';

/** Every situation of the question bank, with what it asks for. */
const answerKeys: readonly AnswerKey[] = [
  ...supportKeys,
  ...dataKeys,
  ...assistantKeys,
  ...adminKeys,
  ...generalKeys,
];

/** What a situation asks for, as it was written; null where no key was. */
export const keyOf = (situation: string): AnswerKey | null =>
  answerKeys.find((one) => one.situation === situation) ?? null;

/** An action with its phrasings read: what each means, and whether it's said with a 'not'. */
export type ReadAction = KeyAction & { phrasings: { meaning: Float32Array; denied: boolean }[] };

const read = new Map<string, Promise<ReadAction[]>>();

async function readKey({ actions }: AnswerKey): Promise<ReadAction[]> {
  const found: ReadAction[] = [];
  for (const action of actions) {
    const sentences = (await Promise.all(action.says.map(readText))).flat();
    const phrasings = sentences.map(({ meaning, denied }) => ({ meaning, denied: denied > 0 }));
    found.push({ ...action, phrasings });
  }
  return found;
}

/**
 * The actions of a situation's answer key; empty without one. Embedded once, with the first interview that needs it.
 */
export function actionsOf(situation: string): Promise<ReadAction[]> {
  const key = keyOf(situation);
  if (!key) return Promise.resolve([]);
  const known = read.get(situation) ?? readKey(key);
  read.set(situation, known);
  return known;
}
