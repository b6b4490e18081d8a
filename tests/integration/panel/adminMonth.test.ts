import Papa from 'papaparse';
import { PDFDocument } from 'pdf-lib';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changeStatus } from '../../../server/features/candidates/admin.ts';
import { monthReport } from '../../../server/features/reports/parts/month.ts';
import { changeBlindSetting, type Viewer } from '../../../server/features/reviews/service.ts';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { brand } from '../../../shared/company/brand.ts';
import { CandidateId, UserId } from '../../../shared/ids/schema.ts';
import { isScoreKey, type MonthKey, scoresNote, sectionNotes } from '../../../shared/reports/month.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { adminActor } from '../../support/stories.ts';
import { seedSession } from '../../support/work.ts';

/** HR's October 2026 against a data set counted by hand, as somebody in Manila (UTC+8) counts days. */

const zone = 'Asia/Manila';
const reader: Viewer = { userId: UserId.parse(crypto.randomUUID()), roles: ['admin'] };
let app: TestApp;
let admin: string;

async function person(status: string, applied: string, extra: { hired?: string; score?: number } = {}) {
  const { client } = app.deps.database;
  const id = CandidateId.parse(crypto.randomUUID());
  await client`
    insert into candidates (id, full_name, email, position, country, status, hired_at, applied_at, created_at, updated_at)
    values (${id}, 'Secret Name', ${`${id}@example.com`}, 'Clerk', 'Kenya', ${status}, ${extra.hired ?? null}, ${applied},
      ${applied}, ${applied})`;
  await client`
    insert into applications (id, candidate_id, position, full_name, country, introduction, consent_version,
      idempotency_key, created_at)
    values (${crypto.randomUUID()}, ${id}, 'Clerk', 'Secret Name', 'Kenya', '', 'test', ${crypto.randomUUID()}, ${applied})`;
  if (extra.score !== undefined) {
    const talk = crypto.randomUUID();
    await client`insert into conversations (id, kind, owner_id, open, last_seq, created_at)
      values (${talk}, 'interview', ${id}, false, 0, ${applied})`;
    await client`insert into interview_sessions (id, candidate_id, conversation_id, position, consent_version,
        consented_at, is_complete, completed_at, scoring, final_score, scoring_method, created_at)
      values (${crypto.randomUUID()}, ${id}, ${talk}, 'Clerk', 'test', ${applied}, true, ${applied}, 'done',
        ${extra.score}, current_scoring_method(), ${applied})`;
  }
  return id;
}

beforeAll(async () => {
  app = await testApp();
  admin = await app.adminCookie();
  // 17:00 UTC on September 30 is October in Manila already; 16:00 UTC on October 31 is November.
  await person('applied', '2026-09-30T17:00:00Z', { score: 90 });
  await person('applied', '2026-10-31T16:00:00Z');
  await person('shortlisted', '2026-10-10T08:00:00Z', { score: 72 });
  await person('rejected', '2026-10-11T08:00:00Z', { score: 40 });
  await person('interviewed', '2026-10-12T08:00:00Z', { score: 71 });
  const worker = await person('hired', '2026-10-01T08:00:00Z', { hired: '2026-10-15T09:00:00Z', score: 55 });
  await person('hired', '2026-09-02T08:00:00Z', { hired: '2026-10-20T07:00:00Z' });
  await person('applied', '2026-09-03T08:00:00Z', { score: 99 });
  await seedSession(app.deps, worker, {
    startedAt: new Date('2026-10-20T01:00:00Z'),
    minutes: 90,
    tasks: [],
  });
  await seedSession(app.deps, worker, {
    startedAt: new Date('2026-10-21T01:00:00Z'),
    minutes: 45,
    tasks: [],
  });
  await app.deps.database.client`
    update employee_sessions set performance_rating = 'Good' where duration_minutes = 90`;
  await app.deps.database.client`
    insert into candidate_events (id, candidate_id, kind, created_at)
    values (${crypto.randomUUID()}, ${worker}, 'human_requested', '2026-10-05T08:00:00Z')`;
  await app.deps.database.client`
    insert into ai_usage (day, subject, calls, input_tokens, output_tokens)
    values ('2026-10-05', 'all', 3, 1000, 500), ('2026-11-05', 'all', 9, 9000, 500)`;
});
afterAll(() => app.close());

const figures = async (month: string) => {
  const { lines } = await monthReport(app.deps, reader, { month, zone });
  const of = (side: 'value' | 'before') =>
    new Map<MonthKey, number | null>(lines.map((line) => [line.key, line[side]]));
  return { now: of('value'), before: of('before') };
};

