import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { confirmEmail } from '../../../server/features/auth/parts/account.ts';
import { knownDevice } from '../../../server/features/auth/parts/devices.ts';
import { requestReset, resetWithLink } from '../../../server/features/auth/parts/recovery.ts';
import { signIn } from '../../../server/features/auth/parts/signIn.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { registerAuthTasks } from '../../../server/features/auth/service.ts';
import { readUserSession } from '../../../server/features/auth/sessions.ts';
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import {
  codeOf,
  emailedToken,
  employee,
  ownerOf,
  password,
  setStatus,
  signUpForm,
} from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { applied, someIp } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
  registerAuthTasks(deps);
});
afterEach(() => deps.close());

const fresh = 'Another-desk-8';

async function forget(email: string, ip = someIp(), idempotencyKey = crypto.randomUUID()): Promise<void> {
  await requestReset(deps, { email, idempotencyKey }, { ip });
}
async function link(email: string): Promise<string> {
  await forget(email);
  await deps.queue.run('auth.reset');
  return emailedToken(deps, 'reset');
}
const use = (token: string, chosen = fresh, ip = someIp()) =>
  resetWithLink(deps, { token, password: chosen, confirmPassword: chosen }, { ip });

describe('a forgotten password', () => {
  it('is replaced through a link that works once and ends every session', async () => {
    const { email, value } = await employee(deps);
    const token = await link(email.toUpperCase());
    const dump = JSON.stringify(await deps.database.client`select * from account_links`);
    expect(dump).not.toContain(token);
    await use(token);
    expect(await readUserSession(deps, value)).toBeNull();
    expect(await codeOf(ownerOf(deps, email))).toBe('invalid_credentials');
    expect((await ownerOf(deps, email, fresh)).home).toBe('/employee');
    expect(await codeOf(use(token, 'Third-desk-8'))).toBe('link_invalid');
    expect((await deps.emails()).map(({ kind }) => kind)).toContain('password-changed');
  });

  it('calls nobody by the name that the first admin starts with', async () => {
    const { email } = await employee(deps);
    await deps.database.client`update users set full_name = 'HR lead' where email = ${email}`;
    await link(email);
    const sent = (await deps.emails()).find(({ kind }) => kind === 'password-reset');
    expect(sent?.text).toContain('reset');
    expect(sent?.text).not.toContain('Hi ');
  });

  it('is answered like the first time when the answer was lost', async () => {
    const { email } = await employee(deps);
    const token = await link(email);
    await use(token);
    const cookie = await use(token);
    expect(await knownDevice(deps, email, cookie.value)).not.toBeNull();
    expect(await codeOf(use(token, 'Third-desk-8'))).toBe('link_invalid');
    const changed = (await deps.emails()).filter(({ kind }) => kind === 'password-changed');
    expect(changed).toHaveLength(1);
    // Later, the link says nothing about a password anymore.
    deps.clock.forward(16 * MINUTE_MS);
    expect(await codeOf(use(token))).toBe('link_invalid');
  });

  it('lives for 30 minutes, and using one link ends the others', async () => {
    const { email } = await employee(deps);
    const first = await link(email);
    deps.clock.forward(30 * MINUTE_MS - 1_000);
    const second = await link(email);
    deps.clock.forward(2_000);
    expect(await codeOf(use(first))).toBe('link_invalid');
    const third = await link(email);
    deps.clock.forward(2_000);
    expect(await codeOf(use(second))).toBe('done');
    // Also by the time of a call that began before.
    expect(await codeOf(use(third))).toBe('link_invalid');
    deps.clock.forward(-1_000);
    expect(await codeOf(use(third))).toBe('link_invalid');
  });

  it('of two that use a link at once, one gets it', async () => {
    const { email } = await employee(deps);
    const token = await link(email);
    const codes = await Promise.all([
      codeOf(use(token, 'First-desk-8')),
      codeOf(use(token, 'Second-desk-8')),
    ]);
    expect(codes.sort()).toEqual(['done', 'link_invalid']);
  });

  it('does the same while somebody waits, whether the address exists or not', async () => {
    const { email } = await employee(deps);
    for (const address of [email, 'nobody@example.com']) {
      const before = await deps.emails();
      await forget(address);
      const tasks = (await deps.queue.tasks()).filter(({ name }) => name === 'auth.reset');
      expect(tasks).toHaveLength(1);
      // The address waits encrypted, and no email exists yet that could tell.
      expect(JSON.stringify(tasks)).not.toContain(address);
      expect(await deps.emails()).toHaveLength(before.length);
      await deps.queue.run('auth.reset');
    }
    const resets = (await deps.emails()).filter(({ kind }) => kind === 'password-reset');
    expect(resets.map(({ to }) => to)).toEqual([email]);
  });

  it('is asked for three times an hour from one network, and the owner elsewhere is not kept out', async () => {
    const { email } = await employee(deps);
    const ip = '203.0.113.9';
    const codes: string[] = [];
    for (let n = 0; n < 4; n++) codes.push(await codeOf(forget(email, ip)));
    expect(codes).toEqual(['done', 'done', 'done', 'too_many_attempts']);
    expect(await codeOf(forget(email))).toBe('done');
  });

  it('fills no mailbox, however many networks ask, and one request is one email', async () => {
    const { email } = await employee(deps);
    const key = crypto.randomUUID();
    for (let n = 0; n < 3; n++) await forget(email, someIp(), key);
    await deps.queue.run('auth.reset');
    const resets = async () => (await deps.emails()).filter(({ kind }) => kind === 'password-reset').length;
    expect(await resets()).toBe(1);
    for (let n = 0; n < 9; n++) await forget(email);
    await deps.queue.run('auth.reset');
    expect(await resets()).toBe(5);
  });

  it('is sent again once no link works anymore, however many others had asked for', async () => {
    const { email } = await employee(deps);
    const links = async (times: number) => {
      for (let n = 0; n < times; n++) await forget(email);
      await deps.queue.run('auth.reset');
      return (await deps.emails()).filter(({ kind }) => kind === 'password-reset').length;
    };
    expect(await links(6)).toBe(5);
    deps.clock.forward(31 * MINUTE_MS);
    // The owner needs one; more would only help someone flooding the mailbox.
    expect(await links(6)).toBe(6);
    // Using one ends the others.
    await use(await emailedToken(deps, 'reset', email));
    deps.clock.forward(1_000);
    expect(await links(1)).toBe(7);
    await use(await emailedToken(deps, 'reset', email), 'Third-desk-8');
  });

  it('sends nothing to a disabled account, and takes no common password', async () => {
    const { email } = await employee(deps);
    const token = await link(email);
    expect(await codeOf(use(token, 'Password123'))).toBe('weak_password');
    await deps.database.client`update users set disabled_at = now()`;
    await forget(email);
    await deps.queue.run('auth.reset');
    expect((await deps.emails()).filter(({ kind }) => kind === 'password-reset')).toHaveLength(1);
  });
});

