import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import { cleanMessage } from '../../../shared/conversation/schema.ts';
import type { ErrorCode } from '../../../shared/errors/errors.ts';
import { type ConversationId, MessageId, type ReplyId } from '../../../shared/ids/schema.ts';
import { AiError, aiErrorCode, type CallBudget } from '../../ai/ai.ts';
import { isDatabaseAway } from '../../db/away.ts';
import { replies } from '../../db/schema/conversations.ts';
import type { Deps } from '../../deps.ts';
import type { TaskContext } from '../../platform/queue/task.ts';
import { type Claimed, claimAlone, claimReplies, type Means } from './parts/claiming.ts';
import { storeMessage } from './parts/messages.ts';
import { createPieces } from './parts/pieces.ts';
import { REPLY_TASK, UNANSWERED_TASK } from './parts/replies.ts';
import { readAgain, readingAhead } from './parts/secondReading.ts';
import type { ConversationPolicies, MessageRow, ReplyDraft } from './policy.ts';
import { readUnanswered } from './sending.ts';
import { announce, announceSaid, lockConversation } from './service.ts';

const SWEEP_TASK = 'conversation.sweep';
/** A reply overdue by this much has probably lost its task. */
const OVERDUE_MS = 5 * 60_000;

/** Registers the task that writes pending replies, and the sweep for replies that lost their task. */
export function registerConversationTasks(deps: Deps, policies: ConversationPolicies): void {
  const means: Means = { policies, pieces: createPieces(deps) };
  const write = async (replyId: ReplyId, context: TaskContext, claim: () => Promise<Claimed | null>) => {
    try {
      const claimed = await claim();
      if (claimed) await writeReply(deps, claimed, context);
    } catch (error) {
      // A try that the database's absence ended doesn't count.
      if (context.lastAttempt && !isDatabaseAway(error)) await giveUp(deps, replyId, 'unavailable');
      throw error;
    }
  };
  deps.queue.register<{ replyId: ReplyId }>(
    REPLY_TASK,
    { concurrency: deps.env.REPLY_CONCURRENCY, retries: 8, timeoutSeconds: 300 },
    ({ replyId }, context) => write(replyId, context, () => claimAlone(deps, means, replyId)),
    {
      db: deps.db,
      async take(tx, tasks) {
        const claims = await claimReplies(
          deps,
          tx,
          means,
          tasks.map(({ replyId }) => replyId),
        );
        return tasks.map(({ replyId }) => {
          const claimed = claims.get(replyId) ?? null;
          // A second task of the same reply has nothing to write.
          claims.delete(replyId);
          return {
            run: (context) => write(replyId, context, async () => claimed),
            drop: () => claimed?.channel.close(),
          };
        });
      },
    },
  );
  deps.queue.register<{ conversationId: ConversationId }>(
    UNANSWERED_TASK,
    // Messages are often unanswered because of a model outage, so the retries take long enough to outlast one.
    { concurrency: 4, retries: 10, maxRetryDelaySeconds: 600, timeoutSeconds: 60 },
    async ({ conversationId }, { signal, lastAttempt }) => {
      try {
        await readUnanswered(deps, conversationId, signal);
      } catch (error) {
        if (lastAttempt && error instanceof AiError)
          deps.log.error(
            { conversationId, failure: error.failure },
            'the model could not check the unanswered messages of a closed conversation',
          );
        throw error;
      }
    },
  );
  deps.queue.register(
    SWEEP_TASK,
    { concurrency: 1, retries: 0, timeoutSeconds: 60, cron: '*/5 * * * *' },
    async () => sweepLost(deps),
  );
}

/**
 * Lets people retry replies that lost their task: a last try whose process died can't report it, and the conversation accepts no
 * message while a reply is pending. Not retried automatically, because the reply may be what crashed the process.
 */
async function sweepLost(deps: Deps): Promise<void> {
  const overdue = await deps.db
    .select({ id: replies.id })
    .from(replies)
    .where(
      and(
        inArray(replies.state, ['waiting', 'streaming']),
        lt(replies.dueAt, new Date(deps.clock.now().getTime() - OVERDUE_MS)),
      ),
    )
    .orderBy(asc(replies.dueAt))
    .limit(500);
  const held = await deps.queue.held(
    deps.db,
    REPLY_TASK,
    overdue.map(({ id }) => id),
  );
  for (const { id } of overdue) if (!held.has(id)) await giveUp(deps, id, 'unavailable');
}

