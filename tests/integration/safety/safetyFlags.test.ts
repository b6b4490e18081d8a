import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Ai, AiError } from '../../../server/ai/ai.ts';
import { auditLog } from '../../../server/db/schema/platform.ts';
import { safetyFlags } from '../../../server/db/schema/safety.ts';
import { userRoles, users } from '../../../server/db/schema/users.ts';
import { contactSetting, currentContact, setContact } from '../../../server/safety/contact.ts';
import { decrypt } from '../../../server/safety/encryption.ts';
import { readSafety, type SafetyFinding } from '../../../server/safety/reading.ts';
import { type RaisedFlag, raiseFlag, secondReading } from '../../../server/safety/service.ts';
import { MessageId, UserId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { applied } from '../../support/stories.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const words = 'I really want to die and nobody would even notice';

function flag(changes: Partial<RaisedFlag> = {}): RaisedFlag {
  return {
    source: 'interview',
    kind: 'self_harm',
    raisedBy: 'lexicon',
    candidateId: null,
    userId: null,
    conversationId: null,
    messageId: MessageId.parse(deps.clock.uuid()),
    passage: words,
    ...changes,
  };
}

async function newAdmin(name: string) {
  const userId = UserId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  const email = `${name.toLowerCase()}@example.com`;
  await deps.db.insert(users).values({
    id: userId,
    email,
    fullName: name,
    passwordHash: 'x',
    emailVerifiedAt: now,
    createdAt: now,
    updatedAt: now,
  });
  await deps.db.insert(userRoles).values({ userId, role: 'admin' });
  deps.clock.forward(1_000);
  return { userId, fullName: name, email };
}

const raise = (changes?: Partial<RaisedFlag>) =>
  deps.db.transaction((tx) => raiseFlag(deps, tx, flag(changes)));
const urgent = async () => (await deps.emails()).filter(({ kind }) => kind === 'safety-flag');

describe('a flag', () => {
  it('goes to HR’s addresses while there is no admin, so that someone hears of it', async () => {
    await raise();
    expect((await urgent()).map(({ to }) => to)).toEqual(deps.appSettings.read('mailboxes').notices);
  });

  it('is one row, one email and one event, however often it is raised for a message', async () => {
    const [first] = [await newAdmin('Ada'), await newAdmin('Bea')];
    const candidateId = await applied(deps);
    const before = (await urgent()).length;
    const listening = new AbortController();
    const heard = (await deps.bus.subscribe('safety', listening.signal))[Symbol.asyncIterator]();
    const messageId = MessageId.parse(deps.clock.uuid());
    const id = await raise({ candidateId, messageId });
    expect(await raise({ candidateId, messageId, raisedBy: 'model', kind: 'threat' })).toBe(id);
    expect((await heard.next()).done).toBe(false);
    listening.abort();

    const sent = (await urgent()).slice(before);
    expect(sent.map(({ to }) => to)).toEqual([first.email]);
    const [row] = await deps.db.select().from(safetyFlags).where(eq(safetyFlags.id, id));
    expect(row).toMatchObject({ candidateId, messageId, kind: 'self_harm', raisedBy: 'lexicon' });
    expect(await decrypt(deps, id, 'passage', row?.passage ?? '')).toBe(words);
    await expect(decrypt(deps, id, 'note', row?.passage ?? '')).rejects.toMatchObject({
      code: 'vault_refused',
    });
  });

  it('says nothing of the person and the passage: not in the email, the log or any table', async () => {
    const candidateId = await applied(deps, { fullName: 'Quiet Person' });
    const before = (await urgent()).length;
    const id = await raise({ candidateId, kind: 'abuse' });
    const [email] = (await urgent()).slice(before);
    expect(email?.text).toContain('/admin?tab=inbox');
    for (const told of [email?.subject, email?.text, email?.html])
      expect(told).not.toMatch(/Quiet|die|abuse|harm|threat|medical|minor/i);
    const [line] = await deps.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(line).toMatchObject({ action: 'safety.raised', actorKind: 'system', data: {} });
    expect(await wholeDatabase(deps.database.client)).not.toContain(words);
  });

  it('is not there when its transaction is taken back', async () => {
    const before = (await urgent()).length;
    const messageId = MessageId.parse(deps.clock.uuid());
    await expect(
      deps.db.transaction(async (tx) => {
        await raiseFlag(deps, tx, flag({ messageId }));
        throw new Error('something else failed');
      }),
    ).rejects.toThrow('something else failed');
    expect(await urgent()).toHaveLength(before);
    expect(await deps.db.select().from(safetyFlags).where(eq(safetyFlags.messageId, messageId))).toEqual([]);
  });

  it('follows the key where there is no message', async () => {
    const key = { messageId: null, source: 'contact', idempotencyKey: 'one' } as const;
    const first = await raise({ ...key, reference: 'LT-2026-000000' });
    expect(await raise(key)).toBe(first);
    expect(await raise({ ...key, source: 'review' })).not.toBe(first);
    expect(await raise({ messageId: null })).not.toBe(await raise({ messageId: null }));
  });
});

describe('the safety contact', () => {
  it('is the chosen admin while their account is open, else the first one', async () => {
    const chosen = await newAdmin('Cleo');
    const actor = { userId: chosen.userId, ip: '192.0.2.1' };
    await setContact(deps, actor, { userId: chosen.userId });
    await setContact(deps, actor, { userId: chosen.userId });
    const lines = await deps.db.select().from(auditLog).where(eq(auditLog.action, 'safety.contact_changed'));
    expect(lines.map(({ subjectId }) => subjectId)).toEqual([chosen.userId]);
    expect((await currentContact(deps.db))?.email).toBe(chosen.email);
    await deps.db.update(users).set({ disabledAt: deps.clock.now() }).where(eq(users.id, chosen.userId));
    expect((await currentContact(deps.db))?.fullName).toBe('Ada');
    await expect(setContact(deps, actor, { userId: UserId.parse(deps.clock.uuid()) })).rejects.toMatchObject({
      code: 'conflict',
    });
    const setting = await contactSetting(deps);
    expect(setting).toMatchObject({ chosen: chosen.userId, current: { name: 'Ada' } });
    expect(setting.admins.map(({ name }) => name)).toEqual(['Ada', 'Bea']);
    await deps.db.update(users).set({ disabledAt: null }).where(eq(users.id, chosen.userId));
    await deps.db.update(userRoles).set({ role: 'reviewer' }).where(eq(userRoles.userId, chosen.userId));
    expect((await currentContact(deps.db))?.fullName).toBe('Ada');
    await setContact(deps, actor, { userId: null });
    expect((await contactSetting(deps)).chosen).toBeNull();
  });
});

describe('the second reading', () => {
  const signal = new AbortController().signal;
  /** A connected model that answers like this. */
  const model = (answer: (text: string) => unknown): Ai => ({
    builtIn: false,
    setAside: async () => null,
    model: 'test',
    async *stream() {
      yield '';
    },
    async object({ schema, messages, purpose }) {
      expect(purpose).toBe('safety');
      return schema.parse(answer(messages[0]?.content ?? ''));
    },
  });
  const read = (ai: Ai, text: string) => secondReading({ ...deps, ai }, text, { subject: 'someone', signal });

  it('answers with where the quote stands', async () => {
    const text = 'Fine. There is no reason to wake up again.';
    const found = await read(
      model((sent) => {
        expect(sent).toContain(text);
        return { kind: 'self_harm', language: 'en', quote: 'no reason to wake up again' };
      }),
      text,
    );
    const expected: SafetyFinding = { kind: 'self_harm', language: 'en', start: 15, end: 41 };
    expect(found).toEqual(expected);
  });

  it('takes the whole text when the quote is not in it', async () => {
    const found = await read(
      model(() => ({ kind: 'medical', language: 'xx', quote: 'made up' })),
      'My chest hurts badly',
    );
    expect(found).toEqual({ kind: 'medical', language: 'en', start: 0, end: 20 });
  });

  it('is null when the model finds nothing, fails, or answers something else, and without one', async () => {
    expect(
      await read(
        model(() => ({ kind: 'none' })),
        'All good',
      ),
    ).toBeNull();
    expect(
      await read(
        model(() => 'I cannot help with that'),
        'All good',
      ),
    ).toBeNull();
    const failing = model(() => {
      throw new AiError('budget_spent');
    });
    expect(await read(failing, 'All good')).toBeNull();
    expect(await read(deps.ai, words)).toBeNull();
  });
});

describe('the first reading', () => {
  it('finds a passage and where it stands, and leaves figures of speech alone', () => {
    expect(readSafety('I want to die.')).toMatchObject({ kind: 'self_harm', start: 2 });
    expect(readSafety('I have helped customers for two years.')).toBeNull();
    expect(readSafety('This deadline is killing me, but we shipped on time.')).toBeNull();
  });
});
