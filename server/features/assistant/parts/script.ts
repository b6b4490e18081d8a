import { thePosition } from '../../../../shared/jobs/positionWords.ts';
import { counted, figure } from '../../../../shared/text/counted.ts';
import { percentOf } from '../../../../shared/text/points.ts';
import { dayText, momentIn } from '../../../../shared/time/dates.ts';
import { eitherOf } from './ask/grammar/state.ts';
import { countryWords } from './ask/wording.ts';
import { emailAnswer, nobody, recipientsAnswer, whichOne } from './emailDraft.ts';
import { AnswerInput, type Facts, type PersonDetailFact } from './facts.ts';
import { deed, intentOf } from './plan.ts';
import { compareResume, compareRubric } from './resume.ts';

export const PERIOD_QUESTION =
  'Which period should the report cover? For example: “this month,” “last week,” “since October 1,” or “all time.”';

/** The built-in model's answer: rules over what the tools found, and nothing else. */
export function answerScript(input: unknown): string {
  const { text, action, facts } = AnswerInput.parse(input);
  if (facts.unclear) return unclearAnswer(text, facts.unclear);
  if (facts.recipientsUnclear) return recipientsAnswer(facts.recipientsUnclear);
  if (facts.periodWanted) return PERIOD_QUESTION;
  if (facts.records) return periodReport(facts.records, facts);
  if (facts.activity) return activityAnswer(text, facts.activity, facts);
  switch (facts.person && !action && !draftsEmail(text) ? 'person' : intentOf(text, action)) {
    case 'draft_email':
      return emailAnswer(text, facts);
    case 'review_resume':
      return resumeAnswer(facts);
    case 'generate_report':
      return reportAnswer(facts);
    case 'person':
      return personAnswer(facts);
    case 'people':
      return peopleAnswer(facts);
    case 'jobs':
      return jobsAnswer(text, facts);
    case 'sessions':
      return sessionAnswer(facts);
    case 'draft_job':
      return 'Which job should I draft? For example: “Draft a job for a night-shift support agent.”';
    case 'activity':
    case 'unknown':
      return unknownAnswer(text, facts);
  }
}

const draftsEmail = (text: string): boolean =>
  ['draft_email', 'review_resume'].includes(intentOf(text, null));

const answerable =
  'I can look up people, jobs, applications, interviews, shifts, tasks, documents, and emails: how many, who, or which, with dates, scores, and stages. Other figures are on the Overview and in Reports.';

/** Names the words that weren't understood. Ignoring them would answer another question. */
function unclearAnswer(text: string, words: readonly string[]): string {
  if (words[0] === text.slice(0, 80))
    return `I can’t answer that yet because I don’t understand the question. Could you say it another way? ${answerable}`;
  return `I can’t answer that yet because I don’t understand ${eitherOf(words)} Could you say it another way or leave it out? ${answerable}`;
}

function resumeAnswer(facts: Facts): string {
  if (!facts.person) {
    const names = (facts.people?.rows ?? [])
      .slice(0, 5)
      .map(({ name, position }) => `- ${name}, ${position}`);
    return names.length === 0
      ? 'Whose résumé should I read?'
      : `Whose résumé should I read? For example:\n\n${names.join('\n')}`;
  }
  const { found, search } = facts.person;
  if (!found) return nobody(search);
  return whichOne(facts.person, 'Whose résumé should I read?') ?? reviewOf(found);
}

const requirementsOf = ({ position }: PersonDetailFact): string =>
  position === 'Other' ? 'our general requirements' : `the **${position}** position`;

function reviewOf(person: PersonDetailFact): string {
  const job = person.jobTitle ? `the job **${person.jobTitle}**` : requirementsOf(person);
  if (person.resumeWaits) {
    return `I haven’t read **${person.name}**’s résumé yet. It just came in. Ask me again in a minute.`;
  }
  if (!person.resume) {
    const wrote = person.introduction ? ` In their application, they wrote:\n\n${person.introduction}` : '';
    return `**${person.name}** has no résumé I can read.${wrote}`;
  }
  const lines = compareResume(person.resume, person.requirements, person.position);
  const shown = lines.filter(({ evidence }) => evidence !== null);
  const missing = lines.filter(({ evidence }) => evidence === null);
  const rated = compareRubric(person.resume, person.rubric);
  const list = (title: string, items: string[]): string =>
    items.length === 0 ? '' : `\n\n**${title}**\n\n${items.map((item) => `- ${item}`).join('\n')}`;
  return `I compared **${person.name}**’s résumé with ${job}. It shows ${shown.length} of ${counted(lines.length, 'requirement')}.${list(
    'In the résumé',
    shown.map(({ need, evidence }) => `${need}: “${evidence}”`),
  )}${list(
    'Not mentioned',
    missing.map(({ need }) => need),
  )}${list(
    'What the interview for this job rates',
    rated.map(({ need, evidence }) =>
      evidence === null ? `${need}: not in the résumé` : `${need}: “${evidence}”`,
    ),
  )}

${interviewLine(person)} A résumé can’t mention everything, so ask in the interview. This isn’t a rating. You decide.`;
}

