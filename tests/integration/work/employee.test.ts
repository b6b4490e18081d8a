import Papa from 'papaparse';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportPdf } from '../../../server/features/employee/parts/reportPdf.ts';
import { monthReport } from '../../../server/features/employee/parts/reports.ts';
import { resourcePdf } from '../../../server/features/employee/parts/resourcePdf.ts';
import { watchEmployee } from '../../../server/features/employee/service.ts';
import { brand, bringIntoForce } from '../../../shared/company/brand.ts';
import {
  type AssignmentList,
  type DashboardView,
  type ReportView,
  reportFileUrl,
} from '../../../shared/employee/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { guides } from '../../../shared/portal/guides.ts';
import { resourceFileUrl, resources } from '../../../shared/resources/articles.ts';
import type { AssignmentDetail } from '../../../shared/workSessions/schema.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { applied, hired } from '../../support/stories.ts';
import { seedSession } from '../../support/work.ts';

async function pdfText(bytes: ArrayBuffer | Buffer): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text;
}

let app: TestApp;
let worker: CandidateId;
let other: CandidateId;
let cookie: string;
beforeAll(async () => {
  app = await testApp();
  worker = await hired(app.deps, { fullName: 'Joel Mendoza' });
  other = await hired(app.deps);
  cookie = await app.employeeCookie(worker);
});
afterAll(() => app.close());

const dashboard = async (): Promise<DashboardView> =>
  (await app.query('employee.dashboard', undefined, cookie)).data as DashboardView;
const page = async (input: object): Promise<AssignmentList> =>
  (await app.query('employee.assignments', input, cookie)).data as AssignmentList;

describe('who is in the portal', () => {
  it('is answered with the card of the record, and refused without one', async () => {
    expect((await app.query('employee.me', undefined, cookie)).data).toEqual({
      id: worker,
      fullName: 'Joel Mendoza',
      position: 'Customer Support Representative',
      status: 'hired',
      demo: false,
    });
    const refused = await app.query('employee.me', undefined, await app.accountCookie());
    expect([refused.code, refused.message]).toEqual([
      'no_employee_record',
      'Could not load employee profile. Please contact HR.',
    ]);
    const unproven = await app.employeeCookie(await applied(app.deps));
    expect((await app.query('employee.me', undefined, unproven)).code).toBe('email_unconfirmed');
    const file = await fetch(`${app.address}/files/resources/${resources[0]?.id}.pdf`, {
      headers: { cookie: unproven },
    });
    expect([file.status, await file.text()]).toEqual([403, expect.stringContaining('email_unconfirmed')]);
    const applicant = await app.candidateCookie(await applied(app.deps));
    expect((await app.query('employee.me', undefined, applicant)).status).toBe(200);
  });

  it('learns with every answer which build of the app is served', async () => {
    const response = await fetch(`${app.address}/trpc/auth.me`);
    expect(response.headers.get('x-build')).toMatch(/^[0-9a-f]{12}$/);
  });
});

