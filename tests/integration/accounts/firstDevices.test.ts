import { afterEach, beforeEach, expect, it } from 'vitest';
import { signIn } from '../../../server/features/auth/parts/signIn.ts';
import { registerAuthTasks } from '../../../server/features/auth/service.ts';
import { employee, password } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { bothAtOnce } from '../../support/locks.ts';
import { someIp } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
  registerAuthTasks(deps);
});
afterEach(() => deps.close());

const come = (email: string, secret: string, from: { deviceCookie?: string } = {}) =>
  signIn(deps, { email, password: secret }, { ip: someIp(), ...from });

it('remembers the first browser of an older account without an email, and tells of the next one', async () => {
  const { email, owner } = await employee(deps);
  const { email: kept } = await employee(deps);
  const { client } = deps.database;
  // One account is from before browsers were remembered.
  await client`delete from known_devices where user_id = ${owner.userId}`;
  await client`update users set predates_devices = true where id = ${owner.userId}`;

  const told = async () =>
    (await deps.emails()).filter(({ kind }) => kind === 'new-device').map(({ to }) => to);
  await expect(come(email, 'Wrong-password-1')).rejects.toThrow();
  // Two tabs at once are both of that first time.
  const [{ cookie }] = await bothAtOnce(deps, `users where id = '${owner.userId}'`, () =>
    come(email, password),
  );
  await come(email, password, { deviceCookie: cookie.value });
  expect(await told()).toEqual([]);
  await come(email, password);
  expect(await told()).toEqual([email]);
  await come(kept, password);
  expect(await told()).toEqual([email, kept]);
});
