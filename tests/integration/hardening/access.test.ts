import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../../server/db/schema/users.ts';
import { forgetSecondFactor, setDisabled } from '../../../server/features/auth/parts/console.ts';
import { issueLink } from '../../../server/features/auth/parts/links.ts';
import { resetWithLink } from '../../../server/features/auth/parts/recovery.ts';
import { signIn } from '../../../server/features/auth/parts/signIn.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import {
  createAdmin,
  ensureFirstAdmin,
  generateFirstAdmin,
  openInvitedAccount,
  panelAccounts,
  resetPassword,
  storeRole,
  unguessablePasswordHash,
} from '../../../server/features/auth/service.ts';
import {
  createPortalSession,
  createUserSession,
  readPortalSession,
  readUserSession,
} from '../../../server/features/auth/sessions.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { listCandidates } from '../../../server/features/candidates/queries.ts';
import { readTimeline } from '../../../server/features/timeline/service.ts';
import { CandidateListInput, candidateSorts } from '../../../shared/candidates/schema.ts';
import { codeOf, signUpForm } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, hired, someIp } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

const email = 'hr@example.com';
const password = 'Table-and-chair-7';
const MINUTE = 60_000;

async function admin() {
  await createAdmin(deps, { email, fullName: 'Test HR', password });
  return (await signIn(deps, { email, password }, { ip: someIp() })).session;
}

describe('sessions (S5)', () => {
  it('end after half an hour without use, and after twelve hours with', async () => {
    const idle = await admin();
    deps.clock.forward(29 * MINUTE);
    expect(await readUserSession(deps, idle.value)).toMatchObject({ roles: ['admin'] });
    deps.clock.forward(29 * MINUTE);
    expect(await readUserSession(deps, idle.value)).not.toBeNull();
    deps.clock.forward(31 * MINUTE);
    expect(await readUserSession(deps, idle.value)).toBeNull();

    const busy = (await signIn(deps, { email, password }, { ip: someIp() })).session;
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      deps.clock.forward(20 * MINUTE);
      expect(await readUserSession(deps, busy.value)).not.toBeNull();
    }
    deps.clock.forward(21 * MINUTE);
    expect(await readUserSession(deps, busy.value)).toBeNull();
  });

  it('of HR are not kept by a page that nobody sits at; shifts are', async () => {
    const left = await admin();
    for (const minutes of [10, 10, 9]) {
      deps.clock.forward(minutes * MINUTE);
      expect(await readUserSession(deps, left.value, { attended: false })).not.toBeNull();
    }
    deps.clock.forward(2 * MINUTE);
    expect(await readUserSession(deps, left.value, { attended: false })).toBeNull();

    const { userId } = await adminActor(deps);
    await deps.database.client`update candidates set user_id = ${userId} where id = ${await hired(deps)}`;
    const shift = await createUserSession(deps, deps.db, userId);
    for (let hours = 0; hours < 24; hours += 8) {
      deps.clock.forward(8 * 60 * MINUTE);
      expect(await readUserSession(deps, shift.value, { attended: false })).not.toBeNull();
    }
  });

  it('of the portal end after two hours without use and after a day with', async () => {
    const candidateId = await applied(deps);
    const idle = await createPortalSession(deps, deps.db, candidateId);
    deps.clock.forward(121 * MINUTE);
    expect(await readPortalSession(deps, idle.value)).toBeNull();
    const busy = await createPortalSession(deps, deps.db, candidateId);
    for (let hour = 0; hour < 23; hour++) {
      deps.clock.forward(60 * MINUTE);
      expect(await readPortalSession(deps, busy.value)).toMatchObject({ candidateId });
    }
    deps.clock.forward(61 * MINUTE);
    expect(await readPortalSession(deps, busy.value)).toBeNull();
  });

  it('cannot be taken from a stolen database', async () => {
    const { value } = await admin();
    const [row] = await deps.database.client<{ id: string }[]>`select id from auth_sessions`;
    expect(row?.id).not.toContain(value);
    expect(await readUserSession(deps, row?.id ?? '')).toBeNull();
  });

  it('all end with a new password, and a disabled account has none', async () => {
    const first = await admin();
    await resetPassword(deps, { email, password: 'Another-chair-8' });
    expect(await readUserSession(deps, first.value)).toBeNull();
    const second = await signIn(deps, { email, password: 'Another-chair-8' }, { ip: someIp() });
    await deps.database.client`update users set disabled_at = now()`;
    expect(await readUserSession(deps, second.session.value)).toBeNull();
  });
});

