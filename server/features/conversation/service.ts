import { and, asc, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import {
  type ConversationEvent,
  type ConversationKind,
  type ConversationMessage,
  cleanMessage,
  MESSAGE_MAX,
  TURNS_MAX,
} from '../../../shared/conversation.ts';
import { type CandidateId, ConversationId, MessageId, type ReplyId } from '../../../shared/ids.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { conversations, messages, replies } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { withTicks } from '../../platform/ticks.ts';
import { readSafety } from '../../safety/reading.ts';
import { type MessageRow, storedMessage, toMessage } from './messages.ts';
import { wishForPieces } from './pieces.ts';
import { markSeen } from './presence.ts';
import {
  cancelReply,
  oweReply,
  pendingReply,
  REPLY_TASK,
  type ReplyPlan,
  settlePendingReply,
  toPendingReply,
} from './replies.ts';
import { answerOutOfRole, countryOf, pauseOf } from './safety.ts';
import { type ConversationSignal, topicOf } from './signals.ts';

/**
 * The one conversation mechanism: interview now, work chat and practice chat on the same tables. A feature
 * decides who may talk and how an answer is composed (`ConversationPolicy`); order, idempotency and live
 * events are decided here, owed replies in replies.ts, what the safety layer does with a message in safety.ts.
 */

const CHAT_LIMIT = { name: 'chat', max: 20, windowSeconds: 60 };
/** Of its own, so that what needs a person gets through when the rest of a minute was too much. */
const SAFETY_LIMIT = { name: 'chat-safety', max: 20, windowSeconds: 60 };

/** Tells every listener to read again, when `tx` commits. */
export async function announce(deps: Deps, tx: DbOrTx, id: ConversationId): Promise<void> {
  await deps.bus.publish(tx, topicOf(id), { t: 'changed' } satisfies ConversationSignal);
}

/**
 * Opens a conversation whose first words come from the AI persona at `firstReplyAt`.
 * @throws DomainError('conflict') when the owner has an open one of this kind.
 */
export async function openConversation(
  deps: Deps,
  tx: Tx,
  input: { kind: ConversationKind; ownerId: CandidateId; firstReplyAt: Date; typingAt?: Date },
): Promise<ConversationId> {
  const id = await insertConversation(deps, tx, { ...input, lastSeq: 0 });
  await oweReply(deps, tx, id, 0, {
    dueAt: input.firstReplyAt,
    ...(input.typingAt ? { typingAt: input.typingAt } : {}),
  });
  return id;
}

/**
 * Opens a conversation that begins with the first turns of an earlier one; it is the person's turn then. The
 * copies keep their distances in time, and the last of them is said now.
 * @throws DomainError('conflict') when the owner has an open one of this kind.
 */
export async function openFromTurns(
  deps: Deps,
  tx: Tx,
  input: { kind: ConversationKind; ownerId: CandidateId; turns: readonly MessageRow[] },
): Promise<ConversationId> {
  const id = await insertConversation(deps, tx, { ...input, lastSeq: input.turns.length });
  const last = input.turns.at(-1);
  if (!last) return id;
  const shift = deps.clock.now().getTime() - last.createdAt.getTime();
  // Private messages are not copied, and the copies stand without a gap.
  const places = new Map(input.turns.map(({ seq }, index) => [seq, index + 1]));
  await tx.insert(messages).values(
    input.turns.map((turn, index) => ({
      ...turn,
      id: MessageId.parse(deps.clock.uuid()),
      conversationId: id,
      seq: index + 1,
      answersSeq:
        turn.answersSeq === null ? null : turn.answersSeq === 0 ? 0 : (places.get(turn.answersSeq) ?? null),
      createdAt: new Date(turn.createdAt.getTime() + shift),
    })),
  );
  return id;
}

async function insertConversation(
  deps: Deps,
  tx: Tx,
  input: { kind: ConversationKind; ownerId: CandidateId; lastSeq: number },
): Promise<ConversationId> {
  const id = ConversationId.parse(deps.clock.uuid());
  const { kind, ownerId, lastSeq } = input;
  const inserted = await tx
    .insert(conversations)
    .values({ id, kind, ownerId, lastSeq, createdAt: deps.clock.now() })
    .onConflictDoNothing()
    .returning({ id: conversations.id });
  if (inserted.length === 0) throw new DomainError('conflict');
  return id;
}

type SendMessage = {
  conversationId: ConversationId;
  messageId: MessageId;
  text: string;
  /** Milliseconds from the message to its reply. */
  replyDelayMs: number;
  /** For how much of that time, up to the end, the persona is shown typing; all of it when left out. */
  typingMs?: number;
  /** Whether more can be written while that reply waits. */
  joins?: boolean;
  /** Most messages of a person in this conversation; {@link TURNS_MAX} when left out. */
  turnsMax?: number;
};

/**
 * Stores a person's message and the reply owed for it, in one transaction. Sending the same `messageId`
 * again returns what is stored, so retries and double clicks leave one row (quality R3). While a reply that
 * `joins` waits, the message is added to what it answers. A message in which the safety layer finds something is
 * taken even while a reply is pending, and answered out of the role at once.
 * @throws DomainError message_empty, message_too_long, conversation_closed, reply_pending, too_many_messages
 */
export async function sendMessage(deps: Deps, input: SendMessage): Promise<ConversationMessage> {
  const text = cleanMessage(input.text);
  if (text === '') throw new DomainError('message_empty');
  if (text.length > MESSAGE_MAX) throw new DomainError('message_too_long', { limit: MESSAGE_MAX });

  const known = await storedMessage(deps.db, input.conversationId, input.messageId);
  if (known) return known;
  const finding = readSafety(text);
  await deps.limits.hit(finding ? SAFETY_LIMIT : CHAT_LIMIT, input.conversationId);

  return deps.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, input.conversationId);
    const raced = await storedMessage(tx, input.conversationId, input.messageId);
    if (raced) return raced;
    if (!conversation.open) throw new DomainError('conversation_closed');
    const paused = conversation.pauseState !== null;
    const outOfRole = paused || finding !== null;
    const joined = outOfRole || (await settlePendingReply(tx, conversation.id));

    const [written] = await tx
      .select({ count: sql<number>`count(*)::int` })
      .from(messages)
      .where(and(eq(messages.conversationId, conversation.id), eq(messages.role, 'user')));
    const full = (written?.count ?? 0) >= (input.turnsMax ?? TURNS_MAX);
    if (full && (paused || !finding)) throw new DomainError('too_many_messages');

    const now = deps.clock.now();
    const seq = conversation.lastSeq + 1;
    const inserted = await tx
      .insert(messages)
      .values({
        id: input.messageId,
        conversationId: conversation.id,
        seq,
        role: 'user',
        content: text,
        safety: finding?.kind ?? (paused ? 'private' : null),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: messages.id });
    // The id is taken by a message of another conversation: nothing of it may show.
    if (inserted.length === 0) throw new DomainError('conflict');
    await tx.update(conversations).set({ lastSeq: seq }).where(eq(conversations.id, conversation.id));
    if (outOfRole) {
      const found = finding && { finding, raisedBy: 'lexicon' as const };
      const message = { id: input.messageId, seq, content: text, found };
      await answerOutOfRole(deps, tx, { ...conversation, lastSeq: seq }, message);
    } else if (!joined) await oweReply(deps, tx, conversation.id, seq, planOf(input, now));
    await announce(deps, tx, conversation.id);
    const stored = {
      id: input.messageId,
      seq,
      role: 'user' as const,
      content: text,
      createdAt: now.toISOString(),
    };
    return outOfRole ? { ...stored, private: true } : stored;
  });
}