/**
 * Writes one pending reply. Safe to run twice: the finished turn is one row, unique per message it answers, and a try
 * that was overtaken by a later one stores nothing.
 */
async function writeReply(
  deps: Deps,
  claimed: Claimed,
  { signal, finish }: Pick<TaskContext, 'signal' | 'finish'>,
): Promise<void> {
  const { replyId, turns } = claimed;
  let callBudget: CallBudget | null = null;
  try {
    // The claim is committed, and nothing is written yet.
    deps.bus.deliverHere(`conversation:${claimed.conversationId}`, claimed.begun);
    callBudget = await callBudgetFor(deps, claimed, signal);
    if (await readAgain(deps, claimed, turns, { signal, callBudget })) return;
    const draft = await claimed.prepared.compose(turns, signal, callBudget);
    const text = cleanMessage(await claimed.channel.send(draft.text));
    if (text === '') throw new AiError('stream_failed');
    await store(deps, finish, claimed, text, draft);
  } catch (error) {
    // A stopping process hands the task back; the next one starts the reply afresh.
    if (signal.aborted || !(error instanceof AiError)) throw error;
    deps.log.warn({ replyId, failure: error.failure }, 'reply failed');
    await fail(deps, claimed, aiErrorCode(error));
  } finally {
    claimed.channel.close();
    // Last: the counts of tokens may wait a moment for those of others.
    await callBudget?.close();
  }
}

/** Tokens for the second reading and for the answer, set aside together; null where there is only one call, or no room. */
async function callBudgetFor(deps: Deps, claimed: Claimed, signal: AbortSignal): Promise<CallBudget | null> {
  const { turns, prepared, ownerId } = claimed;
  const reading = readingAhead(deps, ownerId, turns, signal);
  const answer = reading && (prepared.ahead?.(turns, signal) ?? null);
  return reading && answer ? deps.ai.setAside([reading, answer]) : null;
}

async function store(
  deps: Deps,
  finish: TaskContext['finish'],
  claimed: Claimed,
  content: string,
  draft: ReplyDraft,
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const conversation = await lockConversation(tx, claimed.conversationId);
    const [current] = await tx
      .update(replies)
      .set({ state: conversation.open ? 'done' : 'cancelled' })
      .where(
        and(
          eq(replies.id, claimed.replyId),
          eq(replies.state, 'streaming'),
          eq(replies.attempt, claimed.attempt),
        ),
      )
      .returning({ state: replies.state });
    if (current?.state !== 'done') return;
    const row: MessageRow = {
      id: MessageId.parse(deps.clock.uuid()),
      conversationId: conversation.id,
      seq: conversation.lastSeq + 1,
      role: 'assistant',
      content,
      answersSeq: claimed.answersSeq,
      meta: draft.meta,
      safety: draft.private ? 'private' : null,
      createdAt: deps.clock.now(),
    };
    if (!(await storeMessage(tx, row))) throw new Error('The message has an answer already');
    await claimed.policy.onReplied?.(deps, tx, conversation.id, [...claimed.turns, row]);
    await draft.stored?.(tx, row);
    // What else the answer changed has to be read.
    if (draft.stored) await announce(deps, tx, conversation.id);
    else await announceSaid(deps, tx, row, null);
    await finish(tx);
  });
}

/** Leaves the reply for the person to retry; their text is kept. */
async function fail(deps: Deps, claimed: Claimed, code: ErrorCode): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx
      .update(replies)
      .set({ state: 'failed', errorCode: code })
      .where(
        and(
          eq(replies.id, claimed.replyId),
          eq(replies.state, 'streaming'),
          eq(replies.attempt, claimed.attempt),
        ),
      );
    await announce(deps, tx, claimed.conversationId);
  });
}

async function giveUp(deps: Deps, replyId: ReplyId, code: ErrorCode): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const [reply] = await tx
      .update(replies)
      .set({ state: 'failed', errorCode: code })
      .where(and(eq(replies.id, replyId), inArray(replies.state, ['waiting', 'streaming'])))
      .returning({ conversationId: replies.conversationId });
    if (reply) await announce(deps, tx, reply.conversationId);
  });
}
