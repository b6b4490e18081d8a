import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairnessReport } from '../../../server/features/fairness/service.ts';
import type { FairnessInput, FairnessReport } from '../../../shared/fairness/schema.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { type TestApp, testApp } from '../../support/http.ts';

/** The adverse-impact report over real rows: who counts, from when, how far, and who may read it. */

let app: TestApp;
let admin: string;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

type Person = {
  position?: string;
  status?: string;
  sex?: string | null;
  race?: string | null;
  score?: number | null;
  appliedAt?: Date;
  answeredAt?: Date;
};

/** Writes somebody who applied, with what they said; answers with their id. */
async function person({
  position = 'Virtual Assistant',
  status = 'applied',
  sex = null,
  race = null,
  score = null,
  appliedAt = new Date(app.deps.clock.now().getTime() - 30 * DAY_MS),
  answeredAt = appliedAt,
}: Person): Promise<string> {
  const sql = app.deps.database.client;
  const id = crypto.randomUUID();
  await sql`insert into candidates ${sql({
    id,
    full_name: 'Somebody',
    email: `${id}@example.com`,
    position,
    country: 'Kenya',
    status: 'applied',
    consent_given: true,
    score,
    applied_at: appliedAt.toISOString(),
    created_at: appliedAt.toISOString(),
    updated_at: appliedAt.toISOString(),
  })}`;
  await sql`insert into applications ${sql({
    id: crypto.randomUUID(),
    candidate_id: id,
    position,
    full_name: 'Somebody',
    country: 'Kenya',
    introduction: 'x',
    consent_version: 'test',
    idempotency_key: crypto.randomUUID(),
    created_at: appliedAt.toISOString(),
  })}`;
  if (status !== 'applied') await become(id, status, appliedAt);
  if (sex || race) {
    await sql`insert into self_identifications ${sql({
      candidate_id: id,
      sex,
      race,
      source: 'application',
      idempotency_key: crypto.randomUUID(),
      created_at: answeredAt.toISOString(),
      updated_at: answeredAt.toISOString(),
    })}`;
  }
  return id;
}

let minutes = 0;
async function become(id: string, status: string, at = app.deps.clock.now()): Promise<void> {
  const sql = app.deps.database.client;
  minutes += 10;
  await sql`update candidates set status = ${status}, updated_at = ${new Date(at.getTime() + minutes * 60_000).toISOString()},
    hired_at = case when ${status} = 'hired' then ${at.toISOString()}::timestamptz else hired_at end where id = ${id}`;
}

async function many(count: number, who: Person): Promise<string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index++) ids.push(await person(who));
  return ids;
}

function report(input: { year?: number; position?: FairnessInput['position'] } = {}) {
  const year = app.deps.clock.now().getUTCFullYear();
  return fairnessReport(app.deps, { year, position: null, ...input });
}
const rowOf = (answer: FairnessReport, key: string) => answer.tables.sex.rows.find((row) => row.key === key);

async function freshYear(): Promise<void> {
  await app.deps.database.client`delete from candidates`;
  await app.deps.database.client`delete from fairness_snapshots`;
  // A Wednesday in June, so that the year has weeks behind it.
  const june = Date.UTC(app.deps.clock.now().getUTCFullYear() + 1, 5, 10, 12);
  app.deps.clock.forward(june - app.deps.clock.now().getTime());
  admin = await app.adminCookie();
}

