import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readHistory } from '../../../server/features/accountHistory/service.ts';
import { changePassword } from '../../../server/features/auth/parts/account.ts';
import { readProfile, updateProfile } from '../../../server/features/profile/service.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { codeOf, employee, password, setStatus } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applied } from '../../support/stories.ts';

describe('the profile', () => {
  let deps: TestDeps;
  beforeEach(async () => {
    deps = await testDeps();
  });
  afterEach(() => deps.close());

  async function someone() {
    const { candidateId, owner } = await employee(deps);
    return { person: { candidateId, userId: owner.userId }, owner };
  }
  const form = { phone: '+254 20 123 4567', state: '', country: 'Kenya' };

  it('shows who one is, and figures only once there are tasks', async () => {
    const { person } = await someone();
    const profile = await readProfile(deps, person);
    expect(profile).toMatchObject({
      fullName: 'Test Person',
      position: 'Customer Support Representative',
      employeeId: person.candidateId.slice(0, 8).toUpperCase(),
      phone: null,
      country: 'Kenya',
      stats: { accuracy: null, averageScore: null, totalTasks: 0 },
    });
  });

  it('saves phone, state and country only, once for one key, with a history', async () => {
    const { person } = await someone();
    const before = await readProfile(deps, person);
    deps.clock.forward(60_000);
    const input = { ...form, country: 'Peru', idempotencyKey: crypto.randomUUID() };
    await Promise.all([updateProfile(deps, person, input), updateProfile(deps, person, input)]);
    const after = await readProfile(deps, person);
    expect(after).toEqual({
      ...before,
      phone: form.phone,
      country: 'Peru',
      updatedAt: deps.clock.now().toISOString(),
    });
    const kinds = async () =>
      (await readHistory(deps, person.userId, undefined)).rows.map(({ kind, before: old, after: now }) => [
        kind,
        old,
        now,
      ]);
    expect((await kinds()).sort()).toEqual([
      ['country', 'Kenya', 'Peru'],
      ['phone', null, form.phone],
    ]);
    // A late retry of an old action does not undo a newer one.
    deps.clock.forward(60_000);
    await updateProfile(deps, person, { ...form, idempotencyKey: crypto.randomUUID() });
    await updateProfile(deps, person, input);
    expect((await readProfile(deps, person)).country).toBe('Kenya');
    expect(await kinds()).toHaveLength(3);
  });

  it('keeps the history of one’s own, in pages, with no secret in it', async () => {
    const { person, owner } = await someone();
    const other = await someone();
    for (let n = 0; n < 23; n++) {
      deps.clock.forward(1_000);
      await updateProfile(deps, person, {
        ...form,
        phone: `+1 555 010 00${10 + n}`,
        idempotencyKey: crypto.randomUUID(),
      });
    }
    const input = { current: password, password: 'Another-desk-8', confirmPassword: 'Another-desk-8' };
    await changePassword(deps, owner, input, { device: 'Firefox on Linux' });
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await readHistory(deps, person.userId, cursor);
      expect(page.rows.length).toBeLessThanOrEqual(10);
      seen.push(...page.rows.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toHaveLength(24);
    expect(new Set(seen).size).toBe(24);
    const [{ rows }, theirs] = await Promise.all([
      readHistory(deps, person.userId, undefined),
      readHistory(deps, other.person.userId, undefined),
    ]);
    expect(rows.find(({ kind }) => kind === 'password')).toMatchObject({ before: null, after: null });
    expect(theirs.rows).toEqual([]);
    expect(await codeOf(readHistory(deps, person.userId, 'nonsense'))).toBe('invalid_input');
  });
});

describe('S4: what HR decides about an employee holds within 5 s, on open sockets too', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp();
  });
  afterAll(() => app.close());

  /** Listens to the employee's own events; resolves with the time at which that ended. */
  function listen(cookie: string): { started: Promise<void>; ended: Promise<number> } {
    const socket = new WebSocket(`${app.address.replace('http', 'ws')}/trpc`, {
      headers: { origin: app.address, cookie },
    });
    let began = (): void => {};
    const started = new Promise<void>((resolve) => {
      began = resolve;
    });
    const ended = new Promise<number>((resolve) => {
      socket.on('open', () =>
        socket.send(JSON.stringify({ id: 1, method: 'subscription', params: { path: 'employee.events' } })),
      );
      socket.on('message', (raw) => {
        const message = JSON.parse(raw.toString());
        if (message.result?.type === 'started') began();
        if (message.result?.type === 'stopped' || message.error) {
          resolve(performance.now());
          socket.close();
        }
      });
      socket.on('close', () => resolve(performance.now()));
    });
    return { started, ended };
  }

  const changes: [string, (candidateId: CandidateId) => Promise<unknown>][] = [
    ['rejected', (candidateId) => setStatus(app.deps, candidateId, 'rejected')],
    [
      'a disabled account',
      (candidateId) => app.deps.database.client`update users set disabled_at = now()
      where id = (select user_id from candidates where id = ${candidateId})`,
    ],
    [
      'an unlinked record',
      (candidateId) =>
        app.deps.database.client`update candidates set user_id = null where id = ${candidateId}`,
    ],
  ];
  it.each(changes)('%s', { timeout: 20_000 }, async (_name, change) => {
    const { candidateId, value } = await employee(app.deps);
    const cookie = `lt_auth=${value}`;
    expect((await app.query('profile.view', undefined, cookie)).status).toBe(200);
    const { started, ended } = listen(cookie);
    await started;
    const at = performance.now();
    await change(candidateId);
    expect((await ended) - at).toBeLessThan(5_000);
    const { code } = await app.query('profile.view', undefined, cookie);
    expect(['not_signed_in', 'no_employee_record', 'not_hired']).toContain(code);
  });

  it.each<CandidateStatus>(['shortlisted', 'rejected'])(
    'work closes at once when hired becomes %s',
    async (status) => {
      const { candidateId, value } = await employee(app.deps);
      await setStatus(app.deps, candidateId, status);
      const me = await app.query('auth.me', undefined, `lt_auth=${value}`);
      const seen = (me.data as { employee?: { status: string } | null; result?: { data: null } }) ?? {};
      expect(seen.employee?.status ?? 'gone').toBe(status === 'rejected' ? 'gone' : status);
    },
  );

  it('the record an account is linked to cannot be another person’s', async () => {
    const { value } = await employee(app.deps);
    const other = await applied(app.deps);
    const input = { phone: '', state: '', country: 'Peru', idempotencyKey: crypto.randomUUID() };
    const extra = await app.mutate('profile.update', { ...input, candidateId: other }, `lt_auth=${value}`);
    expect([extra.status, extra.code]).toEqual([400, 'unavailable']);
  });
});
