import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personTopic } from '../../server/features/candidates/service.ts';
import { watchEmployee } from '../../server/features/employee/service.ts';
import type { AssignmentList, DashboardView } from '../../shared/employee.ts';
import type { CandidateId } from '../../shared/ids.ts';
import { resourceFileUrl, resources } from '../../shared/resources.ts';
import type { AssignmentDetail } from '../../shared/workSessions.ts';
import { type TestApp, testApp } from '../support/http.ts';
import { applied, hired } from '../support/stories.ts';
import { seedSession } from '../support/work.ts';

async function pdfText(bytes: ArrayBuffer): Promise<string> {
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
      fullName: 'Joel Mendoza',
      position: 'Customer Support Representative',
      status: 'hired',
    });
    const refused = await app.query('employee.me', undefined, await app.accountCookie());
    expect([refused.code, refused.message]).toEqual([
      'no_employee_record',
      'Could not load employee profile. Please contact HR.',
    ]);
    const applicant = await app.employeeCookie(await applied(app.deps));
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

  it('hold the text of the page, for people of the portal only', { timeout: 60_000 }, async () => {
    for (const resource of resources) {
      const response = await get(resourceFileUrl(resource.id), cookie);
      expect(response.headers.get('content-type')).toBe('application/pdf');
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${resource.id}.pdf"`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      const words = (await pdfText(await response.arrayBuffer())).replace(/\s+/g, '');
      for (const { heading } of resource.sections) expect(words).toContain(heading.replace(/\s+/g, ''));
    }
    const path = resourceFileUrl('handbook');
    expect((await get(path)).status).toBe(401);
    expect((await get(path, await app.accountCookie())).status).toBe(403);
    expect((await get('/files/resources/nothing.pdf', cookie)).status).toBe(404);
    expect((await get('/files/resources/..%2f..%2fetc.pdf', cookie)).status).toBe(404);
  });
});

describe('live hints', () => {
  it('reach the person they are about, and stop once they may not listen', { timeout: 20_000 }, async () => {
    const stop = new AbortController();
    let allowed = true;
    const stream = watchEmployee(app.deps, worker, stop.signal, async () => allowed);
    const first = stream.next();
    await app.deps.bus.publish(app.deps.db, personTopic(other), {});
    await app.deps.bus.publish(app.deps.db, personTopic(worker), {});
    expect(await first).toEqual({ done: false, value: { type: 'changed' } });
    const second = stream.next();
    allowed = false;
    expect(await second).toEqual({ done: true, value: undefined });
    stop.abort();
  });
});
