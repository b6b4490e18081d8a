import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { registerAuthTasks } from '../../../server/features/auth/service.ts';
import { createHttp } from '../../../server/http.ts';
import { createLogger } from '../../../server/platform/log.ts';
import { emailedToken, setStatus } from '../../support/accounts.ts';
import { testDeps } from '../../support/deps.ts';
import { stubDist } from '../../support/dist.ts';
import { applied } from '../../support/stories.ts';

/** S21: accounts from invitation to second step, at the most talkative level and with failures, leave no secret in the log. */
it('keeps links, passwords, codes and people out of the log', async () => {
  const lines: string[] = [];
  const base = await testDeps();
  const deps = { ...base, log: createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) }) };
  const server = await createHttp(deps, { distDir: await stubDist(deps.dataDir) });
  const call = async (path: string, input: unknown, cookie = '') => {
    const answer = await server.inject({
      method: 'POST',
      url: `/trpc/${path}`,
      headers: { 'content-type': 'application/json', cookie },
      payload: JSON.stringify(input),
    });
    const session = String(answer.headers['set-cookie'] ?? '').match(/lt_auth=([\w-]{43})/)?.[1];
    return { status: answer.statusCode, body: answer.json(), session: session ?? '' };
  };
  registerAuthTasks(deps);

  const email = 'canary@example.com';
  const [password, second] = ['Canary-chair-9', 'Canary-desk-8'];
  const candidateId = await applied(deps, { email, fullName: 'Canary Person' });
  await setStatus(base, candidateId, 'hired');
  const invitation = await emailedToken(base, 'invitation', email);
  const form = {
    fullName: 'Canary Person',
    email,
    role: 'employee',
    password,
    confirmPassword: password,
    idempotencyKey: crypto.randomUUID(),
    invitation,
  };
  expect((await call('auth.signUp', form)).status).toBe(200);
  expect((await call('auth.signUp', { ...form, idempotencyKey: crypto.randomUUID() })).status).toBe(403);
  await call('auth.requestReset', { email, idempotencyKey: crypto.randomUUID() });
  await base.queue.run('auth.reset');
  const token = await emailedToken(base, 'reset', email);
  const reset = { token, password: second, confirmPassword: second };
  expect((await call('auth.reset', reset)).status).toBe(200);
  const third = { token, password: 'Canary-lamp-7', confirmPassword: 'Canary-lamp-7' };
  expect((await call('auth.reset', third)).status).toBe(403);
  const signedIn = await call('auth.signIn', { email, password: second });
  const cookie = `lt_auth=${signedIn.session}`;
  const begun = await call('auth.beginSecondFactor', { password: second }, cookie);
  const secret: string = begun.body.result.data.secret;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: deps.clock.now().getTime(),
  });
  const confirmed = await call(
    'auth.confirmSecondFactor',
    { code, idempotencyKey: crypto.randomUUID() },
    cookie,
  );
  const recovery: string[] = confirmed.body.result.data;
  await call('auth.signIn', { email, password: second, code: 'wrong' });

  // Now everything fails inside, where drivers like to quote the values.
  const { client } = base.database;
  for (const table of ['users', 'account_links', 'invitations', 'second_factors', 'recovery_codes'])
    await client.unsafe(`alter table ${table} rename to ${table}_away`);
  const failed = [
    await call('auth.signUp', { ...form, idempotencyKey: crypto.randomUUID() }),
    await call('auth.reset', reset),
    await call('auth.signIn', { email, password: second, code: recovery[0] }),
    await call('auth.requestReset', { email, idempotencyKey: crypto.randomUUID() }),
  ];
  expect(failed.some(({ status }) => status === 500)).toBe(true);

  const log = lines.join('');
  expect(log).toContain('failed');
  const secrets = [
    password,
    second,
    third.password,
    invitation,
    token,
    signedIn.session,
    secret,
    ...recovery,
  ];
  for (const hidden of [...secrets, 'canary', 'Canary']) {
    expect(hidden).not.toBe('');
    expect(log).not.toContain(hidden);
  }
  await server.close();
  await base.close();
});