function planOf({ replyDelayMs, typingMs, joins }: SendMessage, now: Date): ReplyPlan {
  const due = now.getTime() + replyDelayMs;
  return {
    dueAt: new Date(due),
    ...(typingMs === undefined ? {} : { typingAt: new Date(due - typingMs) }),
    joins: joins ?? false,
  };
}

/**
 * Owes one more message of the persona after its own one with sequence `afterSeq`, without anybody asking.
 * Called in the transaction that stored that message (`ReplyDraft.stored`).
 */
export async function followUp(
  deps: Deps,
  tx: Tx,
  id: ConversationId,
  afterSeq: number,
  plan: ReplyPlan,
): Promise<void> {
  await oweReply(deps, tx, id, afterSeq, plan);
}

/**
 * The persona speaks up because nobody answered its message `afterSeq`. Does nothing when something was said
 * since, when a reply is owed already, or when the conversation is closed.
 */
export async function speakUp(deps: Deps, tx: Tx, id: ConversationId, afterSeq: number): Promise<void> {
  const conversation = await lockConversation(tx, id);
  if (!conversation.open || conversation.pauseState || conversation.lastSeq !== afterSeq) return;
  if (await pendingReply(tx, id)) return;
  await oweReply(deps, tx, id, afterSeq, { dueAt: deps.clock.now(), joins: true });
  await announce(deps, tx, id);
}

