import { expect, it } from 'vitest';
import { createAdmin } from '../../../server/features/auth/service.ts';
import { createHttp } from '../../../server/http.ts';
import { createLogger } from '../../../server/platform/log.ts';
import { testDeps } from '../../support/deps.ts';
import { stubDist } from '../../support/dist.ts';
import { applicationInput, applied, newestCode, shortlisted } from '../../support/stories.ts';

/** S21: a day in the house at the most talkative level, with failures, leaves no secret and no person in the log. */
it('keeps passwords, codes, sessions and people out of the log', async () => {
  const lines: string[] = [];
  const base = await testDeps();
  const deps = { ...base, log: createLogger({ LOG_LEVEL: 'trace' }, { write: (line) => lines.push(line) }) };
  const server = await createHttp(deps, { distDir: await stubDist(deps.dataDir) });
  const call = (path: string, input: unknown, cookie = '') =>
    server.inject({
      method: 'POST',
      url: `/trpc/${path}`,
      headers: { 'content-type': 'application/json', cookie },
      payload: JSON.stringify(input),
    });

  const person = {
    fullName: 'Canary Person',
    email: 'canary@example.com',
    introduction: 'canary words '.repeat(8),
  };
  const password = 'Canary-and-chair-7';
  const candidateId = await applied(deps, person);
  const code = await shortlisted(deps, candidateId);
  expect(code).toBe(await newestCode(deps));
  await createAdmin(deps, { email: 'canary-hr@example.com', fullName: 'Canary HR', password });
  const signedIn = await call('auth.signIn', { email: 'canary-hr@example.com', password });
  const cookie = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
  await call('auth.signIn', { email: 'canary-hr@example.com', password: `${password}x` });
  const opened = await call('candidatePortal.open', { code });
  const portal = String(opened.headers['set-cookie']).split(';')[0] ?? '';
  expect([signedIn.statusCode, opened.statusCode]).toEqual([200, 200]);
  await call('candidatePortal.open', { code: `${code.slice(0, -1)}0` });

  // Now everything fails inside, where drivers like to quote the values.
  for (const table of ['applications', 'users', 'candidates', 'access_codes'])
    await deps.database.client.unsafe(`alter table ${table} rename to ${table}_away`).catch(() => {});
  const failed = [
    await call('applications.submit', { ...(await applicationInput(deps, person)) }),
    await call('auth.signIn', { email: 'canary-hr@example.com', password }),
    await call('candidatePortal.open', { code }),
    await call('interview.send', { text: 'canary words', clientId: crypto.randomUUID() }, portal),
  ];
  expect(failed.some(({ statusCode }) => statusCode === 500)).toBe(true);

  const log = lines.join('');
  expect(log).toContain('failed');
  const secrets = [password, code, cookie.split('=')[1] ?? '', portal.split('=')[1] ?? ''];
  for (const secret of [...secrets, 'canary', 'Canary']) expect(log).not.toContain(secret);
  for (const { body } of failed) expect(body).not.toMatch(/relation|_away|canary/i);
  await server.close();
  await base.close();
});