describe('dashboard and assignments', () => {
  it('are empty at first', async () => {
    expect(await dashboard()).toEqual({
      completed: 0,
      pending: 0,
      averageScore: null,
      session: null,
      lastShift: null,
      lastFeedback: null,
      recent: [],
    });
    expect(await page({})).toEqual({ rows: [], nextCursor: null });
  });

  it('show what was earned, newest first, and nobody else’s', async () => {
    await seedSession(app.deps, other, {
      daysAgo: 1,
      minutes: 30,
      tasks: [{ grade: 99, status: 'completed' }],
    });
    await seedSession(app.deps, worker, {
      daysAgo: 2,
      minutes: 408,
      tasks: [
        { grade: 90, status: 'completed', feedback: 'Well done.' },
        { grade: 40, status: 'failed', feedback: 'The date is missing.' },
      ],
    });
    await seedSession(app.deps, worker, {
      daysAgo: 0,
      minutes: null,
      tasks: [{ grade: 80, status: 'completed', feedback: 'Clear.' }, { status: 'pending' }],
    });
    const view = await dashboard();
    expect(view).toMatchObject({
      completed: 2,
      pending: 1,
      averageScore: 50,
      lastShift: { minutes: 408, tasks: 1 },
      lastFeedback: { text: 'Clear.', grade: 80 },
    });
    expect(view.session?.startedAt).toBe(app.deps.clock.now().toISOString());
    expect(view.recent.map(({ status }) => status)).toEqual(['pending', 'completed', 'failed', 'completed']);
  });

  it('come page by page without a gap or a repeat', async () => {
    const everything = (await page({})).rows.map(({ id }) => id);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { rows, nextCursor } = await page({ limit: 1, ...(cursor ? { cursor } : {}) });
      seen.push(...rows.map(({ id }) => id));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual(everything);
    expect(seen).toHaveLength(4);
    for (const bad of ['x', Buffer.from('["now","x"]').toString('base64url')])
      expect((await app.query('employee.assignments', { cursor: bad }, cookie)).code).toBe('invalid_input');
  });

  it('show one in full, with the reasons of the try that stands, and never the answer key', async () => {
    const [id = ''] = await seedSession(app.deps, worker, {
      daysAgo: 3,
      minutes: 20,
      tasks: [
        { grade: 71, status: 'completed', earlierGrade: 40, contested: { gradeAfter: 75, note: 'Agreed.' } },
      ],
    });
    const answer = await app.query('employee.assignment', { assignmentId: id }, cookie);
    const detail = answer.data as AssignmentDetail;
    expect(detail).toMatchObject({ grade: 75, tries: 2, status: 'completed' });
    expect(detail.criteria.map(({ grade }) => grade)).toEqual([71, 71]);
    expect(detail.contest).toMatchObject({
      state: 'decided',
      gradeBefore: 71,
      gradeAfter: 75,
      note: 'Agreed.',
    });
    expect(JSON.stringify(detail)).not.toContain('the secret solution');
    expect(Object.keys(detail)).not.toContain('templateKey');
  });

  it('answer for another person’s like for none', async () => {
    const [id = ''] = await seedSession(app.deps, other, { daysAgo: 1, minutes: 5, tasks: [{ grade: 70 }] });
    const theirs = await app.query('employee.assignment', { assignmentId: id }, cookie);
    const none = await app.query('employee.assignment', { assignmentId: crypto.randomUUID() }, cookie);
    expect([theirs.status, theirs.code, theirs.message]).toEqual([none.status, none.code, none.message]);
    expect(theirs.code).toBe('not_found');
  });
});

