import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { requestReset, resetWithLink } from '../../../server/features/auth/parts/recovery.ts';
import { beginSecondFactor, confirmSecondFactor } from '../../../server/features/auth/parts/secondFactor.ts';
import { signIn } from '../../../server/features/auth/parts/signIn.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { registerAuthTasks } from '../../../server/features/auth/service.ts';
import { endAllUserSessions } from '../../../server/features/auth/sessions.ts';
import { erasePerson } from '../../../server/features/privacy/parts/erase.ts';
import { createHttp } from '../../../server/http.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { codeOf, emailedToken, employee, password, signUpForm } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { stubDist } from '../../support/dist.ts';
import { someIp } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
  registerAuthTasks(deps);
});
afterEach(() => deps.close());

type From = { ip?: string; deviceCookie?: string; device?: string };
const come = (email: string, secret: string, { ip = someIp(), ...from }: From = {}) =>
  signIn(deps, { email, password: secret }, { ip, ...from });
const guess = (email: string, from: From = {}) => codeOf(come(email, 'Wrong-chair-9', from));

describe('guessing over many networks', () => {
  it('slows down after twenty tries, for addresses without an account just the same', async () => {
    const { email } = await employee(deps);
    for (const address of [email, 'no-account@example.com']) {
      const codes: string[] = [];
      for (let n = 0; n < 22; n++) codes.push(await guess(address));
      expect(codes).toEqual([
        ...Array(20).fill('invalid_credentials'),
        ...Array(2).fill('too_many_attempts'),
      ]);
      const waits: number[] = [];
      for (let n = 0; n < 6; n++) {
        let minutes = 0;
        while ((await guess(address)) === 'too_many_attempts') {
          deps.clock.forward(MINUTE_MS);
          minutes += 1;
        }
        waits.push(minutes);
      }
      expect(waits, address).toEqual([1, 2, 4, 8, 15, 15]);
    }
  });

  it('gets no more through when many come at once', async () => {
    const { email } = await employee(deps);
    const codes = await Promise.all(Array.from({ length: 30 }, () => guess(email)));
    expect(codes.filter((code) => code === 'invalid_credentials')).toHaveLength(20);
  });

  it('calms down by itself, and at once when the owner chose a new password', async () => {
    const { email } = await employee(deps);
    for (let n = 0; n < 20; n++) await guess(email);
    expect(await codeOf(come(email, password))).toBe('too_many_attempts');
    deps.clock.forward(MINUTE_MS);
    expect(await codeOf(come(email, password))).toBe('done');
    for (let n = 0; n < 3; n++) await guess(email);
    const key = crypto.randomUUID();
    await requestReset(deps, { email, idempotencyKey: key }, { ip: someIp() });
    await deps.queue.run('auth.reset');
    const token = await emailedToken(deps, 'reset', email);
    const fresh = 'Another-desk-8';
    await resetWithLink(deps, { token, password: fresh, confirmPassword: fresh }, { ip: someIp() });
    expect(await codeOf(come(email, fresh))).toBe('done');
  });

  it('can’t keep the owner out for good: a reset makes their browser known', async () => {
    const { email } = await employee(deps);
    const flood = async () => {
      for (let n = 0; n < 22; n++) await guess(email);
    };
    await flood();
    await requestReset(deps, { email, idempotencyKey: crypto.randomUUID() }, { ip: someIp() });
    await deps.queue.run('auth.reset');
    const token = await emailedToken(deps, 'reset', email);
    const fresh = 'Another-desk-8';
    const cookie = await resetWithLink(
      deps,
      { token, password: fresh, confirmPassword: fresh },
      { ip: someIp() },
    );
    await flood();
    expect(await codeOf(come(email, fresh))).toBe('too_many_attempts');
    expect(await codeOf(come(email, fresh, { deviceCookie: cookie.value }))).toBe('done');
  });

  it('leaves the code of the second step its try, after the right password from a new browser', async () => {
    const { email, owner } = await employee(deps);
    const { secret } = await beginSecondFactor(deps, owner, password);
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    const show = () => totp.generate({ timestamp: deps.clock.now().getTime() });
    await confirmSecondFactor(deps, owner, { code: show(), idempotencyKey: crypto.randomUUID() });
    for (let n = 0; n < 20; n++) await guess(email);
    for (let n = 0; n < 5; n++) {
      deps.clock.forward(15 * MINUTE_MS);
      await guess(email);
    }
    expect(await codeOf(come(email, password))).toBe('too_many_attempts');
    deps.clock.forward(15 * MINUTE_MS);
    expect(await codeOf(come(email, password))).toBe('second_factor_required');
    const withCode = signIn(deps, { email, password, code: show() }, { ip: someIp() });
    expect(await codeOf(withCode)).toBe('done');
    await guess(email);
    expect(await guess(email)).toBe('too_many_attempts');
  });

  it('never says that no one got in, because one of the attempts may have been right', async () => {
    const { email, owner } = await employee(deps);
    for (let n = 0; n < 9; n++) await guess(email);
    expect(await codeOf(come(email, password))).toBe('done');
    await guess(email);
    const { secret } = await beginSecondFactor(deps, owner, password);
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await confirmSecondFactor(deps, owner, {
      code: app.generate({ timestamp: deps.clock.now().getTime() }),
      idempotencyKey: crypto.randomUUID(),
    });
    const withCode = () => codeOf(signIn(deps, { email, password, code: '000000' }, { ip: someIp() }));
    for (let n = 0; n < 5; n++) await withCode();
    await deps.queue.run('auth.guesses');
    const told = (await deps.emails()).filter(({ kind }) => kind === 'sign-ins-failed');
    expect(told).toHaveLength(2);
    for (const { text, html } of told) expect(text + html).not.toMatch(/didn.t get in|no one got in/i);
  });

  it('is told to the owner once a day, and names the account in the log', async () => {
    const { email, owner } = await employee(deps);
    const notices = async () => {
      await deps.queue.run('auth.guesses');
      return (await deps.emails()).filter(({ kind, to }) => kind === 'sign-ins-failed' && to === email);
    };
    for (let n = 0; n < 10; n++) await guess(email);
    expect(await notices()).toHaveLength(1);
    expect((await notices())[0]?.text).toContain('/auth?view=forgot');
    for (let n = 0; n < 3; n++) {
      deps.clock.forward(16 * MINUTE_MS);
      await guess(email);
    }
    expect(await notices()).toHaveLength(1);
    deps.clock.forward(3 * 24 * 60 * MINUTE_MS);
    for (let n = 0; n < 10; n++) await guess(email);
    expect(await notices()).toHaveLength(2);
    for (let n = 0; n < 10; n++) await guess('no-account@example.com');
    await deps.queue.run('auth.guesses');
    const lines = await deps.database.client`select subject_kind, subject_id from audit_log
      where action = 'auth.sign_in_refused' order by id`;
    expect(lines[0]).toEqual({ subject_kind: 'user', subject_id: owner.userId });
    expect(lines.at(-1)).toEqual({ subject_kind: null, subject_id: null });
    expect((await deps.emails()).filter(({ to }) => to === 'no-account@example.com')).toEqual([]);
  });
});

