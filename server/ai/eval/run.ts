import { finalScore } from '../../../shared/interview/scoring.ts';
import { rateTalk } from '../../features/interview/parts/rating/rateTalk.ts';
import { rubricFor } from '../../features/interview/parts/rating/rubric.ts';
import { type Ai, AiError } from '../ai.ts';
import { type Answered, type Graded, messageSection, workSection } from './answerFigures.ts';
import { answerCase, gradeCase } from './answers.ts';
import type { InterviewCase } from './format.ts';
import {
  type Extent,
  eachOf,
  figuresOf,
  type InterviewFigures,
  type Scored,
  type Scorer,
  scoreAll,
} from './interviewFigures.ts';
import { factsOf, scoreBuiltIn, turnsOf, YEAR } from './interviews.ts';
import { mean, spearman } from './measures.ts';
import type { Used } from './models.ts';
import type { MessageCase, WorkCase } from './outside.ts';
import { figureHeads, interviewSection, type Section } from './report.ts';

/** A model that judges, under the name it has in the report. */
export type Judge = { name: string; ai: Ai; used: Readonly<Used> };

export type Cases = {
  sets: { title: string; interviews: InterviewCase[] }[];
  work: WorkCase[];
  messages: MessageCase[];
};

/** Everything one model made of all the cases. */
export type Run = {
  model: string;
  sets: { title: string; figures: InterviewFigures; scored: Scored[] }[];
  work: Graded[];
  messages: Answered[];
  used: Used;
  /** Dollars; null where prices weren't given. */
  cost: number | null;
  seconds: number;
};

/** Dollars for a million tokens. */
type Price = { input: number; output: number };

/** Null for an answer that can't be used; anything else is a mistake of ours and stops the run. */
async function orNull<T>(work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AiError) return null;
    throw error;
  }
}

/** Scores a talk as the server does when an interview has ended. */
function scorerOf(ai: Ai, signal: AbortSignal): Scorer {
  if (ai.builtIn) return scoreBuiltIn;
  return (one) =>
    orNull(async () => {
      const talk = { facts: factsOf(one), turns: turnsOf(one), rubric: rubricFor(one.position), year: YEAR };
      const { criteria } = (await rateTalk(ai, talk, { subject: one.id, signal })).ratings;
      return {
        score: finalScore(criteria),
        ratings: Object.fromEntries(criteria.map(({ criterion, rating }) => [criterion, rating])),
      };
    });
}

/** Lets a model judge all the cases. */
export async function runModel(
  { name, ai, used }: Judge,
  cases: Cases,
  { extent, price, signal }: { extent: Extent; price: Price | null; signal: AbortSignal },
): Promise<Run> {
  const started = performance.now();
  const score = scorerOf(ai, signal);
  const sets: Run['sets'] = [];
  for (const { title, interviews } of cases.sets) {
    const { scored, unscored } = await scoreAll(interviews, score, extent);
    const figures = await figuresOf(scored, score, extent);
    sets.push({ title, scored, figures: { ...figures, unscored: figures.unscored + unscored } });
  }
  const work = await eachOf(cases.work, extent.atOnce, async (one) => ({
    one,
    found: await orNull(() => gradeCase(ai, one, signal)),
  }));
  const messages = await eachOf(cases.messages, extent.atOnce, async (one) => ({
    one,
    found: await orNull(() => answerCase(ai, one, signal)),
  }));
  const cost = price && (used.inputTokens * price.input + used.outputTokens * price.output) / 1_000_000;
  const seconds = (performance.now() - started) / 1_000;
  return { model: name, sets, work, messages, used: { ...used }, cost: ai.builtIn ? 0 : cost, seconds };
}

/** The run as parts of a report. */
export function sectionsOf({ model, sets, work, messages, used, cost, seconds }: Run): Section[] {
  return [
    ...sets.map(({ title, figures, scored }) => interviewSection(`${title} · ${model}`, figures, scored)),
    ...(work.length > 0 ? [workSection(`Work answers · ${model}`, work)] : []),
    ...(messages.length > 0 ? [messageSection(`Messages · ${model}`, messages)] : []),
    {
      title: `Cost of the run · ${model}`,
      heads: figureHeads,
      rows: [
        ['model calls', String(used.calls), '', ''],
        ['input tokens', String(used.inputTokens), '', ''],
        ['output tokens', String(used.outputTokens), '', ''],
        ['cost', cost === null ? 'unknown without --price' : `$${cost.toFixed(4)}`, '', ''],
        ['seconds', seconds.toFixed(1), '', ''],
      ],
      charts: [],
    },
  ];
}

/** Talks on which two models are furthest apart. */
const FURTHEST = 8;

/** Two models side by side, and how far they agree with each other. */
export function comparisonOf(one: Run, other: Run): Section[] {
  return one.sets.flatMap((left, index) => {
    const right = other.sets[index];
    if (!right) return [];
    const rows = interviewSection('', left.figures, left.scored).rows;
    const others = interviewSection('', right.figures, right.scored).rows;
    const both = left.scored.flatMap(({ one: { id }, found }) => {
      const match = right.scored.find((scored) => scored.one.id === id);
      return match ? [{ id, left: found.score, right: match.found.score }] : [];
    });
    const apart = both
      .map((pair) => ({ ...pair, gap: Math.abs(pair.left - pair.right) }))
      .sort((a, b) => b.gap - a.gap);
    const pairs = both.map(({ left: expected, right: found }) => ({ expected, found }));
    return [
      {
        title: `${left.title} · ${one.model} and ${other.model}`,
        heads: ['Figure', one.model, other.model],
        rows: rows.map(([label = '', value = ''], at) => [label, value, others[at]?.[1] ?? '']),
        charts: [],
      },
      {
        title: `${left.title} · where the two differ`,
        heads: ['Interview', one.model, other.model],
        rows: [
          ['Spearman between the two', pairs.length < 3 ? '–' : spearman(pairs).toFixed(2), ''],
          [
            'mean difference, points',
            apart.length === 0 ? '–' : mean(apart.map(({ gap }) => gap)).toFixed(1),
            '',
          ],
          ...apart.slice(0, FURTHEST).map(({ id, left: a, right: b }) => [id, String(a), String(b)]),
        ],
        charts: [],
      },
    ];
  });
}