describe('reports', () => {
  // Manila is eight hours ahead of UTC: a Sunday evening here is a Monday there, and a month begins earlier.
  const inManila = 'Asia/Manila';
  let reader: string;
  let joana: CandidateId;
  beforeAll(async () => {
    joana = await hired(app.deps, { fullName: 'Joana محمد Kovač' });
    reader = await app.employeeCookie(joana);
  });
  const report = async (zone: string): Promise<ReportView> =>
    (await app.query('employee.reports', { zone }, reader)).data as ReportView;
  const file = (path: string, as = reader): Promise<Response> =>
    fetch(`${app.address}${path}`, { headers: { cookie: as } });

  it('say that there is nothing yet', async () => {
    const view = await report('UTC');
    expect(view).toMatchObject({ sessions: 0, completed: 0, total: 0, successRate: null, totalHours: 0 });
    expect(view).toMatchObject({ span: null, points: [], feedback: [], months: [] });
    expect(view.weeks).toHaveLength(8);
    expect(view.summary).toEqual([
      'You haven’t worked a session yet. Your figures will appear here after your first one.',
    ]);
  });

  it('compute the figures as specified, and put tasks into the week they were settled in, where the person is', async () => {
    const monday = new Date('2026-11-16T00:00:00Z');
    // 18:00 on Sunday in UTC is Monday, 2 AM, in Manila.
    await seedSession(app.deps, joana, {
      startedAt: new Date(monday.getTime() - 6 * 3_600_000),
      minutes: 100,
      tasks: [
        { grade: 90, type: 'Email support', feedback: 'First.' },
        { grade: 50, status: 'failed', type: 'Data entry', feedback: 'Second.' },
        { status: 'pending', type: 'Data entry' },
      ],
    });
    await seedSession(app.deps, joana, {
      startedAt: new Date('2026-11-17T10:00:00Z'),
      minutes: 83,
      tasks: Array.from({ length: 5 }, (_, index) => ({
        grade: 95,
        type: 'Email support',
        feedback: `More ${index}.`,
      })),
    });
    app.deps.clock.set(new Date('2026-11-20T00:00:00Z'));
    const view = await report(inManila);
    expect(view).toMatchObject({ sessions: 2, completed: 6, total: 8, successRate: 75, totalHours: 3.1 });
    expect(view.points.map(({ grade }) => grade)).toEqual([70, 95]);
    expect(view.skills).toEqual([
      { skill: 'Email support', grade: 94, count: 6 },
      { skill: 'Data entry', grade: 50, count: 1 },
    ]);
    expect(view.feedback.map(({ text }) => text)).toEqual([
      'More 4.',
      'More 3.',
      'More 2.',
      'More 1.',
      'More 0.',
    ]);
    expect(view.weeks.at(-1)).toEqual({ week: '2026-11-16', completed: 6, failed: 1 });
    const inUtc = await report('UTC');
    expect(inUtc.weeks.slice(-2)).toEqual([
      { week: '2026-11-09', completed: 1, failed: 1 },
      { week: '2026-11-16', completed: 5, failed: 0 },
    ]);
    expect(view.summary[1]).toBe('Your average grade rose from 70 to 95 over your last 2 graded sessions.');
    expect((await app.query('employee.reports', { zone: 'Mars/Olympus' }, reader)).code).toBe(
      'invalid_input',
    );
  });

  it('count a session at the edge of a month where the person is', async () => {
    await seedSession(app.deps, joana, {
      startedAt: new Date('2026-09-30T17:00:00Z'),
      minutes: 60,
      tasks: [
        {
          grade: 80,
          title: '=HYPERLINK("http://evil.example")',
          type: 'Email support',
          feedback: 'Good, "really".',
        },
      ],
    });
    expect((await report('UTC')).months).toEqual(['2026-11', '2026-10', '2026-09']);
    expect((await report(inManila)).months).toEqual(['2026-11', '2026-10']);

    const csv = async (month: string, zone: string): Promise<string> =>
      (await file(reportFileUrl({ month, zone }, 'csv'))).text();
    expect((await csv('2026-10', 'UTC')).trim().split('\r\n')).toHaveLength(1);
    const october = await csv('2026-10', inManila);
    expect(october).toContain('2026-10-01 01:00');
    // Opened by a spreadsheet it is a text, not a formula.
    expect(october).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    const parsed = Papa.parse<Record<string, string>>(october.replace(/^\uFEFF/, ''), {
      header: true,
      skipEmptyLines: true,
    });
    expect(parsed.errors).toEqual([]);
    expect(parsed.data[0]).toMatchObject({
      Session: '1',
      Grade: '80',
      Status: 'completed',
      Feedback: 'Good, "really".',
    });
  });

  it('come as PDF with the figures, names in their own script and nothing of other months', {
    timeout: 60_000,
  }, async () => {
    const response = await file(reportFileUrl({ month: '2026-11', zone: inManila }, 'pdf'));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="longtable-report-2026-11.pdf"',
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
    const text = await pdfText(await response.arrayBuffer());
    expect(text).toContain('Monthly report, November 2026');
    expect(text).toContain('محمد');
    expect(text).toContain('Kovač');
    expect(text).toMatch(/Page 1 of \d/);
    for (const figure of ['6/8', '75%', '3.1', 'More 4.']) expect(text).toContain(figure);
    expect(text).not.toContain('HYPERLINK');
  });

  it('say of a month without a session that there was none, and not that there never was one', {
    timeout: 60_000,
  }, async () => {
    const about = { candidateId: joana, fullName: 'Joana', position: 'Clerk' };
    const none = await monthReport(app.deps, about, { month: '2026-08', zone: 'UTC' });
    expect(none.summary).toEqual(['You didn’t work any sessions this month.']);
    expect(await pdfText(await reportPdf(none))).not.toContain('yet');
  });

  it('count the first grade of a task with another try in no figure', async () => {
    await seedSession(app.deps, joana, {
      startedAt: new Date('2026-07-02T09:00:00Z'),
      minutes: 60,
      tasks: [{ grade: 95 }, { status: 'pending', grade: 31, type: 'An open kind of task' }],
    });
    const about = { candidateId: joana, fullName: 'Joana', position: 'Clerk' };
    const july = await monthReport(app.deps, about, { month: '2026-07', zone: 'UTC' });
    expect(july.grades.map(({ grade }) => grade)).toEqual([95]);
    const { points, skills } = await report('UTC');
    expect(points.find(({ startedAt }) => startedAt.startsWith('2026-07-02'))?.grade).toBe(95);
    expect(skills.map(({ skill }) => skill)).not.toContain('An open kind of task');
  });

  it('are for the person they are about', async () => {
    const path = reportFileUrl({ month: '2026-11', zone: 'UTC' }, 'csv');
    const theirs = await (await file(path, cookie)).text();
    expect(theirs).not.toContain('More 4.');
    expect((await fetch(`${app.address}${path}`)).status).toBe(401);
    expect((await file(path, await app.accountCookie())).status).toBe(403);
    for (const wrong of [
      '2026-13.csv?zone=UTC',
      '2026-11.xlsx?zone=UTC',
      '2026-11.csv',
      '2026-11.csv?zone=Mars',
    ])
      expect((await file(`/files/reports/${wrong}`)).status, wrong).toBe(404);
  });
});

