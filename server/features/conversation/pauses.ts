import { and, eq, inArray, isNotNull, type SQL } from 'drizzle-orm';
import type { PauseReason } from '../../../shared/conversation/schema.ts';
import { type ConversationId, MessageId } from '../../../shared/ids/schema.ts';
import type { DbOrTx, Tx } from '../../db/client.ts';
import { conversations, messages } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { scheduleReply } from './parts/replies.ts';
import type { ConversationRow } from './parts/safety.ts';
import type { MessageRow } from './policy.ts';
import { announce, lockConversation, readTurns } from './service.ts';

/** Pauses of a conversation, for the features: stopping for today, and going on. */

/** Those of the conversations that are paused. */
export function pausedAmong(
  db: DbOrTx,
  ids: readonly ConversationId[],
): Promise<ReadonlySet<ConversationId>> {
  return those(db, ids, isNotNull(conversations.pauseState));
}

/** Those that were ended for another day. */
export function stoppedAmong(
  db: DbOrTx,
  ids: readonly ConversationId[],
): Promise<ReadonlySet<ConversationId>> {
  return those(db, ids, eq(conversations.pauseState, 'stopped'));
}

async function those(db: DbOrTx, ids: readonly ConversationId[], state: SQL): Promise<Set<ConversationId>> {
  const rows = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(and(inArray(conversations.id, [...ids]), state));
  return new Set(rows.map(({ id }) => id));
}

/** The person stops for today; nothing is lost. Does nothing when the conversation isn't paused, or stopped already. */
export async function stopForToday(deps: Deps, tx: Tx, id: ConversationId): Promise<void> {
  const conversation = await lockConversation(tx, id);
  if (conversation.pauseState !== 'asked') return;
  await tx.update(conversations).set({ pauseState: 'stopped' }).where(eq(conversations.id, id));
  await announce(deps, tx, id);
}

/** Pauses a conversation for another day without a disclosure: insults ended it. */
export async function pauseForLanguage(tx: Tx, id: ConversationRow['id']): Promise<void> {
  await tx
    .update(conversations)
    .set({ pauseState: 'stopped', pauseReason: 'language' satisfies PauseReason })
    .where(eq(conversations.id, id));
}

/** The persona's question once more. `replaces`: its ordinary message that this one takes the place of. */
type AskedAgain = Pick<MessageRow, 'content' | 'meta'> & { replaces?: MessageRow };

/**
 * Goes on after a pause: the persona asks its last question again, or answers what was still unanswered. Repeating it
 * changes nothing. `again` gets the ordinary turns; null lets the feature compose the next reply as always.
 * @throws DomainError('conversation_closed')
 */
export async function resumeConversation(
  deps: Deps,
  tx: Tx,
  id: ConversationId,
  again: (turns: MessageRow[]) => Promise<AskedAgain | null>,
): Promise<MessageRow | null> {
  const conversation = await lockConversation(tx, id);
  if (!conversation.open) throw new DomainError('conversation_closed');
  if (!conversation.pauseState) return null;
  const turns = await readTurns(tx, id);
  // What was still unanswered is answered; insults aren't.
  const askable = turns.at(-1)?.role === 'assistant' || conversation.pauseReason === 'language';
  const asked = askable ? await again(turns) : null;
  const lastSeq = conversation.lastSeq + (asked ? 1 : 0);
  await tx
    .update(conversations)
    .set({ pauseState: null, pauseReason: null, lastSeq })
    .where(eq(conversations.id, id));
  const row = asked && (await askAgain(deps, tx, conversation, asked));
  if (!row) await scheduleReply(deps, tx, id, conversation.lastSeq, { dueAt: deps.clock.now() });
  await announce(deps, tx, id);
  return row;
}

async function askAgain(
  deps: Deps,
  tx: Tx,
  conversation: ConversationRow,
  { content, meta, replaces }: AskedAgain,
): Promise<MessageRow> {
  if (replaces) await tx.update(messages).set({ safety: 'private' }).where(eq(messages.id, replaces.id));
  const row: MessageRow = {
    id: MessageId.parse(deps.clock.uuid()),
    conversationId: conversation.id,
    seq: conversation.lastSeq + 1,
    role: 'assistant',
    content,
    answersSeq: conversation.lastSeq,
    meta,
    safety: replaces ? null : 'private',
    createdAt: deps.clock.now(),
  };
  await tx.insert(messages).values(row);
  return row;
}
