import { eq } from 'drizzle-orm';
import { MessageId } from '../../../../shared/ids/schema.ts';
import { emergencyText, helplines } from '../../../../shared/safety/help.ts';
import { adminConversations } from '../../../db/schema/assistant.ts';
import type { Deps } from '../../../deps.ts';
import type { SafetyFinding } from '../../../safety/reading.ts';
import { raiseFlag } from '../../../safety/service.ts';

type Row = typeof adminConversations.$inferSelect;

/** Replaces the question, so no conversation with a model ever contains it. */
const NOT_STORED = 'A message about someone’s safety. Its text isn’t kept here.';

/** Help for someone in danger; HR may ask about anyone, so no country is assumed. */
function safeAnswer(raisedBy: 'lexicon' | 'model'): string {
  const lines = helplines(null).map(({ text }) => text);
  return [
    'I’m an AI, and this needs a person. If you or someone else is in danger now, call ' +
      `**${emergencyText(null)}**. Someone to talk with: **${lines.join('** or **')}**.`,
    `Our safety contact, one person in HR, has been told and can read what you wrote.${raisedBy === 'lexicon' ? ' No AI model read it.' : ''}`,
    'Please keep it out of notes, ratings, and emails about hiring. You can ask me something else whenever you’d like.',
  ].join('\n\n');
}

/**
 * Answers HR's question about someone's safety without a model: the flag is raised, and the text isn't kept
 * in the history. Null when the conversation was cleared in the meantime. Idempotent.
 */
export async function answerSafely(
  deps: Deps,
  question: Row,
  { kind, raisedBy }: { kind: SafetyFinding['kind']; raisedBy: 'lexicon' | 'model' },
): Promise<{ question: Row; answer: Row } | null> {
  return deps.db.transaction(async (tx) => {
    const [still] = await tx
      .select()
      .from(adminConversations)
      .where(eq(adminConversations.id, question.id))
      .for('update');
    if (!still) return null;
    const [known] = await tx
      .select()
      .from(adminConversations)
      .where(eq(adminConversations.answers, question.id));
    if (known) return { question: still, answer: known };
    await raiseFlag(deps, tx, {
      source: 'assistant',
      kind,
      raisedBy,
      candidateId: null,
      userId: question.userId,
      conversationId: null,
      messageId: MessageId.parse(question.id),
      passage: question.message,
    });
    const [blank] = await tx
      .update(adminConversations)
      .set({ message: NOT_STORED, safety: true })
      .where(eq(adminConversations.id, question.id))
      .returning();
    const [answer] = await tx
      .insert(adminConversations)
      .values({
        id: deps.clock.uuid(),
        userId: question.userId,
        role: 'assistant',
        message: safeAnswer(raisedBy),
        answers: question.id,
        safety: true,
        createdAt: deps.clock.now(),
      })
      .returning();
    return blank && answer ? { question: blank, answer } : null;
  });
}