describe('the adverse-impact report', () => {
  it('counts who applied in the year, how far they ever came, and compares with the highest rate', async () => {
    await freshYear();
    const women = await many(20, { sex: 'woman', race: 'asian' });
    const men = await many(20, { sex: 'man', race: 'white' });
    await many(3, { sex: 'another' });
    await many(4, {});
    const lastYear = new Date(app.deps.clock.now().getTime() - 300 * DAY_MS);
    await many(5, { sex: 'woman', appliedAt: lastYear });
    for (const id of women.slice(0, 6)) await become(id, 'shortlisted');
    for (const id of men.slice(0, 12)) await become(id, 'shortlisted');
    for (const id of men.slice(0, 6)) await become(id, 'hired');
    // Turned down later: that they were shortlisted, or hired, stays true.
    for (const id of [women[0], men[0], men[11]]) await become(id ?? '', 'rejected');

    const answer = await report();
    expect(answer).toMatchObject({ people: 47, said: 43, position: null });
    expect(answer.years).toContain(answer.year - 1);
    expect(rowOf(answer, 'woman')).toMatchObject({
      state: 'shown',
      people: 20,
      measures: { shortlisted: { reached: 6, of: 20, rate: 0.3, ratio: 0.5, test: 'z' } },
    });
    // Three people, who cannot be told from the four who did not say.
    expect(rowOf(answer, 'another')).toMatchObject({ state: 'few', people: null });
    expect(answer.tables.sex.rest).toEqual({ people: 7, mixed: true });
    expect((await report({ year: answer.year - 1 })).people).toBe(5);
  });

  it('lets answers in by the week, so that nobody can watch them come', async () => {
    await freshYear();
    await many(10, { sex: 'woman' });
    const now = app.deps.clock.now();
    await many(5, { sex: 'man', answeredAt: now });
    await many(1, { sex: 'man', appliedAt: now });
    const before = await report();
    expect(before.people).toBe(15);
    expect([rowOf(before, 'man')?.state, before.tables.sex.rest.people]).toEqual(['few', 5]);
    expect(new Date(before.until ?? 0).getUTCDay()).toBe(1);
    app.deps.clock.forward(7 * DAY_MS);
    admin = await app.adminCookie();
    const after = await report();
    expect(rowOf(after, 'man')?.people).toBe(6);
    expect(after.tables.sex.rest.people).toBe(0);
  });

  it('rates scores by the median of everybody scored, or of the position', async () => {
    await freshYear();
    for (let index = 0; index < 10; index++) {
      await person({ sex: 'woman', score: 50 + index, position: 'Other' });
      await person({ sex: 'man', score: 55 + index, position: 'Something typed in' });
    }
    await many(10, { score: 10, position: 'Virtual Assistant' });
    const all = await report();
    // The median of all thirty is 54.5; nobody who did not say is compared.
    expect(rowOf(all, 'woman')?.measures.score).toMatchObject({ reached: 5, of: 10 });
    expect(rowOf(all, 'man')?.measures.score).toMatchObject({ reached: 10, of: 10 });
    const other = await report({ position: 'Other' });
    // Twenty are in Other, typed-in positions among them; their median is 57.
    expect(other.people).toBe(20);
    expect(rowOf(other, 'woman')?.measures.score).toMatchObject({ reached: 2, of: 10 });
  });

  it('says nothing, and breaks nowhere, where nobody answered or applied', async () => {
    await freshYear();
    const empty = await report();
    expect(empty).toMatchObject({ people: 0, said: 0 });
    await many(3, {});
    await many(4, { sex: 'woman' });
    // Four answers make no figures; five do.
    expect(await report()).toMatchObject({ people: 0, countedAt: null });
    await many(1, { sex: 'man' });
    expect(await report()).toMatchObject({ people: 8, said: 5, tables: { sex: { rest: { people: 8 } } } });
    expect(await report({ position: 'Other' })).toMatchObject({ people: 0, said: 0 });
    expect((await report({ year: 2199 })).people).toBe(0);
  });
});

