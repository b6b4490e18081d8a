import type { ConversationEvent } from '../../../shared/conversation/schema.ts';
import type { ConversationId } from '../../../shared/ids/schema.ts';
import type { Tx } from '../../db/client.ts';
import type { Deps } from '../../deps.ts';
import type { ConversationSignal } from '../../platform/events/topics.ts';
import { withChecks } from '../../platform/streams/periodicChecks.ts';
import { wishForPieces } from './parts/pieces.ts';
import { markSeen } from './parts/presence.ts';
import { readConversation } from './service.ts';

type StateEvent<Info> = Extract<ConversationEvent<Info>, { type: 'state' }>;
type Watched<Info> = { cursor: number; event: StateEvent<Info> };
type Begun = Extract<ConversationSignal, { t: 'begun' }>;
type Said = Extract<ConversationSignal, { t: 'said' }>;

/** How often a listener's right is asked again (quality S4: effective within 5 s). */
const RECHECK_MS = 4_000;
/** Stretches of the clock rather than of each listener, so that all are noted together. */
const SEEN_EVERY_MS = 20_000;

type WatchOptions<Info> = {
  conversationId: ConversationId;
  /** Sequence of the last message the listener has; 0 for none. */
  afterSeq: number;
  signal: AbortSignal;
  /** What the feature adds to every state, read in the same snapshot. */
  info: (tx: Tx) => Promise<Info>;
  /** The same once one more message was said; left out where it has to be read. */
  infoAfter?: (info: Info, said: Said) => Info;
  /** False ends the stream: the session is over or the right is gone. */
  allowed: () => Promise<boolean>;
};

/**
 * Everything that happens in a conversation, from the cursor on, without gap or repeat (quality R5): it
 * listens before it reads, a signal is only a reason to read again, and each message leaves once.
 */
export async function* watchConversation<Info>(
  deps: Deps,
  options: WatchOptions<Info>,
): AsyncGenerator<{ cursor: number; event: ConversationEvent<Info> }> {
  const { conversationId: id, signal } = options;
  const signals = await deps.bus.subscribe(`conversation:${id}`, signal);
  let cursor = options.afterSeq;
  let seenIn = 0;

  let last: StateEvent<Info> | null = null;

  const state = async (): Promise<Watched<Info>> => {
    const read = await readConversation(deps, id, cursor, options.info);
    cursor = read.lastSeq;
    last = { type: 'state', ...read };
    return { cursor, event: last };
  };
  /** A reply begins: nothing else has changed, so a listener who has what it answers needs no look at the database. */
  const begun = async (signal: Begun): Promise<Watched<Info>> => {
    if (signal.by !== deps.bus.id) await wishForPieces(deps, id, signal.by);
    if (!last?.open || signal.answersSeq !== cursor) return state();
    last = { ...last, messages: [], reply: signal.reply, now: deps.clock.now().toISOString() };
    return { cursor, event: last };
  };

  /** The event's message if it directly follows what was sent; null if a later read already included it. */
  const said = async (signal: Said): Promise<Watched<Info> | null> => {
    const { message, reply } = signal;
    if (message.seq <= cursor) return null;
    if (!options.infoAfter || !last?.open || last.pause || message.seq !== cursor + 1) return state();
    cursor = message.seq;
    const info = options.infoAfter(last.info, signal);
    last = {
      ...last,
      messages: [message],
      lastSeq: cursor,
      reply,
      info,
      now: deps.clock.now().toISOString(),
    };
    return { cursor, event: last };
  };
  const heard = (payload: ConversationSignal | null): Promise<Watched<Info> | null> => {
    if (payload?.t === 'begun') return begun(payload);
    return payload?.t === 'said' ? said(payload) : state();
  };

  const first = await state();
  yield first;
  if (first.event.reply?.state === 'streaming') await wishForPieces(deps, id);
  for await (const next of withChecks(signals, RECHECK_MS, signal)) {
    if (next === 'check') {
      if (!(await options.allowed())) return;
      const stretch = Math.floor(deps.clock.now().getTime() / SEEN_EVERY_MS);
      if (stretch !== seenIn) {
        seenIn = stretch;
        // No message waits for it.
        markSeen(deps, id).catch((error: unknown) =>
          deps.log.warn({ err: error }, 'storing presence failed'),
        );
      }
      continue;
    }
    const payload = next.type === 'message' ? next.payload : null;
    if (payload?.t === 'delta') {
      const { replyId, attempt, offset, text } = payload;
      yield { cursor, event: { type: 'delta', replyId, attempt, offset, text } };
    } else {
      const now = await heard(payload);
      if (!now) continue;
      yield now;
      // What was written while the line was cut is asked for again.
      if (next.type === 'resync' && now.event.reply?.state === 'streaming') await wishForPieces(deps, id);
    }
  }
}
