import { eq } from 'drizzle-orm';
import JSZip from 'jszip';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidates } from '../../../server/db/schema/candidates.ts';
import {
  selfIdentificationLinks,
  selfIdentifications,
} from '../../../server/db/schema/selfIdentification.ts';
import { apply } from '../../../server/features/applications/parts/apply.ts';
import { copyArchive } from '../../../server/features/privacy/parts/copy.ts';
import { erasePerson } from '../../../server/features/privacy/parts/erase.ts';
import { mergeSelfIdentification, sweepLinks } from '../../../server/features/selfIdentification/service.ts';
import { CandidateId } from '../../../shared/ids/schema.ts';
import { wholeDatabase } from '../../support/everything.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applicationInput, applied, someIp } from '../../support/stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const key = () => crypto.randomUUID();
const everything = { sex: 'woman', race: 'asian', age: 'from_40' } as const;
const rowOf = async (candidateId: CandidateId) =>
  (
    await app.deps.db
      .select()
      .from(selfIdentifications)
      .where(eq(selfIdentifications.candidateId, candidateId))
  )[0];

/** Applies as somebody; answers with the link and who it is for. */
async function applicant(email = `${key()}@example.com`) {
  const input = await applicationInput(app.deps, { email });
  const { selfIdentification: token } = await apply(app.deps, input, { ip: someIp() });
  const [row] = await app.deps.db.select().from(candidates).where(eq(candidates.email, email));
  return { input, token, candidateId: CandidateId.parse(row?.id) };
}

/** Posts the form as a browser does; answers with where it is sent. */
async function post(token: string, answers: Record<string, string>): Promise<URL> {
  const response = await fetch(`${app.address}/self-identification`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: app.address },
    body: new URLSearchParams({ token, ...answers }),
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('cache-control')).toBe('no-store');
  return new URL(response.headers.get('location') ?? '', app.address);
}
const stateOf = (url: URL): string | null => url.searchParams.get('state');

describe('after an application', () => {
  it('stores what was said and nothing about it anywhere else', async () => {
    const { token, candidateId } = await applicant();
    const before = await app.deps.db.select().from(candidates).where(eq(candidates.id, candidateId));
    expect(stateOf(await post(token, { sex: 'woman', race: 'pacific', age: '' }))).toBe('saved');
    expect(await rowOf(candidateId)).toMatchObject({
      sex: 'woman',
      race: 'pacific',
      age: null,
      source: 'application',
    });
    // Neither the person's record nor anything else changed, so that nobody can see that they answered.
    expect(await app.deps.db.select().from(candidates).where(eq(candidates.id, candidateId))).toEqual(before);
    const database = await wholeDatabase(app.deps.database.client);
    expect(database.split('pacific')).toHaveLength(2);
  });

  it('works once; the same answer sent twice is the same answer', async () => {
    const { token, candidateId } = await applicant();
    const twice = await Promise.all([post(token, { sex: 'man' }), post(token, { sex: 'man' })]);
    expect(twice.map(stateOf)).toEqual(['saved', 'saved']);
    expect(stateOf(await post(token, { sex: 'woman' }))).toBe('expired');
    expect(await rowOf(candidateId)).toMatchObject({ sex: 'man' });
  });

  it('ends after a day, and is forgotten then', async () => {
    const { token, candidateId } = await applicant();
    app.deps.clock.forward(24 * 3_600_000 + 1);
    expect(stateOf(await post(token, { sex: 'man' }))).toBe('expired');
    expect(await rowOf(candidateId)).toBeUndefined();
    await sweepLinks(app.deps);
    expect(await app.deps.db.select().from(selfIdentificationLinks)).toEqual([]);
  });

  it('keeps no row when nothing is said', async () => {
    const { token, candidateId } = await applicant();
    expect(stateOf(await post(token, { sex: '', race: '', age: '' }))).toBe('saved');
    expect(await rowOf(candidateId)).toBeUndefined();
  });

  it('takes no answers of its own making, and no made-up link', async () => {
    const { token, candidateId } = await applicant();
    expect(stateOf(await post(token, { sex: 'robot' }))).toBe('failed');
    expect(stateOf(await post('x'.repeat(43), { sex: 'man' }))).toBe('expired');
    expect(await rowOf(candidateId)).toBeUndefined();
  });

  it('answers known and new addresses, retries and programs alike (S10)', async () => {
    const first = await applicant();
    const again = await applicant(first.input.email);
    const retry = await apply(app.deps, again.input, { ip: someIp() });
    const robot = await apply(
      app.deps,
      { ...first.input, website: 'x', idempotencyKey: key() },
      { ip: someIp() },
    );
    const tokens = [first.token, again.token, retry.selfIdentification, robot.selfIdentification];
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
    expect(new Set(tokens).size).toBe(4);
    // The retry's link took the place of the one whose answer may have been lost.
    expect(stateOf(await post(again.token, { sex: 'man' }))).toBe('expired');
    expect(stateOf(await post(retry.selfIdentification, { sex: 'man' }))).toBe('saved');
    const hashes = await wholeDatabase(app.deps.database.client);
    for (const token of tokens) expect(hashes).not.toContain(token);
  });

  it('never replaces what the owner said in the portal', async () => {
    const { input, candidateId } = await applicant();
    const cookie = await app.portalCookie(candidateId);
    await app.mutate('selfIdentification.save', { answers: everything, idempotencyKey: key() }, cookie);
    const stranger = await applicant(input.email);
    expect(stateOf(await post(stranger.token, { sex: 'man' }))).toBe('saved');
    expect(stateOf(await post((await applicant(input.email)).token, {}))).toBe('saved');
    expect(await rowOf(candidateId)).toMatchObject({ ...everything, source: 'portal' });
  });
});

