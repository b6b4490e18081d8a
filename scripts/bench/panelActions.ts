import type postgres from 'postgres';
import type { appRouter } from '../../server/router.ts';
import type { callerFactory } from '../../server/trpc.ts';
import { candidateSorts, candidateStatuses } from '../../shared/candidates/schema.ts';

type Api = ReturnType<ReturnType<typeof callerFactory<(typeof appRouter)['_def']['record']>>>;

export type Action = {
  name: string;
  run: () => Promise<unknown>;
  /** It writes, and is given other people at each run. */
  changes?: true;
};

/** Every table action of the panel, as its screens call it. */
export async function panelActions(api: Api, client: postgres.Sql): Promise<Action[]> {
  const actions: Action[] = [];
  const add: Add = (name, run) => void actions.push({ name, run });
  const { rows } = await api.admin.candidates({ status: 'interviewed', limit: 1 });
  const [someone] = rows;
  if (!someone) throw new Error('Nobody was interviewed.');
  await listCandidates(api, add, someone.email);
  await filterByTag(api, add);
  openDrawer(api, add, someone.id);
  await listJobsAndEmployees(api, add);
  await listSessions(api, add);
  reviewInboxAndReports(api, add);
  await listEmails(api, add, someone.email);
  await listAudit(api, add, someone.id);
  openOverview(api, add);
  return [...actions, ...(await changes(api, client))];
}

type Add = (name: string, run: () => Promise<unknown>) => void;

async function listCandidates({ admin }: Api, add: Add, address: string): Promise<void> {
  const list = (input: object) => () => admin.candidates({ limit: 25, ...input });
  add('candidates: first page', list({}));
  for (const sort of candidateSorts) {
    add(`candidates: ${sort}`, list({ sort }));
    add(`candidates: ${sort}, next page`, await pageAfter(admin.candidates, { sort }, 1));
    add(`candidates: ${sort}, page 50`, await pageAfter(admin.candidates, { sort }, 49));
    add(`candidates: ${sort}, one status`, list({ sort, status: 'rejected' }));
    add(`candidates: ${sort}, common position`, list({ sort, position: 'Virtual Assistant' }));
    add(`candidates: ${sort}, rare position`, list({ sort, position: 'Payroll Translator' }));
    add(
      `candidates: ${sort}, rare position and status`,
      list({ sort, position: 'Payroll Translator', status: 'hired' }),
    );
    add(`candidates: ${sort}, last 30 days`, list({ sort, withinDays: 30 }));
    add(`candidates: ${sort}, last year, one status`, list({ sort, withinDays: 365, status: 'hired' }));
    add(`candidates: ${sort}, common name`, list({ sort, search: 'maria' }));
    add(`candidates: ${sort}, a rare name`, list({ sort, search: 'zygmuntowicz' }));
  }
  for (const status of candidateStatuses) add(`candidates: ${status}`, list({ status }));
  add('candidates: search first and last name', list({ search: 'maria lopez' }));
  add('candidates: search no match', list({ search: 'nobody is called so' }));
  add('candidates: search a host everyone has', list({ search: '@example.' }));
  add('candidates: search a whole address', list({ search: address }));
  add('candidates: search a country', list({ search: 'kenya' }));
  add('candidates: search two letters', list({ search: 'ma' }));
  add('candidates: common name and one status', list({ search: 'maria', status: 'interviewed' }));
  add(
    'candidates: common name, position, 90 days',
    list({ search: 'maria', position: 'Virtual Assistant', withinDays: 90 }),
  );
}

async function filterByTag({ admin }: Api, add: Add): Promise<void> {
  const list = (input: object) => () => admin.candidates({ limit: 25, ...input });
  const tags = await admin.tags.list();
  const tag = (name: string) => tags.filter((one) => one.name === name).map(({ id }) => id);
  for (const sort of candidateSorts) {
    for (const { name } of tags) {
      add(`candidates: ${sort}, tag ${name}`, list({ sort, tags: tag(name) }));
      add(`board: ${sort}, rejected, tag ${name}`, () =>
        admin.boardColumn({ sort, status: 'rejected', tags: tag(name) }),
      );
    }
    for (const status of candidateStatuses)
      add(`board: ${sort}, ${status}`, () => admin.boardColumn({ sort, status }));
    add(`board: ${sort}, common name`, () =>
      admin.boardColumn({ sort, status: 'interviewed', search: 'maria' }),
    );
  }
  for (const { name } of tags)
    add(`board: counts, tag ${name}`, () => admin.candidateCounts({ tags: tag(name) }));
  const both = [...tag('Third'), ...tag('Twentieth')];
  add('candidates: two tags', list({ tags: both }));
  add('candidates: tag and position', list({ tags: tag('Third'), position: 'Virtual Assistant' }));
  add('candidates: tag, last 30 days', list({ tags: tag('Third'), withinDays: 30 }));
  add('candidates: tag and common name', list({ tags: tag('Third'), search: 'maria' }));
  add('board: counts', () => admin.candidateCounts({}));
  add('tags', () => admin.tags.list());
}

