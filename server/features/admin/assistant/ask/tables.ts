import { getTableName } from 'drizzle-orm';
import { mails } from '../../../../db/schema/platform.ts';
import type { Subject } from './query.ts';

type Kind = 'text' | 'number' | 'date' | 'flag' | 'list';

/** `:now` in the SQL stands for the moment of asking; `words` reads before a value, `yes` and `no` by themselves. */
export type Field = {
  kind: Kind;
  sql: string;
  words: string;
  yes?: string;
  no?: string;
  unit?: string;
  /** Part of a result that stays hidden while HR rates first. */
  result?: true;
};
export type Table = {
  one: string;
  many: string;
  from: string;
  /** Rows that count at all. */
  always?: string;
  title: string;
  id: string;
  source: 'candidate' | 'job' | 'session' | null;
  person: string | null;
  /** Which date a period means when no word says so. */
  date: string;
  /** Which number a bare comparison means. */
  number: string;
  shown: readonly string[];
  fields: Readonly<Record<string, Field>>;
};

const text = (sql: string, words: string): Field => ({ kind: 'text', sql, words });
const date = (sql: string, words: string): Field => ({ kind: 'date', sql, words });
const number = (sql: string, words: string, unit?: string): Field => ({
  kind: 'number',
  sql,
  words,
  ...(unit ? { unit } : {}),
});
const flag = (sql: string, yes: string, no: string): Field => ({ kind: 'flag', sql, words: yes, yes, no });
const result = (field: Field): Field => ({ ...field, result: true });

const changed = (to: string): string =>
  `(select max(e.created_at) from candidate_events e where e.candidate_id = c.id and e.kind = 'status_changed' and e.data ->> 'to' = '${to}')`;
const newest = (column: string): string =>
  `(select ${column} from interview_sessions i where i.candidate_id = c.id and i.is_complete order by i.created_at desc limit 1)`;
const wished = (more: string): string =>
  `exists (select 1 from candidate_events e where e.candidate_id = c.id and e.kind = 'human_requested'${more})`;
const answered = `exists (select 1 from candidate_events a where a.candidate_id = e.candidate_id and a.kind = 'request_answered' and a.data ->> 'request' = e.id::text)`;

/** What hangs on a person `c`, the same in every table that knows one. */
const ofPerson = {
  person: text('c.full_name', 'of'),
  country: text('c.country', 'from'),
  status: text('c.status', 'status'),
};

const people: Table = {
  one: 'person',
  many: 'people',
  from: 'candidates c left join candidate_stays w on w.candidate_id = c.id and w.left_at is null',
  title: 'c.full_name',
  id: 'c.id',
  source: 'candidate',
  person: 'person',
  date: 'applied',
  number: 'score',
  shown: ['position', 'country', 'status', 'score'],
  fields: {
    ...ofPerson,
    person: text('c.full_name', 'called'),
    position: text('c.position', 'position'),
    state: text('c.state', 'in the state'),
    tag: {
      kind: 'list',
      sql: 'array(select t.name from candidate_tags ct join tags t on t.id = ct.tag_id where ct.candidate_id = c.id)',
      words: 'tagged',
    },
    job: {
      kind: 'list',
      sql: 'array(select distinct j.title from applications a join jobs j on j.id = a.job_id where a.candidate_id = c.id and not a.awaits_proof)',
      words: 'applied for the job',
    },
    score: result(number('c.score', 'score')),
    scored: result(flag('c.score is not null', 'with a score', 'without a score')),
    applied: date('c.applied_at', 'applied'),
    hired: date('c.hired_at', 'hired'),
    shortlisted: date(changed('shortlisted'), 'shortlisted'),
    rejected: date(changed('rejected'), 'rejected'),
    interviewed: date(newest('i.completed_at'), 'interviewed'),
    waiting: date('w.entered_at', 'waiting in their stage since'),
    waited: number('floor(extract(epoch from :now - w.entered_at) / 86400)', 'days in their stage', 'days'),
    hireDays: number(
      'case when c.hired_at is not null then greatest(0, floor(extract(epoch from c.hired_at - c.created_at) / 86400)) end',
      'time to hire',
      'days',
    ),
    confirmed: result(
      flag(
        `(${newest('i.confirmed_at is not null and i.final_score is not null')})`,
        'with a confirmed score',
        'without a confirmed score',
      ),
    ),
    provisional: result(
      flag(
        `(${newest('i.confirmed_at is null and i.final_score is not null')})`,
        'with a score nobody confirmed yet',
        'without an unconfirmed score',
      ),
    ),
    human: flag(wished(''), 'asked for a person instead of the AI', 'never asked for a person'),
    humanWaits: flag(
      wished(` and not ${answered}`),
      'waiting for an answer to their wish for a person',
      'not waiting for a person',
    ),
    interview: flag(
      'exists (select 1 from interview_sessions i where i.candidate_id = c.id and i.is_complete)',
      'finished an interview',
      'without a finished interview',
    ),
    began: flag(
      'exists (select 1 from interview_sessions i where i.candidate_id = c.id)',
      'began an interview',
      'never began an interview',
    ),
    account: flag('c.user_id is not null', 'with an account', 'without an account'),
    resume: flag('c.resume_file_id is not null', 'with a résumé', 'without a résumé'),
    letter: flag('c.cover_letter_file_id is not null', 'with a cover letter', 'without a cover letter'),
    phone: flag("coalesce(c.phone, '') <> ''", 'with a phone number', 'without a phone number'),
    linkedin: flag(
      "coalesce(c.linkedin_url, '') <> ''",
      'with a LinkedIn profile',
      'without a LinkedIn profile',
    ),
    tagged: flag(
      'exists (select 1 from candidate_tags ct where ct.candidate_id = c.id)',
      'with a tag',
      'without a tag',
    ),
    documents: flag(
      'exists (select 1 from onboarding_documents d where d.candidate_id = c.id)',
      'handed in their documents',
      'without documents handed in',
    ),
    checked: flag(
      'exists (select 1 from onboarding_documents d where d.candidate_id = c.id and d.checked_at is not null)',
      'with checked documents',
      'without checked documents',
    ),
    worked: flag(
      'exists (select 1 from employee_sessions s where s.employee_id = c.id)',
      'had a work session',
      'without a work session',
    ),
    said: text('c.id', 'said in an interview'),
  },
};

