import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { CandidateId } from '../../../shared/ids/schema.ts';
import { documentStories } from '../../support/documentStories.ts';
import { canaries, documentsInput, handedIn } from '../../support/handIn.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { adminWithCodes } from '../../support/secondStep.ts';
import { hired } from '../../support/stories.ts';

let app: TestApp;
let one: CandidateId;
let two: CandidateId;
beforeAll(async () => {
  app = await testApp();
  one = await hired(app.deps, { fullName: 'Paid Person' });
  two = await hired(app.deps, { fullName: 'Waiting Person' });
  await hired(app.deps, { fullName: 'Silent Person' });
  // Invented people are paid nothing, so nothing of theirs is missing.
  const invented = await hired(app.deps, { fullName: 'Invented Person' });
  await app.deps.database.client`update candidates set demo = true where id = ${invented}`;
  await handedIn(app.deps, one);
  await handedIn(app.deps, two);
});
afterAll(() => app.close());

const { check } = documentStories(() => app);
const given = { password: 'Table-and-chair-7', reason: 'November payroll' };
const review = async (candidateId: CandidateId): Promise<void> => {
  await check(candidateId, await app.adminCookie());
};
const LeftOut = z.array(z.object({ candidateId: CandidateId, fullName: z.string() }));
const Payroll = z.object({ csv: z.string(), people: z.number(), unreviewed: LeftOut, missing: LeftOut });
/** The file, and the names of those who aren't in it. */
function exported({ data }: { data: unknown }) {
  const { unreviewed, missing, ...file } = Payroll.parse(data);
  const names = (left: z.infer<typeof LeftOut>) => left.map(({ fullName }) => fullName);
  return { ...file, unreviewed: names(unreviewed), missing: names(missing) };
}
const lines = async (): Promise<number> =>
  (await app.deps.database.client`select 1 from audit_log where action = 'documents.payroll_line'`).length;

