import { figureKinds } from './figures.ts';
import { nearness, plainScales, type Statement, scaleNames, statementsIn } from './statements.ts';

/** Something that an answer has to say: spellings that name it, and sentences that say it or would be false. */
export type Fact = {
  name: string;
  any: readonly string[];
  says?: readonly string[] | undefined;
  denies?: readonly string[] | undefined;
};

/** What an answer does with a fact; `quote` is where it says something false. */
export type Heard = { fact: Fact; state: 'said' | 'denied' | 'unsaid'; quote: string | null };

/** How near a sentence has to be to say a fact without any of its spellings. */
const SAME = 0.62;
/** How near a sentence that names a fact has to be to one that says it; otherwise the name is a mere mention. */
const ABOUT = 0.3;
/** By how much a sentence with a verb may be nearer to a mere mention than to what says the fact. */
const MENTION = 0.08;
/** How near a false statement has to be to one that's known to be false. */
const FALSE = 0.58;
/** By how much it also has to be nearer to that one than to what's right about any fact, */
const OTHERS = 0.04;
/** and than to what's right about this fact: for the denial of what's right, and for another false sentence. */
const MARGINS = { reversed: 0.17, false: 0.14 };
/** A sentence with only a "not" added stays near to the original, so the margin shrinks from `near` on, to `least` at 1. */
const CLOSE = { near: 0.7, least: 0.08 };
/** The margin for "more" instead of "less", which leaves little doubt. */
const TURNED = 0.02;
/** "It isn't below the limit" has no verb to compare by, so it has to be nearer to what it denies. */
const BARE = 0.66;

/** Beside these words a figure is the limit that something is held against. */
const limit =
  /\b(?:under|below|within|inside|less|lower|more|than|above|over|limit|maximum|most|least|needs?|needed|required|wanted|asked|before)\b/i;
/** A statement this near to a fact is about that fact only, so another figure in it is a wrong one. */
const REPLACED = 0.72;

/** Sentences that name a fact without saying anything about it. */
const mentions = [
  'the answer has to do with {it}',
  '{it} is important here',
  'this is about {it}',
  'I know about {it}',
  'the message has to mention {it}',
  'don’t forget {it}',
];

type Reference = Statement & { kind: 'right' | 'false' | 'mention' };

const stated = (text: string, value: string): string => text.replaceAll('{it}', value);

async function referencesOf(
  { any, says = [], denies = [] }: Fact,
  solution: readonly Statement[],
  names: (text: string, any: readonly string[]) => boolean,
): Promise<Reference[]> {
  const value = (any[0] ?? '').replace('*', '');
  const read = async (texts: readonly string[], kind: Reference['kind']): Promise<Reference[]> =>
    (await statementsIn(texts.map((text) => stated(text, value)).join('\n'))).map((one) => ({
      ...one,
      kind,
    }));
  return [
    ...(await read(says, 'right')),
    ...(await read(denies, 'false')),
    ...(await read(mentions, 'mention')),
    ...solution.filter(({ text }) => names(text, any)).map((one) => ({ ...one, kind: 'right' as const })),
  ];
}

/** A fact of which most spellings are a figure, a date or a name can't be said without one of them. */
const isBound = ({ any }: Fact): boolean =>
  any.filter((form) => /\d|^\p{Lu}/u.test(form)).length > any.length / 2;

/** How near a statement comes to what's right about a fact, to its denial, to what else is false, and to a mere mention. */
type Sizes = {
  right: number;
  valued: number;
  reversed: number;
  turned: number;
  /** Of `turned`, what is said under a condition as the right statement is. */
  turnedIf: number;
  /** Of `turned`, what goes the other way on one of {@link plainScales}. */
  opposed: number;
  false: number;
  mention: number;
  about: number;
};
const nothing: Sizes = {
  right: 0,
  valued: 0,
  reversed: 0,
  turned: 0,
  turnedIf: 0,
  opposed: 0,
  false: 0,
  mention: 0,
  about: 0,
};

/** @param named whether the statement holds a spelling of the fact: denying it then needs no verb in common */
function sizesOf(statement: Statement, references: readonly Reference[], named: boolean): Sizes {
  const sizes = { ...nothing };
  for (const reference of references) {
    const near = nearness(statement.meaning, reference.meaning);
    const { kind } = reference;
    if (kind === 'right') sizes.about = Math.max(sizes.about, near);
    if (kind !== 'mention' && isTurned(statement, reference)) {
      if (kind === 'right') {
        sizes.turned = Math.max(sizes.turned, near);
        if (!statement.claims && !reference.claims) sizes.turnedIf = Math.max(sizes.turnedIf, near);
        if (isOpposed(statement, reference, plainScales)) sizes.opposed = Math.max(sizes.opposed, near);
      }
      continue;
    }
    const alike = statement.denied === reference.denied && !(kind === 'right' && statement.reversed);
    if (kind === 'false' && reference.denied && !deniesAlike(statement, reference)) continue;
    if (alike || kind === 'mention') {
      sizes[kind] = Math.max(sizes[kind], near);
      if (kind === 'right' && /\d/.test(reference.text)) sizes.valued = Math.max(sizes.valued, near);
    } else if (kind === 'right') {
      const { reversed, denies, verbs } = statement;
      const bare = denies && verbs.size === 0 && near >= BARE;
      const aligned =
        reversed ||
        bare ||
        (named && denies) ||
        ((denies || reference.denies) && [...verbs].some((verb) => reference.verbs.has(verb)));
      if (aligned) sizes.reversed = Math.max(sizes.reversed, near);
      // "The scanner missed it" beside "it was not scanned": said without a denier.
      else if (!statement.denied) sizes.right = Math.max(sizes.right, near * 0.9);
    }
  }
  return sizes;
}

