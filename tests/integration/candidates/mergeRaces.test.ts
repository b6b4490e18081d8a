import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { candidates } from '../../../server/db/schema/candidates.ts';
import { limits } from '../../../server/db/schema/platform.ts';
import { legalHolds, privacyRequests } from '../../../server/db/schema/privacy.ts';
import { openPortal } from '../../../server/features/accessCodes/service.ts';
import { confirmEmail } from '../../../server/features/auth/parts/account.ts';
import { signUp } from '../../../server/features/auth/parts/signUp.ts';
import { createPortalSession, readPortalSession } from '../../../server/features/auth/sessions.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { readCandidate } from '../../../server/features/candidates/service.ts';
import { mergeCandidates, mergedInto } from '../../../server/features/merges/service.ts';
import { fulfil } from '../../../server/features/privacy/parts/fulfil.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { runRetention } from '../../../server/features/privacy/parts/retention.ts';
import { confirmRequest, requestData, requestFromPortal } from '../../../server/features/privacy/service.ts';
import type { MergeField } from '../../../shared/candidates/merges.ts';
import { type CandidateId, PrivacyRequestId } from '../../../shared/ids/schema.ts';
import { emailedToken, ownerOf, signUpForm } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { waitingForLocks } from '../../support/locks.ts';
import { adminActor, applied, shortlisted, someIp } from '../../support/stories.ts';

/**
 * Two things at once, held in the middle by a lock on a table that the first one writes near its end, so that the order
 * is the same each time.
 */

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

/** So many statements wait for a lock, or the work is over already. */
async function waiting(count: number, over: Promise<unknown>): Promise<void> {
  let ended = false;
  void over.catch(() => {}).finally(() => (ended = true));
  await expect
    .poll(async () => ended || (await waitingForLocks(deps)) >= count, { timeout: 10_000, interval: 20 })
    .toBe(true);
}

/** Starts `first`, and once it is held before its first write to `table`, starts `second`; then lets both go on. */
async function inTheMiddle<A, B>(
  table: string,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[PromiseSettledResult<A>, PromiseSettledResult<B>]> {
  const held = await deps.database.client.reserve();
  let both: Promise<[PromiseSettledResult<A>, PromiseSettledResult<B>]>;
  try {
    await held.unsafe(`begin; lock table ${table} in share mode`);
    const one = first();
    await waiting(1, one);
    const two = second();
    both = Promise.allSettled([one, two]);
    await waiting(2, two);
  } finally {
    await held.unsafe('rollback');
    held.release();
  }
  return both;
}

const done = (result: PromiseSettledResult<unknown>): string =>
  result.status === 'fulfilled' ? 'done' : (result.reason.code ?? String(result.reason));

/** The link that was emailed to this person, who asks for their data to be deleted. */
async function deletionLink(id: CandidateId): Promise<string> {
  const { email } = await readCandidate(deps, id);
  await requestData(
    deps,
    { email, kind: 'deletion', note: '', website: '', idempotencyKey: deps.clock.uuid() },
    { ip: someIp() },
  );
  const written = (await deps.emails()).findLast(
    ({ to, kind }) => to === email && kind === 'privacy-confirm',
  );
  return written?.text.match(/[?#/=]([\w-]{43})/)?.[1] ?? '';
}
/** Shortlists somebody; the code of the email to their own address. */
async function emailedCode(id: CandidateId): Promise<string> {
  await shortlisted(deps, id);
  const { email } = await readCandidate(deps, id);
  const written = (await deps.emails()).find(({ kind, to }) => kind === 'access-code' && to === email);
  return written?.text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}/)?.[0] ?? '';
}
const openDeletions = () =>
  deps.db.select().from(privacyRequests).where(eq(privacyRequests.state, 'working'));
const forgetRequests = () => deps.db.delete(privacyRequests);

describe('a deletion that is asked for in the moment of a merge', () => {
  for (const source of ['link', 'portal'] as const) {
    /** Asks for the deletion of this person's data. */
    const asks = async (id: CandidateId): Promise<() => Promise<unknown>> => {
      if (source === 'portal')
        return () => requestFromPortal(deps, id, { kind: 'deletion', idempotencyKey: deps.clock.uuid() });
      const token = await deletionLink(id);
      expect(token).not.toBe('');
      return () => confirmRequest(deps, token, { ip: someIp() });
    };

    it(`stops the merge when it is first (${source})`, async () => {
      const [kept, gone] = [await applied(deps), await applied(deps)];
      const ask = await asks(gone);
      const [asked, merged] = await inTheMiddle('audit_log', ask, () => merge(kept, gone));
      expect([done(asked), done(merged)]).toEqual(['done', 'merge_deletion_open']);
      expect(await mergedInto(deps.db, gone)).toBeNull();
      expect((await openDeletions()).map(({ candidateId }) => candidateId)).toEqual([gone]);
      await forgetRequests();
    });

    it(`is about the record that stayed, or nothing, when the merge is first (${source})`, async () => {
      const [kept, gone] = [await applied(deps), await applied(deps)];
      const ask = await asks(gone);
      const [merged, asked] = await inTheMiddle('candidate_merges', () => merge(kept, gone), ask);
      expect([done(merged), done(asked)]).toEqual(['done', source === 'link' ? 'done' : 'not_found']);
      const named = (await openDeletions()).map(({ candidateId }) => candidateId);
      expect(named).toEqual(source === 'link' ? [kept] : []);
      await forgetRequests();
    });
  }

  it('is carried out once, whole, and on the record that its address leads to', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    const { email } = await readCandidate(deps, gone);
    const token = await deletionLink(gone);
    await merge(kept, gone);
    await confirmRequest(deps, token, { ip: someIp() });
    // A try that was thought dead, and the one after it.
    const [request] = await openDeletions();
    const attempt = () => fulfil(deps, request?.id ?? PrivacyRequestId.parse(''));
    const tries = await inTheMiddle('audit_log', attempt, attempt);
    expect(tries.map(done)).toEqual(['done', 'done']);
    expect(await deps.db.select().from(candidates).where(eq(candidates.id, kept))).toEqual([]);
    const said = (await deps.emails()).filter(({ to, kind }) => to === email && kind !== 'privacy-confirm');
    expect(said.map(({ kind }) => kind)).toEqual(['privacy-erased']);
    await forgetRequests();
  });
});

