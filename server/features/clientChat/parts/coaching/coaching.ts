import { z } from 'zod';
import {
  type CoachedCriterion,
  type Coaching,
  type CriterionId,
  criterionIds,
  playbook,
} from '../../../../../shared/clientChat/schema.ts';
import { firstName } from '../../../../../shared/text/firstName.ts';
import { alignQuote } from '../../../../ai/calls/alignQuote.ts';
import { figureIn, isFields, listIn, textsIn } from '../../../../ai/calls/loose.ts';
import { resultOf } from '../client/mood.ts';
import { stateOf, type Turn } from '../client/turns.ts';
import { sentencesOf } from '../reading/sentences.ts';
import type { Scenario } from '../scenario.ts';

const CRITERIA_MAX = 12;
const QUOTES_MAX = 5;
const REASON_MAX = 400;
const EXAMPLE_MAX = 600;
const QUOTE_MAX = 2_000;

const Proposed = z.object({
  criterion: z.string().max(REASON_MAX),
  quotes: z.array(z.string().max(QUOTE_MAX)).max(QUOTES_MAX),
  reason: z.string().max(REASON_MAX),
  rating: z.number().int().min(1).max(5).nullable(),
  tryInstead: z.string().max(EXAMPLE_MAX),
});
type Proposed = z.infer<typeof Proposed>;

/**
 * A model's coaching proposal, untrusted until {@link settleCoaching}. Small deviations from the schema are tolerated.
 */
export const ProposedCoaching = z.preprocess(
  coerced,
  z.object({ criteria: z.array(Proposed).max(CRITERIA_MAX) }),
);
export type ProposedCoaching = z.infer<typeof ProposedCoaching>;

function coerced(value: unknown): unknown {
  const list = listIn(value, ['criteria', 'ratings', 'coaching'], 'criterion');
  return list ? { criteria: list.flatMap(proposedIn).slice(0, CRITERIA_MAX) } : value;
}

function proposedIn(value: unknown): Proposed[] {
  if (!isFields(value)) return [];
  const criterion = value.criterion ?? value.id ?? value.label;
  if (typeof criterion !== 'string') return [];
  const id = playbook.find((one) =>
    [one.id, one.label.toLowerCase()].includes(criterion.trim().toLowerCase()),
  )?.id;
  const text = (said: unknown, most: number): string => (typeof said === 'string' ? said.slice(0, most) : '');
  const rating = figureIn(value.rating ?? value.score, { from: 1, to: 5 });
  return [
    {
      criterion: id ?? criterion.slice(0, REASON_MAX),
      quotes: textsIn(value.quotes ?? value.quote, { most: QUOTES_MAX, length: QUOTE_MAX }),
      reason: text(value.reason, REASON_MAX),
      rating: rating === null ? null : Math.round(rating),
      tryInstead: text(value.tryInstead, EXAMPLE_MAX),
    },
  ];
}

/** Shares of the score; they add up to 100. */
const weights: Record<CriterionId, number> = {
  greeting: 10,
  understanding: 20,
  accuracy: 25,
  empathy: 20,
  resolution: 15,
  closing: 10,
};
/** The reason where nothing can be quoted. */
export const NOT_SHOWN = 'Not shown in this chat.';
/** Of what single sentences earn, a chat keeps so much when it helped in part, and when it didn't help. */
const PARTLY = 0.9;
const UNHELPED = 0.4;
/** At this mood a client is upset; the most a chat can earn that helped in part. */
const UPSET = 2;
const UPSET_MOST = 45;
const PARTLY_MOST = 65;
/** From this rating on there is nothing to try again. */
const GOOD = 4;

/** The playbook as a model reads it. */
export const playbookText = playbook
  .map(({ id, label, meaning }) => `- ${id} (${label}): ${meaning}`)
  .join('\n');

/**
 * Turns a proposal into verifiable coaching: the playbook's six criteria, each with verbatim quotes from the
 * employee's messages; one without a quote isn't shown and earns nothing. `fromSeq` is this practice's first
 * message: the copied part of a replay isn't judged again.
 */
export function settleCoaching(
  scenario: Scenario,
  proposed: ProposedCoaching,
  turns: readonly Turn[],
  fromSeq: number,
  model: string,
): Coaching {
  const own = ownTurns(turns, fromSeq);
  const examples = exampleWords(scenario);
  const criteria = criterionIds.map((criterion): CoachedCriterion => {
    const proposal = proposed.criteria.find((one) => one.criterion === criterion);
    const quotes = (proposal?.quotes ?? []).flatMap((quote) => locate(quote, own));
    const unique = [...new Map(quotes.map((quote) => [quote.text, quote])).values()].slice(0, 3);
    const rating = quotes.length === 0 ? null : (proposal?.rating ?? null);
    const first = criterion === 'resolution' || criterion === 'closing' ? own.at(-1) : own[0];
    return {
      criterion,
      rating,
      reason: rating === null ? NOT_SHOWN : (proposal?.reason ?? ''),
      quotes: rating === null ? [] : unique,
      tryInstead: proposal?.tryInstead.trim() || examples[criterion],
      replaySeq: rating !== null && rating >= GOOD ? null : (quotes[0]?.seq ?? first?.seq ?? null),
    };
  });
  const score = agreed(scenario, turns, scoreOf(criteria));
  return { criteria, score, summary: summaryOf(criteria), model };
}