describe('confirming an address', () => {
  it('links the record of somebody who applied before', async () => {
    const email = 'known@example.com';
    const candidateId = await applied(deps, { email });
    await signUp(deps, signUpForm({ email }), { ip: someIp() });
    const { owner, me } = await ownerOf(deps, email);
    expect(me).toMatchObject({ employee: null, emailConfirmed: false, home: '/candidate' });
    const token = await emailedToken(deps, 'confirm');
    await confirmEmail(deps, owner, token);
    const after = await ownerOf(deps, email);
    // Not an Applicant any more: the specified rule leads to the employee's pages.
    expect(after.me).toMatchObject({ emailConfirmed: true, home: '/employee' });
    const [row] = await deps.database.client`select user_id from candidates where id = ${candidateId}`;
    expect(row?.user_id).toBe(owner.userId);
    expect(await codeOf(confirmEmail(deps, after.owner, token))).toBe('done');
  });

  it('needs the account itself: a stranger’s sign-up is not confirmed by a click', async () => {
    await applied(deps, { email: 'victim@example.com' });
    await signUp(deps, signUpForm({ email: 'victim@example.com' }), { ip: someIp() });
    const token = await emailedToken(deps, 'confirm');
    const other = signUpForm();
    await signUp(deps, other, { ip: someIp() });
    const { owner } = await ownerOf(deps, other.email);
    expect(await codeOf(confirmEmail(deps, owner, token))).toBe('link_invalid');
    // An account that has nothing left to confirm confirms no other one either.
    await confirmEmail(deps, owner, await emailedToken(deps, 'confirm', other.email));
    const confirmed = await ownerOf(deps, other.email);
    expect(confirmed.me.emailConfirmed).toBe(true);
    expect(await codeOf(confirmEmail(deps, confirmed.owner, token))).toBe('link_invalid');
    expect((await ownerOf(deps, 'victim@example.com')).me.emailConfirmed).toBe(false);
  });

  it('is over after three days', async () => {
    const input = signUpForm();
    await signUp(deps, input, { ip: someIp() });
    const token = await emailedToken(deps, 'confirm');
    deps.clock.forward(3 * 24 * 60 * MINUTE_MS + 1_000);
    const { owner } = await ownerOf(deps, input.email);
    expect(await codeOf(confirmEmail(deps, owner, token))).toBe('link_invalid');
  });

  it('is done by a reset too, which takes the account from whoever typed the address first', async () => {
    const email = 'owner@example.com';
    const candidateId = await applied(deps, { email });
    await signUp(deps, signUpForm({ email }), { ip: someIp() });
    const squatter = await ownerOf(deps, email, password);
    await use(await link(email));
    expect(await readUserSession(deps, squatter.value)).toBeNull();
    const [row] = await deps.database.client`select user_id from candidates where id = ${candidateId}`;
    expect(row?.user_id).toBe(squatter.owner.userId);
    await setStatus(deps, candidateId, 'hired');
    // Linked and proven: the email leads to signing in, not to another account.
    const written = (await deps.emails()).findLast(({ kind }) => kind === 'hired');
    expect(written?.text).not.toContain('invitation=');
    const { home } = await signIn(deps, { email, password: fresh }, { ip: someIp() });
    expect(home).toBe('/employee');
  });
});
