import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { cleanMessage, MESSAGE_MAX, TURNS_MAX } from '../../../../shared/conversation/schema.ts';
import type { ErrorCode } from '../../../../shared/errors/errors.ts';
import { JobId, type UserId } from '../../../../shared/ids/schema.ts';
import type { PreviewPlays, PreviewResult } from '../../../../shared/interview/preview.ts';
import type { InterviewPhase } from '../../../../shared/interview/schema.ts';
import { finalScore, recommendationFor } from '../../../../shared/interview/scoring.ts';
import { RubricInput } from '../../../../shared/jobs/rubrics.ts';
import { figure } from '../../../../shared/text/counted.ts';
import { firstName } from '../../../../shared/text/firstName.ts';
import type { UserActor } from '../../../actor.ts';
import { AiError, aiErrorCode } from '../../../ai/ai.ts';
import { languageDetector } from '../../../ai/builtIn/interview/english.ts';
import { jobs } from '../../../db/schema/jobs.ts';
import type { Deps } from '../../../deps.ts';
import { DomainError } from '../../../errors.ts';
import { isWithin, type LimitRule } from '../../../platform/limits/limits.ts';
import { whileAllowed } from '../../../platform/streams/periodicChecks.ts';
import { readSafety } from '../../../safety/reading.ts';
import { secondReading } from '../../../safety/service.ts';
import { safetyReply } from '../../../safety/words/reply.ts';
import { type Directive, nextDirective, otherDirectives, phaseOf } from '../director.ts';
import { interviewRequest } from '../prompts.ts';
import { writeSummary } from '../scoring.ts';
import { hoursOffered } from './answers/hours.ts';
import type { InterviewFacts, Turn, TurnMeta } from './context.ts';
import { companyFacts } from './facts/company.ts';
import { endForLanguage, endsForLanguage } from './interviewer/ending.ts';
import { interviewerWords } from './interviewer/guarding.ts';
import { writeFeedback } from './rating/feedback.ts';
import { rubricWith } from './rating/jobRubrics.ts';
import { rateInterview } from './rating/rateInterview.ts';
import { rubricOf } from './rating/rubric.ts';
import { TurnMetaSchema } from './turns.ts';

/**
 * A trial interview of HR's, with the director, words, safety reading, and scorer that candidates get. The
 * browser keeps it and sends all of it with each call; it never becomes a row, an email, or an event.
 */

/** An interviewer's turn with its question's text; a candidate's is held to `MESSAGE_MAX` below. */
const CONTENT_MAX = 8_000;

export const PreviewInput = z.strictObject({
  plays: z.union([
    z.strictObject({ position: z.string().trim().min(1).max(100) }),
    z.strictObject({ jobId: JobId, rubric: RubricInput }),
  ]) satisfies z.ZodType<PreviewPlays>,
  seed: z.uuid(),
  turns: z
    .array(
      z.strictObject({
        role: z.enum(['user', 'assistant']),
        content: z.string().max(CONTENT_MAX),
        meta: TurnMetaSchema.nullable(),
      }),
    )
    .max(2 * TURNS_MAX + 2),
});
type PreviewInput = z.infer<typeof PreviewInput>;

type Failed = { type: 'failed'; errorCode: ErrorCode };
type PreviewEvent =
  | { type: 'delta'; text: string }
  | { type: 'done'; content: string; meta: TurnMeta | null; phase: InterviewPhase }
  | Failed;

type RatingsEvent = ({ type: 'done' } & PreviewResult) | Failed;

/** The admin who tries it: their first name is used, and their daily budget is charged. */
type Trying = Pick<UserActor, 'userId' | 'fullName'>;
type Watched = { signal: AbortSignal; allowed: () => Promise<boolean> };

/** How often the right to a preview is asked again while an answer is written (quality S4). */
const RECHECK_MS = 2_000;
const TURNS_LIMIT: LimitRule = { name: 'interview preview', max: 300, windowSeconds: 3600 };
/** Rating takes a connected model several long calls. */
const RATINGS_LIMIT: LimitRule = { name: 'interview preview ratings', max: 30, windowSeconds: 3600 };

/** The interviewer's next turn. @throws DomainError not_found, conflict, message_too_long, too_many_messages */
export async function* previewTurn(
  deps: Deps,
  who: Trying,
  input: PreviewInput,
  { signal, allowed }: Watched,
): AsyncGenerator<PreviewEvent> {
  const said = turnsOf(input);
  if (!(await isWithin(deps.limits, TURNS_LIMIT, who.userId))) return yield tooMany;
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  const last = said.at(-1);
  // A preview: the reply is shown, and no flag is raised.
  const reply = last?.role === 'user' ? await safeReply(deps, who.userId, last.content, ended) : null;
  if (reply !== null) return yield previewed(said, reply, null);
  const turns = withoutDisclosures(said);
  if (endsForLanguage(turns)) return yield previewed(turns, await textOf(endForLanguage().text), null);
  const facts = await factsOf(deps, who, input);
  const languages = await languageDetector();
  const directive = nextDirective(facts, turns, languages);
  const others = deps.ai.builtIn ? [] : otherDirectives(facts, turns, languages, directive);
  let chosen = directive;
  const words = interviewerWords(
    deps.ai,
    interviewRequest(facts, turns, directive, who.userId, ended, others),
    { facts, turns, directive, others, languages },
    { ended: () => {}, chose: (choice) => (chosen = choice.directive) },
  );
  let content = '';
  try {
    for await (const text of whileAllowed(
      words,
      { allowed, ms: RECHECK_MS, lost: () => stop.abort() },
      signal,
    )) {
      content += text;
      yield { type: 'delta', text };
    }
  } catch (error) {
    yield failed(error);
    return;
  }
  if (!stop.signal.aborted) yield previewed(turns, content, metaOf(chosen));
}

