import { and, eq, sql } from 'drizzle-orm';
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
import { storedMessage, toMessage } from './parts/messages.ts';
import { type ReplyPlan, scheduleReply, settlePendingReply, toPendingReply } from './parts/replies.ts';
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
type Read = { text: string; finding: SafetyFinding | null };

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
  const known = await storedMessage(tx, conversation.id, input.messageId);
  if (known) return { message: known };
  try {
    await deps.limits.hit(finding ? SAFETY_LIMIT : CHAT_LIMIT, conversation.id, 1, tx);
    // Of its own: what is refused leaves nothing but the counted try.
    const message = await tx.transaction((inner) =>
      store(deps, inner, conversation, input, { text, finding }),
    );
    return { message };
  } catch (error) {
    if (error instanceof DomainError) return { refused: error };
    throw error;
  }
}

async function store(
  deps: Deps,
  tx: Tx,
  conversation: Locked,
  input: SendMessage,
  { text, finding }: Read,
): Promise<ConversationMessage> {
  if (!conversation.open) throw new DomainError('conversation_closed');
  const paused = conversation.pauseState !== null;
  const outOfRole = paused || finding !== null;
  const joined = outOfRole ? null : await settlePendingReply(tx, conversation.id);
  await refuseWhenFull(tx, input, { paused, finding });

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
  const inserted = await tx.insert(messages).values(row).onConflictDoNothing().returning({ id: messages.id });
  // The id is taken by a message of another conversation: nothing of it may show.
  if (inserted.length === 0) throw new DomainError('conflict');
  await tx.update(conversations).set({ lastSeq: row.seq }).where(eq(conversations.id, conversation.id));
  if (outOfRole) {
    const found = finding && { finding, raisedBy: 'lexicon' as const };
    const message = { id: row.id, seq: row.seq, content: text, found };
    await answerOutOfRole(deps, tx, { ...conversation, lastSeq: row.seq }, message);
    await announce(deps, tx, conversation.id);
  } else {
    const reply = joined ?? (await scheduleReply(deps, tx, conversation.id, row.seq, planOf(input, now)));
    await announceSaid(deps, tx, row, toPendingReply(reply));
  }
  return toMessage(row);
}

async function refuseWhenFull(
  tx: Tx,
  input: SendMessage,
  { paused, finding }: { paused: boolean; finding: SafetyFinding | null },
): Promise<void> {
  const [written] = await tx
    .select({ count: sql<number>`count(*)::int` })
    .from(messages)
    .where(and(eq(messages.conversationId, input.conversationId), eq(messages.role, 'user')));
  const full = (written?.count ?? 0) >= (input.turnsMax ?? TURNS_MAX);
  if (full && (paused || !finding)) throw new DomainError('too_many_messages');
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
