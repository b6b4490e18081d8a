import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPortal } from '../../../server/features/accessCodes/service.ts';
import { readHistory } from '../../../server/features/accountHistory/service.ts';
import {
  changePassword,
  confirmEmailChange,
  readEmailChange,
  requestEmailChange,
} from '../../../server/features/auth/parts/account.ts';
import { forgetSecondFactor, setDisabled } from '../../../server/features/auth/parts/console.ts';
import {
  endOtherSessions,
  endOwnSession,
  listUserSessions,
} from '../../../server/features/auth/parts/ownSessions.ts';
import { requestReset, resetWithLink } from '../../../server/features/auth/parts/recovery.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
} from '../../../server/features/auth/parts/secondFactor.ts';
import { signIn } from '../../../server/features/auth/parts/signIn.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { registerAuthTasks } from '../../../server/features/auth/service.ts';
import { readPortalSession, readUserSession } from '../../../server/features/auth/sessions.ts';
import { RenewCodesInput, SetUpSecondFactorInput } from '../../../shared/auth/schema.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import {
  codeOf,
  employee,
  mailedToken,
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
    const token = await mailedToken(deps, 'email');
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
    const mails = await deps.mails();
    expect(mails.find(({ kind }) => kind === 'change-email')?.to).toBe('new@example.com');
    const notices = mails.filter(({ kind }) => kind === 'email-change-notice');
    expect(notices.map(({ to }) => to)).toEqual([email, email]);
  });

  it('is read before it happens, by its owner only', async () => {
    const { owner, email } = await employee(deps);
    await ask(owner, 'read@example.com');
    const token = await mailedToken(deps, 'email');
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
      const token = await mailedToken(deps, 'reset', email);
      await resetWithLink(deps, { token, ...chosen }, { ip: someIp() });
    };
    for (const choose of [change, reset]) {
      const { email, owner: before } = await employee(deps);
      const wanted = `${crypto.randomUUID()}@example.com`;
      await ask(before, wanted);
      await choose(email, before);
      const { owner } = await ownerOf(deps, email, fresh);
      const token = await mailedToken(deps, 'email', wanted);
      expect(await codeOf(readEmailChange(deps, owner, token))).toBe('link_invalid');
      expect(await codeOf(confirmEmailChange(deps, owner, token))).toBe('link_invalid');
      const asked = (await deps.mails()).find(
        ({ kind, to }) => kind === 'email-change-notice' && to === email,
      );
      expect(asked?.text).toContain('Choose a new password right away. That stops the change');
    }
  });

  it('is not told as done once the address has changed again', async () => {
    const { owner } = await employee(deps);
    await ask(owner, 'second@example.com');
    const token = await mailedToken(deps, 'email', 'second@example.com');
    await confirmEmailChange(deps, owner, token);
    const moved = (await ownerOf(deps, 'second@example.com')).owner;
    await ask(moved, 'third@example.com');
    await confirmEmailChange(deps, moved, await mailedToken(deps, 'email', 'third@example.com'));
    const { owner: last } = await ownerOf(deps, 'third@example.com');
    expect(await codeOf(confirmEmailChange(deps, last, token))).toBe('link_invalid');
  });

  it('never takes an address that somebody has, and tells only that somebody', async () => {
    const { owner } = await employee(deps);
    const other = await employee(deps);
    await applied(deps, { email: 'applicant@example.com' });
    for (const taken of [other.email, 'applicant@example.com']) {
      expect(await codeOf(ask(owner, taken))).toBe('done');
      const mail = (await deps.mails()).find(({ to, kind }) => to === taken && kind === 'email-taken');
      // An applicant without an account must not look for one.
      if (taken === other.email) expect(mail?.text).toContain('It already belongs to one');
      else expect(mail?.text).toContain('It already belongs to an application');
      expect(mail?.text).toContain('because someone entered this address');
    }
    expect(await mailedToken(deps, 'email')).toBe('');
    // Taken between the mail and the click.
    await ask(owner, 'race@example.com');
    await applied(deps, { email: 'race@example.com' });
    const token = await mailedToken(deps, 'email');
    expect(await codeOf(confirmEmailChange(deps, owner, token))).toBe('email_taken');
  });

  it('closes what was mailed to the old one: its reader gets in no more', async () => {
    const { owner, candidateId } = await employee(deps);
    const code = await shortlisted(deps, candidateId);
    const { session } = await openPortal(deps, code, { ip: someIp() });
    await setStatus(deps, candidateId, 'hired');
    await deps.database.client`insert into invitations (id, candidate_id, token_hash, expires_at, created_at)
      values (gen_random_uuid(), ${candidateId}, 'x', now() + interval '1 year', now())`;
    await ask(owner, 'moved@example.com');
    await confirmEmailChange(deps, owner, await mailedToken(deps, 'email'));
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
      tokens.push(await mailedToken(deps, 'email'));
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

describe('two-step sign-in', () => {
  async function turnOn() {
    const person = await employee(deps);
    const { secret } = await beginSecondFactor(deps, person.owner, password);
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const show = () => app.generate({ timestamp: deps.clock.now().getTime() });
    const codes = await confirmSecondFactor(deps, person.owner, {
      code: show(),
      idempotencyKey: crypto.randomUUID(),
    });
    const come = (code?: string, secretWord = password) =>
      codeOf(
        signIn(
          deps,
          { email: person.email, password: secretWord, ...(code ? { code } : {}) },
          { ip: someIp() },
        ),
      );
    return { ...person, secret, show, codes, come };
  }

  it('asks for the app’s code, takes each once, and never without the password', async () => {
    const { come, show } = await turnOn();
    expect(await come()).toBe('second_factor_required');
    expect(await come(show(), 'Wrong-chair-9')).toBe('invalid_credentials');
    // The code that turned it on is used up.
    expect(await come(show())).toBe('second_factor_wrong');
    deps.clock.forward(30_000);
    const code = show();
    expect(await come(code)).toBe('done');
    expect(await come(code)).toBe('second_factor_wrong');
    deps.clock.forward(30_000);
    const late = show();
    deps.clock.forward(29_000);
    expect(await come(`${late.slice(0, 3)} ${late.slice(3)}`)).toBe('done');
    deps.clock.forward(120_000);
    expect(await come(late)).toBe('second_factor_wrong');
  });

  it('takes each recovery code once, however it is typed', async () => {
    const { come, codes, owner } = await turnOn();
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    const [first = ''] = codes;
    expect(await come(first.toLowerCase().replaceAll('-', ' '))).toBe('done');
    expect(await come(first)).toBe('second_factor_wrong');
    expect(await readSecondFactor(deps, owner.userId)).toEqual({ on: true, recoveryCodesLeft: 9 });
    const renew = (code: string) =>
      renewRecoveryCodes(deps, owner, { password, code, idempotencyKey: crypto.randomUUID() });
    expect(await codeOf(renew('000000'))).toBe('second_factor_wrong');
    const renewed = await renew(codes[2] ?? '');
    expect(await come(codes[1])).toBe('second_factor_wrong');
    expect(await come(renewed[0])).toBe('done');
  });

  it('tells the owner that a recovery code was used, and that there are new ones', async () => {
    const { come, codes, owner, email, show } = await turnOn();
    const told = async () =>
      (await deps.mails()).filter(({ kind, to }) => kind === 'second-factor' && to === email);
    const lines = async () =>
      (
        await deps.database.client`select action from audit_log
          where action like 'auth.recovery%' order by id`
      ).map(({ action }) => action);
    deps.clock.forward(30_000);
    expect(await come(codes[0])).toBe('done');
    expect((await told()).at(-1)).toMatchObject({ subject: 'A recovery code was used' });
    expect((await told()).at(-1)?.text).toContain('You have 9 recovery codes left.');
    deps.clock.forward(30_000);
    await renewRecoveryCodes(deps, owner, {
      password,
      code: show(),
      idempotencyKey: crypto.randomUUID(),
    });
    expect((await told()).map(({ subject }) => subject)).toEqual([
      'Two-step sign-in is on',
      'A recovery code was used',
      'You have new recovery codes',
    ]);
    expect(await lines()).toEqual(['auth.recovery_code_used', 'auth.recovery_codes_renewed']);
    const history = await readHistory(deps, owner.userId, undefined);
    expect(history.rows.map(({ kind }) => kind)).toEqual(['recovery_codes', 'second_factor_on']);
  });

  it('counts no codes that end with the one just used', async () => {
    const { owner, email, codes } = await turnOn();
    const told = async () =>
      (await deps.mails())
        .filter(({ kind, to }) => kind === 'second-factor' && to === email)
        .filter(({ subject }) => subject === 'A recovery code was used')
        .map(({ text }) => text);
    const [renewed = ''] = await renewRecoveryCodes(deps, owner, {
      password,
      code: codes[0] ?? '',
      idempotencyKey: crypto.randomUUID(),
    });
    await endSecondFactor(deps, owner, { password, code: renewed });
    const texts = await told();
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).not.toMatch(/recovery codes? left/);
  });

  it('is set up from pages that send no key yet, and renewed as well', async () => {
    const { owner } = await employee(deps);
    const { secret } = await beginSecondFactor(deps, owner, password);
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const show = () => app.generate({ timestamp: deps.clock.now().getTime() });
    const codes = await confirmSecondFactor(deps, owner, SetUpSecondFactorInput.parse({ code: show() }));
    expect(codes).toHaveLength(10);
    deps.clock.forward(30_000);
    const renew = () => renewRecoveryCodes(deps, owner, RenewCodesInput.parse({ password, code: show() }));
    const renewed = await renew();
    deps.clock.forward(30_000);
    expect(new Set([...codes, ...renewed, ...(await renew())]).size).toBe(30);
  });

  it('shows the same recovery codes again after a lost answer, for a while', async () => {
    const { owner, come } = await employee(deps).then((person) => ({
      ...person,
      come: (code: string) => codeOf(signIn(deps, { email: person.email, password, code }, { ip: someIp() })),
    }));
    const { secret } = await beginSecondFactor(deps, owner, password);
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    const show = () => app.generate({ timestamp: deps.clock.now().getTime() });
    const key = crypto.randomUUID();
    const confirm = (idempotencyKey: string) =>
      confirmSecondFactor(deps, owner, { code: show(), idempotencyKey });
    const codes = await confirm(key);
    expect(await confirm(key)).toEqual(codes);
    expect(await codeOf(confirm(crypto.randomUUID()))).toBe('conflict');

    const again = crypto.randomUUID();
    const renew = (secretWord = password) =>
      renewRecoveryCodes(deps, owner, {
        password: secretWord,
        code: codes[0] ?? '',
        idempotencyKey: again,
      });
    const renewed = await renew();
    expect(new Set([...codes, ...renewed]).size).toBe(20);
    expect(await come(renewed[0] ?? '')).toBe('done');
    expect(await renew()).toEqual(renewed);
    expect(await codeOf(renew('Wrong-chair-9'))).toBe('wrong_password');
    // Replaced codes aren't shown again, and others not forever.
    expect(await codeOf(confirm(key))).toBe('conflict');
    deps.clock.forward(HOUR_MS);
    expect(await codeOf(renew())).toBe('second_factor_wrong');
  });

  it('keeps the code of a sign-in whose invitation is refused', async () => {
    const { email, codes, come } = await turnOn();
    const invitation = 'x'.repeat(43);
    const refused = signIn(deps, { email, password, code: codes[0], invitation }, { ip: someIp() });
    expect(await codeOf(refused)).toBe('invitation_invalid');
    expect(await come(codes[0])).toBe('done');
  });

  it('takes what was written down by hand: letters for the figures they look like, and any punctuation', async () => {
    const { come, codes, show } = await turnOn();
    const alike = (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l');
    const mistakable = codes.filter((code) => alike(code) !== code);
    expect(mistakable).not.toEqual([]);
    for (const code of mistakable) {
      expect(await come(alike(code).replaceAll('-', '–'))).toBe('done');
      expect(await come(code)).toBe('second_factor_wrong');
    }
    deps.clock.forward(3_600_000);
    const code = show();
    expect(await come(`${code.slice(0, 3)}-${code.slice(3)}`)).toBe('done');
    deps.clock.forward(60_000);
    const wide = [...show()].map((figure) => String.fromCharCode(figure.charCodeAt(0) + 0xfee0));
    expect(await come(wide.join(''))).toBe('done');
  });

  it('keeps neither secret nor codes in clear', async () => {
    const { secret, codes } = await turnOn();
    const { client } = deps.database;
    const dump = JSON.stringify([
      await client`select * from second_factors`,
      await client`select * from recovery_codes`,
    ]);
    for (const clear of [secret, ...codes]) expect(dump).not.toContain(clear);
  });

  it('slows down who guesses codes with a stolen password, from any network', async () => {
    const { come } = await turnOn();
    const codes: string[] = [];
    for (let n = 0; n < 11; n++) codes.push(await come('000000'));
    expect(codes.at(9)).toBe('second_factor_wrong');
    expect(codes.at(10)).toBe('too_many_attempts');
  });

  it('still takes the owner’s code at a known browser, and tells them of wrong ones elsewhere', async () => {
    registerAuthTasks(deps);
    const { come, email, owner, show } = await turnOn();
    deps.clock.forward(30_000);
    const input = { email, password, code: show() };
    const { cookie } = await signIn(deps, input, { ip: someIp() });
    const notices = async () => {
      await deps.queue.run('auth.guesses');
      return (await deps.mails()).filter(({ kind, to }) => kind === 'sign-ins-failed' && to === email);
    };
    for (let n = 0; n < 4; n++) await come('000000');
    expect(await notices()).toEqual([]);
    for (let n = 0; n < 10; n++) await come('000000');
    expect((await notices()).map(({ subject }) => subject)).toEqual(['Wrong sign-in codes for your account']);
    const lines = await deps.database.client`select subject_id from audit_log
      where action = 'auth.sign_in_refused' and subject_id = ${owner.userId}`;
    expect(lines).toHaveLength(10);
    deps.clock.forward(30_000);
    expect(await come(show())).toBe('too_many_attempts');
    const known = { ip: someIp(), deviceCookie: cookie.value };
    expect(await codeOf(signIn(deps, { email, password, code: show() }, known))).toBe('done');
  });

  it('goes off with the password and a code, and is not turned on without a right code', async () => {
    const { come, owner, email, codes, show } = await turnOn();
    const end = (secretWord: string, code: string) =>
      codeOf(endSecondFactor(deps, owner, { password: secretWord, code }));
    expect(await codeOf(beginSecondFactor(deps, owner, password))).toBe('conflict');
    deps.clock.forward(30_000);
    expect(await end('Wrong-chair-9', show())).toBe('wrong_password');
    expect(await end(password, '000000')).toBe('second_factor_wrong');
    expect(await come()).toBe('second_factor_required');
    expect(await end(password, codes[0] ?? '')).toBe('done');
    expect(await come()).toBe('done');
    await beginSecondFactor(deps, owner, password);
    expect(
      await codeOf(confirmSecondFactor(deps, owner, { code: '000000', idempotencyKey: crypto.randomUUID() })),
    ).toBe('second_factor_wrong');
    expect(await come()).toBe('done');
    const kinds = (await deps.mails()).filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(kinds).toContain('Two-step sign-in is on');
    expect(kinds).toContain('Two-step sign-in is off');
  });

  it('is not for accounts whose address was never proven', async () => {
    const input = signUpForm();
    await signUp(deps, input, { ip: someIp() });
    const { owner } = await ownerOf(deps, input.email);
    expect(await codeOf(beginSecondFactor(deps, owner, password))).toBe('email_unconfirmed');
  });
});

describe('from the command line', () => {
  it('an account is closed and opened again', async () => {
    const { email, value } = await employee(deps);
    await setDisabled(deps, { email, disabled: true });
    expect(await readUserSession(deps, value)).toBeNull();
    expect(await codeOf(ownerOf(deps, email))).toBe('invalid_credentials');
    await setDisabled(deps, { email, disabled: false });
    expect((await ownerOf(deps, email)).home).toBe('/employee');
    await expect(setDisabled(deps, { email: 'no@example.com', disabled: true })).rejects.toThrow(
      'No account has the address no@example.com',
    );
  });

  it('a lost second step is turned off', async () => {
    const { email, owner } = await employee(deps);
    const { secret } = await beginSecondFactor(deps, owner, password);
    const app = new TOTP({ secret: Secret.fromBase32(secret) });
    await confirmSecondFactor(deps, owner, {
      code: app.generate({ timestamp: deps.clock.now().getTime() }),
      idempotencyKey: crypto.randomUUID(),
    });
    expect(await codeOf(ownerOf(deps, email))).toBe('second_factor_required');
    await forgetSecondFactor(deps, { email });
    expect((await ownerOf(deps, email)).home).toBe('/employee');
    expect((await readSecondFactor(deps, owner.userId)).recoveryCodesLeft).toBe(0);
  });
});

describe('sessions', () => {
  it('of employees end after twelve hours without use and after seven days with', async () => {
    const { email, value } = await employee(deps);
    deps.clock.forward(12 * HOUR_MS - 1_000);
    expect(await readUserSession(deps, value)).not.toBeNull();
    deps.clock.forward(12 * HOUR_MS + 1_000);
    expect(await readUserSession(deps, value)).toBeNull();
    const busy = await ownerOf(deps, email);
    for (let hours = 0; hours < 7 * 24 - 8; hours += 8) {
      deps.clock.forward(8 * HOUR_MS);
      expect(await readUserSession(deps, busy.value), `${hours} h`).not.toBeNull();
    }
    deps.clock.forward(8 * HOUR_MS + 1_000);
    expect(await readUserSession(deps, busy.value)).toBeNull();
  });

  it('of candidates end after two hours without use and after a day with', async () => {
    const input = signUpForm();
    await signUp(deps, input, { ip: someIp() });
    const idle = await ownerOf(deps, input.email);
    deps.clock.forward(2 * HOUR_MS + 1_000);
    expect(await readUserSession(deps, idle.value)).toBeNull();
    const busy = await ownerOf(deps, input.email);
    for (let hour = 0; hour < 23; hour++) {
      deps.clock.forward(HOUR_MS);
      expect(await readUserSession(deps, busy.value)).not.toBeNull();
    }
    deps.clock.forward(HOUR_MS + 1_000);
    expect(await readUserSession(deps, busy.value)).toBeNull();
  });

  it('are listed with this one marked, and end one by one or all but this', async () => {
    const { email, owner, value } = await employee(deps);
    deps.clock.forward(120_000);
    const [second, third] = [await ownerOf(deps, email), await ownerOf(deps, email)];
    await readUserSession(deps, value);
    const list = await listUserSessions(deps, owner);
    expect(list).toHaveLength(3);
    const mine = list.find(({ thisOne }) => thisOne);
    expect(mine).toMatchObject({ id: owner.sessionId, device: 'Firefox on Linux' });
    expect(Date.parse(mine?.lastUsedAt ?? '') - Date.parse(mine?.signedInAt ?? '')).toBe(120_000);

    const stranger = await employee(deps);
    expect(await endOwnSession(deps, stranger.owner.userId, second.owner.sessionId)).toBe(false);
    expect(await readUserSession(deps, second.value)).not.toBeNull();
    expect(await endOwnSession(deps, owner.userId, second.owner.sessionId)).toBe(true);
    expect(await readUserSession(deps, second.value)).toBeNull();
    await endOtherSessions(deps, owner);
    expect(await readUserSession(deps, third.value)).toBeNull();
    expect(await readUserSession(deps, value)).not.toBeNull();
    expect(await listUserSessions(deps, owner)).toHaveLength(1);
  });

  it('of a rejected person all end with the rejection', async () => {
    const { candidateId, value } = await employee(deps);
    await setStatus(deps, candidateId, 'rejected');
    expect(await readUserSession(deps, value)).toBeNull();
  });
});