/**
 * The figure agrees with the chat: a client who leaves, asks for a supervisor, or learned nothing wasn't helped, however
 * kind single sentences were.
 */
function agreed(scenario: Scenario, turns: readonly Turn[], earned: number): number {
  const state = stateOf(scenario, turns);
  switch (resultOf(state)) {
    case 'resolved':
      return earned;
    case 'partly':
      return Math.round(Math.min(earned * PARTLY, state.mood <= UPSET ? UPSET_MOST : PARTLY_MOST));
    case 'not resolved':
      return Math.round(earned * UNHELPED);
  }
}

/** 0–100: each rating's share of its weight; not shown earns nothing. */
function scoreOf(criteria: readonly Pick<CoachedCriterion, 'criterion' | 'rating'>[]): number {
  return Math.round(
    criteria.reduce((sum, { criterion, rating }) => sum + (weights[criterion] * (rating ?? 0)) / 5, 0),
  );
}

/** Words that hurt the client come first, and then what cost the most of the score. */
function urgencyOf({ criterion, rating }: CoachedCriterion): number {
  if (criterion === 'empathy' && rating === 1) return Number.POSITIVE_INFINITY;
  return weights[criterion] * (5 - (rating ?? 0));
}

/** What to work on: what wasn't shown if that cost the most, otherwise what was rated lowest. */
function nextOf(criteria: readonly CoachedCriterion[]): CoachedCriterion | undefined {
  const byUrgency = [...criteria].sort((a, b) => urgencyOf(b) - urgencyOf(a));
  if (byUrgency[0]?.rating === null) return byUrgency[0];
  return byUrgency
    .filter(({ rating }) => rating !== null)
    .sort((a, b) => (a.rating ?? 0) - (b.rating ?? 0))[0];
}

function summaryOf(criteria: readonly CoachedCriterion[]): string {
  const labelOf = (id: CriterionId): string =>
    (playbook.find((one) => one.id === id)?.label ?? id).toLowerCase();
  const [best] = [...criteria].sort((a, b) => (b.rating ?? 0) - (a.rating ?? 0));
  const next = nextOf(criteria);
  if (!best || !next || (best.rating ?? 0) === 0)
    return 'There’s nothing to coach in this chat. Next time, write to the client.';
  const praise = `your ${labelOf(best.criterion)} (“${best.quotes[0]?.text ?? ''}”)`;
  if ((next.rating ?? 0) >= GOOD) return `A strong chat. What stood out: ${praise}.`;
  const example = `For example: “${next.tryInstead}”`;
  if ((best.rating ?? 0) < 3)
    return `The client needed more help. Next time, work on ${labelOf(next.criterion)}. ${example}`;
  return `Your best moment: ${praise}. Next time, work on ${labelOf(next.criterion)}. ${example}`;
}

function ownTurns(turns: readonly Turn[], fromSeq: number): Turn[] {
  return turns.filter(({ role, seq }) => role === 'user' && seq >= fromSeq);
}

/** A quote's message, with the original wording; null when it's in none. */
function locate(quote: string, own: readonly Turn[]): { seq: number; text: string }[] {
  const wanted = quote.trim();
  if (wanted === '') return [];
  for (const { seq, content } of own) {
    const text = content.includes(wanted) ? wanted : alignQuote(wanted, content);
    if (text !== null) return [{ seq, text }];
  }
  return [];
}

/** Criteria rated with quotes of which none is in the employee's messages. */
export function unproven(proposed: ProposedCoaching, turns: readonly Turn[], fromSeq: number): string[] {
  const own = ownTurns(turns, fromSeq);
  return proposed.criteria.flatMap(({ criterion, rating, quotes }) =>
    rating === null || quotes.some((quote) => locate(quote, own).length > 0) ? [] : [criterion],
  );
}

/** A sentence for each criterion that would have been good in this chat. */
export function exampleWords(scenario: Scenario): Record<CriterionId, string> {
  const name = firstName(scenario.persona.name);
  const [understand, solve] = scenario.brief.model;
  const sentences = sentencesOf(understand);
  return {
    greeting: `Hi ${name}, thanks for writing. I’ll help you with this.`,
    understanding: understand,
    // The first sentence is thanks; the next one says what the case notes bear out.
    accuracy: sentencesOf(solve)[1] ?? solve,
    empathy:
      sentences.findLast((sentence) => /sorry|understand/i.test(sentence)) ??
      'I’m sorry about this, and I understand why it’s frustrating.',
    resolution: solve,
    closing: `Is there anything else I can help you with, ${name}? Have a good day.`,
  };
}
