/** What two statements disagree about, in words. */
const contradictionWords = {
  years: 'Years of experience and résumé don’t match',
  age: 'Years of experience and age don’t match',
  employer: 'Says the résumé isn’t right',
  job: 'Gives two different answers about a current job',
} as const;
export type ContradictionKind = keyof typeof contradictionWords;

/** Two statements that can’t both be true, as a rating’s reason names them. */
export type NamedContradiction = { says: string; first: string; second: string };

/** Quotation marks inside a quote; they would end it. */
export const plainQuotes = (text: string): string => text.replace(/[“”]/g, '"');

/** The reason of a rating that a contradiction limits: what doesn’t fit, both quotes, then the reason itself. */
export const contradictedReason = (
  what: ContradictionKind,
  { first, second, reason }: { first: string; second: string; reason: string },
): string => `${contradictionWords[what]}: “${plainQuotes(first)}” – “${plainQuotes(second)}”. ${reason}`;

const named = new RegExp(
  String.raw`^(${Object.values(contradictionWords).join('|')}): “([\s\S]+?)” – “([\s\S]+?)”\. ?`,
);

/** The contradiction that {@link contradictedReason} wrote into a reason, and what the reason says besides. */
export function readContradiction(reason: string): {
  contradiction: NamedContradiction | null;
  rest: string;
} {
  const [whole = '', says, first, second] = named.exec(reason) ?? [];
  if (!says || !first || !second) return { contradiction: null, rest: reason };
  return { contradiction: { says, first, second }, rest: reason.slice(whole.length) };
}
