import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPortal } from '../../../server/features/accessCodes/service.ts';
import {
  changePassword,
  confirmEmailChange,
  readEmailChange,
  requestEmailChange,
} from '../../../server/features/auth/parts/account.ts';
import { listUserSessions } from '../../../server/features/auth/parts/ownSessions.ts';
import { requestReset, resetWithLink } from '../../../server/features/auth/parts/recovery.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { registerAuthTasks } from '../../../server/features/auth/service.ts';
import { readPortalSession, readUserSession } from '../../../server/features/auth/sessions.ts';
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
import { applied, shortlisted, someIp } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

const fresh = 'Another-desk-8';

describe('changing the password', () => {
  it('asks for the old one, ends every session and gives this browser a new one', async () => {
    const { email, owner, value } = await employee(deps);
    const elsewhere = await ownerOf(deps, email);
    const change = (current: string, chosen = fresh) =>
      changePassword(
        deps,
        owner,
        { current, password: chosen, confirmPassword: chosen },
        { device: 'Firefox on Linux' },
      );
    expect(await codeOf(change('Wrong-chair-9'))).toBe('wrong_password');
    expect(await codeOf(change(password, 'Password123'))).toBe('weak_password');
    const { session } = await change(password);
    for (const old of [value, elsewhere.value]) expect(await readUserSession(deps, old)).toBeNull();
    expect(await readUserSession(deps, session.value)).toMatchObject({ userId: owner.userId });
    expect((await ownerOf(deps, email, fresh)).home).toBe('/employee');
    expect(await codeOf(ownerOf(deps, email))).toBe('invalid_credentials');
  });

  it('ends a sign-in with the old password that was under way, too', async () => {
    const { email, owner } = await employee(deps);
    const { clear } = deps.limits;
    // The moment between "the password is right" and the session.
    deps.limits.clear = async (rule, subject) => {
      deps.limits.clear = clear;
      await changePassword(
        deps,
        owner,
        { current: password, password: fresh, confirmPassword: fresh },
        { device: 'Here' },
      );
      await clear(rule, subject);
    };
    expect(await codeOf(ownerOf(deps, email))).toBe('invalid_credentials');
    expect(await listUserSessions(deps, owner)).toHaveLength(1);
  });

  it('is not for people who guess', async () => {
    const { owner } = await employee(deps);
    const guess = () =>
      codeOf(
        changePassword(
          deps,
          owner,
          { current: 'x', password: fresh, confirmPassword: fresh },
          { device: 'x' },
        ),
      );
    const codes: string[] = [];
    for (let n = 0; n < 11; n++) codes.push(await guess());
    expect(codes.at(9)).toBe('wrong_password');
    expect(codes.at(10)).toBe('too_many_attempts');
  });
});