function interviewLine({ interview, score, scoreIs }: PersonDetailFact): string {
  if (!interview) return 'They haven’t been interviewed yet.';
  if (score === null) return `The interview is complete. ${interview.summary ?? 'It has no score yet.'}`;
  const words = [scoreIs && interview.recommendation, scoreIs].filter(Boolean).join(', ');
  return `The interview was scored ${score}${words ? ` (${words})` : ''}.`;
}

/** Each figure with its filter, and the current state where that has the same filter. */
function periodReport(records: readonly string[], { counts }: Facts): string {
  if (!counts && records.length === 1) return records.join('\n\n');
  const lines = records.map((record) => `- ${record.split('\n')[0]}`).join('\n');
  if (!counts) return lines;
  const { candidates, candidatesThisWeek, byStatus, employees, sessionsOpen, requests } = counts;
  const statuses = Object.entries(byStatus).map(([status, value]) => `- ${status}: ${figure(value)}`);
  return `**In this period**

${lines}

**Right now**

- ${counted(candidates, 'candidate')}, ${figure(candidatesThisWeek)} of them new in the last 7 days
${statuses.join('\n')}
- ${counted(employees, 'employee')}, ${sessionsOpen} on shift

**Waiting for you**

- ${waitingLine(requests)}`;
}

const waitingLine = (requests: number): string =>
  `${counted(requests, 'candidate is', 'candidates are')} asking for a person, a review, or an answer`;

/** Number of jobs in a report. */
const REPORT_JOBS = 5;

function reportAnswer(facts: Facts): string {
  const { counts } = facts;
  if (!counts) return 'There’s nothing to report yet.';
  const share = (value: number): string => `${percentOf(value, counts.candidates) ?? 0}%`;
  const statuses = Object.entries(counts.byStatus).map(
    ([status, value]) => `- ${status}: ${figure(value)} (${share(value)})`,
  );
  const ended = (facts.sessions ?? []).filter(({ open }) => !open);
  const tasks = ended.reduce((sum, session) => sum + session.tasks, 0);
  const shown = Math.min(REPORT_JOBS, facts.jobs?.length ?? 0);
  return `This report covers everyone on record up to now. For jobs and work sessions, it covers the newest ones.

**Hiring**

- ${counted(counts.candidates, 'candidate')}, ${figure(counts.candidatesThisWeek)} of them new in the last 7 days
${statuses.join('\n')}

**Jobs**

- ${counts.jobs} active

The ${shown === 1 ? 'newest job' : `newest ${shown} jobs, in any status`}:

${jobLines(facts, REPORT_JOBS)}

**Work**

- ${counted(counts.employees, 'employee')}, ${counts.sessionsOpen} on shift right now
- ${counted(counts.sessions, 'work session')} in total, with ${counted(tasks, 'task')} completed in the latest ${ended.length} that ended

**Waiting for you**

- ${waitingLine(counts.requests)}`;
}

/** For questions about closing dates, the open jobs with a last day, soonest first; otherwise the newest. */
function jobsAnswer(text: string, facts: Facts): string {
  if (!/\b(clos(e|es|ing)|deadlines?|last day|expir(e|es|ing))\b/i.test(text))
    return `Here ${facts.jobs?.length === 1 ? 'is the newest job' : `are the newest ${facts.jobs?.length ?? 0} jobs`}:\n\n${jobLines(facts)}`;
  const closing = (facts.jobs ?? [])
    .filter(({ status, deadline }) => status === 'active' && deadline !== null)
    .sort((one, other) => (one.deadline ?? '').localeCompare(other.deadline ?? ''));
  return closing.length === 0
    ? 'None of the newest jobs has a deadline.'
    : `Of the newest jobs, these close automatically, soonest first:\n\n${jobLines({ ...facts, jobs: closing })}`;
}

