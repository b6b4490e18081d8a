import { and, eq } from 'drizzle-orm';
import type { CandidateId, ConversationId, ReplyId } from '../../../../shared/ids/schema.ts';
import type { AiRequest, CallBudget } from '../../../ai/ai.ts';
import { replies } from '../../../db/schema/conversations.ts';
import type { Deps } from '../../../deps.ts';
import { secondReading, secondReadingRequest } from '../../../safety/service.ts';
import type { MessageRow } from '../policy.ts';
import { announce, lockConversation } from '../service.ts';
import { answerSecondReading, keepSecondReading } from './safety.ts';

type Claim = { replyId: ReplyId; conversationId: ConversationId; ownerId: CandidateId; attempt: number };

const BETWEEN = '\n\n';

/**
 * The connected model's reading of what the person wrote since the persona's last message. True when it found
 * something: the message is answered out of the role then, and the claimed reply is given up.
 */
export async function readAgain(
  deps: Deps,
  claim: Claim,
  turns: readonly MessageRow[],
  { signal, callBudget }: { signal: AbortSignal; callBudget: CallBudget | null },
): Promise<boolean> {
  const unread = unreadOf(turns);
  if (unread.length === 0) return false;
  const finding = await secondReading(deps, textOf(unread), { subject: claim.ownerId, signal, callBudget });
  if (!finding) return false;
  const message = messageAt(unread, finding.start);
  if (!message) return false;
  await deps.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, claim.conversationId);
    const [current] = await tx
      .select({ id: replies.id })
      .from(replies)
      .where(
        and(
          eq(replies.id, claim.replyId),
          eq(replies.state, 'streaming'),
          eq(replies.attempt, claim.attempt),
        ),
      )
      .for('update');
    const disclosure = { ...message, found: { finding, raisedBy: 'model' as const } };
    // Flagged even if the conversation closed, or a later message paused it, in the meantime.
    if (!conversation.open || conversation.pauseState)
      await keepSecondReading(deps, tx, conversation, disclosure);
    else if (current) await answerSecondReading(deps, tx, conversation, disclosure);
    // A later try reads them, too.
    else return;
    await announce(deps, tx, conversation.id);
  });
  return true;
}

/** The call that {@link readAgain} is going to make; null for none. */
export function readingAhead(
  deps: Deps,
  ownerId: CandidateId,
  turns: readonly MessageRow[],
  signal: AbortSignal,
): AiRequest | null {
  return secondReadingRequest(deps, textOf(unreadOf(turns)), { subject: ownerId, signal });
}

/** What the person wrote since the persona's last message. */
export function unreadOf(turns: readonly MessageRow[]): MessageRow[] {
  return turns.slice(turns.findLastIndex(({ role }) => role === 'assistant') + 1);
}

/** Several messages as one text. */
export const textOf = (unread: readonly MessageRow[]): string =>
  unread.map(({ content }) => content).join(BETWEEN);

/** The message that the position in the joined text falls into. */
export function messageAt(unread: readonly MessageRow[], position: number): MessageRow | undefined {
  let end = 0;
  return unread.find(({ content }) => {
    end += content.length + BETWEEN.length;
    return position < end;
  });
}