function openDrawer({ admin, documents }: Api, add: Add, candidateId: string): void {
  add('drawer', () => admin.candidate({ candidateId }));
  add('drawer: documents', () => documents.ofCandidate({ candidateId }));
  add('drawer: emails to one person', () => admin.mails.list({ candidateId }));
  add('drawer: practice of one person', () => admin.practiceChats({ candidateId }));
  add('status email preview', () => admin.statusMail({ candidateId, status: 'hired' }));
}

async function listJobsAndEmployees({ admin }: Api, add: Add): Promise<void> {
  const [jobs, employees] = await Promise.all([admin.jobs.list({}), admin.employees.list({})]);
  add('jobs', () => admin.jobs.list({}));
  add('jobs: next page', () => admin.jobs.list({ cursor: jobs.nextCursor ?? undefined }));
  add('jobs: closed', () => admin.jobs.list({ status: 'closed' }));
  add('jobs: search', () => admin.jobs.list({ search: 'assistant 4' }));
  add('employees', () => admin.employees.list({}));
  add('employees: next page', () => admin.employees.list({ cursor: employees.nextCursor ?? undefined }));
  add('employees: common name', () => admin.employees.list({ search: 'maria' }));
  add('employees: a rare name', () => admin.employees.list({ search: 'zygmuntowicz' }));
  add('employees: no match', () => admin.employees.list({ search: 'nobody is called so' }));
}

async function listSessions({ admin }: Api, add: Add): Promise<void> {
  const sessions = await admin.sessions.list({});
  const session = sessions.sessions[0]?.id ?? '';
  const practice = await admin.sessions.practice({});
  add('sessions', () => admin.sessions.list({}));
  add('sessions: next page', () => admin.sessions.list({ cursor: sessions.nextCursor ?? undefined }));
  add('sessions: page 50', await pageAfter(admin.sessions.list, {}, 49));
  add('sessions: open only', () => admin.sessions.list({ openOnly: true }));
  add('session drawer', () => admin.sessions.byId({ sessionId: session }));
  add('practice', () => admin.sessions.practice({}));
  add('practice: next page', () => admin.sessions.practice({ cursor: practice.nextCursor ?? undefined }));
}

function reviewInboxAndReports({ admin, privacy }: Api, add: Add): void {
  add('inbox: requests', () => admin.inbox.requests({}));
  add('inbox: open contests', () => admin.contests({}));
  add('inbox: decided contests', () => admin.contests({ state: 'decided' }));
  add('privacy requests', () => privacy.requests());
  add('privacy: holds', () => privacy.holds());
  add('privacy: retention dry run', () => privacy.retention());
  add('reports: counts', () => admin.reports.counts());
  add('reports: this month', () =>
    admin.reports.month({ month: new Date().toISOString().slice(0, 7), zone: 'America/New_York' }),
  );
  add('exports: count of a country', () =>
    admin.exports.count({ kind: 'candidates', filters: {}, country: 'Kenya' }),
  );
  add('exports: count of a month', () =>
    admin.exports.count({
      kind: 'candidates',
      filters: {},
      applied: { from: `${new Date().toISOString().slice(0, 7)}-01`, zone: 'America/New_York' },
    }),
  );
  add('exports: choices, latest', async () => {
    await admin.exports.choices();
    await admin.exports.recent();
  });
  add('reports: stability of scores', () => admin.stability.report());
  const year = new Date().getUTCFullYear() - 1;
  add('reports: adverse impact of a year', () => admin.reports.fairness({ year }));
  add('reports: adverse impact of a position', () =>
    admin.reports.fairness({ year, position: 'Virtual Assistant' }),
  );
}

