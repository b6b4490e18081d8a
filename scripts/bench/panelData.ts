import type postgres from 'postgres';

/**
 * A company after three years: each person's application, timeline, emails, and audit lines;
 * for every fifth an interview; for the hired work sessions with assignments, practice chats, contests. Positions,
 * names and countries are skewed, so that there are usual and rare ones.
 */
export async function loadCompany(sql: postgres.Sql, people: number, actorId: string): Promise<void> {
  await sql.unsafe('set statement_timeout = 0');
  await sql.unsafe('select setseed(0.42)');
  await loadPeople(sql, people);
  await loadAnswers(sql);
  await loadInterviews(sql);
  await loadWork(sql);
  await loadPractice(sql);
  await loadTraces(sql, actorId);
  await loadTags(sql);
  await sql.unsafe('vacuum analyze');
}

async function loadPeople(sql: postgres.Sql, people: number): Promise<void> {
  await sql`insert into jobs (id, title, description, location, department, position, status, salary_min, salary_max,
      applicant_count, hiring_manager, application_deadline, created_at, updated_at)
    select gen_random_uuid(), 'Assistant ' || n, 'Answer people and keep records in order. ' || repeat('Help a team. ', 20),
      'Remote (Region ' || n % 12 || ')', 'Department ' || n % 9, 'Virtual Assistant',
      (array['active','closed','closed','draft'])[1 + n % 4], 12000, 21000, n % 9000, 'Talent Team',
      case when n % 40 = 0 then current_date + 2 end, now() - n * interval '2 days', now()
    from generate_series(1, 500) n`;
  await sql`insert into candidates (id, full_name, email, phone, position, country, status, consent_given, hired_at,
      applied_at, created_at, updated_at)
    select gen_random_uuid(), first || ' ' || last, lower(first) || '.' || lower(last) || n || '@' || host, '+1 202 555 ' || n % 9999,
      case when n % 5000 = 7 then 'Payroll Translator' else
        (array['Data Entry Clerk','Customer Support Representative','Virtual Assistant','Admin Support Specialist'])[1 + n % 4] end,
      (array['Kenya','Philippines','Brazil','Serbia','Pakistan','Mexico','India','Nigeria'])[1 + n / 7 % 8],
      status, true, case when status = 'hired' then applied end, applied, applied, applied
    from (
      select n, now() - n * interval '15 minutes' as applied,
        (array['Maria','John','Amina','Wei','Carlos','Fatima','Ivan','Grace','Noor','Peter','Lena','Omar','Rosa','Tariq','Ana',
          'David','Mei','Jose','Sara','Paul'])[1 + (random() * 19)::int] as first,
        case when n % 4000 = 1 then 'Zygmuntowicz' else
          (array['Lopez','Otieno','Santos','Khan','Silva','Petrov','Njeri','Cruz','Singh','Garcia','Ahmed','Jovic','Reyes',
          'Obi','Costa','Mwangi','Rao','Diaz','Ali','Novak','Ramos','Eze','Bello','Ortiz','Malik'])[1 + (random() * 24)::int]
          || chr(97 + n % 26) end as last,
        (array['example.com','example.com','example.net','example.org'])[1 + n % 4] as host,
        case when n % 100 < 62 then 'applied' when n % 100 < 70 then 'shortlisted' when n % 100 < 76 then 'interviewed'
          when n % 100 < 79 then 'hired' else 'rejected' end as status
      from generate_series(1, ${people}::int) n) made`;
  await sql`insert into files (id, kind, storage_key, name, mime, size, sha256, candidate_id, visible_text, created_at, claimed_at)
    select gen_random_uuid(), 'resume', gen_random_uuid()::text, 'resume.pdf', 'application/pdf', 90000, 'none', id,
      repeat('Kept records. ', 100), created_at, created_at from candidates`;
  await sql`insert into applications (id, candidate_id, job_id, position, full_name, country, introduction, resume_file_id,
      consent_version, idempotency_key, created_at)
    select gen_random_uuid(), c.id, j.id, c.position, c.full_name, c.country, repeat('I like this work. ', 20), f.id, 'bench',
      gen_random_uuid(), c.created_at
    from (select *, row_number() over () as place from candidates) c
    join files f on f.candidate_id = c.id
    join (select id, row_number() over () as place from jobs) j on j.place = 1 + c.place % 500`;
}

