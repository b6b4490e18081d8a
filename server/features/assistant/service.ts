import { and, desc, eq, lte } from 'drizzle-orm';
import {
  type AskEvent,
  type AskInput,
  type AssistantMessage,
  withoutJob,
} from '../../../shared/assistant/schema.ts';
import type { UserId } from '../../../shared/ids/schema.ts';
import { AiError, aiErrorCode } from '../../ai/ai.ts';
import { adminConversations } from '../../db/schema/assistant.ts';
import type { Deps } from '../../deps.ts';
import { DomainError } from '../../errors.ts';
import { erasedSince, lastErasure } from '../../platform/audit/erasures.ts';
import { readSafety } from '../../safety/reading.ts';
import { secondReading } from '../../safety/service.ts';
import { answering, type Turn } from './parts/answering.ts';
import { ownLinksOnly } from './parts/links.ts';
import { answerSafely } from './parts/safety.ts';
import type { Findings } from './parts/tools.ts';
import { withoutPastMarks } from './prompts.ts';

const ASK_LIMIT = { name: 'assistant', max: 20, windowSeconds: 60 };
const HISTORY = 200;
/** How many earlier messages a model reads with the question. */
const CONTEXT = 8;
type Row = typeof adminConversations.$inferSelect;

const toMessage = (row: Row): AssistantMessage => ({
  id: row.id,
  role: row.role,
  message: row.message,
  action: row.action,
  sources: row.sources,
  recipients: row.recipients,
  createdAt: row.createdAt.toISOString(),
});

/** An admin's own conversation with the assistant, oldest first. */
export async function assistantHistory(deps: Deps, userId: UserId): Promise<AssistantMessage[]> {
  const rows = await deps.db
    .select()
    .from(adminConversations)
    .where(eq(adminConversations.userId, userId))
    .orderBy(desc(adminConversations.seq))
    .limit(HISTORY);
  return rows.reverse().map(toMessage);
}

/** Deletes the conversation to start a new one (specification file 2 §7). */
export async function newConversation(deps: Deps, userId: UserId): Promise<void> {
  await deps.db.delete(adminConversations).where(eq(adminConversations.userId, userId));
}

