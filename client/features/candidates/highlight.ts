import type { Ratings } from '../../../shared/scoring.ts';

/** A numbered quote and which criteria it supports. */
export type Mark = { number: number; seq: number; quote: string; criteria: string[]; weak: boolean };
/** A piece of a message: plain text, or covered by one or more marks. */
export type Segment = { text: string; marks: Mark[] };

/** Numbers every quote of the ratings once, in the order of the conversation. */
export function marksOf(ratings: Ratings | null): Mark[] {
  const marks = new Map<string, Mark>();
  for (const { criterion, rating, evidence } of ratings?.criteria ?? []) {
    for (const { seq, quote } of evidence) {
      const key = `${seq} ${quote}`;
      const known = marks.get(key);
      if (known) known.criteria.push(criterion);
      else marks.set(key, { number: 0, seq, quote, criteria: [criterion], weak: (rating ?? 0) <= 2 });
    }
  }
  const ordered = [...marks.values()].sort((a, b) => a.seq - b.seq || a.quote.localeCompare(b.quote));
  ordered.forEach((mark, index) => {
    mark.number = index + 1;
  });
  return ordered;
}

/** Cuts a message at the borders of its quotes. The pieces put together are always the message. */
export function segmentsOf(text: string, marks: readonly Mark[]): Segment[] {
  const spans = marks.flatMap((mark) => {
    const start = text.indexOf(mark.quote);
    return start === -1 || mark.quote === '' ? [] : [{ mark, start, end: start + mark.quote.length }];
  });
  const borders = [...new Set([0, text.length, ...spans.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  return borders.slice(0, -1).map((start, index) => {
    const end = borders[index + 1] ?? text.length;
    return {
      text: text.slice(start, end),
      marks: spans.filter((span) => span.start <= start && span.end >= end).map(({ mark }) => mark),
    };
  });
}
