import { finalScore } from '../../../shared/interview/scoring.ts';
import { rateInterview } from '../../features/interview/parts/rating/rateInterview.ts';
import { rubricFor } from '../../features/interview/parts/rating/rubric.ts';
import { type Ai, AiError } from '../ai.ts';
import { isUnusable } from '../connection/troubles.ts';
import { type Answered, type Graded, messageSection, workSection } from './assignments/answerFigures.ts';
import { answerCase, gradeCase } from './assignments/answers.ts';
import type { InterviewCase } from './format.ts';
import {
  agreementOf,
  type Extent,
  eachOf,
  figuresOf,
  type InterviewFigures,
  type Scored,
  type Scorer,
  scoreAll,
} from './interviews/interviewFigures.ts';
import { factsOf, scoreBuiltIn, turnsOf, YEAR } from './interviews/interviews.ts';
import { mean, spearman } from './measures.ts';
import type { Used } from './models.ts';
import type { MessageCase, WorkCase } from './outside.ts';
import { figureHeads, interviewSection, type Section } from './report.ts';

/** The model that judges, with its name in the report, and the one that leads conversations, if it's a different one. */
export type Judge = { name: string; ai: Ai; talker?: { name: string; ai: Ai }; used: Readonly<Used> };

export type Cases = {
  sets: { title: string; interviews: InterviewCase[] }[];
  work: WorkCase[];
  messages: MessageCase[];
};

/** Everything one model made of all the cases. */
export type Run = {
  model: string;
  /** The model that replied to messages. */
  talker: string;
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

type Watched = { ai: Ai; refusal: AiError | null };

/** Wraps a model to keep its server's first refusal, because grading and the safety layer continue without a model. */
function watched(ai: Ai): Watched {
  const keep = (error: unknown): never => {
    if (error instanceof AiError && !isUnusable(error)) found.refusal ??= error;
    throw error;
  };
  const found: Watched = {
    ai: {
      ...ai,
      object: (request) => ai.object(request).catch(keep),
      async *stream(request) {
        try {
          yield* ai.stream(request);
        } catch (error) {
          keep(error);
        }
      },
    },
    refusal: null,
  };
  return found;
}

/**
 * Null for an answer that can't be used. A refused call says nothing about the model, so it stops the run, like any other error.
 * @throws AiError
 */
async function orNull<T>(model: Watched, work: (ai: Ai) => Promise<T>): Promise<T | null> {
  const found = await work(model.ai).catch((error: unknown) => {
    if (!isUnusable(error)) throw error;
    return null;
  });
  if (model.refusal) throw model.refusal;
  return found;
}

/** Scores a talk as the server does when an interview has ended. */
function scorerOf(model: Watched, signal: AbortSignal): Scorer {
  if (model.ai.builtIn) return scoreBuiltIn;
  return (one) =>
    orNull(model, async (ai) => {
      const talk = { facts: factsOf(one), turns: turnsOf(one), rubric: rubricFor(one.position), year: YEAR };
      const { criteria } = (await rateInterview(ai, talk, { subject: one.id, signal })).ratings;
      return {
        score: finalScore(criteria),
        ratings: Object.fromEntries(criteria.map(({ criterion, rating }) => [criterion, rating])),
      };
    });
}

/** Lets a model judge all the cases. @throws AiError when its server refuses */
export async function runModel(
  { name, ai, talker = { name, ai }, used }: Judge,
  cases: Cases,
  { extent, price, signal }: { extent: Extent; price: Price | null; signal: AbortSignal },
): Promise<Run> {
  const started = performance.now();
  const [judging, talking] = [watched(ai), watched(talker.ai)];
  const score = scorerOf(judging, signal);
  const sets: Run['sets'] = [];
  for (const { title, interviews } of cases.sets) {
    const { scored, unscored } = await scoreAll(interviews, score, extent);
    const figures = await figuresOf(scored, score, extent);
    sets.push({ title, scored, figures: { ...figures, unscored: figures.unscored + unscored } });
  }
  const work = await eachOf(cases.work, extent.atOnce, async (one) => ({
    one,
    found: await orNull(judging, (model) => gradeCase(model, one, signal)),
  }));
  const messages = await eachOf(cases.messages, extent.atOnce, async (one) => ({
    one,
    found: await orNull(talking, (model) => answerCase(model, one, signal)),
  }));
  const cost = price && (used.inputTokens * price.input + used.outputTokens * price.output) / 1_000_000;
  const seconds = (performance.now() - started) / 1_000;
  const made = { sets, work, messages, used: { ...used }, seconds };
  return { model: name, talker: talker.name, ...made, cost: ai.builtIn ? 0 : cost };
}

/** The run as parts of a report. */
export function sectionsOf({ model, talker, sets, work, messages, used, cost, seconds }: Run): Section[] {
  return [
    ...sets.map(({ title, figures, scored }) => interviewSection(`${title} · ${model}`, figures, scored)),
    ...(work.length > 0 ? [workSection(`Work answers · ${model}`, work)] : []),
    ...(messages.length > 0 ? [messageSection(`Messages · ${talker}`, messages)] : []),
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

/** The figures of some of the scored cases. Figures that need more scorings are left out, unless all cases are included. */
function figuresAmong(
  { figures, scored }: Run['sets'][number],
  ids: ReadonlySet<string>,
): { figures: InterviewFigures; scored: Scored[] } {
  const common = scored.filter(({ one: { id } }) => ids.has(id));
  if (common.length === scored.length) return { figures, scored };
  const variants = {
    polarityDrop: null,
    padding: null,
    gaming: null,
    lowerCase: null,
    injection: null,
    repeats: null,
  };
  return { figures: { ...agreementOf(common), ...variants, unscored: figures.unscored }, scored: common };
}

/** Two models side by side, on the cases both could score, and how far they agree with each other. */
export function comparisonOf(one: Run, other: Run): Section[] {
  return one.sets.flatMap((left, index) => {
    const right = other.sets[index];
    if (!right) return [];
    const ids = new Set(right.scored.map(({ one: { id } }) => id));
    const mine = figuresAmong(left, ids);
    const theirs = figuresAmong(right, new Set(mine.scored.map(({ one: { id } }) => id)));
    const rows = interviewSection('', mine.figures, mine.scored).rows;
    const others = interviewSection('', theirs.figures, theirs.scored).rows;
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