/**
 * The ratings that the scorer would propose for what was said so far.
 * @throws DomainError message_empty, not_found, conflict, message_too_long, too_many_messages
 */
export async function* previewRatings(
  deps: Deps,
  who: Trying,
  input: PreviewInput,
  { signal, allowed }: Watched,
): AsyncGenerator<RatingsEvent> {
  const turns = withoutDisclosures(turnsOf(input));
  if (!turns.some(({ role }) => role === 'user')) throw new DomainError('message_empty');
  if (!(await isWithin(deps.limits, RATINGS_LIMIT, who.userId))) return yield tooMany;
  const facts = await factsOf(deps, who, input);
  const stop = new AbortController();
  const ended = AbortSignal.any([signal, stop.signal]);
  const rated = (async function* (): AsyncGenerator<RatingsEvent> {
    const talk = { facts, turns, rubric: rubricOf(facts), year: facts.year };
    const { ratings } = await rateInterview(deps.scorer, talk, { subject: who.userId, signal: ended });
    const score = finalScore(ratings.criteria);
    yield {
      type: 'done',
      ratings,
      score,
      recommendation: recommendationFor(score),
      summary: writeSummary(ratings, { firstName: 'The candidate', position: facts.position }),
      feedback: writeFeedback(ratings, { hours: hoursOffered(turns) !== null }),
    };
  })();
  try {
    yield* whileAllowed(rated, { allowed, ms: RECHECK_MS, lost: () => stop.abort() }, signal);
  } catch (error) {
    yield failed(error);
  }
}

const tooMany: Failed = { type: 'failed', errorCode: 'ai_rate_limited' };

/** @throws what isn't a model's failure */
function failed(error: unknown): Failed {
  if (!(error instanceof AiError)) throw error;
  return { type: 'failed', errorCode: aiErrorCode(error) };
}

/** What was said, within the limits of an interview. */
function turnsOf({ turns }: PreviewInput): Turn[] {
  const said = turns.map((turn, index) => ({
    ...turn,
    content: cleanMessage(turn.content),
    seq: index + 1,
  }));
  const own = said.filter(({ role }) => role === 'user');
  if (own.some(({ content }) => content.length > MESSAGE_MAX)) {
    throw new DomainError('message_too_long', { limit: figure(MESSAGE_MAX) });
  }
  if (own.length > TURNS_MAX) throw new DomainError('too_many_messages');
  return said;
}

/** The answer out of the role to what a person wrote; null when nothing in it asks for one. */
async function safeReply(
  deps: Deps,
  userId: UserId,
  text: string,
  signal: AbortSignal,
): Promise<string | null> {
  const finding =
    readSafety(text, 'interview') ?? (await secondReading(deps, text, { subject: userId, signal }));
  return finding && safetyReply({ finding, text, country: null });
}

/**
 * What was disclosed, and the reply to it, reach no prompt and no rating; in an interview they're marked in the
 * table. Of the interviewer's turns only those out of the role have no meta.
 */
function withoutDisclosures(turns: readonly Turn[]): Turn[] {
  const disclosed = turns.map(({ role, content }, index) => {
    const next = turns[index + 1];
    const answered = next?.role === 'assistant' && next.meta === null;
    return role === 'user' && (answered || readSafety(content, 'interview') !== null);
  });
  return turns.filter((_, index) => !disclosed[index] && !disclosed[index - 1]);
}

const metaOf = ({ phase, questionId, followUp }: Directive): TurnMeta => ({ phase, questionId, followUp });

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}

function previewed(turns: readonly Turn[], content: string, meta: TurnMeta | null): PreviewEvent {
  return { type: 'done', content, meta, phase: meta?.phase ?? phaseOf(turns) };
}

/** The posting and the rubric, without an application or a résumé. */
async function factsOf(
  deps: Deps,
  { fullName }: Trying,
  { plays, seed }: PreviewInput,
): Promise<InterviewFacts> {
  const person = { firstName: firstName(fullName), introduction: '', resumeText: null };
  const year = deps.clock.now().getUTCFullYear();
  const common = { ...person, company: await companyFacts(deps, deps.db), year, seed };
  if ('position' in plays) {
    return {
      ...common,
      position: plays.position,
      jobTitle: null,
      jobDescription: null,
      requirements: null,
      workHours: null,
      salaryMin: null,
      salaryMax: null,
      jobLocation: null,
    };
  }
  const [job] = await deps.db.select().from(jobs).where(eq(jobs.id, plays.jobId));
  if (!job) throw new DomainError('not_found');
  return {
    ...common,
    position: job.position,
    jobTitle: job.title,
    jobDescription: job.description,
    requirements: job.requirements,
    workHours: job.workHours,
    salaryMin: job.salaryMin,
    salaryMax: job.salaryMax,
    jobLocation: job.location,
    rubric: await rubricWith(deps.db, plays.jobId, plays.rubric),
  };
}