describe('signing in (S8–S10)', () => {
  it('answers an unknown address like a wrong password, with the same work', async () => {
    await admin();
    const wrong = await signIn(deps, { email, password: 'x' }, { ip: someIp() }).catch((error) => error);
    const unknown = await signIn(deps, { email: 'no@example.com', password: 'x' }, { ip: someIp() }).catch(
      (error) => error,
    );
    expect([unknown.code, unknown.message]).toEqual([wrong.code, wrong.message]);
    expect(wrong.message).toBe('Invalid credentials. Please try again or contact support.');
  });

  it('is slowed after ten wrong tries from one network, and the owner still gets in from another', async () => {
    await admin();
    const ip = '203.0.113.77';
    const codes: string[] = [];
    for (let tries = 0; tries < 12; tries++) {
      codes.push(
        await signIn(deps, { email, password: 'wrong' }, { ip }).then(
          () => 'in',
          (error) => error.code,
        ),
      );
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'invalid_credentials'));
    expect(codes.slice(10)).toEqual(['too_many_attempts', 'too_many_attempts']);
    expect((await signIn(deps, { email, password }, { ip: someIp() })).home).toBe('/admin');
    deps.clock.forward(31 * MINUTE);
    expect((await signIn(deps, { email, password }, { ip })).home).toBe('/admin');
  });

  it('takes no password that everybody tries first', async () => {
    for (const weak of [
      'Password123',
      'Qwerty2024!',
      'Longtable1',
      'short1A',
      'alllowercase1',
      'Aaaaaaaa1',
    ]) {
      await expect(createAdmin(deps, { email, fullName: 'x', password: weak })).rejects.toThrow();
    }
  });

  it('makes a first admin once, and refuses a weak one from the settings', async () => {
    await ensureFirstAdmin(deps);
    const first = await generateFirstAdmin(deps);
    expect(first?.password.length).toBeGreaterThanOrEqual(12);
    expect(await generateFirstAdmin(deps)).toBeNull();
    await deps.database.client`delete from user_roles`;
    const settings = { ...deps, env: { ...deps.env, ADMIN_EMAIL: email, ADMIN_PASSWORD: 'Password1' } };
    await expect(ensureFirstAdmin(settings)).rejects.toThrow(/ADMIN_PASSWORD/);
  });
});

describe('the operator’s commands for accounts', () => {
  const nameOf = async (): Promise<string | undefined> =>
    (await panelAccounts(deps)).find((account) => account.email === email)?.fullName;

  it('make a working admin of an address that a stranger signed up with', async () => {
    await signUp(deps, signUpForm({ email, fullName: 'Stranger' }), { ip: someIp() });
    expect(await createAdmin(deps, { email, password })).toEqual({ disabled: false });
    expect(await nameOf()).toBe('HR lead');
    expect(await signIn(deps, { email, password }, { ip: someIp() })).toMatchObject({ home: '/admin' });
  });

  it('keep the name of an account that is proven or invited, unless another is given', async () => {
    const passwordHash = await unguessablePasswordHash(deps);
    await deps.db.transaction(async (tx) => {
      const linkId = deps.clock.uuid();
      const invited = { email, fullName: 'Ines Invited', passwordHash, linkId };
      const { userId } = await openInvitedAccount(deps, tx, invited);
      await storeRole(tx, userId, 'reviewer');
    });
    expect(await nameOf()).toBeUndefined();
    await createAdmin(deps, { email, password });
    expect(await nameOf()).toBe('Ines Invited');
    await createAdmin(deps, { email, password });
    expect(await nameOf()).toBe('Ines Invited');
    await createAdmin(deps, { email, fullName: 'Ada Admin', password });
    expect(await nameOf()).toBe('Ada Admin');
  });

  it('verify an invited admin’s address', async () => {
    const passwordHash = await unguessablePasswordHash(deps);
    await deps.db.transaction(async (tx) => {
      const linkId = deps.clock.uuid();
      const invited = { email, fullName: 'Bo Invited', passwordHash, linkId };
      const { userId } = await openInvitedAccount(deps, tx, invited);
      await storeRole(tx, userId, 'admin');
    });
    expect(await nameOf()).toBeUndefined();
    await resetPassword(deps, { email, password });
    expect(await nameOf()).toBe('Bo Invited');
    const { me } = await signIn(deps, { email, password }, { ip: someIp() });
    expect(me.emailConfirmed).toBe(true);
  });

  it('don’t verify the address of an account outside the panel', async () => {
    const form = signUpForm({ fullName: 'Stranger' });
    await signUp(deps, form, { ip: someIp() });
    await resetPassword(deps, { email: form.email, password });
    const { me } = await signIn(deps, { email: form.email, password }, { ip: someIp() });
    expect(me.emailConfirmed).toBe(false);
  });

  it.each([
    ['create-admin', () => createAdmin(deps, { email, password })],
    ['reset-password', () => resetPassword(deps, { email, password })],
  ])('%s ends the wait that wrong passwords over all networks caused', async (_name, run) => {
    await admin();
    const wrong = () => codeOf(signIn(deps, { email, password: 'Wrong-chair-9' }, { ip: someIp() }));
    for (let n = 0; n < 20; n++) await wrong();
    expect(await wrong()).toBe('too_many_attempts');
    await run();
    expect(await signIn(deps, { email, password }, { ip: someIp() })).toMatchObject({ home: '/admin' });
  });

  it('say that a disabled account stays disabled', async () => {
    await admin();
    await setDisabled(deps, { email, disabled: true });
    const next = 'Another-chair-8';
    expect(await createAdmin(deps, { email, password: next })).toEqual({ disabled: true });
    expect(await resetPassword(deps, { email, password: next })).toEqual({ disabled: true });
    expect(await forgetSecondFactor(deps, { email })).toEqual({ disabled: true });
    await setDisabled(deps, { email, disabled: false });
    expect(await resetPassword(deps, { email, password })).toEqual({ disabled: false });
  });

  it.each([
    ['create-admin', () => createAdmin(deps, { email, password })],
    ['reset-password', () => resetPassword(deps, { email, password })],
  ])('%s ends links that were emailed before', async (_name, run) => {
    await admin();
    const [{ id: userId } = { id: null }] = await deps.db.select({ id: users.id }).from(users);
    const links = await deps.db.transaction(async (tx) => {
      const make = (kind: 'reset' | 'change_email') =>
        userId && issueLink(deps, tx, { userId, kind, newEmail: 'elsewhere@example.com' });
      return { reset: await make('reset'), change: await make('change_email') };
    });
    await run();
    const next = { password: 'Another-chair-8', confirmPassword: 'Another-chair-8' };
    await expect(
      resetWithLink(deps, { token: links.reset ?? '', ...next }, { ip: someIp() }),
    ).rejects.toMatchObject({ code: 'link_invalid' });
    const open = await deps.database.client`
      select kind from account_links where used_at is null and expires_at > created_at`;
    expect(open).toEqual([]);
    expect(await signIn(deps, { email, password }, { ip: someIp() })).toMatchObject({ home: '/admin' });
  });
});

