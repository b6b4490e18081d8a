/**
 * What HR asks, typed as people type, and the figures as SQL of its own. Every value of every row must stand in the
 * answer. `:now` is the moment of asking; a question with `after` continues that conversation.
 */
export type AssistantQuestion = { ask: string; after?: string[]; sql: string };

const q = (ask: string, sql: string, ...after: string[]): AssistantQuestion => ({ ask, sql, after });
const people = (where: string) => `select count(*) from candidates c where ${where}`;
const names = (where: string) => `select full_name from candidates c where ${where}`;
const week = `date_trunc('week', :now at time zone 'UTC') at time zone 'UTC'`;
const month = `date_trunc('month', :now at time zone 'UTC') at time zone 'UTC'`;
const grades = `select round(avg(grade), 1)::float8 from task_assignments where grade is not null`;

export const questions: AssistantQuestion[] = [
  q('how many candidates do we have', people('true')),
  q('how many ppl from kenya', people(`country = 'Kenya'`)),
  q('and from the philippines?', people(`country = 'Philippines'`), 'how many people from kenya'),
  q('how many people are shortlisted', people(`status = 'shortlisted'`)),
  q('count rejected data entry clerks', people(`status = 'rejected' and position = 'Data Entry Clerk'`)),
  q('who is shortlisted?', names(`status = 'shortlisted'`)),
  q('list hired virtual assistants', names(`status = 'hired' and position = 'Virtual Assistant'`)),
  q('how many shortlistd candidates', people(`status = 'shortlisted'`)),
  q('how many employees do we have', people(`status = 'hired'`)),
  q('how many people applied in the last 7 days', people(`applied_at >= :now - interval '7 days'`)),
  q(
    'how many people applied today',
    people(`applied_at >= date_trunc('day', :now at time zone 'UTC') at time zone 'UTC'`),
  ),
  q('how many applied this month', people(`applied_at >= ${month}`)),
  q(
    'how many candidates applied last week',
    people(`applied_at >= ${week} - interval '7 days' and applied_at < ${week}`),
  ),
  q('candidates per country', 'select country, count(*) from candidates group by 1'),
  q('candidates by status', 'select status, count(*) from candidates group by 1'),
  q('how many candidates per position?', 'select position, count(*) from candidates group by 1'),
  q(
    'which country has the most candidates',
    'select count(*) from candidates group by country order by 1 desc limit 1',
  ),
  q('who has the highest score', names('score = (select max(score) from candidates)')),
  q('lowest score?', names('score = (select min(score) from candidates)')),
  q('top 3 candidates by score', names('score is not null order by score desc limit 3')),
  q('whats the average score', 'select round(avg(score), 1)::float8 from candidates where score is not null'),
  q(
    'average score per position',
    'select position, round(avg(score), 1)::float8 from candidates where score is not null group by 1',
  ),
  q(
    'average score of virtual assistants',
    `select round(avg(score), 1)::float8 from candidates where position = 'Virtual Assistant'`,
  ),
  q('who scored above 50?', names('score > 50')),
  q('how many people scored less than 60', people('score < 60')),
  q('how many people scored over 79.5', people('score > 79.5')),
  q('how many people scored between 70.5 and 90.5', people('score between 70.5 and 90.5')),
  q('how many people scored under 99999999999', people('score < 99999999999')),
  q('score between 40 and 80 how many', people('score between 40 and 80')),
  q('and how many of them are hired', people(`score > 50 and status = 'hired'`), 'who scored over 50?'),
  q('candidates without a score', people('score is null')),
  q(
    'how many data entry people from kenya are hired?',
    people(`country = 'Kenya' and position = 'Data Entry Clerk' and status = 'hired'`),
  ),
  q('kenyan applicants', names(`country = 'Kenya'`)),
  q('who is not from the philippines', people(`country <> 'Philippines'`)),
  q('people from kenya or colombia', people(`country in ('Kenya', 'Colombia')`)),
  q(
    'who asked for a human',
    names(
      'exists (select 1 from interview_sessions i where i.candidate_id = c.id and i.human_requested_at is not null)',
    ),
  ),
  q(
    'how many requests for a person are there',
    `select count(*) from candidate_events where kind = 'human_requested'`,
  ),
  q('how many interviews were completed', 'select count(*) from interview_sessions where is_complete'),
  q(
    'how many interviews are not confirmed yet',
    'select count(*) from interview_sessions where is_complete and final_score is not null and confirmed_at is null',
  ),
  q(
    'who has been waiting the longest',
    `select full_name from candidates c join candidate_stays s on s.candidate_id = c.id where left_at is null order by entered_at limit 1`,
  ),
  q(
    'who is waiting for more than 10 days',
    `select full_name from candidates c join candidate_stays s on s.candidate_id = c.id where left_at is null and entered_at < :now - interval '10 days'`,
  ),
  q(
    'which people have the demo tag',
    people(`exists (select 1 from candidate_tags ct where ct.candidate_id = c.id)`),
  ),
  q('who was the last to apply?', names('true order by applied_at desc limit 1')),
  q('oldest application?', `select full_name from applications order by created_at limit 1`),
  q('how many jobs are active', `select count(*) from jobs where status = 'active' and archived_at is null`),
  q(
    'how many job postings in customer support',
    `select count(*) from jobs where department = 'Customer Support' and archived_at is null`,
  ),
  q('jobs per department', 'select department, count(*) from jobs where archived_at is null group by 1'),
  q(
    'which job has the most applications',
    'select count(*) from applications where job_id is not null group by job_id order by 1 desc limit 1',
  ),
  q('which jobs are closed', `select title from jobs where status = 'closed'`),
  q(
    'which job pays the most',
    'select title from jobs where salary_max = (select max(salary_max) from jobs)',
  ),
  q('how many work sessions have there been', 'select count(*) from employee_sessions'),
  q('who is working right now', `select count(*) from employee_sessions where ended_at is null`),
  q(
    'how many sessions were rated excellent',
    `select count(*) from employee_sessions where performance_rating = 'Excellent'`,
  ),
  q('average grade', grades),
  q(
    'average grade per employee',
    'select c.full_name, round(avg(grade), 1)::float8 from task_assignments t join candidates c on c.id = t.employee_id where grade is not null group by c.id',
  ),
  q('how many tasks failed', `select count(*) from task_assignments where status = 'failed'`),
  q('how many tasks were graded under 70', 'select count(*) from task_assignments where grade < 70'),
  q(
    'how many documents still need checking',
    'select count(*) from onboarding_documents where checked_at is null',
  ),
  q('how many emails failed', `select count(*) from mails where state = 'failed'`),
  q('how many emails came back', `select count(*) from mails where state = 'returned'`),
  q(
    'median time to hire',
    `select percentile_disc(0.5) within group (order by floor(extract(epoch from hired_at - created_at) / 86400))::int from candidates where hired_at is not null`,
  ),
  q(
    'average days to hire',
    `select round(avg(greatest(0, floor(extract(epoch from hired_at - created_at) / 86400))), 1)::float8 from candidates where hired_at is not null`,
  ),
  q(
    'who talked about spreadsheets in the interview',
    `select full_name from candidates c where exists (select 1 from interview_sessions i join messages m on m.conversation_id = i.conversation_id where i.candidate_id = c.id and m.role = 'user' and m.safety is null and m.content ilike '%spreadsheet%')`,
  ),
  q('how many grades are contested', 'select count(*) from contests where decided_at is null'),
  q('how many practice chats', 'select count(*) from client_chat_sessions'),
];