/** Six in ten say something about themselves, not all of them everything. */
async function loadAnswers(sql: postgres.Sql): Promise<void> {
  await sql`insert into self_identifications (candidate_id, sex, race, age, source, idempotency_key, created_at, updated_at)
    select id, (array['woman','man','woman','man','another',null])[1 + (random() * 5)::int],
      (array['white','black','hispanic','asian','multiple','native','pacific',null])[1 + floor(random() ^ 2 * 8)::int],
      case when random() < 0.2 then 'from_40' else 'under_40' end, 'application', gen_random_uuid(), created_at, created_at
    from candidates where random() < 0.6`;
}

/** Tags from one that every third person has to one of five people; one is on the oldest people only. */
async function loadTags(sql: postgres.Sql): Promise<void> {
  await sql`insert into tags (id, name, colour, created_at, updated_at)
    select gen_random_uuid(), name, 'blue', now(), now()
    from unnest(array['Third', 'Twentieth', 'Rare', 'Oldest', 'Nobody']) name`;
  await sql`insert into candidate_tags (candidate_id, tag_id, created_at)
    select p.id, t.id, now()
    from (select id, row_number() over (order by applied_at desc) as place, count(*) over () as people
      from candidates) p
    join tags t on (t.name = 'Third' and place % 3 = 0) or (t.name = 'Twentieth' and place % 20 = 0)
      or (t.name = 'Rare' and place % (people / 5) = 0) or (t.name = 'Oldest' and place > people * 0.98)`;
}

async function loadInterviews(sql: postgres.Sql): Promise<void> {
  await sql`insert into conversations (id, kind, owner_id, open, last_seq, created_at)
    select gen_random_uuid(), 'interview', id, false, 20, created_at + interval '5 days' from candidates
    where status in ('interviewed', 'hired') or (status = 'rejected' and random() < 0.5)`;
  await sql`insert into messages (id, conversation_id, seq, role, content, created_at)
    select gen_random_uuid(), c.id, seq, case when seq % 2 = 1 then 'assistant' else 'user' end,
      repeat('I checked every line against the list. ', 6), c.created_at + seq * interval '1 minute'
    from conversations c, generate_series(1, 20) seq`;
  await sql`insert into interview_sessions (id, candidate_id, conversation_id, position, consent_version,
      consented_at, is_complete, completed_at, scoring, final_score, scoring_method, created_at)
    select gen_random_uuid(), owner_id, id, 'Virtual Assistant', 'bench', created_at, true, created_at, 'done',
      (random() * 100)::int, current_scoring_method(), created_at from conversations`;
}

async function loadWork(sql: postgres.Sql): Promise<void> {
  await sql`insert into conversations (id, kind, owner_id, open, last_seq, created_at)
    select gen_random_uuid(), 'work', id, false, 0, now() - shift * interval '1 day' - random() * interval '9 hours'
    from candidates, generate_series(1, 20) shift where status = 'hired'`;
  await sql`insert into employee_sessions (id, employee_id, conversation_id, position, started_at, ended_at,
      tasks_completed, duration_minutes, performance_rating)
    select gen_random_uuid(), owner_id, id, 'Virtual Assistant', created_at,
      case when created_at < now() - interval '28 hours' then created_at + interval '4 hours' end, 5, 240, 'Good'
    from conversations where kind = 'work'`;
  await sql`insert into task_assignments (id, session_id, employee_id, number, template_key, task_type, title,
      task_description, material, hints, difficulty, criteria, status, current, grade, assigned_seq, created_at)
    select gen_random_uuid(), s.id, s.employee_id, number, 'bench', 'data_entry', 'Sort the list',
      repeat('Sort the list by date. ', 10), '[]', '[]', 'easy', '[]', 'completed', false, 60 + number, 1, s.started_at
    from employee_sessions s, generate_series(1, 3) number`;
  await sql`insert into contests (id, assignment_id, employee_id, idempotency_key, reason, grade_before, grade_after, note,
      decided_at, created_at)
    select gen_random_uuid(), id, employee_id, gen_random_uuid(), 'Please look again', grade,
      case when random() < 0.98 then grade end, 'Read again', case when random() < 0.98 then created_at end, created_at
    from task_assignments where random() < 0.01`;
}

