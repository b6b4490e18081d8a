import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobs } from '../../../server/db/schema/jobs.ts';
import { createHttp } from '../../../server/http.ts';
import { JobId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { stubDist } from '../../support/dist.ts';

let deps: TestDeps;
let app: Awaited<ReturnType<typeof createHttp>>;
beforeAll(async () => {
  deps = await testDeps();
  app = await createHttp(deps, { distDir: await stubDist(deps.dataDir) });
});
afterAll(async () => {
  await app.close();
  await deps.close();
});

const call = (procedure: string, input: object) =>
  app.inject({
    url: `/trpc/${procedure}?input=${encodeURIComponent(JSON.stringify(input))}`,
    headers: { 'accept-encoding': 'gzip, deflate, br' },
  });

it('a short answer of a procedure goes out as it is, with its length', async () => {
  const answer = await call('jobs.list', { search: 'nothing has this name' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toHaveProperty('result.data');
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(Number(answer.headers['content-length'])).toBe(answer.rawPayload.length);
  expect(answer.headers['content-type']).toBe('application/json');
  expect(answer.headers['cache-control']).toBe('no-store');
});

it('a refused call keeps its status', async () => {
  const answer = await call('jobs.page', { id: 'none' });
  expect(answer.statusCode).toBe(400);
  expect(answer.headers['content-encoding']).toBeUndefined();
  expect(answer.json()).toHaveProperty('error.data.code');
});

it('a long answer is still compressed', async () => {
  const now = deps.clock.now();
  await deps.db.insert(jobs).values({
    id: JobId.parse(deps.clock.uuid()),
    title: 'Records Clerk',
    description: 'Keep records in order. '.repeat(200),
    department: 'Back Office',
    position: 'Data Entry Clerk',
    hiringManager: 'Talent Team',
    createdAt: now,
    updatedAt: now,
  });
  const answer = await call('jobs.list', { search: 'records' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBe('br');
});
