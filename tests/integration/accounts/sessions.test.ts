import { Secret, TOTP } from 'otpauth';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetSecondFactor, setDisabled } from '../../../server/features/auth/parts/console.ts';
import {
  endOtherSessions,
  endOwnSession,
  listUserSessions,
} from '../../../server/features/auth/parts/ownSessions.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  readSecondFactor,
} from '../../../server/features/auth/parts/secondFactor.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { readUserSession } from '../../../server/features/auth/sessions.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import { codeOf, employee, ownerOf, password, setStatus, signUpForm } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { someIp } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

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
