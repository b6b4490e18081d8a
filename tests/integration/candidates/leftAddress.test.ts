import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../server/db/schema/platform.ts';
import { openPortal } from '../../../server/features/accessCodes/service.ts';
import { confirmApplication } from '../../../server/features/applications/parts/confirm.ts';
import { confirmEmailChange, requestEmailChange } from '../../../server/features/auth/parts/account.ts';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { readCandidate } from '../../../server/features/candidates/service.ts';
import { mergeCandidates } from '../../../server/features/merges/service.ts';
import type { MergeField } from '../../../shared/candidates/merges.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { codeOf, emailedToken, employee, ownerOf, password } from '../../support/accounts.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { adminActor, applied, someIp } from '../../support/stories.ts';

/** Emails that still wait for an address when the record leaves it: by a merge, or by its owner's own change. */

let deps: TestDeps;
let actor: Awaited<ReturnType<typeof adminActor>>;
beforeAll(async () => {
  deps = await testDeps();
  actor = await adminActor(deps);
});
beforeEach(() => deps.db.delete(limits));
afterAll(() => deps.close());

const set = (candidateId: CandidateId, status: CandidateStatus, notify = true) =>
  changeStatus(deps, actor, { candidateId, status, notify, idempotencyKey: crypto.randomUUID() });
const merge = (keptId: CandidateId, goneId: CandidateId, takeFromGone: MergeField[] = []) =>
  mergeCandidates(deps, actor, { keptId, goneId, takeFromGone, idempotencyKey: crypto.randomUUID() });
const emailOf = async (id: CandidateId): Promise<string> => (await readCandidate(deps, id)).email;
const kindsTo = async (email: string): Promise<string[]> =>
  (await deps.emails()).filter(({ to }) => to === email).map(({ kind }) => kind);
const codeTo = async (email: string): Promise<string> => {
  const written = (await deps.emails()).find(({ kind, to }) => kind === 'access-code' && to === email);
  return written?.text.match(/[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{5}-[0-9A-Z]{3}/)?.[0] ?? '';
};
const opens = (code: string) => codeOf(openPortal(deps, code, { ip: someIp() }));

describe('what waits while two records are merged', () => {
  it('is no code or invitation to the address that isn’t kept', async () => {
    for (const [status, taken] of [
      ['shortlisted', []],
      ['hired', ['status']],
    ] as const) {
      const [kept, gone] = [await applied(deps), await applied(deps)];
      await set(gone, status);
      const left = await emailOf(gone);
      await merge(kept, gone, [...taken]);
      expect(await kindsTo(left)).toEqual([]);
      const here = await kindsTo(await emailOf(kept));
      for (const kind of ['access-code', 'hired']) expect(here).not.toContain(kind);
    }
  });

  it('is no rejection of a person who isn’t rejected, whoever’s it was', async () => {
    const [kept, gone, third] = [await applied(deps), await applied(deps), await applied(deps)];
    await set(kept, 'shortlisted');
    await set(gone, 'rejected');
    const addresses = [await emailOf(kept), await emailOf(gone)];
    await merge(kept, gone);
    for (const email of addresses) expect(await kindsTo(email)).not.toContain('rejected');
    await set(kept, 'rejected');
    await merge(kept, third, ['status']);
    expect(await kindsTo(addresses[0] ?? '')).not.toContain('rejected');
  });

  it('keeps a code whose address is kept, unless the status closes the portal', async () => {
    const [kept, gone, rejected] = [await applied(deps), await applied(deps), await applied(deps)];
    await set(kept, 'shortlisted');
    await merge(kept, gone);
    const email = await emailOf(kept);
    expect(await opens(await codeTo(email))).toBe('done');
    await set(rejected, 'rejected', false);
    await merge(kept, rejected, ['status']);
    expect(await kindsTo(email)).not.toContain('access-code');
  });

  it('goes to the kept address, and a hire is told to the account there is', async () => {
    const [kept, gone] = [await applied(deps), await applied(deps)];
    const [email, left] = [await emailOf(kept), await emailOf(gone)];
    expect(await kindsTo(left)).toContain('application-received');
    await merge(kept, gone);
    expect(await kindsTo(left)).toEqual([]);
    expect((await kindsTo(email)).filter((kind) => kind === 'application-received')).toHaveLength(2);

    const { candidateId, email: own } = await employee(deps);
    await set(candidateId, 'applied', false);
    await deps.database.client`delete from mails where "to" = ${own}`;
    const again = await applied(deps);
    await set(again, 'hired');
    await merge(candidateId, again, ['status']);
    const told = (await deps.emails()).filter((email) => email.to === own && email.kind === 'hired');
    expect(told.map(({ text }) => text.includes('#invitation='))).toEqual([false]);
  });
});

describe('what waits while the owner changes the address', () => {
  it('goes to the new one, with a new link for an application that nobody confirmed', async () => {
    const { owner, candidateId, email: old } = await employee(deps);
    const email = `new-${crypto.randomUUID()}@example.com`;
    await applied(deps, { email: old });
    const before = await emailedToken(deps, 'confirm', old);
    const idempotencyKey = crypto.randomUUID();
    await deps.database.client`
      update mails set kind = 'hr-letter' where "to" = ${old} and kind = 'hired'`;
    await deps.database.client`update mails set sensitive = false where "to" = ${old} and kind = 'hr-letter'`;
    await requestEmailChange(deps, owner, { email, password, idempotencyKey });
    await confirmEmailChange(deps, owner, await emailedToken(deps, 'email', email));

    const { client } = deps.database;
    const [waiting] = await client`
      select awaits_proof from applications where candidate_id = ${candidateId} and awaits_proof`;
    expect(waiting).toBeDefined();
    const confirm = async (token: string) => codeOf(confirmApplication(deps, { token }, { ip: someIp() }));
    const received = (await deps.emails()).filter(
      ({ to, kind }) => to === email && kind === 'application-received',
    );
    const tokens = received.map(({ text }) => text.match(/#(?:\w+=)?([\w-]{43})/)?.[1] ?? '');
    expect(tokens).not.toEqual([]);
    expect(tokens).not.toContain(before);
    for (const token of tokens) expect(await confirm(token)).toBe('done');
    const [open] =
      await client`select 1 from applications where candidate_id = ${candidateId} and awaits_proof`;
    expect(open).toBeUndefined();

    const there = await kindsTo(email);
    expect(there).toContain('hr-letter');
    // What warns about the change stays with the mailbox it warns.
    const here = await kindsTo(old);
    expect(here).toContain('email-change-notice');
    for (const kind of ['hr-letter', 'application-received']) expect(here).not.toContain(kind);
    expect((await ownerOf(deps, email)).owner.userId).toBe(owner.userId);
  });
});
