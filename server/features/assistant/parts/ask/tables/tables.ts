import { getTableName } from 'drizzle-orm';
import { auditWords } from '../../../../../../shared/audit/labels.ts';
import { requestedLabels } from '../../../../../../shared/documents/requested.ts';
import { emailLabels } from '../../../../../../shared/emails/labels.ts';
import { emails } from '../../../../../db/schema/platform.ts';
import type { Subject } from '../query.ts';
import {
  answered,
  count,
  date,
  flag,
  isConfirmed,
  isUnconfirmed,
  number,
  ofPerson,
  perPerson,
  result,
  type Table,
  text,
  valid,
} from './fields.ts';
import { people } from './people.ts';
import { workTables } from './work.ts';

const actionLabels: Readonly<Record<string, string>> = auditWords;

/** Everything a question can be about. */
export const tables: Readonly<Record<Subject, Table>> = {
  people,
  ...workTables,
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
        resume: flag('a.resume_file_id notnull', 'with a résumé', 'without a résumé'),
        letter: flag('a.cover_letter_file_id notnull', 'with a cover letter', 'without a cover letter'),
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
        score: result(number(valid('i.final_score'), 'score')),
        recommendation: result(text(valid('i.recommendation'), 'recommendation')),
        minutes: number('floor(extract(epoch from i.completed_at - i.created_at) / 60)', 'length', 'minutes'),
        done: flag('i.is_complete', 'completed', 'not completed'),
        confirmed: result(flag(isConfirmed, 'confirmed', 'not confirmed')),
        provisional: result(
          flag(isUnconfirmed, 'scored and not confirmed yet', 'not waiting to be confirmed'),
        ),
        human: flag(
          'i.human_requested_at notnull',
          'with a request for a person',
          'without a request for a person',
        ),
        failed: flag("i.scoring = 'failed'", 'with failed scoring', 'without failed scoring'),
        review: flag(
          'i.review_requested_at notnull',
          'with a requested score review',
          'without a requested score review',
        ),
        said: text('i.candidate_id', 'that mention'),
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
      job: text('j.title', 'titled'),
      manager: text('j.hiring_manager', 'hiring manager'),
      posted: date('j.created_at', 'posted'),
      deadline: date('j.application_deadline::timestamptz', 'closing'),
      dated: flag('j.application_deadline notnull', 'with a deadline', 'without a deadline'),
      paid: flag('coalesce(j.salary_min, j.salary_max) notnull', 'with a salary', 'without a salary'),
      salary: number('coalesce(j.salary_max, j.salary_min)', 'maximum salary', 'USD'),
      lowest: number('coalesce(j.salary_min, j.salary_max)', 'minimum salary', 'USD'),
      wanted: flag(
        'exists (select 1 from applications a where a.job_id = j.id)',
        'with applications',
        'without applications',
      ),
      applications: count(
        '(select count(*) from applications a where a.job_id = j.id)',
        'application received',
        'applications received',
      ),
    },
  },
  documents: perPerson(
    'document set',
    'document sets',
    'd',
    'onboarding_documents d join candidates c on c.id = d.candidate_id',
    {
      date: 'submitted',
      number: 'none',
      shown: ['submitted', 'checked'],
      fields: {
        ...ofPerson,
        position: text('c.position', 'position'),
        submitted: date('d.created_at', 'submitted'),
        checked: flag('d.checked_at notnull', 'checked', 'not checked yet'),
        // Those of rejected people only wait for their deletion.
        unchecked: flag(
          "(d.checked_at is null and c.status <> 'rejected')",
          'not checked yet',
          'not waiting to be checked',
        ),
        asked: flag(
          'exists (select 1 from document_requests r where r.candidate_id = d.candidate_id and r.open)',
          'with an open document request',
          'without an open document request',
        ),
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
      shown: ['kind', 'question', 'made', 'open'],
      fields: {
        ...ofPerson,
        position: text('c.position', 'position'),
        made: date('e.created_at', 'asked'),
        open: flag(`(not ${answered})`, 'not answered yet', 'answered'),
        kind: text(
          "(case e.kind when 'human_requested' then 'a person' when 'review_requested' then 'a score review' else 'an answer' end)",
          'asking for',
        ),
        // A person's own words, on one line.
        question: text(
          "'“' || left(regexp_replace(e.data ->> 'question', '\\s+', ' ', 'g'), 300) || '”'",
          'question',
        ),
      },
    },
  ),
  emails: {
    one: 'email',
    many: 'emails',
    from: `${getTableName(emails)} m left join candidates c on c.id = m.candidate_id`,
    title: "m.subject || ' to ' || m.to",
    id: 'm.id',
    source: null,
    person: 'person',
    date: 'written',
    number: 'none',
    shown: ['state', 'written'],
    fields: {
      ...ofPerson,
      state: text('m.state', 'status', { queued: 'waiting', demo: 'not sent (demo)' }),
      kind: text('m.kind', 'kind', emailLabels),
      written: date('m.created_at', 'written'),
      sent: date('m.sent_at', 'sent'),
      gone: flag('m.sent_at notnull', 'sent', 'not sent'),
    },
  },
  asked: perPerson(
    'requested document',
    'requested documents',
    'r',
    'document_requests r join candidates c on c.id = r.candidate_id',
    {
      date: 'due',
      number: 'none',
      shown: ['what', 'due', 'open'],
      fields: {
        ...ofPerson,
        position: text('c.position', 'position'),
        what: text('r.what', 'for', requestedLabels),
        due: date('r.due_at', 'due'),
        made: date('r.created_at', 'requested'),
        open: flag('r.open', 'still open', 'no longer open'),
        overdue: flag('(r.open and r.due_at < :now)', 'overdue', 'not overdue'),
      },
    },
  ),
  audit: {
    one: 'audit line',
    many: 'audit lines',
    from: "audit_log l left join users u on u.id = l.actor_id left join candidates c on l.subject_kind = 'candidate' and c.id = l.subject_id left join jobs j on l.subject_kind = 'job' and j.id = l.subject_id",
    always: "l.action not like 'safety.%'",
    title: "l.action || coalesce(', ' || coalesce(c.full_name, j.title), '')",
    titled: (title) => title.replace(/^[\w.]+/, (action) => actionLabels[action] ?? action),
    id: 'l.id',
    source: null,
    person: 'person',
    date: 'at',
    number: 'none',
    shown: ['actor', 'change', 'at'],
    fields: {
      action: text('l.action', 'action', actionLabels),
      actor: text('coalesce(u.full_name, l.actor_kind)', 'by'),
      person: text('c.full_name', 'about'),
      job: text('j.title', 'about the job'),
      change: text("(l.data ->> 'from') || ' to ' || (l.data ->> 'to')", 'from'),
      at: date('l.created_at', 'recorded'),
    },
  },
};
