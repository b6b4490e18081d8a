import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations, replies } from '../../../server/db/schema/conversations.ts';
import { DomainError } from '../../../server/errors.ts';
import { practicePolicy } from '../../../server/features/clientChat/tasks.ts';
import { type Claimed, claimReplies } from '../../../server/features/conversation/parts/claiming.ts';
import { createPieces } from '../../../server/features/conversation/parts/pieces.ts';
import { sendMessage } from '../../../server/features/conversation/sending.ts';
import { startInterview } from '../../../server/features/interview/parts/inProgress.ts';
import { interviewPolicy } from '../../../server/features/interview/tasks.ts';
import { type CandidateId, MessageId, ReplyId } from '../../../shared/ids/schema.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applied, shortlisted } from '../../support/stories.ts';

/** Replies that are claimed together: each gets what belongs to it. */

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const names = ['Wanjiru First', 'Otieno Second', 'Akinyi Third'];

/** People whose interviewer is about to greet them. */
async function greetingsDue(): Promise<{ candidateId: CandidateId; replyId: ReplyId }[]> {
  const people = [];
  for (const fullName of names) {
    const candidateId = await applied(app.deps, { fullName });
    await shortlisted(app.deps, candidateId);
    await startInterview(app.deps, candidateId);
    const [reply] = await app.deps.db
      .select({ id: replies.id })
      .from(replies)
      .innerJoin(conversations, eq(conversations.id, replies.conversationId))
      .where(eq(conversations.ownerId, candidateId));
    if (reply) people.push({ candidateId, replyId: reply.id });
  }
  return people;
}

async function claim(ids: readonly ReplyId[]): Promise<Map<ReplyId, Claimed>> {
  const policies = { interview: interviewPolicy, practice: practicePolicy };
  const means = { policies, pieces: createPieces(app.deps) };
  const claims = await app.deps.db.transaction((tx) => claimReplies(app.deps, tx, means, ids));
  for (const { channel } of claims.values()) channel.close();
  return claims;
}

async function words(claimed: Claimed | undefined): Promise<string> {
  const draft = await claimed?.prepared.compose(claimed.turns, AbortSignal.timeout(20_000), null);
  let text = '';
  for await (const piece of draft?.text ?? []) text += piece;
  return text;
}

/** Until a statement waits for a lock that another transaction holds. */
const someoneWaits = () =>
  expect
    .poll(async () => {
      const rows = await app.deps.database.client`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
      return rows.length;
    })
    .toBeGreaterThan(0);

it('a message is never left behind by a reply that is being claimed', async () => {
  const [person] = await greetingsDue();
  if (!person) throw new Error('No one has a greeting due');
  const { replyId } = person;
  const [row] = await app.deps.db
    .update(replies)
    .set({ joins: true })
    .where(eq(replies.id, replyId))
    .returning({ conversationId: replies.conversationId });
  if (!row) throw new Error('The reply is gone');
  const { conversationId } = row;
  const messageId = MessageId.parse(crypto.randomUUID());
  const input = { conversationId, messageId, text: 'Hello, are you there?', replyDelayMs: 0, joins: true };
  const [read, commit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const means = { policies: { interview: interviewPolicy }, pieces: createPieces(app.deps) };
  const claiming = app.deps.db.transaction(async (tx) => {
    const claims = await claimReplies(app.deps, tx, means, [replyId]);
    read.resolve();
    await commit.promise;
    for (const { channel } of claims.values()) channel.close();
  });
  await read.promise;
  const sent = sendMessage(app.deps, input).then(
    () => 'stored',
    (error: unknown) => (error instanceof DomainError ? error.code : 'failed'),
  );
  await Promise.race([sent, someoneWaits()]);
  commit.resolve();
  await claiming;
  expect(await sent).toBe('reply_pending');
});

describe('replies claimed together', () => {
  it('are each composed for their own person, without those that are over', async () => {
    const [first, second, third] = await greetingsDue();
    if (!first || !second || !third) throw new Error('Not everyone has a greeting due');
    await app.deps.db
      .update(conversations)
      .set({ open: false })
      .where(eq(conversations.ownerId, third.candidateId));
    const unknown = ReplyId.parse(crypto.randomUUID());
    const claims = await claim([third.replyId, second.replyId, unknown, first.replyId, second.replyId]);

    expect([...claims.keys()].toSorted()).toEqual([first.replyId, second.replyId].toSorted());
    for (const [{ candidateId, replyId }, name] of [
      [first, 'Wanjiru'],
      [second, 'Otieno'],
    ] as const) {
      const claimed = claims.get(replyId);
      expect(claimed).toMatchObject({ replyId, ownerId: candidateId, kind: 'interview', attempt: 1 });
      expect(claimed?.begun).toMatchObject({ t: 'begun', reply: { id: replyId, state: 'streaming' } });
      const greeting = await words(claimed);
      expect(greeting).toContain(name);
      for (const other of ['Wanjiru', 'Otieno', 'Akinyi'].filter((one) => one !== name))
        expect(greeting).not.toContain(other);
    }
    const stored = await app.deps.db
      .select({ id: replies.id, state: replies.state })
      .from(replies)
      .where(inArray(replies.id, [first.replyId, second.replyId, third.replyId]));
    expect(new Map(stored.map(({ id, state }) => [id, state]))).toEqual(
      new Map([
        [first.replyId, 'streaming'],
        [second.replyId, 'streaming'],
        [third.replyId, 'cancelled'],
      ]),
    );

    const again = await claim([first.replyId, third.replyId]);
    expect([...again.values()].map(({ replyId, attempt }) => ({ replyId, attempt }))).toEqual([
      { replyId: first.replyId, attempt: 2 },
    ]);
  });
});