function jobLines(facts: Facts, max = 20): string {
  const lines = (facts.jobs ?? [])
    .slice(0, max)
    .map(
      ({ title, status, applications, deadline }) =>
        `- ${title}: ${status}, ${counted(applications, 'application')}${deadline ? `, closes after ${dayText(new Date(deadline))}` : ''}`,
    );
  return lines.length === 0 ? '- No jobs yet' : lines.join('\n');
}

function personAnswer(facts: Facts): string {
  const { person } = facts;
  if (!person?.found) return nobody(person?.search ?? 'that');
  const { found } = person;
  const others =
    person.others > 0
      ? `\n\n${counted(person.others, 'more person matches', 'more people match')}. This one applied most recently.`
      : '';
  return `**${found.name}** from ${countryWords(found.country)} applied for ${thePosition(found.position)} on ${dayText(new Date(found.appliedAt))}. Status: **${found.status}**. ${interviewLine(found)}${
    found.interview?.summary ? `\n\n${found.interview.summary}` : ''
  }${others}`;
}

function peopleAnswer(facts: Facts): string {
  const { people } = facts;
  if (!people || people.rows.length === 0) return 'No one matches.';
  const lines = people.rows
    .slice(0, 10)
    .map(
      ({ name, position, status, score, scoreIs }) =>
        `- **${name}**, ${position}: ${status}${score === null ? '' : `, score ${score}${scoreIs ? ` (${scoreIs})` : ''}`}`,
    );
  const count = `${counted(people.total, 'person', 'people')} ${people.total === 1 ? 'matches' : 'match'}`;
  return `${count}. ${people.total === 1 ? '' : 'The newest:'}\n\n${lines.join('\n')}`;
}

function sessionAnswer(facts: Facts): string {
  const lines = (facts.sessions ?? []).map(
    ({ employee, startedAt, open, minutes, tasks, rating }) =>
      `- **${employee}**, ${momentIn(new Date(startedAt))}: ${open ? 'on shift now' : `${counted(minutes ?? 0, 'minute')}, ${rating ? `rated ${rating}` : 'not rated yet'}`}, ${counted(tasks, 'task')} completed`,
  );
  return lines.length === 0
    ? 'There are no work sessions yet.'
    : `The latest work sessions:\n\n${lines.join('\n')}`;
}

const ACTIVITY_SHOWN = 12;

function activityAnswer(
  text: string,
  activity: NonNullable<Facts['activity']>,
  { activityOf: of, activityIsEarlier }: Facts,
): string {
  if (activity.length === 0) return of ? `No activity ${of}.` : 'Nothing has happened yet.';
  const lines = activity
    .slice(0, ACTIVITY_SHOWN)
    .map((one) => `- ${momentIn(new Date(one.at))}: ${one.text}`);
  const list = (what: string): string => `${what}:\n\n${lines.join('\n')}`;
  if (activityIsEarlier)
    return list(
      `Nothing has happened yet ${/\btoday\b/i.test(text) ? 'today' : (of ?? '')}. Before that, newest first`,
    );
  if (of && activity.length > ACTIVITY_SHOWN) return list(`Activity ${of}. The newest ${ACTIVITY_SHOWN}`);
  return list(`${of ? `Activity ${of}` : 'The latest activity'}, newest first`);
}

const thanked =
  /^\W*(?:(?:ok|okay|great|perfect|many)\W+)?(?:thanks|thank you|thx)(?: a lot| so much| very much)?(?: for (?:your|the|all) [^.?!]{1,40})?\W*$/i;

function unknownAnswer(text: string, facts: Facts): string {
  // A request for a change must not look as if the change had been made.
  if (deed.test(text))
    return 'I can’t change anything myself, so nothing has changed. In *Candidates*, you can select people and set their status with a preview first. In *Jobs*, you can change jobs. I can show you who or what it would affect: just ask me for the people or the jobs.';
  if (thanked.test(text)) return 'You’re welcome. Ask me anything else whenever you’d like.';
  const { counts } = facts;
  const now = counts
    ? `Right now, ${counts.candidates === 1 ? 'there’s' : 'there are'} ${counted(counts.candidates, 'candidate')}, ${counted(counts.employees, 'employee')}, and ${counted(counts.jobs, 'active job')}. `
    : '';
  return `${now}I can draft an email, compare a résumé with a job, draft a job posting, write a report, and look up people, jobs, and sessions. For example: “Remind the shortlisted data entry people about their interview,” or “Review the résumé of” and a name.`;
}