/** Tries a failed reply again, at once. A reply that is not failed (any more) is left alone. */
export async function retryReply(
  deps: Deps,
  input: { conversationId: ConversationId; replyId: ReplyId },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [reply] = await tx
      .update(replies)
      .set({ state: 'waiting', errorCode: null, dueAt: deps.clock.now() })
      .where(
        and(
          eq(replies.id, input.replyId),
          eq(replies.conversationId, input.conversationId),
          eq(replies.state, 'failed'),
        ),
      )
      .returning({ id: replies.id });
    if (!reply) return;
    await deps.queue.enqueue(tx, REPLY_TASK, { replyId: reply.id });
    await announce(deps, tx, input.conversationId);
  });
}

/** Closes for good. A reply still owed is cancelled. */
export async function closeConversation(deps: Deps, tx: Tx, id: ConversationId): Promise<void> {
  await lockConversation(tx, id);
  await tx.update(conversations).set({ open: false }).where(eq(conversations.id, id));
  await cancelReply(tx, id);
  await announce(deps, tx, id);
}

/** The row, locked until `tx` ends; its lock orders everything that happens in a conversation. */
export async function lockConversation(tx: Tx, id: ConversationId) {
  const [row] = await tx.select().from(conversations).where(eq(conversations.id, id)).for('update');
  if (!row) throw new DomainError('not_found');
  return row;
}

type ConversationState = Omit<Extract<ConversationEvent<never>, { type: 'state' }>, 'type' | 'info'>;