describe('S28: the payroll file', () => {
  it('needs no second step while one person alone can open the panel', async () => {
    const answer = await app.mutate('documents.payroll', given, await app.adminCookie());
    expect(answer.code).toBeUndefined();
    expect(exported(answer)).toMatchObject({
      people: 0,
      unreviewed: ['Paid Person', 'Waiting Person'],
      missing: ['Silent Person'],
    });
    expect((await app.deps.emails()).filter(({ kind }) => kind === 'payroll-exported')).toHaveLength(1);
  });

  it('holds only what HR has reviewed, and names the rest', async () => {
    await review(one);
    const { cookie, code } = await adminWithCodes(app);
    const first = exported(await app.mutate('documents.payroll', { ...given, code: code() }, cookie));
    expect(first).toMatchObject({ people: 1, unreviewed: ['Waiting Person'], missing: ['Silent Person'] });
    expect(first.csv).toContain(canaries.accountNumber);
    // A change takes the review back.
    const change = { ...(await documentsInput(app.deps, one)), ssn: '', password: '', idDocument: null };
    const { code: refused } = await app.mutate(
      'documents.update',
      { ...change, address: '9 New Street, Springfield' },
      await app.candidateCookie(one),
    );
    expect(refused).toBeUndefined();
    const second = exported(await app.mutate('documents.payroll', { ...given, code: code() }, cookie));
    expect(second.people).toBe(0);
    await review(one);
  });

  it('needs the second step where several people can open the panel', async () => {
    const before = await lines();
    const plain = await app.adminCookie();
    const missing = await app.mutate('documents.payroll', given, plain);
    expect([missing.code, missing.message]).toEqual([
      'second_factor_missing',
      expect.stringContaining('My account'),
    ]);
    const { cookie, code } = await adminWithCodes(app);
    expect((await app.mutate('documents.payroll', given, cookie)).code).toBe('second_factor_required');
    const wrong = await app.mutate('documents.payroll', { ...given, code: '000000' }, cookie);
    expect(wrong.code).toBe('second_factor_wrong');
    expect(await lines()).toBe(before);
    const shown = code();
    expect((await app.mutate('documents.payroll', { ...given, code: shown }, cookie)).status).toBe(200);
    const again = await app.mutate('documents.payroll', { ...given, code: shown }, cookie);
    expect(again.code).toBe('second_factor_wrong');
  });

  it('asks for the code without using up an export', async () => {
    app.deps.clock.forward(3_600_000);
    const { cookie, code } = await adminWithCodes(app);
    const ask = async (input: object) =>
      (await app.mutate('documents.payroll', { ...given, ...input }, cookie)).code;
    const answers: (string | undefined)[] = [];
    for (let file = 1; file <= 5; file += 1) answers.push(await ask({}), await ask({ code: code() }));
    expect(answers).toEqual(Array.from({ length: 5 }, () => ['second_factor_required', undefined]).flat());
    expect(await ask({ code: code() })).toBe('too_many_attempts');
    app.deps.clock.forward(2 * 3_600_000);
  });

  it('waits a day after the second step was turned on, and says so', async () => {
    const before = await lines();
    const { cookie, code } = await adminWithCodes(app, { fresh: true });
    const refused = await app.mutate('documents.payroll', { ...given, code: code() }, cookie);
    expect(refused.code).toBe('second_factor_new');
    expect(refused.message).toMatch(/less than 24 hours ago\. Try again in 24 hours/);
    expect(await lines()).toBe(before);
    await app.deps.database.client`update second_factors set confirmed_at = confirmed_at - interval '1 day'`;
    const later = await app.mutate('documents.payroll', { ...given, code: code() }, cookie);
    expect(later.code).toBeUndefined();
  });

  it('isn’t had by taking away everyone else’s access first', async () => {
    const cookie = await app.adminCookie();
    const { data } = await app.query('auth.me', undefined, cookie);
    const { client } = app.deps.database;
    const { id } = data as { id: string };
    const others = await client`delete from user_roles where user_id <> ${id} returning user_id, role`;
    const record = { action: 'panel.role_changed', actor: { kind: 'user', id, ip: null } } as const;
    await app.deps.audit.record(app.deps.db, record);
    expect((await app.mutate('documents.payroll', given, cookie)).code).toBe('second_factor_missing');
    app.deps.clock.forward(25 * 3_600_000);
    await client`update auth_sessions set expires_at = expires_at + interval '2 days',
      absolute_expires_at = absolute_expires_at + interval '2 days' where user_id = ${id}`;
    expect((await app.mutate('documents.payroll', given, cookie)).code).toBeUndefined();
    for (const { user_id, role } of others)
      await client`insert into user_roles (user_id, role) values (${user_id}, ${role})`;
  });

  it('tells every admin, without data of anyone in it', async () => {
    const { cookie, code } = await adminWithCodes(app);
    const before = (await app.deps.emails()).length;
    await app.mutate('documents.payroll', { ...given, code: code() }, cookie);
    const told = (await app.deps.emails()).slice(before);
    const [{ count = 0 } = {}] = await app.deps.database.client<{ count: number }[]>`
      select count(*)::int from user_roles where role = 'admin'`;
    expect(new Set(told.map(({ to }) => to)).size).toBe(count);
    for (const { kind, text } of told) {
      expect(kind).toBe('payroll-exported');
      expect(text).toContain('Test HR');
      expect(text).toContain('November payroll');
      expect(text).not.toContain('Paid Person');
      expect(text).not.toContain(canaries.accountNumber);
    }
  });

  it('counts its lines against a limit of a day for each admin, and none of a refused file', async () => {
    app.deps.clock.forward(2 * 86_400_000);
    await review(one);
    await review(two);
    const again = async (who: Awaited<ReturnType<typeof adminWithCodes>>) =>
      (await app.mutate('documents.payroll', { ...given, code: who.code() }, who.cookie)).code;
    const admin = await adminWithCodes(app);
    app.deps.env.PAYROLL_ROWS_A_DAY = 5;
    const answers = [await again(admin), await again(admin), await again(admin)];
    const other = await again(await adminWithCodes(app));
    app.deps.env.PAYROLL_ROWS_A_DAY = 6;
    const afterRefusal = await again(admin);
    app.deps.env.PAYROLL_ROWS_A_DAY = 5_000;
    expect(answers).toEqual([undefined, undefined, 'too_many_attempts']);
    expect([other, afterRefusal]).toEqual([undefined, undefined]);
  });

  it('says so when it could never be exported, and counts nothing', async () => {
    const before = await lines();
    app.deps.env.PAYROLL_ROWS_A_DAY = 1;
    const { cookie, code } = await adminWithCodes(app);
    const refused = await app.mutate('documents.payroll', { ...given, code: code() }, cookie);
    app.deps.env.PAYROLL_ROWS_A_DAY = 5_000;
    expect(refused.code).toBe('payroll_too_large');
    expect(refused.message).toContain('would have 2 lines, more than the 1 allowed per day');
    expect(await lines()).toBe(before);
  });
});
