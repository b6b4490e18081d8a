import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  type ConversationMessage,
  cleanMessage,
  MESSAGE_MAX,
  TURNS_MAX,
} from '../../../shared/conversation/schema.ts';
import type { ConversationId, MessageId } from '../../../shared/ids/schema.ts';
import { AiError } from '../../ai/ai.ts';
import type { Tx } from '../../db/client.ts';
import { conversations, messages, replies } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { readSafety, type SafetyFinding } from '../../safety/reading.ts';
import { completedSecondReading } from '../../safety/service.ts';
import { storeMessage, toMessage } from './parts/messages.ts';
import {
  cancelReply,
  holdReply,
  isPendingIn,
  joinsNext,
  type ReplyPlan,
  type ReplyRow,
  scheduleReply,
  toPendingReply,
} from './parts/replies.ts';
import { answerOutOfRole, keepSecondReading } from './parts/safety.ts';
import { messageAt, textOf, unreadOf } from './parts/secondReading.ts';
import type { MessageRow } from './policy.ts';
import { announce, announceSaid, lockConversation, readTurns } from './service.ts';

const CHAT_LIMIT = { name: 'chat', max: 20, windowSeconds: 60 };
/** A separate rule, so that an urgent message gets through when the minute's allowance is used up. */
const SAFETY_LIMIT = { name: 'chat-safety', max: 20, windowSeconds: 60 };

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

type Locked = Awaited<ReturnType<typeof lockConversation>>;
type Read = { text: string; finding: SafetyFinding | null; pending: ReplyRow | null };

/** A message's result: stored, or refused in a transaction that must commit, because the try counts. */
type Sent = { message: ConversationMessage } | { refused: DomainError };

/**
 * Stores a person's message and the pending reply to it, in one transaction. Sending the same `messageId` again returns
 * what is stored, so retries and double clicks leave one row (quality R3). While a reply that `joins` waits, the
 * message is added to what it answers. A message in which the safety layer finds something is taken even while a reply
 * is pending, and answered out of the role at once.
 * @throws DomainError message_empty, message_too_long, conversation_closed, reply_pending, too_many_messages,
 *   too_many_attempts
 */
export function sendMessage(deps: Deps, input: SendMessage): Promise<ConversationMessage> {
  return sendIn(deps, (_tx, send) => send(input));
}

/**
 * The same in a transaction that begins by finding out who sends, and where to: `work` calls `send` at its end. A refused
 * try is counted all the same.
 */
export async function sendIn(
  deps: Deps,
  work: (tx: Tx, send: (input: SendMessage) => Promise<Sent>) => Promise<Sent>,
): Promise<ConversationMessage> {
  const sent = await deps.db.transaction((tx) => work(tx, (input) => send(deps, tx, input)));
  if ('refused' in sent) throw sent.refused;
  return sent.message;
}

async function send(deps: Deps, tx: Tx, input: SendMessage): Promise<Sent> {
  const text = cleanMessage(input.text);
  if (text === '') throw new DomainError('message_empty');
  if (text.length > MESSAGE_MAX) throw new DomainError('message_too_long', { limit: MESSAGE_MAX });
  const found = readSafety(text);

  const conversation = await lockConversation(tx, input.conversationId);
  // "Done with everything" is about the tasks in a shift, and about a life elsewhere.
  const finding = found && readSafety(text, conversation.kind);
  const so = await readSoFar(tx, input);
  if (so.stored) return { message: toMessage(so.stored) };
  try {
    await deps.limits.hit(finding ? SAFETY_LIMIT : CHAT_LIMIT, conversation.id, 1, tx);
    refuse(conversation, so, finding, input);
    const joined = conversation.pauseState || finding ? null : so.pending;
    if (joined && joinsNext(joined) && !(await holdReply(tx, joined.id)))
      throw new DomainError('reply_pending');
  } catch (error) {
    // Nothing is written yet but the counted try.
    if (error instanceof DomainError) return { refused: error };
    throw error;
  }
  return store(deps, tx, conversation, input, { text, finding, pending: so.pending });
}

/** A message stored with this id, the reply that is pending, and how many messages the person has written. */
type SoFar = { stored: MessageRow | null; pending: ReplyRow | null; written: number };

