import type { Ratings } from '../../../../shared/interview/scoring.ts';

/** A numbered quote, its position, and the criteria it supports. */
export type Mark = {
  number: number;
  /** Sequence number of the candidate's message. */
  seq: number;
  /** UTF-16 units into the message. */
  start: number;
  end: number;
  criteria: string[];
  /** True when it only supports low ratings. */
  weak: boolean;
};

/** A piece of a message: plain text, or covered by one or more marks. */
type Segment = { start: number; text: string; marks: Mark[] };

type Message = { seq: number; content: string };

/**
 * Numbers every quote of the ratings once, in transcript order. A quote that isn't in its message gets no number; one
 * that appears more than once is marked at its first place.
 */
export function marksOf(ratings: Ratings | null, messages: readonly Message[]): Mark[] {
  const texts = new Map(messages.map(({ seq, content }) => [seq, content]));
  const marks = new Map<string, Mark>();
  for (const { criterion, rating, evidence } of ratings?.criteria ?? []) {
    const weak = (rating ?? 0) <= 2;
    for (const { seq, quote } of evidence) {
      const place = quote === '' ? null : placeOf(texts.get(seq) ?? '', quote);
      if (!place) continue;
      const key = `${seq}:${place.start}:${place.end}`;
      const known = marks.get(key);
      if (!known) marks.set(key, { number: 0, seq, ...place, criteria: [criterion], weak });
      else if (!known.criteria.includes(criterion)) {
        known.criteria.push(criterion);
        known.weak &&= weak;
      }
    }
  }
  return [...marks.values()]
    .sort((a, b) => a.seq - b.seq || a.start - b.start || a.end - b.end)
    .map((mark, index) => ({ ...mark, number: index + 1 }));
}

/** A quote's position, widened to whole characters. */
function placeOf(text: string, quote: string): { start: number; end: number } | null {
  const start = text.indexOf(quote);
  if (start === -1) return null;
  const end = start + quote.length;
  return { start: cutsPair(text, start) ? start - 1 : start, end: cutsPair(text, end) ? end + 1 : end };
}

function cutsPair(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const before = text.charCodeAt(at - 1);
  return code >= 0xdc00 && code <= 0xdfff && before >= 0xd800 && before <= 0xdbff;
}

/** Splits a message at the borders of its marks. The joined pieces always equal the message. */
export function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const inside = marks.filter(({ start, end }) => start >= 0 && start < end && end <= text.length);
  const borders = [...new Set([0, text.length, ...inside.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1] ?? text.length;
    return {
      start,
      text: text.slice(start, end),
      marks: inside.filter((mark) => mark.start <= start && mark.end >= end),
    };
  });
}
