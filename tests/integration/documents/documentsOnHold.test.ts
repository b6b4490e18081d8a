import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStored } from '../../../server/features/files/service.ts';
import { setHold } from '../../../server/features/privacy/parts/holds.ts';
import { createVault } from '../../../server/platform/crypto/vault.ts';
import { NO_SSN } from '../../../shared/documents/schema.ts';
import { FileId } from '../../../shared/ids/schema.ts';
import { documentStories } from '../../support/documentStories.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { canaries, handedIn, uploadId } from '../../support/handIn.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { adminActor, hired } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const { own, ofCandidate, accountCookie, reveal, untouched } = documentStories(() => app);

describe('what someone on legal hold replaces', () => {
  it('is kept until the hold is lifted, and readable by HR like what’s on file', async () => {
    const person = await hired(app.deps);
    await handedIn(app.deps, person);
    const cookie = await accountCookie(person);
    const admin = await app.adminCookie();
    const first = (await ofCandidate(person)).onFile?.idDocument;
    const bank = (await ofCandidate(person)).onFile?.bankName;
    const hold = async (held: boolean) =>
      setHold(app.deps, await adminActor(app.deps), { candidateId: person, held, reason: 'A lawsuit' });
    const replace = async (changes: object): Promise<void> => {
      app.deps.clock.forward(1_000);
      const { id, token } = await uploadId(app.deps, person);
      const proof = { password: canaries.password };
      const input = { ...(await untouched(person)), idDocument: { id, token }, proof, ...changes };
      expect((await app.mutate('documents.update', input, cookie)).code).toBeUndefined();
    };
    await hold(true);
    const until = new Date(app.deps.clock.now().getTime() + 1_000).toISOString();
    await replace({ ssn: '512-73-9147', address: '9 New Street, Springfield', accountNumber: '5550001234' });
    await replace({ ssn: NO_SSN, bankName: 'Second Savings Bank' });
    await replace({ bankName: 'Third Savings Bank' });

    const view = await ofCandidate(person);
    expect(view.replaced).toEqual(expect.arrayContaining(['ssn', 'address', 'accountNumber']));
    expect(view.replaced).not.toContain('routingNumber');
    expect(view.replacedIds[0]).toEqual(first);
    expect(view.replacedIds).toHaveLength(3);
    expect(view.replacedBanks.map(({ bankName }) => bankName)).toEqual([bank, 'Second Savings Bank']);
    expect((await own(person)).onFile?.otherDocuments).toEqual([]);
    const earlier = async (field: string) => (await reveal(person, admin, { field })).data;
    expect(await earlier('ssn')).toEqual({
      value: null,
      earlier: [{ value: canaries.ssn, until }, expect.objectContaining({ value: '512-73-9147' })],
    });
    expect(await earlier('address')).toMatchObject({ earlier: [{ value: canaries.address, until }] });
    const dump = await wholeDatabase(app.deps.database.client);
    for (const word of [canaries.ssn, '7391 Canarybird', '512-73-9147']) expect(dump).not.toContain(word);

    await hold(false);
    expect(await ofCandidate(person)).toMatchObject({ replaced: [], replacedIds: [] });
    const stored = await app.deps.database.client<{ id: string }[]>`
      select id from files where kind = 'id_document' and candidate_id = ${person}`;
    expect(stored.map(({ id }) => id)).toEqual([(await ofCandidate(person)).onFile?.idDocument?.id]);
    await expect(openStored(app.deps, FileId.parse(first?.id))).rejects.toMatchObject({ code: 'not_found' });
    expect(await app.deps.database.client`select from held_documents`).toHaveLength(0);
  });
});

describe('what someone on legal hold replaces while its key is missing', () => {
  it('hides nothing else, and is readable again once the key is back', async () => {
    const person = await hired(app.deps);
    await handedIn(app.deps, person);
    const cookie = await accountCookie(person);
    const admin = await app.adminCookie();
    const held = { candidateId: person, held: true, reason: 'A lawsuit' };
    await setHold(app.deps, await adminActor(app.deps), held);
    const [first] = await app.deps.database.client<{ ssn: string }[]>`
      select ssn from onboarding_documents where candidate_id = ${person}`;
    const { decrypt } = app.deps.vault;
    const without = createVault([{ id: 'fresh', key: crypto.getRandomValues(new Uint8Array(32)) }]);
    app.deps.vault.decrypt = (place, encrypted) =>
      (encrypted === first?.ssn ? without : { decrypt }).decrypt(place, encrypted);
    try {
      const input = { ...(await untouched(person)), ssn: '512-73-9147' };
      expect((await app.mutate('documents.update', input, cookie)).code).toBeUndefined();
      expect((await reveal(person, admin)).data).toMatchObject({
        value: '512-73-9147',
        earlier: [{ value: null }],
      });
    } finally {
      app.deps.vault.decrypt = decrypt;
    }
    expect((await reveal(person, admin)).data).toMatchObject({ earlier: [{ value: canaries.ssn }] });
    // A broken one hides as little.
    await app.deps.database.client`
      update held_documents set ssn = left(ssn, 20) where candidate_id = ${person}`;
    expect((await reveal(person, admin)).data).toEqual({
      value: '512-73-9147',
      earlier: [{ value: null, until: expect.any(String) }],
    });
  });
});