describe('changing the address', () => {
  type Owner = Awaited<ReturnType<typeof ownerOf>>['owner'];
  const ask = (owner: Owner, email: string, secret = password) =>
    requestEmailChange(deps, owner, { email, password: secret, idempotencyKey: crypto.randomUUID() });

  it('happens through the link in the new mailbox; the old one is told before and after', async () => {
    const { email, owner, candidateId } = await employee(deps);
    expect(await codeOf(ask(owner, 'new@example.com', 'Wrong-chair-9'))).toBe('wrong_password');
    await ask(owner, 'new@example.com');
    expect((await ownerOf(deps, email)).me.email).toBe(email);
    const token = await emailedToken(deps, 'email');
    const stranger = await employee(deps);
    expect(await codeOf(confirmEmailChange(deps, stranger.owner, token))).toBe('link_invalid');
    expect(await confirmEmailChange(deps, owner, token)).toEqual({ email: 'new@example.com' });
    // A reload, or another try after a lost answer.
    const moved = await ownerOf(deps, 'new@example.com');
    for (const one of [owner, moved.owner])
      expect(await confirmEmailChange(deps, one, token)).toEqual({ email: 'new@example.com' });
    expect(await codeOf(confirmEmailChange(deps, stranger.owner, token))).toBe('link_invalid');
    expect((await ownerOf(deps, 'new@example.com')).home).toBe('/employee');
    expect(await codeOf(ownerOf(deps, email))).toBe('invalid_credentials');
    const [row] = await deps.database.client`select email from candidates where id = ${candidateId}`;
    expect(row?.email).toBe('new@example.com');
    const emails = await deps.emails();
    expect(emails.find(({ kind }) => kind === 'change-email')?.to).toBe('new@example.com');
    const notices = emails.filter(({ kind }) => kind === 'email-change-notice');
    expect(notices.map(({ to }) => to)).toEqual([email, email]);
  });

  it('is read before it happens, by its owner only', async () => {
    const { owner, email } = await employee(deps);
    await ask(owner, 'read@example.com');
    const token = await emailedToken(deps, 'email');
    const stranger = await employee(deps);
    expect(await codeOf(readEmailChange(deps, stranger.owner, token))).toBe('link_invalid');
    expect(await readEmailChange(deps, owner, token)).toEqual({ email: 'read@example.com', done: false });
    expect((await ownerOf(deps, email)).me.email).toBe(email);
    await confirmEmailChange(deps, owner, token);
    expect(await readEmailChange(deps, owner, token)).toEqual({ email: 'read@example.com', done: true });
  });

  it('ends with a new password, because the person who asked may have known the old one', async () => {
    registerAuthTasks(deps);
    const chosen = { password: fresh, confirmPassword: fresh };
    const change = async (_email: string, owner: Owner) => {
      await changePassword(deps, owner, { current: password, ...chosen }, { device: 'Firefox on Linux' });
    };
    const reset = async (email: string) => {
      await requestReset(deps, { email, idempotencyKey: crypto.randomUUID() }, { ip: someIp() });
      await deps.queue.run('auth.reset');
      const token = await emailedToken(deps, 'reset', email);
      await resetWithLink(deps, { token, ...chosen }, { ip: someIp() });
    };
    for (const choose of [change, reset]) {
      const { email, owner: before } = await employee(deps);
      const wanted = `${crypto.randomUUID()}@example.com`;
      await ask(before, wanted);
      await choose(email, before);
      const { owner } = await ownerOf(deps, email, fresh);
      const token = await emailedToken(deps, 'email', wanted);
      expect(await codeOf(readEmailChange(deps, owner, token))).toBe('link_invalid');
      expect(await codeOf(confirmEmailChange(deps, owner, token))).toBe('link_invalid');
      const asked = (await deps.emails()).find(
        ({ kind, to }) => kind === 'email-change-notice' && to === email,
      );
      expect(asked?.text).toContain('Choose a new password right away. That stops the change');
    }
  });

  it('is not told as done once the address has changed again', async () => {
    const { owner } = await employee(deps);
    await ask(owner, 'second@example.com');
    const token = await emailedToken(deps, 'email', 'second@example.com');
    await confirmEmailChange(deps, owner, token);
    const moved = (await ownerOf(deps, 'second@example.com')).owner;
    await ask(moved, 'third@example.com');
    await confirmEmailChange(deps, moved, await emailedToken(deps, 'email', 'third@example.com'));
    const { owner: last } = await ownerOf(deps, 'third@example.com');
    expect(await codeOf(confirmEmailChange(deps, last, token))).toBe('link_invalid');
  });

  it('never takes an address that somebody has, and tells only that somebody', async () => {
    const { owner } = await employee(deps);
    const other = await employee(deps);
    await applied(deps, { email: 'applicant@example.com' });
    for (const taken of [other.email, 'applicant@example.com']) {
      expect(await codeOf(ask(owner, taken))).toBe('done');
      const email = (await deps.emails()).find(({ to, kind }) => to === taken && kind === 'email-taken');
      // An applicant without an account must not look for one.
      if (taken === other.email) expect(email?.text).toContain('It already belongs to one');
      else expect(email?.text).toContain('It’s already used on an application');
      expect(email?.text).toContain('because someone entered this address');
    }
    expect(await emailedToken(deps, 'email')).toBe('');
    // Taken between the email and the click.
    await ask(owner, 'race@example.com');
    await applied(deps, { email: 'race@example.com' });
    const token = await emailedToken(deps, 'email');
    expect(await codeOf(confirmEmailChange(deps, owner, token))).toBe('email_taken');
  });

  it('closes what was emailed to the old one: its reader gets in no more', async () => {
    const { owner, candidateId } = await employee(deps);
    const code = await shortlisted(deps, candidateId);
    const { session } = await openPortal(deps, code, { ip: someIp() });
    await setStatus(deps, candidateId, 'hired');
    await deps.database.client`insert into invitations (id, candidate_id, token_hash, expires_at, created_at)
      values (gen_random_uuid(), ${candidateId}, 'x', now() + interval '1 year', now())`;
    await ask(owner, 'moved@example.com');
    await confirmEmailChange(deps, owner, await emailedToken(deps, 'email'));
    expect(await readPortalSession(deps, session.value)).toBeNull();
    expect(await codeOf(openPortal(deps, code, { ip: someIp() }))).toBe('invalid_access_code');
    const working = await deps.database.client`select id from invitations
      where candidate_id = ${candidateId} and used_at is null and revoked_at is null`;
    expect(working).toHaveLength(0);
    expect(await readUserSession(deps, (await ownerOf(deps, 'moved@example.com')).value)).not.toBeNull();
  });

  it('gives an address to one of two who take it at the same moment', async () => {
    const people = [await employee(deps), await employee(deps)];
    const tokens: string[] = [];
    for (const { owner } of people) {
      await ask(owner, 'wanted@example.com');
      tokens.push(await emailedToken(deps, 'email'));
    }
    const codes = await Promise.all(
      people.map(({ owner }, at) => codeOf(confirmEmailChange(deps, owner, tokens[at] ?? ''))),
    );
    expect(codes.sort()).toEqual(['done', 'email_taken']);
  });

  it('waits until the first address is proven', async () => {
    const input = signUpForm();
    await signUp(deps, input, { ip: someIp() });
    const { owner } = await ownerOf(deps, input.email);
    expect(await codeOf(ask(owner, 'else@example.com'))).toBe('email_unconfirmed');
  });
});
