import type { Fact } from '../../../ai/builtIn/work/facts.ts';
import { type Fault, judgeProse } from '../../../ai/builtIn/work/judge.ts';
import type { Outcome } from './checks.ts';
import { formsOf } from './library/kit.ts';
import { isSentence, normal, type Reading, says, sentencesOf, wordsOf } from './reading.ts';
import { type Criterion, type GradingKey, isContent } from './spec.ts';

/** Words in a row without the small ones between them say nothing from this many on; short notes leave them out. */
const LIST_FROM = 8;

/** Other ways to write days and amounts, once each: the library’s lists hold most of them. */
const formsOfAll = (any: readonly string[]): string[] => [...new Set(any.flatMap(formsOf))];

/**
 * What an answer states, and what's wrong with it; the sentence beside a list of records only has to name its
 * facts.
 */
export async function readProse(
  { form, criteria, solution }: GradingKey,
  { own }: Reading,
  given: string,
): Promise<{ said: ReadonlySet<string>; fault: Fault | null }> {
  const facts = criteria.flatMap(({ check }) => (check.kind === 'facts' ? check.facts : []));
  if (form === 'records') {
    const sentences = sentencesOf(own).filter(isSentence).map(normal);
    const named = facts.filter(({ any }) => sentences.some((sentence) => says(sentence, formsOfAll(any))));
    return { said: new Set(named.map(({ name }) => name)), fault: null };
  }
  const choices = criteria.flatMap(({ check }) => (check.kind === 'lines' ? check.rows : []));
  const spoken = sentencesOf(own)
    .filter((sentence) => wordsOf(sentence).length < LIST_FROM || isSentence(sentence))
    .join('\n');
  const { heard, fault } = await judgeProse(spoken, { facts, claims: choices.map(claimOf) }, given, {
    solution,
    others: choices.flatMap((choice) => namesOfOthers(choice, given)),
    names: (text, any) => says(normal(text), formsOfAll(any)),
  });
  return { said: new Set(heard.filter(({ state }) => state === 'said').map(({ fact }) => fact.name)), fault };
}

/** Whether the choice is unambiguous: an answer that names it and then argues against it doesn't count. */
function claimOf({ values }: { values: string[][] }): Fact {
  return {
    name: 'the choice',
    any: values[0] ?? [],
    says: [
      'I would take {it}',
      'I choose {it}',
      '{it} is the only one that meets everything',
      '{it} fits best',
      'this one is good for us',
      'it has all that we need',
    ],
    denies: [
      'I wouldn’t take {it}',
      'I advise against {it}',
      '{it} doesn’t fit',
      'this one is bad for us',
      'it lacks what we need',
    ],
  };
}

/** The names of the wrong choices, and distinctive words of them: "Pinelow" for "Pinelow Textiles". */
function namesOfOthers({ values, not }: { values: string[][]; not: string[] }, given: string): string[] {
  const elsewhere = given
    .split('\n')
    .filter((line) => !not.some((name) => line.startsWith(`${name}:`)))
    .join('\n');
  const own = `${values.flat().join(' ')} ${elsewhere}`;
  const words = not.flatMap((name) => name.split(' ')).filter((word) => !says(normal(own), [word]));
  return [...not, ...words];
}

/** Content's maximum in an answer that's false, rude, or without a reason: too little to pass. */
const FAULT_SHARE = 0.4;
const QUOTE_MAX = 160;

const faultReasons: Readonly<Record<Fault['kind'], (quote: string) => string>> = {
  false: (quote) => `“${quote}” contradicts the task panel.`,
  figure: (quote) => `The figure in “${quote}” doesn’t match the task panel. Look it up again.`,
  tone: (quote) => `I wouldn’t send “${quote}” to anyone. Say it without the sting.`,
};

/** A criterion's outcome in an answer with a fault. */
export function spoiledBy(
  fault: Fault | null,
  { check }: Criterion,
  outcome: Outcome | null,
): Outcome | null {
  if (!fault || !outcome || !isContent(check)) return outcome;
  const quote = fault.quote.replace(/^[\s,;:–—-]+|[\s,;.]+$/g, '');
  const text = quote.length > QUOTE_MAX ? `${quote.slice(0, QUOTE_MAX).trimEnd()}…` : quote;
  return {
    share: Math.min(outcome.share, FAULT_SHARE),
    // Stands after the criterion's name, which the outcome answers and the fault doesn't.
    reason: `${outcome.reason} ${faultReasons[fault.kind](text)}`,
  };
}

type Judged = { criterion: Criterion; outcome: Outcome | null };

/** A choice of which nothing says why may be a guess, and is worth no more than an answer with a fault. */
export function withoutBareChoice({ form }: GradingKey, outcomes: readonly Judged[]): readonly Judged[] {
  const reasons = outcomes.filter(({ criterion }) => criterion.check.kind === 'facts');
  if (form !== 'prose' || reasons.length === 0 || reasons.some(({ outcome }) => outcome?.share !== 0))
    return outcomes;
  return outcomes.map(({ criterion, outcome }) =>
    criterion.check.kind === 'lines' && outcome && outcome.share > FAULT_SHARE
      ? { criterion, outcome: { share: FAULT_SHARE, reason: 'Give the reasons for your choice.' } }
      : { criterion, outcome },
  );
}