const perPerson = (
  one: string,
  many: string,
  alias: string,
  from: string,
  more: Pick<Table, 'date' | 'number' | 'shown' | 'fields'> & Partial<Table>,
): Table => ({
  one,
  many,
  from,
  title: 'c.full_name',
  id: `${alias}.id`,
  source: null,
  person: 'person',
  ...more,
});

export const tables: Readonly<Record<Subject, Table>> = {
  people,
  applications: perPerson(
    'application',
    'applications',
    'a',
    'applications a join candidates c on c.id = a.candidate_id left join jobs j on j.id = a.job_id',
    {
      date: 'received',
      number: 'none',
      shown: ['position', 'country', 'received'],
      fields: {
        ...ofPerson,
        country: text('a.country', 'from'),
        position: text('a.position', 'position'),
        job: text('j.title', 'for the job'),
        department: text('j.department', 'department'),
        received: date('a.created_at', 'received'),
        resume: flag('a.resume_file_id is not null', 'with a résumé', 'without a résumé'),
        letter: flag('a.cover_letter_file_id is not null', 'with a cover letter', 'without a cover letter'),
      },
    },
  ),
  interviews: perPerson(
    'interview',
    'interviews',
    'i',
    'interview_sessions i join candidates c on c.id = i.candidate_id left join jobs j on j.id = i.job_id',
    {
      date: 'completed',
      number: 'score',
      shown: ['position', 'completed', 'score'],
      fields: {
        ...ofPerson,
        position: text('i.position', 'position'),
        job: text('j.title', 'for the job'),
        completed: date('i.completed_at', 'completed'),
        started: date('i.created_at', 'started'),
        score: result(number('i.final_score', 'score')),
        done: flag('i.is_complete', 'completed', 'not completed'),
        confirmed: result(
          flag('(i.final_score is not null and i.confirmed_at is not null)', 'confirmed', 'not confirmed'),
        ),
        provisional: result(
          flag(
            '(i.is_complete and i.final_score is not null and i.confirmed_at is null)',
            'scored and not confirmed yet',
            'not waiting to be confirmed',
          ),
        ),
        human: flag(
          'i.human_requested_at is not null',
          'in which a person was asked for',
          'in which no person was asked for',
        ),
        failed: flag("i.scoring = 'failed'", 'whose scoring failed', 'whose scoring did not fail'),
        review: flag(
          'i.review_requested_at is not null',
          'whose score was asked to be reviewed',
          'whose score nobody asked to review',
        ),
        said: text('i.candidate_id', 'in which was said'),
      },
    },
  ),
  jobs: {
    one: 'job',
    many: 'jobs',
    from: 'jobs j',
    always: 'j.archived_at is null',
    title: 'j.title',
    id: 'j.id',
    source: 'job',
    person: null,
    date: 'posted',
    number: 'salary',
    shown: ['status', 'department', 'applications'],
    fields: {
      status: text('j.status', 'status'),
      position: text('j.position', 'position'),
      department: text('j.department', 'department'),
      location: text('j.location', 'location'),
      job: text('j.title', 'called'),
      manager: text('j.hiring_manager', 'hiring manager'),
      posted: date('j.created_at', 'posted'),
      deadline: date('j.application_deadline::timestamptz', 'closing'),
      dated: flag('j.application_deadline is not null', 'with a deadline', 'without a deadline'),
      paid: flag('coalesce(j.salary_min, j.salary_max) is not null', 'with a salary', 'without a salary'),
      salary: number('coalesce(j.salary_max, j.salary_min)', 'highest salary', 'USD'),
      lowest: number('coalesce(j.salary_min, j.salary_max)', 'lowest salary', 'USD'),
      applications: number(
        '(select count(*) from applications a where a.job_id = j.id)',
        'applications received',
      ),
    },
  },
  sessions: perPerson(
    'work session',
    'work sessions',
    's',
    'employee_sessions s join candidates c on c.id = s.employee_id',
    {
      source: 'session',
      date: 'started',
      number: 'minutes',
      shown: ['started', 'minutes', 'finished', 'rating'],
      fields: {
        ...ofPerson,
        position: text('s.position', 'position'),
        started: date('s.started_at', 'started'),
        open: flag('s.ended_at is null', 'open right now', 'ended'),
        minutes: number('s.duration_minutes', 'length', 'minutes'),
        finished: number('s.tasks_completed', 'tasks completed'),
        rating: text("coalesce(s.performance_rating, 'Pending')", 'rated'),
        idle: flag("s.ended_by = 'idle'", 'ended by being idle', 'not ended by being idle'),
      },
    },
  ),
  tasks: perPerson(
    'task',
    'tasks',
    't',
    'task_assignments t join candidates c on c.id = t.employee_id join employee_sessions s on s.id = t.session_id',
    {
      title: "t.title || ', ' || c.full_name",
      date: 'assigned',
      number: 'grade',
      shown: ['status', 'grade'],
      fields: {
        ...ofPerson,
        position: text('s.position', 'position'),
        status: text('t.status', 'status'),
        grade: number('t.grade', 'grade'),
        difficulty: text('t.difficulty', 'difficulty'),
        kind: text('t.task_type', 'type'),
        assigned: date('t.created_at', 'given'),
        completed: date('t.completed_at', 'completed'),
        graded: flag('t.grade is not null', 'graded', 'not graded'),
      },
    },
  ),
  practice: perPerson(
    'practice chat',
    'practice chats',
    'p',
    'client_chat_sessions p join candidates c on c.id = p.employee_id',
    {
      date: 'started',
      number: 'score',
      shown: ['started', 'outcome', 'score'],
      fields: {
        ...ofPerson,
        position: text('p.position', 'position'),
        started: date('p.created_at', 'started'),
        score: number('p.score', 'practice score'),
        outcome: text('p.outcome', 'outcome'),
        difficulty: text('p.difficulty', 'difficulty'),
        status: text('p.status', 'status'),
        flagged: flag('p.flagged', 'flagged', 'not flagged'),
      },
    },
  ),
  documents: perPerson(
    'set of documents',
    'sets of documents',
    'd',
    'onboarding_documents d join candidates c on c.id = d.candidate_id',
    {
      date: 'submitted',
      number: 'none',
      shown: ['submitted', 'checked'],
      fields: {
        ...ofPerson,
        position: text('c.position', 'position'),
        submitted: date('d.created_at', 'handed in'),
        checked: flag('d.checked_at is not null', 'checked', 'not checked yet'),
        asked: flag(
          'exists (select 1 from document_requests r where r.candidate_id = d.candidate_id and r.open)',
          'with something asked for again',
          'with nothing asked for',
        ),
      },
    },
  ),
  contests: perPerson(
    'contested grade',
    'contested grades',
    'k',
    'contests k join candidates c on c.id = k.employee_id',
    {
      date: 'opened',
      number: 'none',
      shown: ['opened', 'decided'],
      fields: {
        ...ofPerson,
        opened: date('k.created_at', 'opened'),
        decided: flag('k.decided_at is not null', 'decided', 'not decided yet'),
      },
    },
  ),
  requests: perPerson(
    'request',
    'requests',
    'e',
    'candidate_events e join candidates c on c.id = e.candidate_id',
    {
      always: "e.kind in ('human_requested', 'review_requested', 'question_asked')",
      date: 'made',
      number: 'none',
      shown: ['kind', 'made', 'open'],
      fields: {
        ...ofPerson,
        position: text('c.position', 'position'),
        made: date('e.created_at', 'made'),
        open: flag(`(not ${answered})`, 'not answered yet', 'answered'),
        kind: text(
          "(case e.kind when 'human_requested' then 'a person' when 'review_requested' then 'a review' else 'a question' end)",
          'asking for',
        ),
      },
    },
  ),
  emails: {
    one: 'email',
    many: 'emails',
    from: `${getTableName(mails)} m left join candidates c on c.id = m.candidate_id`,
    title: "m.subject || ' to ' || m.to",
    id: 'm.id',
    source: null,
    person: 'person',
    date: 'written',
    number: 'none',
    shown: ['state', 'written'],
    fields: {
      ...ofPerson,
      state: text('m.state', 'state'),
      kind: text('m.kind', 'kind'),
      written: date('m.created_at', 'written'),
      sent: date('m.sent_at', 'sent'),
    },
  },
  audit: {
    one: 'audit line',
    many: 'audit lines',
    from: 'audit_log l left join users u on u.id = l.actor_id',
    title: 'l.action',
    id: 'l.id',
    source: null,
    person: null,
    date: 'at',
    number: 'none',
    shown: ['actor', 'at'],
    fields: {
      action: text('l.action', 'action'),
      actor: text('coalesce(u.email::text, l.actor_kind)', 'by'),
      at: date('l.created_at', 'on'),
    },
  },
};