describe('the page', () => {
  it('is kept by nobody and listed nowhere', async () => {
    const response = await fetch(`${app.address}/self-identification?token=${'a'.repeat(43)}`, {
      headers: { accept: 'text/html' },
    });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    const sitemap = await (await fetch(`${app.address}/sitemap.xml`)).text();
    expect(sitemap).not.toContain('self-identification');
  });
});

describe('in the portal', () => {
  it('is said, changed and taken back by its owner, and seen by nobody else', async () => {
    const candidateId = await applied(app.deps);
    const other = await applied(app.deps);
    const cookie = await app.portalCookie(candidateId);
    const own = async (who = cookie) => (await app.query('selfIdentification.own', undefined, who)).data;
    expect(await own()).toEqual({ sex: null, race: null, age: null });
    const saving = { answers: everything, idempotencyKey: key() };
    expect((await app.mutate('selfIdentification.save', saving, cookie)).data).toEqual(everything);
    await app.mutate('selfIdentification.save', saving, cookie);
    expect(await own(await app.portalCookie(other))).toEqual({ sex: null, race: null, age: null });
    const changed = { sex: 'another', race: null, age: 'under_40' };
    await app.mutate('selfIdentification.save', { answers: changed, idempotencyKey: key() }, cookie);
    expect(await own()).toEqual(changed);
    for (const who of [
      undefined,
      await app.adminCookie(),
      await app.reviewerCookie(),
      await app.employeeCookie(candidateId),
    ]) {
      expect((await app.query('selfIdentification.own', undefined, who)).code).toBe('session_ended');
    }
    await app.mutate('selfIdentification.withdraw', { idempotencyKey: key() }, cookie);
    expect(await own()).toEqual({ sex: null, race: null, age: null });
    expect(await rowOf(candidateId)).toBeUndefined();
  });

  it('shows HR nothing: not in the drawer, the table, the log or an export', async () => {
    const candidateId = await applied(app.deps);
    const cookie = await app.portalCookie(candidateId);
    const answers = { sex: 'another', race: 'pacific', age: 'from_40' };
    await app.mutate('selfIdentification.save', { answers, idempotencyKey: key() }, cookie);
    const admin = await app.adminCookie();
    const seen = JSON.stringify([
      (await app.query('admin.candidate', { candidateId }, admin)).data,
      (await app.query('admin.candidates', {}, admin)).data,
      (await app.query('admin.audit.list', {}, admin)).data,
    ]);
    expect(seen).toContain(candidateId);
    expect(seen).not.toMatch(/pacific|from_40|identif/i);
  });
});

describe('belongs to the person', () => {
  it('is in their copy, and goes with them', async () => {
    const { token, candidateId } = await applicant();
    await post(token, { sex: 'woman', race: 'native', age: 'under_40' });
    const chunks: Buffer[] = [];
    for await (const chunk of await copyArchive(app.deps, [{ candidateId, userId: null }]))
      chunks.push(chunk);
    const data =
      (await (await JSZip.loadAsync(Buffer.concat(chunks))).file('data.json')?.async('string')) ?? '';
    expect(JSON.parse(data).records.self_identifications).toMatchObject([{ sex: 'woman', race: 'native' }]);
    expect(data).not.toContain('self_identification_links');
    await app.deps.db.transaction((tx) => erasePerson(app.deps, tx, { candidateId, userId: null }));
    expect(await rowOf(candidateId)).toBeUndefined();
  });

  it('follows a merge: the owner’s word before an applicant’s, the newer before the older', async () => {
    const [a, b] = [await applicant(), await applicant()];
    await post(a.token, { sex: 'man' });
    await post(b.token, { sex: 'woman' });
    const merge = (from: CandidateId, into: CandidateId) =>
      app.deps.db.transaction((tx) => mergeSelfIdentification(tx, { from, into }));
    const cookie = await app.portalCookie(a.candidateId);
    const answers = { sex: 'another', race: null, age: null };
    await app.mutate('selfIdentification.save', { answers, idempotencyKey: key() }, cookie);
    app.deps.clock.forward(60_000);
    await merge(a.candidateId, b.candidateId);
    expect(await rowOf(b.candidateId)).toMatchObject({ sex: 'another', source: 'portal' });
    expect(await rowOf(a.candidateId)).toBeUndefined();
    const c = await applicant();
    await merge(c.candidateId, b.candidateId);
    await merge(b.candidateId, c.candidateId);
    expect(await rowOf(c.candidateId)).toMatchObject({ sex: 'another' });
  });
});
