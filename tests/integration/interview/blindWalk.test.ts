import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { candidates } from '../../../server/db/schema/candidates.ts';
import { conversations } from '../../../server/db/schema/conversations.ts';
import { interviewSessions } from '../../../server/db/schema/interviews.ts';
import { lookUp } from '../../../server/features/assistant/parts/tools.ts';
import { resultsEmail } from '../../../server/features/interview/emails.ts';
import { requestReview } from '../../../server/features/interview/parts/inProgress.ts';
import { changeRating } from '../../../server/features/interview/parts/rating/rating.ts';
import { changeBlindSetting } from '../../../server/features/reviews/service.ts';
import { recordEvent } from '../../../server/features/timeline/service.ts';
import { appRouter } from '../../../server/router.ts';
import { type CandidateId, ConversationId, InterviewId } from '../../../shared/ids/schema.ts';
import { SCORING_METHOD } from '../../../shared/interview/scoringMethod.ts';
import { type TestApp, testApp } from '../../support/http.ts';
import { adminActor, applied } from '../../support/stories.ts';

/** Everything an admin can read, walked by one who rates first: the proposal they have not earned is nowhere. */

const SCORE = 83;
/** The score as a number of its own, and words that only the proposal holds. */
const proposal = /(?<![\w.-])83(?![\w-])|zebra/i;
const criteria = [
  { criterion: 'empathy', label: 'Customer empathy', weight: 0.85, rating: 3 },
  { criterion: 'solving', label: 'Problem solving', weight: 0.15, rating: 5 },
].map((rating) => ({ ...rating, reason: 'Zebra-like calm.', evidence: [] }));
const zone = 'UTC';
const nobody = crypto.randomUUID();

let app: TestApp;
let cookie: string;
let candidateId: CandidateId;
let otherId: CandidateId;
let interviewId: InterviewId;

/** Somebody whose interview the AI scored. */
async function scored(of: CandidateId, finalScore: number): Promise<InterviewId> {
  const { deps } = app;
  const [id, conversationId] = [
    InterviewId.parse(deps.clock.uuid()),
    ConversationId.parse(deps.clock.uuid()),
  ];
  const now = deps.clock.now();
  await deps.db
    .insert(conversations)
    .values({ id: conversationId, kind: 'interview', ownerId: of, open: false, createdAt: now });
  await deps.db.insert(interviewSessions).values({
    id,
    candidateId: of,
    conversationId,
    position: 'Customer Support Representative',
    consentVersion: 'test',
    consentedAt: now,
    scoringMethod: SCORING_METHOD,
    isComplete: true,
    completedAt: now,
    scoring: 'done',
    createdAt: now,
    ratings: { rubric: 'test', model: 'test', changedBy: null, criteria },
    finalScore,
    summary: 'A zebra among horses.',
  });
  await recordEvent(deps.db, deps, {
    candidateId: of,
    kind: 'interview_scored',
    data: { score: finalScore },
  });
  return id;
}

beforeAll(async () => {
  app = await testApp();
  const { deps } = app;
  cookie = await app.adminCookie();
  // Enough people for the month's scores, with this one in the middle.
  for (const score of [12, 24, 91, 95]) otherId = await scoredPerson(score);
  candidateId = await applied(deps);
  interviewId = await scored(candidateId, 74);
  const other = await adminActor(deps);
  const change = {
    interviewId,
    criterion: 'empathy',
    from: 3,
    rating: 4,
    note: 'Zebra, seen again',
    idempotencyKey: deps.clock.uuid(),
  };
  expect(await changeRating(deps, other, change)).toEqual({
    finalScore: SCORE,
    mark: { kind: 'provisional' },
  });
  await requestReview(deps, candidateId, 'Please look again');
  await deps.database.client`
    update interview_sessions set recommendation = 'Zebra recommended', summary = 'A zebra among horses.' where id = ${interviewId}`;
  const [person] = await deps.db.select().from(candidates).where(eq(candidates.id, candidateId));
  if (!person) throw new Error('Nobody there');
  const result = {
    finalScore: SCORE,
    recommendation: 'Highly Recommended',
    mark: { kind: 'provisional' },
    summary: 'A zebra.',
  } as const;
  const email = await resultsEmail(deps, person, result);
  await deps.db.transaction((tx) => deps.mailer.enqueue(tx, email));
});
afterAll(() => app.close());

async function scoredPerson(score: number): Promise<CandidateId> {
  const id = await applied(app.deps);
  await scored(id, score);
  return id;
}

