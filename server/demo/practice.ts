import { BUILT_IN } from '../../shared/ai/builtIn.ts';
import { moodById } from '../../shared/clientChat/schema.ts';
import { type CandidateId, PracticeId } from '../../shared/ids/schema.ts';
import { firstName } from '../../shared/text/firstName.ts';
import type { Deps } from '../deps.ts';
import { moodIdOf } from '../features/clientChat/parts/client/mood.ts';
import { practiceTurnScript } from '../features/clientChat/parts/client/script.ts';
import { decide, stateOf, type Turn, unanswered } from '../features/clientChat/parts/client/turns.ts';
import { practiceCoachScript } from '../features/clientChat/parts/coaching/builtInCoach.ts';
import { ProposedCoaching, settleCoaching } from '../features/clientChat/parts/coaching/coaching.ts';
import { scenarioById } from '../features/clientChat/parts/library.ts';
import { understand } from '../features/clientChat/parts/reading/understanding.ts';
import type { Scenario } from '../features/clientChat/parts/scenario.ts';
import { heard } from '../features/clientChat/prompts.ts';
import { addConversation } from './conversations.ts';
import type { Rows } from './rows.ts';

const MINUTE = 60_000;

/** A practice chat by the same rules, readings and words as in the product; its times count from zero. */
export type Chat = { scenario: Scenario; turns: Turn[] };

/** A chat in which the client has spoken first. */
export async function openChat(scenario: Scenario): Promise<Chat> {
  const chat = { scenario, turns: [] };
  await clientSpeaks(chat);
  return chat;
}

/** The client's next turn: an answer to what was written, or words into a silence. */
export async function clientSpeaks(chat: Chat): Promise<void> {
  const { scenario, turns } = chat;
  const text = unanswered(turns);
  const reading =
    text === null || turns.length === 0 ? null : (await understand(scenario, text, heard(turns))).reading;
  const decision = decide(scenario, turns, reading);
  const said = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  const content = practiceTurnScript({ scenarioId: scenario.id, seed: scenario.id, said, decision });
  const { act, state } = decision;
  add(chat, { role: 'assistant', content, meta: { act, state, reading } });
}

function write(chat: Chat, text: string): void {
  add(chat, { role: 'user', content: text, meta: null });
}

function add({ turns }: Chat, turn: Pick<Turn, 'role' | 'content' | 'meta'>): void {
  turns.push({ ...turn, seq: turns.length + 1, at: (turns.at(-1)?.at ?? 0) + MINUTE });
}

/** The employee says these, each after the client's answer, or several before it; the chat ends when the client leaves. */
export async function chatOf(
  scenario: Scenario,
  lines: readonly (string | readonly string[])[],
): Promise<Chat> {
  const chat = await openChat(scenario);
  for (const line of lines) {
    if (stateOf(scenario, chat.turns).outcome === 'left') break;
    for (const text of [line].flat()) write(chat, text);
    await clientSpeaks(chat);
  }
  return chat;
}

/** An employee who solves the case and says goodbye. */
export const helpfulChat = (scenario: Scenario): Promise<Chat> =>
  chatOf(scenario, [
    ...scenario.brief.model,
    `Is there anything else I can help you with, ${firstName(scenario.persona.name)}? Have a good day.`,
  ]);

/** The built-in coach's feedback. */
export async function coachingOf({ scenario, turns }: Chat) {
  const proposed = ProposedCoaching.parse(
    JSON.parse(await practiceCoachScript({ scenarioId: scenario.id, turns })),
  );
  return settleCoaching(scenario, proposed, turns, 1, BUILT_IN);
}

/** A solved practice chat with its coaching, not assigned to a person yet. */
export type HeldPractice = { chat: Chat; coaching: Awaited<ReturnType<typeof coachingOf>> };

/** Plays a scenario to its good end. @throws Error when the library has no such scenario */
export async function heldPractice(scenarioId: string): Promise<HeldPractice> {
  const scenario = scenarioById(scenarioId);
  if (!scenario) throw new Error(`The library has no scenario ${scenarioId}`);
  const chat = await helpfulChat(scenario);
  return { chat, coaching: await coachingOf(chat) };
}

/** Adds a practice chat as this employee's own, with its report. */
export function addPractice(
  deps: Deps,
  rows: Rows,
  { chat, coaching }: HeldPractice,
  { employeeId, startedAt }: { employeeId: CandidateId; startedAt: Date },
): void {
  const { scenario } = chat;
  const { persona, brief, position, difficulty } = scenario;
  const said = chat.turns.map(({ role, content, meta, at }) => ({
    role,
    content,
    meta,
    at: new Date(startedAt.getTime() + at),
  }));
  const endedAt = said.at(-1)?.at ?? startedAt;
  const conversationId = addConversation(deps, rows, {
    kind: 'practice',
    ownerId: employeeId,
    said,
    startedAt,
  });
  const state = stateOf(scenario, chat.turns);
  const id = PracticeId.parse(deps.clock.uuid());
  rows.clientChatSessions.push({
    id,
    employeeId,
    conversationId,
    idempotencyKey: deps.clock.uuid(),
    scenarioId: scenario.id,
    position,
    difficulty,
    clientName: persona.name,
    clientLocation: persona.location,
    clientCompany: persona.company,
    clientIssue: persona.issue,
    clientMood: moodById(moodIdOf(state.mood)).emoji,
    status: 'completed',
    outcome: state.outcome,
    queuePosition: 1,
    connectedAt: startedAt,
    endedAt,
    coachingState: 'done',
    coaching,
    score: coaching.score,
    createdAt: startedAt,
  });
  rows.clientChatReports.push({
    sessionId: id,
    employeeId,
    clientName: persona.name,
    companyInvolved: persona.company,
    issueSummary: persona.issue,
    resolutionProvided: brief.goodOutcome,
    needsFollowup: false,
    responseTimeAvg: MINUTE / 1_000,
    createdAt: endedAt,
  });
}