async function loadPractice(sql: postgres.Sql): Promise<void> {
  await sql`insert into conversations (id, kind, owner_id, open, last_seq, created_at)
    select gen_random_uuid(), 'practice', id, false, 0, now() - n * interval '3 days' - random() * interval '9 hours'
    from candidates, generate_series(1, 4) n where status = 'hired'`;
  await sql`insert into client_chat_sessions (id, employee_id, conversation_id, idempotency_key, scenario_id, position,
      difficulty, client_name, client_location, client_company, client_issue, client_mood, status, outcome, queue_position,
      connected_at, ended_at, score, created_at)
    select gen_random_uuid(), owner_id, id, gen_random_uuid(), 'bench', 'Virtual Assistant', 'easy', 'A client', 'Berlin',
      'A shop', 'A parcel is late', '🙂', 'completed', 'resolved', 1, created_at, created_at, 70, created_at
    from conversations where kind = 'practice'`;
}

async function loadTraces(sql: postgres.Sql, actorId: string): Promise<void> {
  await sql`insert into candidate_events (id, candidate_id, kind, data, created_at)
    select gen_random_uuid(), id, 'applied', jsonb_build_object('position', position), created_at from candidates
    union all
    select gen_random_uuid(), id, 'status_changed', jsonb_build_object('from', 'applied', 'to', status),
      created_at + interval '3 days' from candidates where status <> 'applied' and created_at < now() - interval '3 days'
    union all
    select gen_random_uuid(), candidate_id, 'interview_scored', jsonb_build_object('score', final_score), created_at
    from interview_sessions
    union all
    select gen_random_uuid(), candidate_id, 'review_requested', '{"note": "Please read it again"}', created_at
    from interview_sessions where random() < 0.02`;
  await sql`insert into candidate_events (id, candidate_id, kind, data, created_at)
    select gen_random_uuid(), candidate_id, 'request_answered', jsonb_build_object('request', id, 'about', 'review'), created_at
    from candidate_events where kind = 'review_requested' and random() < 0.9`;
  await sql`insert into mails (id, kind, "to", subject, state, candidate_id, created_at, sent_at)
    select gen_random_uuid(), 'application-received', email::text, 'We got your application', 'sent', id, created_at, created_at
    from candidates
    union all
    select gen_random_uuid(), 'rejected', email::text, 'A decision on your application', case when random() < 0.001 then 'failed' else 'sent' end,
      id, created_at, created_at from candidates where status = 'rejected'
    union all
    select gen_random_uuid(), 'access-code', email::text, 'Your access code', 'sent', id, created_at, created_at
    from candidates where status not in ('applied', 'rejected')`;
  await sql`insert into audit_log (action, actor_kind, actor_id, subject_kind, subject_id, ip, created_at)
    select action, 'user', ${actorId}::uuid, 'candidate', id, '192.0.2.7', created_at
    from candidates, unnest(array['candidate.status_changed', 'candidate.code_issued', 'file.opened']) action
    order by created_at`;
  await sql`insert into audit_log (action, actor_kind, subject_kind, subject_id, created_at)
    select 'sign_in.failed', 'anonymous', 'user', gen_random_uuid(), now() - n * interval '9 minutes'
    from generate_series(1, 50000) n`;
  await sql`insert into audit_log (action, actor_kind, actor_id, subject_kind, subject_id, data, created_at)
    select 'job.created', 'user', ${actorId}::uuid, 'job', id, jsonb_build_object('title', title), created_at from jobs`;
}
