import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidates } from '../../../server/db/schema/candidates.ts';
import { candidateAliases } from '../../../server/db/schema/merges.ts';
import { limits } from '../../../server/db/schema/platform.ts';
import { privacyRequests } from '../../../server/db/schema/privacy.ts';
import { users } from '../../../server/db/schema/users.ts';
import { openPortal, validCode } from '../../../server/features/accessCodes/service.ts';
import { adminCandidate } from '../../../server/features/admin/service.ts';
import { confirmEmail } from '../../../server/features/auth/parts/account.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { readPortalSession } from '../../../server/features/auth/sessions.ts';
import { readCandidate } from '../../../server/features/candidates/service.ts';
import { dismissPair, mergeCandidates, previewMerge } from '../../../server/features/merges/service.ts';
import { recordOf } from '../../../server/features/records/service.ts';
import type { MergeField } from '../../../shared/candidates/merges.ts';
import { type CandidateId, PrivacyRequestId } from '../../../shared/ids/schema.ts';
import { codeOf, emailedToken, employee, ownerOf, setStatus, signUpForm } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, shortlisted, someIp } from '../../support/stories.ts';

/** Two records may belong to two mailboxes; what opens one must not open the other's account after a merge. */

let deps: TestDeps;
let actor: Awaited<ReturnType<typeof adminActor>>;
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
beforeEach(() => deps.db.delete(limits));
afterAll(() => deps.close());

const merge = (keptId: CandidateId, goneId: CandidateId, takeFromGone: MergeField[] = []) =>
  mergeCandidates(deps, actor, { keptId, goneId, takeFromGone, idempotencyKey: deps.clock.uuid() });
const enter = (code: string) => openPortal(deps, code, { ip: someIp() });
const told = async (id: CandidateId): Promise<string[]> =>
  (await adminCandidate(deps, { ...actor, roles: ['admin'] }, id)).timeline.map(({ kind }) => kind);

/** Shortlists somebody; the code of the email to their own address. */
async function emailedCode(id: CandidateId): Promise<string> {
  await shortlisted(deps, id);
  const { email } = await readCandidate(deps, id);
  const written = (await deps.emails()).find(({ kind, to }) => kind === 'access-code' && to === email);
  return written?.text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}/)?.[0] ?? '';
}

/** Signed up with this address, which nobody has confirmed. */
async function unproven(id: CandidateId): Promise<void> {
  const { userId } = await adminActor(deps);
  await deps.db.update(candidates).set({ userId }).where(eq(candidates.id, id));
}

describe('what was emailed to the address that does not stay', () => {
  it('opens nothing of somebody who has an account', async () => {
    const kept = await employee(deps);
    const gone = await applied(deps);
    const code = await emailedCode(gone);
    const { session } = await enter(code);
    await merge(kept.candidateId, gone);
    expect(await codeOf(enter(code))).toBe('invalid_access_code');
    expect(await readPortalSession(deps, session.value)).toBeNull();
    expect(await told(kept.candidateId)).toContain('code_revoked');
    expect((await ownerOf(deps, kept.email)).owner.userId).toBe(kept.owner.userId);
  });

  it('opens nothing of somebody who has none', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    const code = await emailedCode(gone);
    expect(code).not.toBe('');
    await merge(kept, gone);
    expect(await codeOf(enter(code))).toBe('invalid_access_code');
    expect(await validCode(deps, kept)).toBeNull();
    expect(
      await deps.db
        .select()
        .from(users)
        .where(eq(users.email, (await readCandidate(deps, kept)).email)),
    ).toEqual([]);
  });

  it('invites nobody', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    const { email } = await readCandidate(deps, kept);
    await setStatus(deps, gone, 'hired');
    const invitation = await emailedToken(deps, 'invitation', (await readCandidate(deps, gone)).email);
    expect(invitation).not.toBe('');
    await merge(kept, gone, ['status']);
    const form = signUpForm({ email, role: 'employee', invitation });
    expect(await codeOf(signUp(deps, form, { ip: someIp() }))).toBe('invitation_invalid');
    expect(await told(kept)).toContain('invitation_revoked');
  });

  it('ends for the kept record too when the other address is chosen, whose own code goes on', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    const [old, own] = [await emailedCode(kept), await emailedCode(gone)];
    const { session } = await enter(old);
    await merge(kept, gone, ['email']);
    expect(await codeOf(enter(old))).toBe('invalid_access_code');
    expect(await readPortalSession(deps, session.value)).toBeNull();
    expect(await codeOf(enter(own))).toBe('done');
  });
});