/** What each query is asked; a new query of the panel needs a line here. */
const inputs = (): Record<string, unknown> => ({
  'admin.overview.counts': undefined,
  'admin.overview.charts': {},
  'admin.overview.needs': undefined,
  'admin.overview.steps': undefined,
  'admin.jobs.list': {},
  'admin.jobs.byId': { jobId: nobody },
  'admin.jobs.rubric': { jobId: nobody },
  'admin.jobs.rubricVersions': { jobId: nobody },
  'admin.employees.list': {},
  'admin.sessions.list': {},
  'admin.sessions.byId': { sessionId: nobody },
  'admin.sessions.practice': {},
  'admin.sessions.practiceById': { practiceId: nobody },
  'admin.inbox.requests': {},
  'admin.inbox.documents': {},
  'admin.mails.list': {},
  'admin.mails.returned': {},
  'admin.audit.list': {},
  'admin.exports.count': { kind: 'candidates', filters: {} },
  'admin.exports.recent': undefined,
  'admin.exports.choices': undefined,
  'admin.reports.counts': undefined,
  'admin.reports.month': { month: '2026-11', zone },
  'admin.reports.fairness': { year: 2026 },
  'admin.reports.validity': undefined,
  'admin.stability.ofInterview': { interviewId },
  'admin.stability.report': undefined,
  'admin.duplicates.list': {},
  'admin.duplicates.of': { candidateId },
  'admin.duplicates.preview': { keptId: candidateId, goneId: otherId },
  'admin.reviews.setting': undefined,
  'admin.reviews.agreement': {},
  'admin.results.setting': undefined,
  'admin.results.earlier': undefined,
  'admin.practiceChats': {},
  'admin.practiceChat': { sessionId: nobody },
  'admin.assistant.history': undefined,
  'admin.assistant.activity': undefined,
  'admin.candidates': { sort: 'score' },
  'admin.candidate': { candidateId },
  'admin.boardColumn': { status: 'applied', sort: 'score' },
  'admin.candidateCounts': {},
  'admin.contests': {},
  'admin.statusMail': { candidateId, status: 'hired' },
  'admin.settings.house': undefined,
  'admin.settings.model': undefined,
  'admin.settings.letters': undefined,
  'admin.settings.letter': { kind: 'rejected' },
  'admin.settings.history': { section: 'company' },
  'admin.settings.legal': { kind: 'terms' },
  'admin.settings.jobChoices': undefined,
  'admin.settings.judging': undefined,
  'admin.demo.people': undefined,
  'admin.demo.content': undefined,
  'admin.settings.people': undefined,
  'admin.tags.list': undefined,
  'admin.views.list': undefined,
  'admin.aiStatus': undefined,
});

/** Everything the admin can get to, by where it stands. */
async function walk(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const [path, input] of Object.entries(inputs())) {
    app.deps.clock.forward(2_000);
    const { code, data } = await app.query(path, input, cookie);
    expect([undefined, 'not_found'], `${path} answers`).toContain(code);
    found.set(path, JSON.stringify(data));
  }
  const emails = await app.deps.database.client<{ id: string }[]>`
    select id from mails where candidate_id = ${candidateId}`;
  for (const { id } of emails) {
    const { data } = await app.mutate('admin.mails.preview', { mailId: id }, cookie);
    found.set(`mail ${id}`, JSON.stringify(data));
  }
  const people = { personal: false, reason: '' };
  const exported = [
    { kind: 'candidates', filters: {} },
    { kind: 'employees' },
    { kind: 'sessions' },
    { kind: 'agreement', filters: {} },
    { kind: 'fairness', filters: { year: 2026 } },
    { kind: 'audit', filters: {} },
  ];
  for (const spec of exported) {
    const { data } = await app.mutate('admin.exports.prepare', { ...spec, ...people }, cookie);
    const file = await read((data as { url: string }).url);
    found.set(`${spec.kind}.csv`, file);
  }
  found.set('month.csv', await read(`/files/hr-reports/2026-11.csv?zone=${zone}`));
  const { facts } = await lookUp(
    app.deps,
    {
      calls: [
        { tool: 'people' },
        { tool: 'person', search: await nameOf() },
        { tool: 'counts' },
        { tool: 'activity' },
      ],
    },
    async () => true,
  );
  found.set('assistant', JSON.stringify(facts));
  return found;
}

async function read(url: string): Promise<string> {
  app.deps.clock.forward(2_000);
  const answer = await fetch(new URL(url, app.address), { headers: { cookie } });
  expect(answer.status, url).toBe(200);
  return answer.text();
}

async function nameOf(): Promise<string> {
  const [row] = await app.deps.database.client<{ name: string }[]>`
    select full_name as name from candidates where id = ${candidateId}`;
  return row?.name ?? '';
}

const telling = (found: Map<string, string>) =>
  [...found].filter(([, text]) => proposal.test(text)).map(([where]) => where);

describe('rating first', () => {
  it('has every query of the panel on its way', () => {
    const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { type: string } }>;
    const queries = Object.entries(procedures)
      .filter(([path, procedure]) => path.startsWith('admin.') && procedure._def.type === 'query')
      .map(([path]) => path);
    expect(Object.keys(inputs()).sort()).toEqual(queries.sort());
  });

  it('leads nowhere to a proposal that is not rated yet, though without it many places show one', async () => {
    const open = telling(await walk());
    expect(open).toEqual(
      expect.arrayContaining([
        'admin.candidates',
        'admin.candidate',
        'admin.boardColumn',
        'admin.inbox.requests',
        'admin.assistant.activity',
        'admin.reports.month',
        'candidates.csv',
        'month.csv',
        'assistant',
      ]),
    );
    expect(open.some((where) => where.startsWith('mail '))).toBe(true);

    await changeBlindSetting(app.deps, await adminActor(app.deps), { on: true });
    expect(telling(await walk())).toEqual([]);
  });
});
