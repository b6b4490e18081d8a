import { z } from 'zod';
import type { MessageRow } from '../../../conversation/policy.ts';
import { Reading } from '../reading/reading.ts';
import type { Scenario } from '../scenario.ts';
import { type Act, acts, ClientState, type Reaction, react, reactToSilence, startState } from './mood.ts';

/** Metadata of a client's message; other values in the column aren't turns. */
export const TurnMeta = z.object({
  act: z.enum(acts),
  state: ClientState,
  /** How the turn it answers read; null for a first message and for speaking up in a silence. */
  reading: Reading.nullable(),
});
export type TurnMeta = z.infer<typeof TurnMeta>;

export type Turn = {
  seq: number;
  role: 'user' | 'assistant';
  content: string;
  /** Milliseconds since 1970. */
  at: number;
  meta: TurnMeta | null;
};

/** The stored conversation as the rules read it; `at` in milliseconds. */
export function toTurns(rows: readonly MessageRow[]): Turn[] {
  return rows.map(({ seq, role, content, createdAt, meta }) => ({
    seq,
    role,
    content,
    at: createdAt.getTime(),
    meta: role === 'assistant' ? (TurnMeta.safeParse(meta).data ?? null) : null,
  }));
}

/** What the employee wrote since the client's last message, as one text; null when nothing. */
export function unanswered(turns: readonly Turn[]): string | null {
  const last = turns.findLastIndex(({ role }) => role === 'assistant');
  const texts = turns.slice(last + 1).map(({ content }) => content);
  return texts.length === 0 ? null : texts.join('\n');
}

/** The client's state after the conversation so far. */
export function stateOf(scenario: Scenario, turns: readonly Turn[]): ClientState {
  return turns.findLast(({ meta }) => meta !== null)?.meta?.state ?? startState(scenario);
}

export type Decision = { act: Act; state: ClientState; fresh: string[]; reading: Reading | null };

/** What the client does now. `reading` is null when the employee has written nothing since. Pure. */
export function decide(scenario: Scenario, turns: readonly Turn[], reading: Reading | null): Decision {
  const lastClient = turns.findLast(({ role }) => role === 'assistant');
  const state = stateOf(scenario, turns);
  if (!lastClient) return { act: 'opening', state, fresh: [], reading: null };
  if (reading === null) return { ...reactToSilence(state), reading };
  const firstAnswer = turns.find(({ role, seq }) => role === 'user' && seq > lastClient.seq);
  const waitedMs = (firstAnswer?.at ?? lastClient.at) - lastClient.at;
  const reaction: Reaction = react(scenario, state, reading, waitedMs);
  return { ...reaction, reading };
}