describe('a browser that has signed in before', () => {
  it('gets in while others guess, elsewhere or from the same network', async () => {
    const { email } = await employee(deps);
    const office = someIp();
    const { cookie } = await come(email, password, { ip: office });
    for (let n = 0; n < 60; n++) await guess(email, { ip: n < 20 ? office : someIp() });
    const here = { ip: office, deviceCookie: cookie.value };
    expect(await codeOf(come(email, password, here))).toBe('done');
    expect(await codeOf(come(email, password, { ip: office }))).toBe('too_many_attempts');
    // Who sits at it has ten tries like everyone else.
    const codes: string[] = [];
    for (let n = 0; n < 11; n++) codes.push(await guess(email, here));
    expect(codes.at(9)).toBe('invalid_credentials');
    expect(codes.at(10)).toBe('too_many_attempts');
  });

  it('is known for its own accounts only, and not after a reset', async () => {
    const [first, second] = [await employee(deps), await employee(deps)];
    const { cookie } = await come(first.email, password);
    for (let n = 0; n < 20; n++) await guess(second.email);
    const borrowed = { deviceCookie: cookie.value };
    expect(await codeOf(come(second.email, password, borrowed))).toBe('too_many_attempts');
    deps.clock.forward(MINUTE_MS);
    const both = (await come(second.email, password, borrowed)).cookie;
    expect(both.value.split('.')).toHaveLength(2);
    expect((await come(first.email, password, { deviceCookie: both.value })).cookie.value).toBe(both.value);
    const dump = JSON.stringify(await deps.database.client`select * from known_devices`);
    for (const value of both.value.split('.')) expect(dump).not.toContain(value);

    await requestReset(deps, { email: first.email, idempotencyKey: crypto.randomUUID() }, { ip: someIp() });
    await deps.queue.run('auth.reset');
    const token = await emailedToken(deps, 'reset', first.email);
    const fresh = 'Another-desk-8';
    await resetWithLink(deps, { token, password: fresh, confirmPassword: fresh }, { ip: someIp() });
    for (let n = 0; n < 20; n++) await guess(first.email);
    expect(await codeOf(come(first.email, fresh, { deviceCookie: both.value }))).toBe('too_many_attempts');
  });

  it('is one of twenty at most', async () => {
    const { email, owner } = await employee(deps);
    for (let n = 0; n < 22; n++) {
      await come(email, password);
      deps.clock.forward(1_000);
    }
    const rows = await deps.database.client`select id from known_devices where user_id = ${owner.userId}`;
    expect(rows).toHaveLength(20);
  });

  it('is told to the owner when it is new, but not the first of an account', async () => {
    const { email } = await employee(deps);
    const told = async () =>
      (await deps.emails()).filter(({ kind, to }) => kind === 'new-device' && to === email);
    expect(await told()).toEqual([]);
    const { cookie } = await come(email, password, { device: 'Safari on iPhone' });
    expect(await told()).toHaveLength(1);
    expect((await told())[0]?.text).toContain('Safari on iPhone');
    await come(email, password, { deviceCookie: cookie.value });
    expect(await told()).toHaveLength(1);
  });

  it('is told as new where no browser is known of an account that isn’t', async () => {
    const { email, owner } = await employee(deps);
    await deps.database.client`delete from known_devices where user_id = ${owner.userId}`;
    await deps.database
      .client`update users set created_at = created_at - interval '2 days' where id = ${owner.userId}`;
    await come(email, password);
    expect((await deps.emails()).filter(({ kind }) => kind === 'new-device')).toHaveLength(1);
  });

  it('is told three times a day at most', async () => {
    const { email } = await employee(deps);
    const told = async () =>
      (await deps.emails()).filter(({ kind, to }) => kind === 'new-device' && to === email).length;
    for (let n = 0; n < 6; n++) await come(email, password);
    expect(await told()).toBe(3);
    deps.clock.forward(2 * 24 * 60 * MINUTE_MS);
    await come(email, password);
    expect(await told()).toBe(4);
  });

  it('is never told to an address that the account has not proven', async () => {
    const form = signUpForm({ email: `stranger-${crypto.randomUUID()}@example.com` });
    await signUp(deps, form, { ip: someIp() });
    await deps.queue.run();
    const ip = someIp();
    for (let n = 0; n < 8; n++) await come(form.email, password, { ip });
    const kinds = (await deps.emails()).filter(({ to }) => to === form.email).map(({ kind }) => kind);
    expect(kinds).toEqual(['confirm-email']);
  });

  it('stays known when only its sessions end', async () => {
    const { email, owner } = await employee(deps);
    const { cookie } = await come(email, password);
    await deps.db.transaction((tx) => endAllUserSessions(deps, tx, owner.userId));
    for (let n = 0; n < 22; n++) await guess(email);
    expect(await codeOf(come(email, password, { deviceCookie: cookie.value }))).toBe('done');
  });

  it('holds its value where no script and no other site reads it', async () => {
    for (const publicUrl of ['http://localhost:1', 'https://hr.example']) {
      const { email } = await employee(deps);
      const server = await createHttp({ ...deps, publicUrl }, { distDir: await stubDist(deps.dataDir) });
      const answer = await server.inject({
        method: 'POST',
        url: '/trpc/auth.signIn',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({ email, password }),
      });
      await server.close();
      const name = publicUrl.startsWith('https') ? '__Host-lt_device' : 'lt_device';
      const cookie = [answer.headers['set-cookie']].flat().find((line) => line?.startsWith(`${name}=`)) ?? '';
      const [value, ...flags] = cookie.split('; ');
      expect(value).toMatch(/=[\w-]{43}$/);
      expect(flags).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'SameSite=Lax']));
      expect(flags.includes('Secure')).toBe(publicUrl.startsWith('https'));
      expect(cookie).not.toContain('Domain');
      expect(answer.body).not.toContain(value?.split('=')[1]);
    }
  });

  it('goes with the person, and so does the network of their own mistyped passwords', async () => {
    const { email, owner, candidateId } = await employee(deps);
    await guess(email);
    const { client } = deps.database;
    await expect(client`update audit_log set ip = null where subject_id = ${owner.userId}`).rejects.toThrow(
      'insert-only',
    );
    await deps.db.transaction((tx) => erasePerson(deps, tx, { candidateId, userId: owner.userId }));
    expect(await client`select * from known_devices where user_id = ${owner.userId}`).toEqual([]);
    const lines = await client`select ip from audit_log
      where action = 'auth.sign_in_refused' and subject_id = ${owner.userId}`;
    expect(lines).toEqual([{ ip: null }]);
  });
});
