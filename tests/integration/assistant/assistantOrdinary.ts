import type { AssistantQuestion } from './assistantQuestions.ts';

/**
 * Sixty questions as HR types them: lower case, typos, and follow-ups. They came from the panel's screens alone and stay
 * as they are; what they expect comes from queries of their own.
 */
export type Ordinary = Pick<AssistantQuestion, 'ask' | 'after'> & {
  /** The first column is what the answer has to say; names of people who aren't in it must not be in the answer. */
  sql?: string;
  /** The data don't hold this: the right answer says so. */
  unanswerable?: true;
};

export const ordinary: readonly Ordinary[] = [
  {
    ask: 'how many new applications in the last 7 days',
    sql: `select count(*) from applications where created_at >= :now - interval '7 days'`,
  },
  {
    after: ['how many new applications in the last 7 days'],
    ask: 'and the 7 days before that?',
    sql: `select count(*) from applications where created_at >= :now - interval '14 days' and created_at < :now - interval '7 days'`,
  },
  {
    ask: 'who applied from the phillipines',
    sql: `select full_name from candidates where country = 'Philippines'`,
  },
  {
    after: ['who applied from the phillipines'],
    ask: 'and from kenya?',
    sql: `select full_name from candidates where country = 'Kenya'`,
  },
  {
    ask: 'how many of our candidates are in africa',
    sql: `select count(*) from candidates where country in ('Kenya', 'Ghana', 'Nigeria', 'Egypt')`,
  },
  {
    ask: 'best score among the data entry ppl?',
    sql: `select unnest(array[full_name, score::text]) from candidates where position = 'Data Entry Clerk' and score is not null order by score desc limit 2`,
  },
  {
    ask: 'which virtual assistant applicants havent been interviewed yet',
    sql: `select full_name from candidates where position = 'Virtual Assistant' and status in ('applied', 'shortlisted')`,
  },
  {
    ask: 'avg interview score customer support',
    sql: `select round(avg(score)) from candidates where position = 'Customer Support Representative'`,
  },
  {
    after: ['avg interview score customer support'],
    ask: 'what about data entry',
    sql: `select round(avg(score)) from candidates where position = 'Data Entry Clerk'`,
  },
  {
    ask: 'who scored under 60',
    sql: `select full_name from candidates where score < 60`,
  },
  {
    ask: 'everyone we rejected in october',
    sql: `select c.full_name from candidates c join candidate_events e on e.candidate_id = c.id where e.kind = 'status_changed' and e.data->>'to' = 'rejected' and e.created_at >= '2026-10-01' and e.created_at < '2026-11-01'`,
  },
  {
    ask: 'when did we hire amina wekesa',
    sql: `select to_char(hired_at, 'Mon FMDD') from candidates where full_name = 'Amina Wekesa'`,
  },
  {
    ask: 'how long has sunita been shortlisted for',
    sql: `select extract(day from :now - max(e.created_at))::int from candidates c join candidate_events e on e.candidate_id = c.id where c.full_name like 'Sunita%' and e.data->>'to' = 'shortlisted'`,
  },
  {
    ask: 'whos been waiting longest in applied',
    sql: `select full_name from candidates where status = 'applied' order by applied_at limit 1`,
  },
  {
    ask: 'how many days does it take us to hire someone on average',
    sql: `select round(avg(extract(epoch from hired_at - applied_at) / 86400)) from candidates where status = 'hired'`,
  },
  {
    ask: 'did anybody ask for a human?',
    sql: `select full_name from candidates c join candidate_events e on e.candidate_id = c.id where e.kind = 'human_requested'`,
  },
  {
    ask: 'who wants their score reviewed',
    sql: `select full_name from candidates c join interview_sessions i on i.candidate_id = c.id where i.review_requested_at is not null`,
  },
  {
    ask: 'jobs closing this week',
    sql: `select title from jobs where status = 'active' and application_deadline >= '2026-11-16' and application_deadline < '2026-11-23'`,
  },
  {
    ask: 'which job got the most applications from real people',
    sql: `select j.title from jobs j join applications a on a.job_id = j.id group by j.id order by count(*) desc limit 1`,
  },
  {
    ask: 'how many open jobs nobody has applied to yet',
    sql: `select count(*) from jobs where status = 'active' and id not in (select job_id from applications where job_id is not null)`,
  },
  {
    ask: 'whats the best paid job we have open',
    sql: `select title from jobs where status = 'active' order by salary_max desc nulls last limit 1`,
  },
  {
    ask: 'open jobs that pay over 30k',
    sql: `select title from jobs where status = 'active' and salary_max > 30000`,
  },
  {
    ask: 'do we have job posts still in draft',
    sql: `select title from jobs where status = 'draft'`,
  },
  {
    ask: 'how many jobs did we close',
    sql: `select count(*) from jobs where status = 'closed'`,
  },
  {
    ask: 'number of candidates for each position',
    sql: `select unnest(array[position, count(*)::text]) from candidates group by position`,
  },
  {
    ask: 'breakdown of candidates by status',
    sql: `select count(*) from candidates group by status`,
  },
  {
    after: ['breakdown of candidates by status'],
    ask: 'just for data entry',
    sql: `select count(*) from candidates where position = 'Data Entry Clerk' group by status`,
  },
  {
    ask: 'who did we hire last month',
    sql: `select full_name from candidates where hired_at >= '2026-10-01' and hired_at < '2026-11-01'`,
  },
  {
    ask: 'how many shifts has joselito worked',
    sql: `select count(*) from employee_sessions s join candidates c on c.id = s.employee_id where c.full_name like 'Joselito%'`,
  },
  {
    after: ['how many shifts has joselito worked'],
    ask: 'and amina?',
    sql: `select count(*) from employee_sessions s join candidates c on c.id = s.employee_id where c.full_name like 'Amina%'`,
  },
  {
    ask: "what's joselitos average grade",
    sql: `select round(avg(grade)) from task_assignments t join candidates c on c.id = t.employee_id where c.full_name like 'Joselito%'`,
  },
  {
    ask: 'how many assigments were graded below 70',
    sql: `select count(*) from task_assignments where grade < 70`,
  },
  {
    ask: 'how many shifts in the last 5 days',
    sql: `select count(*) from employee_sessions where started_at >= :now - interval '5 days'`,
  },
  {
    ask: 'is anyone working right now?',
    sql: `select c.full_name from employee_sessions s join candidates c on c.id = s.employee_id where s.ended_at is null`,
  },
  {
    ask: 'any grades contested that we still need to decide',
    sql: `select c.full_name from contests t join candidates c on c.id = t.employee_id where t.decided_at is null`,
  },
  {
    ask: 'which employees still havent handed in documents',
    sql: `select full_name from candidates where status = 'hired' and id not in (select candidate_id from onboarding_documents)`,
  },
  {
    ask: 'any emails that failed to send this week',
    sql: `select subject from mails where state = 'failed' and created_at >= '2026-11-16'`,
  },
  {
    ask: 'did anyone mention zendesk in the interview',
    sql: `select distinct c.full_name from messages m join conversations v on v.id = m.conversation_id join candidates c on c.id = v.owner_id where v.kind = 'interview' and m.role = 'user' and m.content ilike '%zendesk%'`,
  },
  {
    ask: 'who talked about spreadsheets in their interview',
    sql: `select distinct c.full_name from messages m join conversations v on v.id = m.conversation_id join candidates c on c.id = v.owner_id where v.kind = 'interview' and m.role = 'user' and m.content ilike '%spreadsheet%'`,
  },
  {
    ask: 'how many practice chats were solved',
    sql: `select count(*) from client_chat_sessions where outcome = 'satisfied'`,
  },
  {
    ask: 'practice chats yesterday?',
    sql: `select count(*) from client_chat_sessions where connected_at >= '2026-11-18' and connected_at < '2026-11-19'`,
  },
  {
    ask: 'how many candidates are NOT from the philippines',
    sql: `select count(*) from candidates where country <> 'Philippines'`,
  },
  {
    ask: 'support people who are shortlisted or interviewed',
    sql: `select full_name from candidates where position = 'Customer Support Representative' and status in ('shortlisted', 'interviewed')`,
  },
  {
    ask: 'who applied between nov 10 and nov 14',
    sql: `select full_name from candidates where applied_at >= '2026-11-10' and applied_at < '2026-11-15'`,
  },
  {
    ask: 'is chidinma done with her interview?',
    sql: `select status from candidates where full_name like 'Chidinma%'`,
  },
  {
    ask: 'whats hamzas email',
    sql: `select email from candidates where full_name like 'Hamza%'`,
  },
  {
    ask: 'where is delroy from and what did he apply for',
    sql: `select unnest(array[country, position]) from candidates where full_name like 'Delroy%'`,
  },
  {
    ask: 'which scores arent confirmed yet',
    sql: `select c.full_name from candidates c join interview_sessions i on i.candidate_id = c.id where i.is_complete and i.final_score is not null and i.confirmed_at is null`,
  },
  {
    ask: 'interviews finished in the last two weeks',
    sql: `select count(*) from interview_sessions where completed_at >= :now - interval '14 days'`,
  },
  {
    ask: 'what percentage of applicants did we hire',
    sql: `select round(100.0 * count(*) filter (where status = 'hired') / count(*)) from candidates`,
  },
  {
    ask: 'average score support vs data entry',
    sql: `select round(avg(score)) from candidates where position in ('Customer Support Representative', 'Data Entry Clerk') group by position`,
  },
  {
    ask: 'median score of everyone interviewed',
    sql: `select round(percentile_cont(0.5) within group (order by score)) from candidates where score is not null`,
  },
  {
    ask: 'what position has the most applicants',
    sql: `select position from candidates group by position order by count(*) desc limit 1`,
  },
  {
    ask: 'find ivana babic',
    sql: `select unnest(array[full_name, country]) from candidates where full_name like 'Ivana%'`,
  },
  {
    ask: 'ppl shortlisted for more than a week and still no interview',
    sql: `select full_name from candidates c where status = 'shortlisted' and (select max(created_at) from candidate_events e where e.candidate_id = c.id and e.data->>'to' = 'shortlisted') < :now - interval '7 days'`,
  },
  {
    ask: 'how many interviews in october vs november',
    sql: `select count(*) from interview_sessions where is_complete group by date_trunc('month', completed_at)`,
  },
  {
    ask: 'how many candidates didnt attach a resume',
    sql: `select count(*) from candidates where resume_file_id is null`,
  },
  { ask: 'what salary does ivana want', unanswerable: true },
  { ask: 'which candidates are older than 30', unanswerable: true },
  { ask: 'who of the shortlisted speaks french', unanswerable: true },
];
