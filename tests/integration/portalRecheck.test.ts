import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPortalRecheck } from '../../server/features/auth/portalRecheck.ts';
import { createPortalSession, readPortalSession, sessionHash } from '../../server/features/auth/sessions.ts';
import type { CandidateId } from '../../shared/ids.ts';
import { type TestDeps, testDeps } from '../support/deps.ts';
import { applied } from '../support/stories.ts';

const HOUR_MS = 3_600_000;

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

async function inside(): Promise<{ candidateId: CandidateId; value: string }> {
  const candidateId = await applied(deps);
  return { candidateId, value: (await createPortalSession(deps, deps.db, candidateId)).value };
}

it('answers for many at once what each would hear alone', async () => {
  const recheck = createPortalRecheck(deps);
  const [stays, leaves, rejected] = [await inside(), await inside(), await inside()];
  await deps.database.client`delete from portal_sessions where id = ${sessionHash(leaves.value)}`;
  await deps.database.client`update candidates set status = 'rejected' where id = ${rejected.candidateId}`;
  const values = [stays, leaves, rejected].map(({ value }) => value);
  const together = await Promise.all(values.map(recheck));
  expect(together).toEqual(await Promise.all(values.map((value) => readPortalSession(deps, value))));
  expect(together.map((actor) => actor?.candidateId ?? null)).toEqual([stays.candidateId, null, null]);
});

it('keeps a session alive while somebody listens, and never past its absolute end', async () => {
  const recheck = createPortalRecheck(deps);
  const { value } = await inside();
  for (let hours = 1; hours < 24; hours++) {
    deps.clock.forward(HOUR_MS);
    expect(await recheck(value)).not.toBeNull();
  }
  deps.clock.forward(HOUR_MS);
  expect(await recheck(value)).toBeNull();
});
