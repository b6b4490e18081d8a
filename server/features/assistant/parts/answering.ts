import {
  type AskEvent,
  JobDraft,
  splitDraft,
  unmarked,
  withJobDraft,
} from '../../../../shared/assistant/schema.ts';
import type { AiRequest } from '../../../ai/ai.ts';
import { type Flaw, toolTalk } from '../../../ai/calls/toolCalls.ts';
import { objectOr } from '../../../ai/fallback.ts';
import type { adminConversations } from '../../../db/schema/assistant.ts';
import type { Deps } from '../../../deps.ts';
import { whileAllowed } from '../../../platform/streams/periodicChecks.ts';
import { chatPrompt, jobDraftPrompt } from '../prompts.ts';
import { lexiconFor } from './ask/grammar/lexicon.ts';
import { recipientsAnswer } from './emailDraft.ts';
import { jobDraftScript, unusedIn } from './jobs/jobDraft.ts';
import { lookOf, modelTools } from './modelTools.ts';
import { planScript } from './plan.ts';
import { lacksPeriod } from './report.ts';
import { answerScript, PERIOD_QUESTION } from './script.ts';
import { Plan } from './toolCalls.ts';
import { type Findings, lookUp } from './tools.ts';

const PLAN_TOKENS = 200;
const ANSWER_TOKENS = 1_200;
/** How often the admin's access is checked again while an answer is written (quality S4). */
const RECHECK_MS = 2_000;

export type Turn = { role: 'user' | 'assistant'; content: string };

export type Asking = {
  deps: Deps;
  question: typeof adminConversations.$inferSelect;
  /** The conversation up to the question. */
  turns: readonly Turn[];
  allowed: () => Promise<boolean>;
  signal: AbortSignal;
};

/** An answer and the facts it was made from. */
type Made = { text: string; found: Findings };
type Events = AsyncGenerator<Extract<AskEvent, { type: 'delta' | 'looking' }>, Made>;

/**
 * The answer to one question. A connected model looks things up with tools. Where it can't, fails, or answers without
 * looking at the records, the built-in rules answer this one question and say so. @throws AiError when the provider
 * refuses. @throws DomainError('not_allowed') when the admin has lost access.
 */
export async function* answering(asking: Asking): Events {
  if (asking.deps.ai.builtIn) return yield* byScript(asking);
  const { text: said, action } = spoken(asking);
  if (lacksPeriod(said, action, asking.deps.clock.now())) return byRules(asking);
  const made = yield* byModel(asking);
  if ('text' in made) return made;
  asking.deps.log.info({ flaw: made.flaw }, 'the built-in assistant answered in place of the model');
  yield { type: 'looking', at: 'rules' };
  const { text, found } = await byRules(asking);
  const noted = `*${wordOf(made.flaw)}*\n\n${text}`;
  yield { type: 'delta', text: noted };
  return { text: noted, found };
}

/** What HR reads when the built-in assistant answered instead. */
const wordOf = (flaw: Flaw): string =>
  flaw === 'no_tools'
    ? 'The connected model can’t look things up, so the built-in assistant answered.'
    : 'I couldn’t verify the connected model’s answer, so the built-in assistant answered.';

/** The built-in model works like any other: its words stream. */
async function* byScript(asking: Asking): Events {
  const { deps, question, turns, allowed, signal } = asking;
  const base = {
    system: '',
    messages: turns,
    purpose: 'assistant' as const,
    subject: question.userId,
  };
  const plan = await deps.ai.object({
    ...base,
    script: { name: 'assistant.plan', input: await planInput(asking) },
    maxOutputTokens: PLAN_TOKENS,
    signal,
    schema: Plan,
  });
  const found = await lookUp(deps, plan, allowed);
  if (found.facts.jobWanted) return { text: await draftedJob(asking), found };
  const stop = new AbortController();
  const request: AiRequest = {
    ...base,
    script: { name: 'assistant.answer', input: answerInput(asking, found) },
    maxOutputTokens: ANSWER_TOKENS,
    signal: AbortSignal.any([signal, stop.signal]),
  };
  let text = '';
  for await (const piece of whileAllowed(deps.ai.stream(request), rightsOf(asking, stop), signal)) {
    text += piece;
    yield { type: 'delta', text: piece };
  }
  return { text, found };
}