describe('checklists', () => {
  it('keep their ticks for the person who set them', async () => {
    const tick = (id: string, ticked: boolean, as = cookie) =>
      app.mutate('employee.tick', { id, ticked }, as);
    expect((await app.query('employee.ticks', undefined, cookie)).data).toEqual([]);
    await tick('lock', true);
    await tick('desk', true);
    await tick('desk', true);
    expect((await app.query('employee.ticks', undefined, cookie)).data).toEqual(['desk', 'lock']);
    await tick('lock', false);
    expect((await app.query('employee.ticks', undefined, cookie)).data).toEqual(['desk']);
    const theirs = await app.employeeCookie(other);
    expect((await app.query('employee.ticks', undefined, theirs)).data).toEqual([]);
    expect((await tick('no-such-line', true)).code).toBe('invalid_input');
  });
});

describe('articles as PDF', () => {
  const get = (path: string, as?: string): Promise<Response> =>
    fetch(`${app.address}${path}`, as ? { headers: { cookie: as } } : {});

  it('hold the text of the page', { timeout: 60_000 }, async () => {
    // Here rather than through the server, which sets each in a thread of its own.
    for (const resource of resources) {
      const words = (await pdfText(await resourcePdf(resource.id))).replace(/\s+/g, '');
      for (const { heading } of resource.sections) expect(words).toContain(heading.replace(/\s+/g, ''));
    }
  });

  it('are for people of the portal only', { timeout: 60_000 }, async () => {
    const path = resourceFileUrl('handbook');
    const response = await get(path, cookie);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="handbook.pdf"');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await pdfText(await response.arrayBuffer())).not.toBe('');
    expect((await get(path)).status).toBe(401);
    expect((await get(path, await app.accountCookie())).status).toBe(403);
    for (const { id } of guides) {
      const guide = await get(`/files/guides/${id}.pdf`, '');
      expect([guide.status, guide.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(
        Buffer.from(await guide.arrayBuffer())
          .subarray(0, 5)
          .toString(),
      ).toBe('%PDF-');
    }
    // They name the company as it is now.
    const hr = 'desk@renamed.example';
    expect(await pdfText(await (await get(path, cookie)).arrayBuffer())).not.toContain(hr);
    const before = { ...brand };
    bringIntoForce({ ...brand, hrEmail: hr });
    expect(await pdfText(await (await get(path, cookie)).arrayBuffer())).toContain(hr);
    bringIntoForce(before);
    expect((await get('/files/guides/handbook.pdf', '')).status).toBe(404);
    expect((await get('/files/resources/nothing.pdf', cookie)).status).toBe(404);
    expect((await get('/files/resources/..%2f..%2fetc.pdf', cookie)).status).toBe(404);
  });
});

describe('live hints', () => {
  it('reach the person they are about, and stop once they may not listen', { timeout: 20_000 }, async () => {
    const stop = new AbortController();
    let allowed = true;
    const stream = await watchEmployee(app.deps, worker, stop.signal, async () => allowed);
    await app.deps.bus.publish(app.deps.db, `person:${other}`, {});
    await app.deps.bus.publish(app.deps.db, `person:${worker}`, {});
    expect(await stream.next()).toEqual({ done: false, value: { type: 'changed' } });
    const second = stream.next();
    allowed = false;
    expect(await second).toEqual({ done: true, value: undefined });
    stop.abort();
  });
});