/** Whether one says "more than", "before", or "done" where the other says "less than", "after", or "missing", or who does it to whom is swapped. */
const isTurned = (statement: Statement, reference: Statement): boolean =>
  isSwapped(statement, reference) || isOpposed(statement, reference, scaleNames);

const isOpposed = (
  one: Statement,
  other: Statement,
  scales: readonly (typeof scaleNames)[number][],
): boolean => scales.some((scale) => one.direction[scale] * other.direction[scale] < 0);

/** "You asked us" beside "we asked you", and "Ann sends it" beside "Ben will send it". */
function isSwapped({ roles: one }: Statement, { roles: other }: Statement): boolean {
  if (one === null || other === null || one.verb !== other.verb) return false;
  const isName = (who: string): boolean => /^\p{Lu}/u.test(who);
  const isPerson = isName(other.from) || /^(?:us|you|they)$/.test(other.from);
  if (isName(one.from) && isName(other.from)) return one.from !== other.from && !one.names.has(other.from);
  return isPerson && one.from !== other.from && one.to.has(other.from) && !other.to.has(other.from);
}

/** Whether both deny the same verb: "no more bookings are taken" isn't "the bookings do not close". */
const deniesAlike = (statement: Statement, reference: Reference): boolean =>
  statement.denies && [...statement.verbs].some((verb) => reference.verbs.has(verb));

/** What belongs to an answer: a right one, words that name choices which weren't to be taken, and how spellings are found. */
export type Frame = {
  solution: string;
  others: readonly string[];
  names(text: string, any: readonly string[]): boolean;
};

/**
 * Which facts a text says, and which it denies. A statement denies a fact when it comes nearer to what is false about
 * it than to what is right about any of them, or when it gives another figure for it and the right one never comes.
 * What is said about the other choices is no denial.
 */
export async function hearFacts(text: string, facts: readonly Fact[], frame: Frame): Promise<Heard[]> {
  const statements = (await statementsIn(text)).filter(({ listed }) => !listed);
  const solution = await statementsIn(frame.solution);
  const references = await Promise.all(facts.map((fact) => referencesOf(fact, solution, frame.names)));
  const sized = statements.map((statement) => ({
    statement,
    named: (fact: Fact): boolean => frame.names(statement.text, fact.any),
    aside: isAside(statement, statements, frame),
    sizes: references.map((own, index) => {
      const any = facts[index]?.any ?? [];
      return sizesOf(statement, own, frame.names(statement.text, any));
    }),
  }));
  return facts.map((fact, index): Heard => {
    let said = false;
    let worst = { sure: 0, quote: '' };
    let replaced: string | null = null;
    for (const { statement, named, aside, sizes } of sized) {
      const own = sizes[index] ?? nothing;
      const best = Math.max(...sizes.map(({ right }) => right));
      const near = own.valued >= REPLACED && own.right === best && !aside && !limit.test(statement.text);
      if (near && hasOtherFigure(statement, fact, frame)) replaced = statement.text;
      if (isBound(fact) && !named(fact)) continue;
      const sure = Math.max(
        falseness(own.reversed, own.right, best, marginOf(own.reversed)),
        falseness(own.false, own.right, best, MARGINS.false),
        falseness(own.turned, own.right, best, TURNED),
        own.opposed >= FALSE ? own.opposed : 0,
        named(fact) && isAvoided(statement, fact, frame) && own.about >= FALSE ? own.about : 0,
      );
      if (sure > 0) {
        const ifSo = falseness(own.turnedIf, own.right, best, TURNED) > 0;
        if (!aside && (statement.claims || ifSo) && sure > worst.sure)
          worst = { sure, quote: statement.text };
      } else if (
        own.right >= (named(fact) ? ABOUT : SAME) &&
        own.right > Math.max(own.reversed, own.mention - (statement.verbs.size > 0 ? MENTION : 0))
      )
        said = true;
    }
    if (worst.sure > 0) return { fact, state: 'denied', quote: worst.quote };
    if (replaced && !(said && isBound(fact))) return { fact, state: 'denied', quote: replaced };
    return { fact, state: said ? 'said' : 'unsaid', quote: null };
  });
}

/** Whether a statement names a fact only by what it says isn't so: "at the office instead of on her cell phone". */
const isAvoided = ({ text, avoided }: Statement, { any }: Fact, { names }: Frame): boolean =>
  avoided !== '' && names(avoided, any) && !names(text.replace(avoided, ' '), any);

/** Whether a statement names a figure of the kind that a fact has, and not the fact's own. */
function hasOtherFigure({ text }: Statement, { any }: Fact, { names }: Frame): boolean {
  const values = any.filter((form) => /\d/.test(form));
  const kinds = figureKinds(text);
  return (
    values.length > 0 &&
    !names(text, values) &&
    [...figureKinds(values[0] ?? '')].some((kind) => kinds.has(kind))
  );
}

/** How much nearer to its denial than to what's right a statement has to be. */
const marginOf = (near: number): number =>
  MARGINS.reversed - (Math.max(0, near - CLOSE.near) / (1 - CLOSE.near)) * (MARGINS.reversed - CLOSE.least);

/** By how much a statement is false rather than right; 0 when it isn't surely false. */
const falseness = (near: number, right: number, best: number, margin: number): number =>
  near >= FALSE && near - right >= margin && near - best >= OTHERS ? near - right : 0;

/** Whether a statement is about another choice: its sentence names one, or "the others". */
export function isAside({ sentence }: Statement, statements: readonly Statement[], frame: Frame): boolean {
  if (frame.others.length === 0) return false;
  const whole = statements.filter((one) => one.sentence === sentence).map(({ text }) => text);
  return frame.names(whole.join(' '), [...frame.others, 'others', 'the other', 'the rest', 'remaining']);
}
