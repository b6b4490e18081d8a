import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readHistory } from '../../../server/features/accountHistory/service.ts';
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
import { RenewCodesInput, SetUpSecondFactorInput } from '../../../shared/auth/schema.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import { codeOf, employee, ownerOf, password, signUpForm } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { someIp } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

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
      (await deps.emails()).filter(({ kind, to }) => kind === 'second-factor' && to === email);
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
      (await deps.emails())
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
      return (await deps.emails()).filter(({ kind, to }) => kind === 'sign-ins-failed' && to === email);
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
    const kinds = (await deps.emails()).filter(({ to }) => to === email).map(({ subject }) => subject);
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