describe('a code that is used in the moment of a merge', () => {
  it('opens nothing that stays open when it is first, and nothing at all when the merge is first', async () => {
    // The address of the other record stays, so what was emailed to the first one ends.
    for (const first of ['portal', 'merge'] as const) {
      const [kept, gone] = [await applied(deps), await applied(deps)];
      const code = await emailedCode(kept);
      const enter = () => openPortal(deps, code, { ip: someIp() });
      const join = () => merge(kept, gone, ['email']);
      if (first === 'portal') {
        const [entered, merged] = await inTheMiddle('candidate_events', enter, join);
        expect([done(entered), done(merged)]).toEqual(['done', 'done']);
        if (entered.status === 'fulfilled')
          expect(await readPortalSession(deps, entered.value.session.value)).toBeNull();
      } else {
        const [merged, entered] = await inTheMiddle('candidate_merges', join, enter);
        expect([done(merged), done(entered)]).toEqual(['done', 'invalid_access_code']);
      }
      expect(await deps.database.client`select 1 from portal_sessions where candidate_id = ${kept}`).toEqual(
        [],
      );
    }
  });

  it('opens the record that it moved to', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    const code = await emailedCode(gone);
    const [merged, entered] = await inTheMiddle(
      'candidate_merges',
      () => merge(kept, gone, ['email']),
      () => openPortal(deps, code, { ip: someIp() }),
    );
    expect([done(merged), done(entered)]).toEqual(['done', 'done']);
    const value = entered.status === 'fulfilled' ? entered.value.session.value : '';
    expect(await readPortalSession(deps, value)).toMatchObject({ candidateId: kept });
  });

  it('opens nothing for somebody who is being rejected', async () => {
    const id = await applied(deps);
    const code = await emailedCode(id);
    const reject = () =>
      changeStatus(deps, actor, {
        candidateId: id,
        status: 'rejected',
        notify: false,
        idempotencyKey: deps.clock.uuid(),
      });
    const [rejected, entered] = await inTheMiddle('audit_log', reject, () =>
      openPortal(deps, code, { ip: someIp() }),
    );
    expect([done(rejected), done(entered)]).toEqual(['done', 'invalid_access_code']);
    expect(await deps.database.client`select 1 from portal_sessions where candidate_id = ${id}`).toEqual([]);
  });
});

it('an address that is proven in the moment of a merge is linked to the record that stays', async () => {
  const [kept, gone] = [await applied(deps), await applied(deps)];
  const { email } = await readCandidate(deps, gone);
  await signUp(deps, signUpForm({ email }), { ip: someIp() });
  const token = await emailedToken(deps, 'confirm', email);
  const { owner } = await ownerOf(deps, email);
  const [merged, proven] = await inTheMiddle(
    'candidate_merges',
    () => merge(kept, gone),
    () => confirmEmail(deps, owner, token),
  );
  expect([done(merged), done(proven)]).toEqual(['done', 'done']);
  expect((await readCandidate(deps, kept)).userId).toBe(owner.userId);
});

it('a hold that is set in the moment of the last deletion is kept', async () => {
  const id = await applied(deps);
  await createPortalSession(deps, deps.db, id);
  await deps.db.insert(privacyRequests).values({
    id: PrivacyRequestId.parse(deps.clock.uuid()),
    kind: 'deletion',
    state: 'kept',
    source: 'public',
    candidateId: id,
    keepUntil: new Date(deps.clock.now().getTime() - 1),
    idempotencyKey: deps.clock.uuid(),
    createdAt: deps.clock.now(),
  });
  const [held, ran] = await inTheMiddle(
    'audit_log',
    () => setHold(deps, actor, { candidateId: id, held: true, reason: 'Court' }),
    () => runRetention(deps),
  );
  expect([done(held), done(ran)]).toEqual(['done', 'done']);
  expect(await deps.db.select().from(legalHolds).where(eq(legalHolds.candidateId, id))).toHaveLength(1);
  expect(await readCandidate(deps, id)).toMatchObject({ id });
});