/** What stands in the database: messages after `afterSeq`, the reply owed, if any, and what the feature adds. */
export async function readConversation<Info>(
  deps: Deps,
  id: ConversationId,
  afterSeq: number,
  readInfo: (tx: Tx) => Promise<Info>,
): Promise<ConversationState & { info: Info }> {
  // One snapshot: a reply that is stored between two reads would show twice, as a row and as being written.
  const { row, rows, reply, pause, info } = await deps.db.transaction(
    async (tx) => {
      const conversation = await tx.select().from(conversations).where(eq(conversations.id, id));
      const later = await tx
        .select()
        .from(messages)
        .where(and(eq(messages.conversationId, id), gt(messages.seq, afterSeq)))
        .orderBy(asc(messages.seq));
      const [found] = conversation;
      const pause = found?.pauseState ? pauseOf(found, await countryOf(tx, found)) : undefined;
      return { row: found, rows: later, reply: await pendingReply(tx, id), pause, info: await readInfo(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  if (!row) throw new DomainError('not_found');
  const lastSeq = rows.at(-1)?.seq ?? Math.max(afterSeq, 0);
  return {
    conversationId: id,
    messages: rows.map(toMessage),
    lastSeq,
    open: row.open,
    // A reply to a message this read has not seen yet would show typing before the question.
    reply: reply && reply.answersSeq <= lastSeq ? toPendingReply(reply) : null,
    ...(pause ? { pause } : {}),
    now: deps.clock.now().toISOString(),
    info,
  };
}

type StateEvent<Info> = Extract<ConversationEvent<Info>, { type: 'state' }>;
type Watched<Info> = { cursor: number; event: StateEvent<Info> };
type Begun = Extract<ConversationSignal, { t: 'begun' }>;

/** How often a listener's right is asked again (quality S4: effective within 5 s). */
const RECHECK_MS = 4_000;
const SEEN_EVERY_MS = 20_000;

type WatchOptions<Info> = {
  conversationId: ConversationId;
  /** Sequence of the last message the listener has; 0 for none. */
  afterSeq: number;
  signal: AbortSignal;
  /** What the feature adds to every state, read in the same snapshot. */
  info: (tx: Tx) => Promise<Info>;
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
  const signals = deps.bus.subscribe(topicOf(id), signal);
  let cursor = options.afterSeq;
  let seenAt = 0;

  let last: StateEvent<Info> | null = null;

  const state = async (): Promise<Watched<Info>> => {
    const read = await readConversation(deps, id, cursor, options.info);
    cursor = read.lastSeq;
    last = { type: 'state', ...read };
    return { cursor, event: last };
  };
  /** A reply begins: nothing else has changed, so a listener who has what it answers needs no look at the database. */
  const begun = async (signal: Begun): Promise<Watched<Info>> => {
    if (signal.by !== deps.bus.id) await wishForPieces(deps, id);
    if (!last?.open || signal.answersSeq !== cursor) return state();
    last = { ...last, messages: [], reply: signal.reply, now: deps.clock.now().toISOString() };
    return { cursor, event: last };
  };

  const first = await state();
  yield first;
  if (first.event.reply?.state === 'streaming') await wishForPieces(deps, id);
  for await (const next of withTicks(signals, RECHECK_MS, signal)) {
    if (next === 'tick') {
      if (!(await options.allowed())) return;
      const now = deps.clock.now().getTime();
      if (now - seenAt >= SEEN_EVERY_MS) {
        seenAt = now;
        await markSeen(deps, id);
      }
      continue;
    }
    const payload = next.type === 'message' ? (next.payload as ConversationSignal) : null;
    if (payload?.t === 'delta') {
      const { replyId, attempt, offset, text } = payload;
      yield { cursor, event: { type: 'delta', replyId, attempt, offset, text } };
    } else {
      const now = payload?.t === 'begun' ? await begun(payload) : await state();
      yield now;
      // What was written while the line was cut is asked for again.
      if (next.type === 'resync' && now.event.reply?.state === 'streaming') await wishForPieces(deps, id);
    }
  }
}

/**
 * Ordinary messages with what the feature remembered about each, in order. What was said around a disclosure isn't
 * among them, so nothing that grades, scores, coaches or prompts can read it.
 */
export async function readTurns(db: DbOrTx, id: ConversationId): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(messages.conversationId, id), isNull(messages.safety)))
    .orderBy(asc(messages.seq));
}

/** Ordinary messages of several conversations in one query, by conversation, each in order; see `readTurns`. */
export async function readTranscripts(
  db: DbOrTx,
  ids: readonly ConversationId[],
): Promise<Map<ConversationId, ConversationMessage[]>> {
  const byId = new Map<ConversationId, ConversationMessage[]>(ids.map((id) => [id, []]));
  if (ids.length === 0) return byId;
  const rows = await db
    .select()
    .from(messages)
    .where(and(inArray(messages.conversationId, [...ids]), isNull(messages.safety)))
    .orderBy(asc(messages.conversationId), asc(messages.seq));
  for (const row of rows) byId.get(row.conversationId)?.push(toMessage(row));
  return byId;
}
