import { actionsOf, type ReadAction } from './keys/keys.ts';
import type { Said } from './said.ts';

/** The person's answer to a situation, compared with its answer key. */
export type CaseReading = {
  /** How much harm they'd do: 0 none, from {@link HARM_CAPS} on it caps ratings. */
  harm: number;
  /** The harmful things, in the key's words, with the sentences that say so. */
  harmful: { meaning: string; quote: string }[];
  /** What's needed and wasn't seen, in the key's words; empty where there's no key. */
  missing: string[];
};

/** Harm from here on caps what it touches. */
export const HARM_CAPS: readonly { from: number; cap: number }[] = [
  { from: 1.8, cap: 1 },
  { from: 0.9, cap: 1.5 },
  { from: 0.5, cap: 2.5 },
];

/** A "not" in one of two sentences makes them mean less alike than their words say. */
const DENIAL = { harmful: 0.3, other: 0.15 };
/** A needed thing counts as seen from this likeness on. */
const SEEN = 0.52;
/** Harm counts by how much likelier than anything good it is, and by how like the key it is. */
const CLEARER = { from: 0.15, full: 0.45 };
const LIKE = { from: 0.5, full: 0.8 };

const ramp = (value: number, { from, full }: { from: number; full: number }): number =>
  Math.min(1, Math.max(0, (value - from) / (full - from)));

const LATER = '-later';

/** The situation that a question belongs to; its second half and its probes count with it. */
export const situationOf = (questionId: string): string =>
  (questionId.split('~')[0] ?? '').replace(LATER, '');

/** Compares the answer to a situation with its answer key, sentence by sentence. */
export async function readCases(said: readonly Said[]): Promise<CaseReading> {
  const answers = said.filter((sentence) => sentence.void === null && sentence.phase === 'situation');
  const situations = [...new Set(answers.map(({ questionId }) => situationOf(questionId)))];
  const reading: CaseReading = { harm: 0, harmful: [], missing: [] };
  for (const situation of situations) {
    const actions = await actionsOf(situation);
    if (actions.length === 0) continue;
    const own = answers.filter(({ questionId }) => situationOf(questionId) === situation);
    for (const sentence of own) {
      const { size, meaning } = harmOf(sentence, actions);
      if (size === 0) continue;
      reading.harm += size;
      reading.harmful.push({ meaning, quote: sentence.text });
    }
    const undone = actions
      .filter(({ kind }) => kind === 'needed')
      .filter((action) => own.every((sentence) => likeness(sentence, action) < SEEN))
      .map(({ meaning }) => meaning);
    reading.missing.push(...undone);
  }
  return reading;
}

/** Cosine of the closest phrasing, less where only one of the two says "not". */
function likeness(sentence: Said, { kind, phrasings }: ReadAction): number {
  const less = kind === 'harmful' ? DENIAL.harmful : DENIAL.other;
  return Math.max(
    ...phrasings.map(({ meaning, denied }) => {
      let sum = 0;
      for (let at = 0; at < meaning.length; at += 1) sum += (meaning[at] ?? 0) * (sentence.meaning[at] ?? 0);
      return denied === sentence.denied > 0 ? sum : sum - less;
    }),
  );
}

function harmOf(sentence: Said, actions: readonly ReadAction[]): { size: number; meaning: string } {
  let [harm, other, meaning] = [-1, -1, ''];
  for (const action of actions) {
    const like = likeness(sentence, action);
    if (action.kind !== 'harmful') other = Math.max(other, like);
    else if (like > harm) [harm, meaning] = [like, action.meaning];
  }
  return { size: ramp(harm - other, CLEARER) * ramp(harm, LIKE), meaning };
}