describe('reading it twice', () => {
  const week = (): void => app.deps.clock.forward(7 * DAY_MS);

  it('tells nothing of one person who was shortlisted, edited, withdrew or was erased in between', async () => {
    await freshYear();
    const women = await many(20, { sex: 'woman' });
    const men = await many(20, { sex: 'man' });
    const sql = app.deps.database.client;
    const first = await report();
    const still = async (): Promise<void> => {
      expect(await report()).toEqual(first);
      week();
      expect(await report()).toEqual(first);
    };
    await become(women[0] ?? '', 'shortlisted');
    await still();
    await sql`update self_identifications set sex = 'woman' where candidate_id = ${men[0] ?? ''}`;
    await still();
    await sql`delete from self_identifications where candidate_id = ${men[1] ?? ''}`;
    await still();
    await sql`delete from candidates where id = ${men[2] ?? ''}`;
    await still();
    // Four more who answered change something else: the one who was shortlisted would still stand out.
    await many(5, { sex: 'man', appliedAt: app.deps.clock.now() });
    week();
    await still();
  });

  it('shows new figures after a week and five changes, never before', async () => {
    await freshYear();
    const women = await many(20, { sex: 'woman' });
    await many(20, { sex: 'man' });
    const first = await report();
    for (const id of women.slice(0, 5)) await become(id, 'shortlisted');
    app.deps.clock.forward(6 * DAY_MS);
    expect(await report()).toEqual(first);
    app.deps.clock.forward(DAY_MS);
    const second = await report();
    expect(second.countedAt).toBe(app.deps.clock.now().toISOString());
    expect(rowOf(second, 'woman')?.measures.shortlisted).toMatchObject({ reached: 5, of: 20 });
  });

  it('does not let one position be read from its own difference', async () => {
    await freshYear();
    const one = await many(20, { sex: 'woman', position: 'Other' });
    const rest = await many(20, { sex: 'man' });
    const first = await report({ position: 'Other' });
    await become(one[0] ?? '', 'shortlisted');
    for (const id of rest.slice(0, 10)) await become(id, 'shortlisted');
    week();
    expect(await report({ position: 'Other' })).toEqual(first);
  });

  it('stays as it is once the year is over', async () => {
    await freshYear();
    const women = await many(20, { sex: 'woman' });
    const { year } = await report();
    app.deps.clock.forward(300 * DAY_MS);
    const closed = await report({ year });
    for (const id of women.slice(0, 10)) await become(id, 'shortlisted');
    week();
    expect((await report({ year })).tables).toEqual(closed.tables);
  });

  it('makes one snapshot when several ask at once', async () => {
    await freshYear();
    await many(10, { sex: 'woman' });
    const answers = await Promise.all(Array.from({ length: 6 }, () => report()));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const [row] = await app.deps.database.client`select count(*)::int as rows from fairness_snapshots`;
    expect(row?.rows).toBe(1);
  });
});

describe('its export', () => {
  it('holds what the screen shows and no more, is recorded, and is for admins', async () => {
    await freshYear();
    await many(12, { sex: 'woman', race: 'pacific' });
    await many(12, { sex: 'man', race: 'white' });
    await many(2, { sex: 'another', race: 'native' });
    const year = app.deps.clock.now().getUTCFullYear();
    const spec = { kind: 'fairness', filters: { year, position: null }, personal: false, reason: '' };
    const { data } = await app.mutate('admin.exports.prepare', spec, admin);
    const link =
      typeof data === 'object' && data !== null && 'url' in data ? `${app.address}${data.url}` : '';
    const text = await (await fetch(link, { headers: { cookie: admin } })).text();
    expect(text).toContain('Fewer than 5');
    expect(text).toContain(`${year},All,Gender,"Didn’t say, or not shown",14`);
    // Everybody answered, so that two people would stand out; a large group is held back with them.
    expect(text).toContain('Hidden to protect a small group');
    const { data: log } = await app.query('admin.audit.list', { action: 'export.prepared' }, admin);
    expect(JSON.stringify(log)).toContain('fairness');

    const reviewer = await app.reviewerCookie();
    expect((await app.mutate('admin.exports.prepare', spec, reviewer)).code).toBe('not_allowed');
    expect((await app.query('admin.reports.fairness', { year }, reviewer)).code).toBe('not_allowed');
    expect((await app.query('admin.reports.fairness', { year }, admin)).data).toMatchObject({ people: 26 });
  });
});
