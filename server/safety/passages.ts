import { readSafety } from './reading.ts';

/** More passages than these in one text: nothing of it is left to show. */
const PASSAGES_MAX = 20;
/** Less than an introduction must hold says more about what is missing than about the work. */
const LEFT_MIN = 50;

/**
 * A text without the sentences that need a person and their neighbors, which often go on about the same: what HR reads
 * of it must not weigh on hiring (42 U.S.C. 12112(d)). Empty when no sentence of its own can be told apart, as for what
 * only a model found, and when little is left.
 */
export function withoutPassages(text: string): string {
  const sentences = [...new Intl.Segmenter('und', { granularity: 'sentence' }).segment(text)];
  const gone = new Set<number>();
  for (let cuts = 0; cuts < PASSAGES_MAX; cuts++) {
    const remaining = sentences.flatMap(({ segment }, place) =>
      gone.has(place) ? [] : [{ segment, place }],
    );
    const left = remaining.map(({ segment }) => segment).join('');
    if (left.trim().length < LEFT_MIN) return '';
    const found = readSafety(left);
    if (!found) return cuts === 0 ? '' : left.trim();
    let at = 0;
    for (const { segment, place } of remaining) {
      const touched = at < found.end && at + segment.length > found.start;
      if (touched) for (const near of [place - 1, place, place + 1]) gone.add(near);
      at += segment.length;
    }
  }
  return '';
}