async function listEmails({ admin }: Api, add: Add, address: string): Promise<void> {
  const emails = await admin.mails.list({});
  add('emails', () => admin.mails.list({}));
  add('emails: next page', () => admin.mails.list({ cursor: emails.nextCursor ?? undefined }));
  add('emails: page 50', await pageAfter(admin.mails.list, {}, 49));
  for (const state of ['queued', 'sent', 'failed'] as const)
    add(`emails: ${state}`, () => admin.mails.list({ state }));
  const rejections = await admin.mails.list({ kind: 'rejected' });
  add('emails: of one kind', () => admin.mails.list({ kind: 'rejected' }));
  add('emails: of one kind, next page', () =>
    admin.mails.list({ kind: 'rejected', cursor: rejections.nextCursor ?? undefined }),
  );
  add('emails: a kind no one received', () => admin.mails.list({ kind: 'test' }));
  add('emails: failed of one kind', () =>
    admin.mails.list({ kind: 'application-received', state: 'failed' }),
  );
  add('emails: of one kind to a rare name', () =>
    admin.mails.list({ kind: 'rejected', search: 'zygmuntowicz' }),
  );
  add('emails: search an address', () => admin.mails.list({ search: address }));
  add('emails: common word', () => admin.mails.list({ search: 'application' }));
  add('emails: a rare name', () => admin.mails.list({ search: 'zygmuntowicz' }));
  add('emails: no match', () => admin.mails.list({ search: 'nobody is called so' }));
  add('emails: failed to a rare name', () => admin.mails.list({ state: 'failed', search: 'zygmuntowicz' }));
}

async function listAudit({ admin }: Api, add: Add, subjectId: string): Promise<void> {
  const audit = await admin.audit.list({});
  const actorId = audit.actors[0]?.id;
  add('audit', () => admin.audit.list({}));
  add('audit: next page', () => admin.audit.list({ before: audit.nextBefore ?? undefined }));
  add('audit: one action', () => admin.audit.list({ action: 'job.created' }));
  add('audit: a kind of actions', () => admin.audit.list({ action: 'job' }));
  add('audit: an action no one took', () => admin.audit.list({ action: 'nothing' }));
  add('audit: one actor', () => admin.audit.list({ actorId }));
  add('audit: someone without lines', () => admin.audit.list({ actorId: crypto.randomUUID() }));
  add('audit: one subject', () => admin.audit.list({ subjectId }));
  add('audit: a week three months ago', () => admin.audit.list(weekAgo(90)));
  add('audit: the year before last', () => admin.audit.list({ ...weekAgo(700), until: weekAgo(365).until }));
  add('audit: a week of one action', () => admin.audit.list({ ...weekAgo(90), action: 'file.opened' }));
}

function openOverview({ admin }: Api, add: Add): void {
  add('saved views', () => admin.views.list());
  add('stat cards', () => admin.overview.counts());
  add('overview: charts', () => admin.overview.charts({ weeks: 8 }));
  add('overview: needs', () => admin.overview.needs());
  add('assistant: activity', () => admin.assistant.activity());
  add('settings: people', () => admin.settings.people());
}

type Paged = { nextCursor: string | null };

/** The page that is reached by pressing Next `pages` times. */
async function pageAfter<I extends object>(
  read: (input: I & { cursor?: string; limit: number }) => Promise<Paged>,
  input: I,
  pages: number,
): Promise<() => Promise<unknown>> {
  let cursor: string | null = null;
  for (let page = 0; page < pages; page++) {
    const at: Paged = await read({ ...input, limit: 25, ...(cursor === null ? {} : { cursor }) });
    cursor = at.nextCursor ?? cursor;
  }
  const last = cursor;
  return () => read({ ...input, limit: 25, ...(last === null ? {} : { cursor: last }) });
}

function weekAgo(days: number): { from: string; until: string } {
  const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  return { from: day(days), until: day(days - 7) };
}

/** Writes, each time to people nobody has touched: of a status change, a note, a hundred at once. */
async function changes({ admin }: Api, client: postgres.Sql): Promise<Action[]> {
  const rows = await client<{ id: string }[]>`
    select id from candidates where status = 'applied' order by applied_at limit 4000`;
  const fresh = rows.map((row) => row.id);
  const next = (count: number): string[] => fresh.splice(0, count);
  const key = (): string => crypto.randomUUID();
  const change = (status: 'shortlisted' | 'hired' | 'rejected') => () =>
    admin.changeStatus({ candidateId: next(1)[0] ?? '', status, idempotencyKey: key() });
  const bulk = (notify: boolean) => () =>
    admin.changeStatuses({ candidateIds: next(100), status: 'rejected', notify, idempotencyKey: key() });
  return [
    { name: 'status: shortlisted, with email', run: change('shortlisted'), changes: true },
    { name: 'status: hired, with email', run: change('hired'), changes: true },
    { name: 'status: rejected, with email', run: change('rejected'), changes: true },
    {
      name: 'note',
      run: () => admin.addNote({ candidateId: next(1)[0] ?? '', text: 'Read', idempotencyKey: key() }),
      changes: true,
    },
    { name: 'bulk of 100, quiet', run: bulk(false), changes: true },
    { name: 'bulk of 100, with emails', run: bulk(true), changes: true },
  ];
}