/** Stores the question. @throws DomainError too_many_attempts, not_found (the id belongs to someone else) */
async function storeQuestion(deps: Deps, userId: UserId, input: AskInput): Promise<Row> {
  await deps.limits.hit(ASK_LIMIT, userId);
  const inserted = await deps.db
    .insert(adminConversations)
    .values({
      id: input.messageId,
      userId,
      role: 'user',
      message: input.text,
      action: input.action,
      createdAt: deps.clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (inserted[0]) return inserted[0];
  const [stored] = await deps.db
    .select()
    .from(adminConversations)
    .where(and(eq(adminConversations.id, input.messageId), eq(adminConversations.userId, userId)));
  if (!stored) throw new DomainError('not_found');
  return stored;
}

/**
 * Asks the assistant. The question is stored first, so nothing is lost if the connection or the model fails: asked
 * again with the same id, it's answered once. `allowed` is checked again before each lookup and before the answer is
 * stored. @throws DomainError too_many_attempts, not_found
 */
export async function askAssistant(
  deps: Deps,
  userId: UserId,
  input: AskInput,
  allowed: () => Promise<boolean>,
  signal: AbortSignal,
): Promise<AsyncIterable<AskEvent>> {
  const question = await storeQuestion(deps, userId, input);
  return answerQuestion(deps, question, allowed, signal);
}

async function* answerQuestion(
  deps: Deps,
  question: Row,
  allowed: () => Promise<boolean>,
  signal: AbortSignal,
): AsyncGenerator<AskEvent> {
  const existing = await answerOf(deps, question);
  if (existing) {
    yield { type: 'done', question: toMessage(question), answer: existing };
    return;
  }
  const safe = await safeAnswer(deps, question, signal);
  if (safe !== 'none') {
    if (safe) yield { type: 'done', question: toMessage(safe.question), answer: toMessage(safe.answer) };
    return;
  }
  const turns = await turnsBefore(deps, question);
  const erasure = await lastErasure(deps.db);
  let made: { text: string; found: Findings };
  try {
    made = yield* answering({ deps, question, turns, allowed, signal });
  } catch (error) {
    if (!(error instanceof AiError)) throw error;
    if (!signal.aborted) yield { type: 'failed', errorCode: failureOf(error) };
    return;
  }
  const { text, found } = made;
  // Someone who left has seen only part of the answer, and a partial answer isn't stored.
  if (signal.aborted || !(await allowed())) return;
  // Only the step for drafting jobs creates a draft; a model that a résumé talked into one hasn't.
  const said = found.facts.jobWanted
    ? text
    : withoutJob(await ownLinksOnly(withoutPastMarks(text, question.id), deps.origins));
  const answer = await storeAnswer(deps, question, { text: said, found, erasure });
  if (answer === 'outdated') yield { type: 'failed', errorCode: 'ai_stream_failed' };
  else if (answer) yield { type: 'done', question: toMessage(question), answer };
}

/** The safety layer's answer; `none` when there's nothing to answer, null when the question has been deleted. */
async function safeAnswer(deps: Deps, question: Row, signal: AbortSignal) {
  const found = readSafety(question.message);
  if (found) return answerSafely(deps, question, { kind: found.kind, raisedBy: 'lexicon' });
  const second = await secondReading(deps, question.message, { subject: question.userId, signal });
  return second ? answerSafely(deps, question, { kind: second.kind, raisedBy: 'model' }) : 'none';
}

function failureOf(error: AiError): Extract<AskEvent, { type: 'failed' }>['errorCode'] {
  const code = aiErrorCode(error);
  return code === 'ai_rate_limited' || code === 'ai_unavailable' ? code : 'ai_stream_failed';
}

async function turnsBefore(deps: Deps, question: Row): Promise<Turn[]> {
  const rows = await deps.db
    .select()
    .from(adminConversations)
    .where(
      and(
        eq(adminConversations.userId, question.userId),
        lte(adminConversations.seq, question.seq),
        eq(adminConversations.safety, false),
      ),
    )
    .orderBy(desc(adminConversations.seq))
    .limit(CONTEXT);
  // Unanswered questions aren't marked yet.
  const open = rows.filter(({ role, message }) => role === 'assistant' || !readSafety(message));
  return open.reverse().map(({ role, message }) => ({ role, content: message }));
}

async function answerOf(deps: Deps, question: Row): Promise<AssistantMessage | null> {
  const [row] = await deps.db
    .select()
    .from(adminConversations)
    .where(eq(adminConversations.answers, question.id));
  return row ? toMessage(row) : null;
}

/**
 * Stores a finished answer; null when the conversation was cleared in the meantime. `outdated` when someone was
 * erased while it was written: it may contain their data, which must not be stored again.
 */
async function storeAnswer(
  deps: Deps,
  question: Row,
  { text, found, erasure }: { text: string; found: Findings; erasure: number | null },
): Promise<AssistantMessage | 'outdated' | null> {
  return deps.db.transaction(async (tx) => {
    if (await erasedSince(tx, erasure)) return 'outdated';
    const [still] = await tx
      .select({ id: adminConversations.id })
      .from(adminConversations)
      .where(eq(adminConversations.id, question.id))
      .for('update');
    if (!still) return null;
    const [row] = await tx
      .insert(adminConversations)
      .values({
        id: deps.clock.uuid(),
        userId: question.userId,
        role: 'assistant',
        message: text,
        action: question.action,
        answers: question.id,
        sources: found.sources,
        recipients: found.recipients,
        createdAt: deps.clock.now(),
      })
      .onConflictDoNothing()
      .returning();
    return row ? toMessage(row) : answerOf(deps, question);
  });
}