describe('an address of a merged record', () => {
  it('makes no second record when it signs up, and is linked once it is proven', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    const { email } = await readCandidate(deps, gone);
    await merge(kept, gone);
    await signUp(deps, signUpForm({ email: email.toUpperCase() }), { ip: someIp() });
    expect(await deps.db.select().from(candidates).where(eq(candidates.email, email))).toEqual([]);
    expect((await readCandidate(deps, kept)).userId).toBeNull();
    const token = await emailedToken(deps, 'confirm', email.toUpperCase());
    const { owner } = await ownerOf(deps, email);
    await confirmEmail(deps, owner, token);
    expect((await readCandidate(deps, kept)).userId).toBe(owner.userId);
  });

  it('makes no second record when it signs up during the merge', async () => {
    for (let round = 0; round < 3; round += 1) {
      const [kept, gone] = [await applied(deps), await applied(deps)];
      const { email } = await readCandidate(deps, gone);
      await deps.db.delete(limits);
      await Promise.all([merge(kept, gone), signUp(deps, signUpForm({ email }), { ip: someIp() })]);
      expect(await deps.db.select().from(candidates).where(eq(candidates.email, email))).toEqual([]);
    }
  });

  it('stands behind a record of its own', async () => {
    const [other, own] = [await applied(deps), await applied(deps)];
    const { email } = await readCandidate(deps, own);
    await deps.db.insert(candidateAliases).values({ email, candidateId: other, createdAt: deps.clock.now() });
    expect((await recordOf(deps.db, email))?.id).toBe(own);
    await deps.db.update(candidateAliases).set({ candidateId: own }).where(eq(candidateAliases.email, email));
  });
});

describe('whose address stays', () => {
  it('is not decided by an account that never proved it', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    await unproven(gone);
    expect((await previewMerge(deps, { keptId: kept, goneId: gone })).emailOf).toBeNull();
    const { email } = await readCandidate(deps, kept);
    await merge(kept, gone);
    expect(await readCandidate(deps, kept)).toMatchObject({ email, userId: null });
  });

  it('is decided by a proven account against one that is not', async () => {
    const [kept, gone] = [await applied(deps), await employee(deps)];
    await unproven(kept);
    const view = await previewMerge(deps, { keptId: kept, goneId: gone.candidateId });
    expect(view).toMatchObject({ emailOf: 'gone', refusal: null });
    await merge(kept, gone.candidateId);
    expect(await readCandidate(deps, kept)).toMatchObject({ email: gone.email, userId: gone.owner.userId });
  });
});

describe('records that stay two', () => {
  it('while one of them is to be deleted', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    const id = PrivacyRequestId.parse(deps.clock.uuid());
    await deps.db.insert(privacyRequests).values({
      id,
      kind: 'deletion',
      state: 'waiting',
      source: 'public',
      candidateId: gone,
      idempotencyKey: deps.clock.uuid(),
      createdAt: deps.clock.now(),
    });
    for (const [keptId, goneId] of [
      [kept, gone],
      [gone, kept],
    ] as const) {
      expect((await previewMerge(deps, { keptId, goneId })).refusal).toBe('merge_deletion_open');
      expect(await codeOf(merge(keptId, goneId))).toBe('merge_deletion_open');
    }
    await deps.db.update(privacyRequests).set({ state: 'done' }).where(eq(privacyRequests.id, id));
    expect(await codeOf(merge(kept, gone))).toBe('done');
    // Somebody else's tab still shows the pair.
    expect(await codeOf(dismissPair(deps, actor, { keptId: kept, goneId: gone }))).toBe('not_found');
  });
});
