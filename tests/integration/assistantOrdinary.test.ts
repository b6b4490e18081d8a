import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemoContent } from '../../server/demo/load.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { ordinary } from './assistantOrdinary.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
  await loadDemoContent(deps);
});
afterAll(() => deps.close());

it('holds sixty different questions, each with figures of its own from the database', async () => {
  expect(new Set(ordinary.map(({ ask, after = [] }) => [...after, ask].join('\n'))).size).toBe(60);
  const now = `'${deps.clock.now().toISOString()}'::timestamptz`;
  for (const { sql, unanswerable } of ordinary) {
    expect(Boolean(sql)).toBe(!unanswerable);
    if (sql) await deps.database.client.unsafe(sql.replaceAll(':now', now));
  }
});