describe('HR’s month', () => {
  it('has the right figures beside those of the month before', async () => {
    const { now, before } = await figures('2026-10');
    expect(Object.fromEntries(now)).toEqual({
      applications: 5,
      nowApplied: 1,
      nowShortlisted: 1,
      nowInterviewed: 1,
      nowHired: 1,
      nowRejected: 1,
      hires: 2,
      hireMedian: 14,
      hireP90: 47,
      interviews: 5,
      scoreMedian: 71,
      scoreProvisional: 5,
      score85: 1,
      score70: 2,
      score50: 1,
      score0: 1,
      requests: 1,
      requestsOpen: 1,
      shifts: 2,
      hours: 2.3,
      excellent: 0,
      good: 1,
      satisfactory: 0,
      needsImprovement: 0,
      pending: 1,
      practice: 0,
      practiceScore: null,
      tokens: 1500,
      calls: 3,
    });
    expect(before.get('applications')).toBe(2);
    expect(before.get('hires')).toBe(0);
  });

  it('keeps a hire in its month when the person is hired again, and counts no days that nobody waited', async () => {
    const again = await person('hired', '2026-05-01T12:00:00Z', { hired: '2026-05-11T12:00:00Z' });
    const { client } = app.deps.database;
    const may = [...(await figures('2026-05')).now];
    const { now: july } = await figures('2026-07');
    const now = app.deps.clock.now();
    const by = await adminActor(app.deps);
    const move = async (at: string, from: CandidateStatus, status: CandidateStatus): Promise<void> => {
      app.deps.clock.set(new Date(at));
      const idempotencyKey = crypto.randomUUID();
      await changeStatus(app.deps, by, { candidateId: again, from, status, notify: false, idempotencyKey });
    };
    await move('2026-07-03T12:00:00Z', 'hired', 'rejected');
    await move('2026-07-20T12:00:00Z', 'rejected', 'hired');
    app.deps.clock.set(now);
    expect(may.find(([key]) => key === 'hires')).toEqual(['hires', 1]);
    expect([...(await figures('2026-05')).now]).toEqual(may);
    expect([july.get('hires'), (await figures('2026-07')).now.get('hires')]).toEqual([0, 1]);
    expect((await figures('2026-07')).now.get('hireMedian')).toBeNull();
    await client`delete from candidates where id = ${again}`;
  });

  it('does not show the scores of so few people that they would point at somebody', async () => {
    const { before } = await figures('2026-10');
    expect(before.get('interviews')).toBe(1);
    expect(before.get('scoreMedian')).toBeNull();
    expect(before.get('score85')).toBeNull();
  });

  it('compares a month that is not over with the same part of the one before, and knows no month to come', async () => {
    // It is November 19, 15:00 UTC: the part of October before October 19, 15:00 counts.
    const report = await monthReport(app.deps, reader, { month: '2026-11', zone });
    expect(report.partial).toBe(true);
    const line = (key: MonthKey) => report.lines.find((entry) => entry.key === key);
    expect(line('applications')).toMatchObject({ value: 1, before: 5 });
    expect(line('shifts')).toMatchObject({ value: 0, before: 0 });
    expect(line('requestsOpen')?.label).toBe('Requests open now');
    const answer = await fetch(`${app.address}/files/hr-reports/2026-11.csv?zone=${zone}`, {
      headers: { cookie: admin },
    });
    const csv = await answer.text();
    expect(csv).toContain('Previous month (same days)');
    expect(csv).toContain('it’s compared with the same days last month');
    expect(csv).toContain('Dates are in Manila time.');
    await expect(monthReport(app.deps, reader, { month: '2026-12', zone })).rejects.toMatchObject({
      code: 'invalid_input',
    });
  });

  it('doesn’t compare whole days of AI usage with part of a day', async () => {
    const now = app.deps.clock.now();
    app.deps.clock.set(new Date('2026-11-05T02:00:00Z'));
    const report = await monthReport(app.deps, reader, { month: '2026-11', zone: 'UTC' });
    app.deps.clock.set(now);
    const line = (key: MonthKey) => report.lines.find((entry) => entry.key === key);
    expect(line('tokens')).toMatchObject({ value: 9500, before: null });
    expect(line('calls')).toMatchObject({ value: 9, before: null });
    expect(report.notable.filter((sentence) => sentence.startsWith('AI'))).toEqual([]);
    expect(sectionNotes(report, 'AI')).toHaveLength(1);
    const { before } = await figures('2026-10');
    expect([before.get('tokens'), before.get('calls')]).toEqual([0, 0]);
  });

  it('is the same on the screen, in the CSV and in the PDF, without a name, and recorded', async () => {
    const report = await monthReport(app.deps, reader, { month: '2026-10', zone });
    const get = (file: string, cookie = admin) =>
      fetch(`${app.address}/files/hr-reports/${file}?zone=${zone}`, { headers: { cookie } });
    const raw = Buffer.from(await (await get('2026-10.csv')).arrayBuffer());
    expect([...raw.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const csv = raw.toString('utf8').slice(1);
    const { data } = Papa.parse<Record<string, string>>(csv, { header: true, skipEmptyLines: true });
    expect(data.map((row) => [row.Metric, row.Value])).toEqual([
      ...report.lines.map(({ label, value }) => [label, value === null ? '' : String(value)]),
      [expect.stringMatching(/^Dates are in Manila time\. Created /), ''],
    ]);
    expect(csv).not.toContain('same days');
    const answer = await get('2026-10.pdf');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    const bytes = new Uint8Array(await answer.arrayBuffer());
    const pdf = await PDFDocument.load(bytes.slice());
    expect(pdf.getTitle()).toBe('HR report, October 2026');
    expect(pdf.getAuthor()).toBe(brand.name);
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    expect(text).toContain(`Page 1 of ${pdf.getPageCount()}`);
    const read = text.replace(/\s+/g, ' ');
    for (const { label } of report.lines) expect(read).toContain(label);
    expect(text).toContain('47 days');
    expect(text + csv).not.toContain('Secret');
    const [row] = await app.deps.database.client<{ formats: string }[]>`
      select string_agg(data ->> 'format', ',' order by id) as formats from audit_log
      where action = 'report.downloaded' and data ->> 'month' = '2026-10'`;
    expect(row?.formats).toBe('csv,pdf');
  });

  it('tells no score by the difference of two reports while admins rate first', async () => {
    for (const score of [88, 71, 60, 52, 44, 83]) await person('applied', '2026-11-02T08:00:00Z', { score });
    const read = async (month: string, of: string, by = reader) => {
      const report = await monthReport(app.deps, by, { month, zone: of });
      return { ...report, lines: report.lines.filter(({ key }) => isScoreKey(key)) };
    };
    expect((await read('2026-11', zone)).lines.find(({ key }) => key === 'score70')?.value).toBe(2);
    const actor = await adminActor(app.deps);
    await changeBlindSetting(app.deps, actor, { on: true });
    expect(await read('2026-11', zone)).toMatchObject({ scores: 'withheld', lines: [] });
    expect((await read('2026-11', zone, { ...reader, roles: ['reviewer'] })).lines).toHaveLength(6);
    const get = (file: string) =>
      fetch(`${app.address}/files/hr-reports/${file}?zone=${zone}`, { headers: { cookie: admin } });
    const csv = await (await get('2026-11.csv')).text();
    const bytes = new Uint8Array(await (await get('2026-11.pdf')).arrayBuffer());
    const { text } = await extractText(await getDocumentProxy(bytes), { mergePages: true });
    for (const file of [csv, text.replace(/\s+/g, ' ')]) {
      expect(file).toContain(scoresNote.withheld);
      expect(file).not.toContain('Scores of');
      expect(file).not.toContain('Proposed score');
    }

    // A closed month has the same scores for every zone; one that is over here only has none yet.
    await person('applied', '2026-10-20T08:00:00Z', { score: 86 });
    const [east, west] = [
      await read('2026-10', 'Pacific/Kiritimati'),
      await read('2026-10', 'Pacific/Honolulu'),
    ];
    expect(east.scores).toBe('utc');
    expect(east.lines.map(({ value }) => value)).toEqual([71, 5, 1, 2, 1, 1]);
    expect(west.lines).toEqual(east.lines);
    const before = app.deps.clock.now();
    app.deps.clock.set(new Date('2026-11-30T20:00:00Z'));
    expect(await read('2026-11', zone)).toMatchObject({ partial: false, scores: 'withheld', lines: [] });
    app.deps.clock.set(before);
    await changeBlindSetting(app.deps, actor, { on: false });
  });

  it('is for HR, and for months there were', async () => {
    const get = (file: string, cookie: string) =>
      fetch(`${app.address}/files/hr-reports/${file}?zone=${zone}`, { headers: { cookie } });
    expect((await get('2026-10.csv', '')).status).toBe(401);
    expect((await get('2026-10.csv', await app.accountCookie())).status).toBe(403);
    expect((await get('2026-10.csv', await app.reviewerCookie())).status).toBe(200);
    expect((await get('2027-01.csv', admin)).status).toBe(400);
    expect((await get('2026-13.csv', admin)).status).toBe(404);
  });
});
