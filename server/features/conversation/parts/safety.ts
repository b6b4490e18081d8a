import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type {
  ConversationKind,
  ConversationPause,
  PauseReason,
} from '../../../../shared/conversation/schema.ts';
import { MessageId } from '../../../../shared/ids/schema.ts';
import { safetyNotice } from '../../../../shared/safety/card/notice.ts';
import { SAFETY_KINDS, type SafetyKind, type SafetyTongue } from '../../../../shared/safety/kinds.ts';
import type { DbOrTx, Tx } from '../../../db/client.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { conversations, messages } from '../../../db/schema/conversations.ts';
import type { Deps } from '../../../deps.ts';
import type { SafetyFinding } from '../../../safety/reading.ts';
import { raiseFlag } from '../../../safety/service.ts';
import { tongueIn } from '../../../safety/tongue.ts';
import { safetyReply, safetyReplyAgain } from '../../../safety/words/reply.ts';
import type { SafetyPlace } from '../../../safety/words/safetyWords.ts';
import { cancelReply } from './replies.ts';

/** The safety layer of every conversation: handling of a message that needs a person. */

export type ConversationRow = typeof conversations.$inferSelect;

/** The activity that safety takes precedence over, by kind of conversation. */
const PLACES = { interview: 'interview', work: 'work', practice: 'practice' } as const satisfies Record<
  ConversationKind,
  SafetyPlace
>;

const LANGUAGE_PAUSED = 'This conversation is paused. You can continue whenever you like.';

/** A stored message, and what the lexicon or a model found in it; null for one written during a pause. */
type Disclosure = {
  seq: number;
  id: MessageId;
  content: string;
  found: { finding: SafetyFinding; raisedBy: 'lexicon' | 'model' } | null;
};

/**
 * Answers a message out of the role, at once and without a model: raises the flag, gives up the pending reply, pauses
 * the conversation and stores the safety reply. The message is marked by the caller. Runs in the transaction that
 * holds the conversation's lock; the caller announces.
 */
export async function answerOutOfRole(
  deps: Deps,
  tx: Tx,
  conversation: ConversationRow,
  { seq, id, content, found }: Disclosure,
): Promise<void> {
  await cancelReply(tx, conversation.id);
  const country = await countryOf(tx, conversation);
  if (found) await raise(deps, tx, conversation, { id, content, found });
  const place = PLACES[conversation.kind];
  const text = found
    ? safetyReply({ finding: found.finding, text: content, country, place })
    : await replyDuringPause(tx, conversation, { country, place });
  const pause = found && {
    pauseState: 'asked' as const,
    pauseReason: mostUrgent(conversation.pauseReason, found.finding.kind),
  };
  await tx.insert(messages).values({
    id: MessageId.parse(deps.clock.uuid()),
    conversationId: conversation.id,
    seq: conversation.lastSeq + 1,
    role: 'assistant',
    content: text,
    answersSeq: seq,
    safety: 'private',
    createdAt: deps.clock.now(),
  });
  await tx
    .update(conversations)
    .set({ ...pause, lastSeq: conversation.lastSeq + 1 })
    .where(eq(conversations.id, conversation.id));
}

/** The answer to a message written during a pause, in the language of the message that paused it. */
async function replyDuringPause(
  tx: Tx,
  conversation: ConversationRow,
  location: { country: string | null; place: SafetyPlace },
): Promise<string> {
  const { pauseReason: kind } = conversation;
  if (kind === 'language') return LANGUAGE_PAUSED;
  const tongue = kind ? await tongueOfPause(tx, conversation, kind) : 'en';
  return safetyReplyAgain({ tongue, ...location });
}

/** The pause as the person sees it; undefined while there is none. */
export async function pauseOf(
  db: DbOrTx,
  conversation: ConversationRow,
): Promise<ConversationPause | undefined> {
  const { pauseState: state, pauseReason: kind } = conversation;
  if (!state || !kind) return undefined;
  if (kind === 'language') return { state, notice: null };
  const tongue = await tongueOfPause(db, conversation, kind);
  return { state, notice: safetyNotice({ kind, tongue }, await countryOf(db, conversation)) };
}

/** The language of the message that paused a conversation, which no column says: it is read again. */
async function tongueOfPause(db: DbOrTx, { id }: ConversationRow, kind: SafetyKind): Promise<SafetyTongue> {
  const [message] = await db
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.conversationId, id), eq(messages.safety, kind)))
    .orderBy(desc(messages.seq))
    .limit(1);
  return message ? tongueIn(message.content) : 'en';
}

/** What the card shows help for: the order of `SAFETY_KINDS` is that of urgency. */
function mostUrgent(known: PauseReason | null, found: SafetyKind): SafetyKind {
  return SAFETY_KINDS.find((kind) => kind === known || kind === found) ?? found;
}

/** The country as the owner typed it. */
async function countryOf(db: DbOrTx, { ownerId }: Pick<ConversationRow, 'ownerId'>): Promise<string | null> {
  const [owner] = await db
    .select({ country: candidates.country })
    .from(candidates)
    .where(eq(candidates.id, ownerId));
  return owner?.country ?? null;
}

type Found = Disclosure & { found: NonNullable<Disclosure['found']> };

async function raise(
  deps: Deps,
  tx: Tx,
  conversation: ConversationRow,
  { id, content, found }: Omit<Found, 'seq'>,
): Promise<void> {
  await raiseFlag(deps, tx, {
    source: conversation.kind,
    kind: found.finding.kind,
    raisedBy: found.raisedBy,
    candidateId: conversation.ownerId,
    userId: null,
    conversationId: conversation.id,
    messageId: id,
    passage: content,
  });
}

/** Marks the message a model found something in, and those after it. */
async function mark(tx: Tx, conversation: ConversationRow, disclosure: Found): Promise<void> {
  const unread = await tx
    .select({ id: messages.id, seq: messages.seq })
    .from(messages)
    .where(and(eq(messages.conversationId, conversation.id), isNull(messages.safety)))
    .orderBy(asc(messages.seq));
  for (const { id, seq } of unread) {
    if (seq < disclosure.seq) continue;
    const safety = seq === disclosure.seq ? disclosure.found.finding.kind : 'private';
    await tx.update(messages).set({ safety }).where(eq(messages.id, id));
  }
}

/** Marks the same messages and stores the safety reply. */
export async function answerSecondReading(
  deps: Deps,
  tx: Tx,
  conversation: ConversationRow,
  disclosure: Found,
): Promise<void> {
  await mark(tx, conversation, disclosure);
  await answerOutOfRole(deps, tx, conversation, disclosure);
}

/** The same without a reply, for a conversation that has closed or paused in the meantime. */
export async function keepSecondReading(
  deps: Deps,
  tx: Tx,
  conversation: ConversationRow,
  disclosure: Found,
): Promise<void> {
  await mark(tx, conversation, disclosure);
  await raise(deps, tx, conversation, disclosure);
}