async function readSoFar(tx: Tx, { conversationId, messageId }: SendMessage): Promise<SoFar> {
  const ofPerson = and(eq(messages.conversationId, conversations.id), eq(messages.role, 'user'));
  const stored = alias(messages, 'stored');
  const [row] = await tx
    .select({ stored, pending: replies, written: tx.$count(messages, ofPerson) })
    .from(conversations)
    .leftJoin(stored, and(eq(stored.id, messageId), eq(stored.conversationId, conversationId)))
    .leftJoin(replies, isPendingIn(conversationId))
    .where(eq(conversations.id, conversationId));
  return row ?? { stored: null, pending: null, written: 0 };
}

/**
 * One turn at a time: a running reply refuses the next message, a failed one is replaced. What needs a person is taken
 * all the same.
 * @throws DomainError conversation_closed, reply_pending, too_many_messages
 */
function refuse(
  conversation: Locked,
  { pending, written }: SoFar,
  finding: SafetyFinding | null,
  input: SendMessage,
): void {
  if (!conversation.open) throw new DomainError('conversation_closed');
  const paused = conversation.pauseState !== null;
  if (!paused && !finding && pending && pending.state !== 'failed' && !joinsNext(pending))
    throw new DomainError('reply_pending');
  const full = written >= (input.turnsMax ?? TURNS_MAX);
  if (full && (paused || !finding)) throw new DomainError('too_many_messages');
}

async function store(
  deps: Deps,
  tx: Tx,
  conversation: Locked,
  input: SendMessage,
  { text, finding, pending }: Read,
): Promise<Sent> {
  const paused = conversation.pauseState !== null;
  const now = deps.clock.now();
  const row: MessageRow = {
    id: input.messageId,
    conversationId: conversation.id,
    seq: conversation.lastSeq + 1,
    role: 'user',
    content: text,
    answersSeq: null,
    meta: {},
    safety: finding?.kind ?? (paused ? 'private' : null),
    createdAt: now,
  };
  // The id is taken by a message of another conversation: nothing of it may show.
  if (!(await storeMessage(tx, row))) return { refused: new DomainError('conflict') };
  if (paused || finding) {
    const found = finding && { finding, raisedBy: 'lexicon' as const };
    const message = { id: row.id, seq: row.seq, content: text, found };
    await answerOutOfRole(deps, tx, { ...conversation, lastSeq: row.seq }, message);
    await announce(deps, tx, conversation.id);
  } else {
    const reply = await replyTo(deps, tx, row, pending, planOf(input, now));
    await announceSaid(deps, tx, row, toPendingReply(reply));
  }
  return { message: toMessage(row) };
}

/** The reply that answers the message: the one that waits already, or a new one instead of one that failed. */
async function replyTo(
  deps: Deps,
  tx: Tx,
  { conversationId, seq }: MessageRow,
  pending: ReplyRow | null,
  plan: ReplyPlan,
): Promise<ReplyRow> {
  if (pending && joinsNext(pending)) return pending;
  if (pending) await cancelReply(tx, conversationId);
  return scheduleReply(deps, tx, conversationId, seq, plan);
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
 * Lets the connected model check messages whose reply was canceled because the conversation closed, before they're
 * rated. Does nothing if that's done or not needed. If it fails, the messages stay unread.
 * @throws AiError when the model is late, refuses or fails
 */
export async function readUnanswered(
  deps: Deps,
  conversationId: ConversationId,
  signal: AbortSignal,
): Promise<void> {
  const isUnread = and(eq(replies.conversationId, conversationId), eq(replies.state, 'unread'));
  const [reply] = await deps.db
    .select({ ownerId: conversations.ownerId })
    .from(replies)
    .innerJoin(conversations, eq(conversations.id, replies.conversationId))
    .where(isUnread);
  if (!reply) return;
  const unread = unreadOf(await readTurns(deps.db, conversationId));
  const finding = await completedSecondReading(deps, textOf(unread), { subject: reply.ownerId, signal });
  // A stopping process returns the task to the queue.
  signal.throwIfAborted();
  const message = finding && messageAt(unread, finding.start);
  await deps.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, conversationId);
    if (finding && message) {
      const disclosure = { ...message, found: { finding, raisedBy: 'model' as const } };
      await keepSecondReading(deps, tx, conversation, disclosure);
      await announce(deps, tx, conversationId);
    }
    await tx.update(replies).set({ state: 'cancelled' }).where(isUnread);
  });
}

/** The same before rating, which goes ahead if the model fails. A later try of the task reads the messages then. */
export async function readUnansweredIfPossible(
  deps: Deps,
  conversationId: ConversationId,
  signal: AbortSignal,
): Promise<void> {
  try {
    await readUnanswered(deps, conversationId, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof AiError)) throw error;
  }
}
