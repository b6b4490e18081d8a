import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPortalRecheck } from '../../../server/features/auth/parts/portalRecheck.ts';
import { createUserRecheck } from '../../../server/features/auth/parts/userRecheck.ts';
import {
  createPortalSession,
  createUserSession,
  readEmployee,
  readPortalSession,
  readUserSession,
  sessionHash,
} from '../../../server/features/auth/sessions.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, hired } from '../../support/stories.ts';

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

describe('accounts', () => {
  async function account(role?: 'admin' | 'reviewer', candidateId?: CandidateId) {
    const { userId } = await adminActor(deps);
    const { client } = deps.database;
    if (role) await client`insert into user_roles (user_id, role) values (${userId}, ${role})`;
    if (candidateId) await client`update candidates set user_id = ${userId} where id = ${candidateId}`;
    return { userId, value: (await createUserSession(deps, deps.db, userId)).value };
  }

  it('get the same answer together as alone', async () => {
    const recheck = createUserRecheck(deps);
    const people = {
      admin: await account('admin'),
      reviewer: await account('reviewer'),
      both: await account('admin', await hired(deps)),
      employee: await account(undefined, await hired(deps)),
      plain: await account(),
      left: await account('admin'),
      closed: await account('admin'),
    };
    const { client } = deps.database;
    await client`insert into user_roles (user_id, role) values (${people.both.userId}, 'reviewer')`;
    await client`delete from auth_sessions where id = ${sessionHash(people.left.value)}`;
    await client`update users set disabled_at = now() where id = ${people.closed.userId}`;
    const values = Object.values(people).map(({ value }) => value);
    const sorted = <T extends { roles: string[] } | null>(user: T) =>
      user && { ...user, roles: user.roles.toSorted() };
    const together = await Promise.all(values.map((value) => recheck(sessionHash(value))));
    const alone = await Promise.all(values.map((value) => readUserSession(deps, value)));
    expect(together.map((holder) => sorted(holder?.user ?? null))).toEqual(alone.map(sorted));
    expect(together.map((holder) => holder?.employee ?? null)).toEqual(
      await Promise.all(alone.map((user) => user && readEmployee(deps, user))),
    );
    expect(together.map((holder) => holder !== null)).toEqual([true, true, true, true, true, false, false]);
  });

  it('run into their idle limit although a page of theirs stays open (quality S5)', async () => {
    const recheck = createUserRecheck(deps);
    const { value } = await account('admin');
    for (let minutes = 0; minutes < 29; minutes++) {
      deps.clock.forward(HOUR_MS / 60);
      expect(await recheck(sessionHash(value))).not.toBeNull();
    }
    deps.clock.forward(HOUR_MS / 60);
    expect(await recheck(sessionHash(value))).toBeNull();
  });

  it('last through a shift while its page is open, and never past their absolute end', async () => {
    const recheck = createUserRecheck(deps);
    const { value } = await account(undefined, await hired(deps));
    for (let hours = 11; hours < 7 * 24; hours += 11) {
      deps.clock.forward(11 * HOUR_MS);
      expect(await recheck(sessionHash(value))).not.toBeNull();
    }
    deps.clock.forward(11 * HOUR_MS);
    expect(await recheck(sessionHash(value))).toBeNull();
  });
});