async function* byModel(
  asking: Asking,
): AsyncGenerator<Extract<AskEvent, { type: 'delta' | 'looking' }>, Made | { flaw: Flaw }> {
  const { deps, question, turns, allowed, signal } = asking;
  const found: Findings = { facts: {}, sources: [], recipients: [] };
  const shown: string[] = [];
  const stop = new AbortController();
  const { system, messages, fence } = chatPrompt(turns, question.action, {
    seed: question.id,
    now: deps.clock.now(),
  });
  const request: AiRequest = {
    purpose: 'assistant',
    subject: question.userId,
    system,
    messages,
    script: { name: 'none', input: null },
    maxOutputTokens: ANSWER_TOKENS,
    signal: AbortSignal.any([signal, stop.signal]),
  };
  const tools = modelTools({ deps, userId: question.userId, allowed, found, shown });
  // The system prompt's figures are examples, except today's date and the marks around texts.
  const known = [
    deps.clock.now().toISOString().slice(0, 10),
    ...(system.match(/-[0-9a-f]{12}\b/g) ?? []),
    ...messages.map(({ content }) => content),
  ].join('\n');
  const talk = toolTalk(deps.ai, request, tools, {
    known,
    fence,
    isWhole: () => found.facts.jobWanted === true,
  });
  for await (const event of whileAllowed(talk, rightsOf(asking, stop), signal)) {
    if (event.type === 'text') yield { type: 'delta', text: event.text };
    else if (event.type === 'looks') {
      const at = lookOf(event.use);
      if (at) yield { type: 'looking', at };
    } else if (event.type === 'gave_up') return { flaw: event.flaw };
    else if (found.facts.jobWanted) return { text: await draftedJob(asking), found };
    else {
      const isOpen = found.facts.recipientsUnclear && splitDraft(event.text).draft !== null;
      const end = `${isOpen ? `\n\n${recipientsAnswer([])}` : ''}${basis(shown, event.text)}`;
      if (end !== '') yield { type: 'delta', text: end };
      return { text: `${event.text.trim()}${end}`, found: { ...found, sources: once(found.sources) } };
    }
  }
  // The admin has lost access or no longer exists.
  return { text: '', found };
}

/** The numbers and filters behind the answer, unless it states them itself. */
function basis(shown: readonly string[], text: string): string {
  const missing = [...new Set(shown)].filter((line) => !text.includes(line));
  return missing.length === 0 ? '' : `\n\nLooked up:\n\n${missing.map((line) => `- ${line}`).join('\n')}`;
}

const SOURCES_MAX = 20;
const once = (sources: Findings['sources']): Findings['sources'] =>
  sources.filter(({ id }, at) => sources.findIndex((other) => other.id === id) === at).slice(0, SOURCES_MAX);

/** The built-in rules without a model of any kind. */
async function byRules(asking: Asking): Promise<Made> {
  const plan = Plan.parse(JSON.parse(planScript(await planInput(asking))));
  const found = await lookUp(asking.deps, plan, asking.allowed);
  if (found.facts.jobWanted) return { text: await draftedJob(asking), found };
  return { text: answerScript(answerInput(asking, found)), found };
}

/** The question with the previous ones. */
function spoken({ question, turns }: Asking) {
  const said = turns.filter(({ role }) => role === 'user').map(({ content }) => content);
  const before = turns.at(-2);
  const isAwaited = before?.role === 'assistant' && before.content.endsWith(PERIOD_QUESTION);
  return { text: question.message, action: question.action, earlier: said.slice(0, -1), isAwaited };
}

async function planInput(asking: Asking) {
  const said = spoken(asking);
  return { ...said, lexicon: await lexiconFor(asking.deps, [...said.earlier, said.text]) };
}

const answerInput = ({ question }: Asking, { facts }: Findings) => ({
  text: question.message,
  action: question.action,
  facts,
});

const rightsOf = ({ allowed }: Asking, stop: AbortController) => ({
  allowed,
  ms: RECHECK_MS,
  lost: () => stop.abort(),
});

/** A job in the schema every model uses; it isn't stored as a job until a person saves it. */
async function draftedJob({ deps, question, turns, signal }: Asking): Promise<string> {
  const request = {
    ...jobDraftPrompt(turns, question.id),
    purpose: 'assistant' as const,
    subject: question.userId,
    script: { name: 'assistant.job', input: { text: question.message } },
    maxOutputTokens: ANSWER_TOKENS,
    signal,
    schema: JobDraft,
  };
  const { value: draft, standsIn } = await objectOr(deps.ai, request, { script: jobDraftScript });
  const { salaryMin: low, salaryMax: high } = draft;
  const ordered = low !== null && high !== null && low > high ? { salaryMin: high, salaryMax: low } : {};
  const unused = deps.ai.builtIn || standsIn ? unusedIn(question.message).map(unmarked) : [];
  const missing =
    unused.length === 0
      ? ''
      : `\n\nThese parts of your request aren’t in the draft:\n\n${unused.map((words) => `- ${words}`).join('\n')}`;
  return withJobDraft(
    `Here’s a draft. Open it in the job form to edit it. Nothing is saved until you post it.${missing}`,
    { ...draft, ...ordered },
  );
}