describe("HR's table", () => {
  async function fill(count: number): Promise<void> {
    await deps.database.client`
      insert into candidates (id, full_name, email, position, country, status, applied_at, created_at, updated_at)
      select gen_random_uuid(), 'Person ' || (n % 37), 'p' || n || '@example.com',
        (array['Data Entry Clerk', 'Virtual Assistant'])[1 + n % 2], (array['Kenya', 'Peru', '100% Land'])[1 + n % 3],
        (array['applied', 'shortlisted', 'hired'])[1 + n % 3],
        timestamptz '2026-11-01' + (n % 50) * interval '1 minute', now(), now()
      from generate_series(1, ${count}) n`;
  }

  it('pages through everybody once, in every order', async () => {
    await fill(230);
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...candidateSorts),
        fc.integer({ min: 7, max: 60 }),
        async (sort, limit) => {
          const seen: string[] = [];
          let cursor: string | undefined;
          do {
            const page = await listCandidates(deps, CandidateListInput.parse({ sort, limit, cursor }));
            expect(page.total).toBe(230);
            seen.push(...page.rows.map(({ id }) => id));
            cursor = page.nextCursor ?? undefined;
          } while (cursor);
          expect(seen).toHaveLength(230);
          expect(new Set(seen).size).toBe(230);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('finds words as they are, not as patterns', async () => {
    await fill(90);
    const total = async (search: string) =>
      (await listCandidates(deps, CandidateListInput.parse({ search }))).total;
    expect(await total('100%')).toBe(30);
    expect(await total('100_')).toBe(0);
    expect(await total('PERSON 36')).toBe(2);
    expect(await total("'; drop table candidates; --")).toBe(0);
    await expect(
      listCandidates(deps, CandidateListInput.parse({ cursor: 'nonsense' })),
    ).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('changes a status once for one key, tells the status before, and emails with it', async () => {
    const candidateId = await applied(deps);
    const actor = await adminActor(deps);
    const idempotencyKey = crypto.randomUUID();
    const change = { candidateId, status: 'shortlisted' as const, notify: true, idempotencyKey };
    const answers = await Promise.all(Array.from({ length: 5 }, () => changeStatus(deps, actor, change)));
    // Each try of one click hears the same, so that a lost answer can be undone like a heard one.
    expect(answers.map(({ previous }) => previous)).toEqual(Array.from({ length: 5 }, () => 'applied'));
    const timeline = await readTimeline(deps, candidateId, { forCandidate: false });
    expect(timeline.filter(({ kind }) => kind === 'status_changed')).toHaveLength(1);
    expect((await deps.emails()).filter(({ kind }) => kind === 'access-code')).toHaveLength(1);
    // Undo tells nobody, and the person does not see HR's notes.
    await changeStatus(deps, actor, {
      candidateId,
      status: 'applied',
      notify: false,
      idempotencyKey: crypto.randomUUID(),
    });
    const own = await readTimeline(deps, candidateId, { forCandidate: true });
    expect(own.map(({ kind }) => kind)).not.toContain('status_changed');
  });
});
