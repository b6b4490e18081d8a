import { brand } from '../../../../shared/brand.ts';
import { counted } from '../../../../shared/counted.ts';
import { AnswerInput, type Facts, type PersonDetailFact, type PersonFact } from './facts.ts';
import { intentOf } from './plan.ts';
import { compareResume } from './resume.ts';

/** The built-in model's answer: rules over what the tools found, and nothing else. */
export function answerScript(input: unknown): string {
  const { text, action, facts } = AnswerInput.parse(input);
  if (facts.unclear) return unclearAnswer(facts.unclear);
  if (facts.records) return facts.records.join('\n\n');
  switch (facts.person && !action && !draftsMail(text) ? 'person' : intentOf(text, action)) {
    case 'draft_email':
      return mailAnswer(text, facts);
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
    case 'activity':
      return activityAnswer(facts);
    case 'draft_job':
      return 'Which job should I draft? For example: “Draft a job for a night-shift support agent”.';
    case 'unknown':
      return unknownAnswer(text, facts);
  }
}

const draftsMail = (text: string): boolean => ['draft_email', 'review_resume'].includes(intentOf(text, null));

/** Says which words were not understood. Leaving them out would answer another question. */
function unclearAnswer(words: readonly string[]): string {
  const list = words.map((word) => `“${word}”`).join(', ');
  return `I can’t answer that yet: I don’t understand ${list}. Please say it in other words, or leave it out.`;
}

const nobody = (search: string): string =>
  `I found nobody called **${search}**. Please check the spelling, or write the email address.`;

type MailKind = 'reminder' | 'interview' | 'rejection' | 'documents' | 'thanks' | 'general';

const mailKinds: readonly [MailKind, RegExp][] = [
  ['rejection', /\b(reject|decline|turn(ed)? down|not (go|going) on)/i],
  ['reminder', /\b(remind|still|not opened|has not|have not|yet)\b/i],
  ['documents', /\b(documents?|id card|bank|paperwork)\b/i],
  ['thanks', /\b(thank)/i],
  ['interview', /\b(invit|interview|next step|shortlist)/i],
];

function mailAnswer(text: string, facts: Facts): string {
  if (facts.person && !facts.person.found) return nobody(facts.person.search);
  const people: PersonFact[] = facts.person?.found ? [facts.person.found] : (facts.people?.rows ?? []);
  if (people.length === 0)
    return 'Nobody matches, so there is nobody to write to. Name a person, a status or a position.';
  const kind = mailKinds.find(([, words]) => words.test(text))?.[0] ?? 'general';
  const position = people.every((person) => person.position === people[0]?.position)
    ? (people[0]?.position ?? null)
    : null;
  const { subject, body } = mailTexts[kind](position);
  const more = (facts.people?.total ?? 0) > people.length ? ` (the newest of ${facts.people?.total})` : '';
  const whom =
    people.length === 1
      ? `**${people[0]?.name}** (${people[0]?.status})`
      : `**${people.length} people**${more}`;
  return `Here is a draft for ${whom}. The first name is filled in for each person. Nothing is sent until you press Send.

[[mail]]
Subject: ${subject}

Hello {first name},

${body}

Kind regards
${brand.name} HR
[[/mail]]`;
}

/** `position` is null where the people applied for several. */
const mailTexts: Record<MailKind, (position: string | null) => { subject: string; body: string }> = {
  reminder: (position) => ({
    subject: 'Your interview is still open',
    body: `Your application${words('for', position)} is on our shortlist, and your chat interview is still open. It takes 10 to 15 minutes, you can do it on your phone at any hour, and you can stop and continue.

Open it with the access code from our earlier email, or sign in to your account. Can't find the code? Just reply and we'll send a new one.

If you no longer want this job, tell us and we will not write again.`,
  }),
  interview: (position) => ({
    subject: 'The next step of your application',
    body: `Thank you for applying${words('for', position)}. We would like to get to know you in a chat interview. It takes 10 to 15 minutes, and you can stop and continue whenever it suits you.

You'll get your access code in a separate email, or you can sign in to your account. If you would rather talk with a person, the portal has a button for that.`,
  }),
  rejection: (position) => ({
    subject: 'About your application',
    body: `Thank you for the time you put into your application${words('for', position)}. This time we go on with other people, and we would rather tell you now than leave you waiting.

You are welcome to apply again whenever another position fits you.`,
  }),
  documents: (position) => ({
    subject: 'What we need from you next',
    body: `To prepare your start${words('as', position)}, please hand in your documents in the candidate portal. The form there is encrypted; please never send documents or bank data by mail.

If something is unclear, answer this mail and we help you.`,
  }),
  thanks: (position) => ({
    subject: 'Thank you',
    body: `Thank you for your interview${words('for', position)}. A person in HR reads the whole conversation and decides. You hear from us within 5-7 business days.`,
  }),
  general: (position) => ({
    subject: position ? `About ${position}` : 'About your application',
    body: `We are writing about your application${words('for', position)}.

[Please say here what you would like to tell them.]

If you have a question, just answer this mail.`,
  }),
};

const words = (before: string, position: string | null): string => (position ? ` ${before} ${position}` : '');

function resumeAnswer(facts: Facts): string {
  if (!facts.person) {
    const names = (facts.people?.rows ?? [])
      .slice(0, 5)
      .map(({ name, position }) => `- ${name}, ${position}`);
    return names.length === 0
      ? 'Whose résumé should I read? Please name a person.'
      : `Whose résumé should I read? For example:\n\n${names.join('\n')}`;
  }
  const { found, search } = facts.person;
  return found ? reviewOf(found) : nobody(search);
}

function reviewOf(person: PersonDetailFact): string {
  const job = person.jobTitle ? `the job **${person.jobTitle}**` : `**${person.position}**`;
  if (person.resumeWaits) {
    return `I haven’t read the résumé of **${person.name}** yet. It just came in; ask me again in a minute.`;
  }
  if (!person.resume) {
    const wrote = person.introduction ? ` In the application they wrote:\n\n${person.introduction}` : '';
    return `There is no readable résumé of **${person.name}**.${wrote}`;
  }
  const lines = compareResume(person.resume, person.requirements, person.position);
  const shown = lines.filter(({ evidence }) => evidence !== null);
  const missing = lines.filter(({ evidence }) => evidence === null);
  const list = (title: string, items: string[]): string =>
    items.length === 0 ? '' : `\n\n**${title}**\n\n${items.map((item) => `- ${item}`).join('\n')}`;
  return `I compared the résumé of **${person.name}** with ${job}. ${shown.length} of ${counted(lines.length, 'point')} can be seen in it.${list(
    'In the résumé',
    shown.map(({ need, evidence }) => `${need}: “${evidence}”`),
  )}${list(
    'Not mentioned',
    missing.map(({ need }) => need),
  )}

${interviewLine(person)} What is not mentioned may still be there: ask in the interview. This is no rating; you decide.`;
}

function interviewLine({ interview, score, scoreIs }: PersonDetailFact): string {
  if (!interview) return 'There is no interview yet.';
  if (score === null) return `The interview is complete. ${interview.summary ?? 'It has no score yet.'}`;
  const words = [scoreIs && interview.recommendation, scoreIs].filter(Boolean).join(', ');
  return `The interview was scored ${score}${words ? ` (${words})` : ''}.`;
}

/** Jobs a report lists. */
const REPORT_JOBS = 5;

function reportAnswer(facts: Facts): string {
  const { counts } = facts;
  if (!counts) return 'There is nothing to report yet.';
  const share = (value: number): string =>
    counts.candidates === 0 ? '0%' : `${Math.round((value / counts.candidates) * 100)}%`;
  const statuses = Object.entries(counts.byStatus).map(
    ([status, value]) => `- ${status}: ${value.toLocaleString('en-US')} (${share(value)})`,
  );
  const ended = (facts.sessions ?? []).filter(({ open }) => !open);
  const tasks = ended.reduce((sum, session) => sum + session.tasks, 0);
  const shown = Math.min(REPORT_JOBS, facts.jobs?.length ?? 0);
  return `This report covers everyone on record up to now. Jobs and work sessions are the newest ones, as each part says.

**Hiring**

- ${counted(counts.candidates, 'candidate')}, ${counts.candidatesThisWeek.toLocaleString('en-US')} of them new this week
${statuses.join('\n')}

**Jobs**

- ${counts.jobs} active
- The ${shown === 1 ? 'newest job' : `newest ${shown} jobs, whatever their status`}:
${jobLines(facts, REPORT_JOBS)}

**Work**

- ${counted(counts.employees, 'employee')}, ${counts.sessionsOpen} at work right now
- ${counted(counts.sessions, 'work session')} in all; ${counted(tasks, 'task')} completed in the latest ${ended.length} that ended

**Waiting for you**

- ${counts.requests === 1 ? '1 candidate asks' : `${counts.requests} candidates ask`} for a person, a review or an answer`;
}

/** Asked what closes, the open jobs with a last day, soonest first; else the newest. */
function jobsAnswer(text: string, facts: Facts): string {
  if (!/\b(clos(e|es|ing)|deadlines?|last day|expir(e|es|ing))\b/i.test(text))
    return `These are the newest ${counted((facts.jobs ?? []).length, 'job')}:\n\n${jobLines(facts)}`;
  const closing = (facts.jobs ?? [])
    .filter(({ status, deadline }) => status === 'active' && deadline !== null)
    .sort((one, other) => (one.deadline ?? '').localeCompare(other.deadline ?? ''));
  return closing.length === 0
    ? 'None of the newest jobs has a last day.'
    : `Of the newest jobs, these close by themselves, soonest first:\n\n${jobLines({ ...facts, jobs: closing })}`;
}

function jobLines(facts: Facts, max = 20): string {
  const lines = (facts.jobs ?? [])
    .slice(0, max)
    .map(
      ({ title, status, applications, deadline }) =>
        `- ${title}: ${status}, ${counted(applications, 'application')} received${deadline ? `, closes after ${deadline}` : ''}`,
    );
  return lines.length === 0 ? '- no jobs yet' : lines.join('\n');
}

function personAnswer(facts: Facts): string {
  const { person } = facts;
  if (!person?.found) return nobody(person?.search ?? 'that');
  const { found } = person;
  const others = person.others > 0 ? `\n\n${person.others} more people match; this is the newest.` : '';
  return `**${found.name}** applied for ${found.position} on ${found.appliedAt.slice(0, 10)} from ${found.country}. Status: **${found.status}**. ${interviewLine(found)}${
    found.interview?.summary ? `\n\n${found.interview.summary}` : ''
  }${others}`;
}

function peopleAnswer(facts: Facts): string {
  const { people } = facts;
  if (!people || people.rows.length === 0) return 'Nobody matches.';
  const lines = people.rows
    .slice(0, 10)
    .map(
      ({ name, position, status, score, scoreIs }) =>
        `- **${name}**, ${position}: ${status}${score === null ? '' : `, score ${score}${scoreIs ? ` (${scoreIs})` : ''}`}`,
    );
  const count = `${counted(people.total, 'person', 'people')} ${people.total === 1 ? 'matches' : 'match'}`;
  return `${count}. The newest:\n\n${lines.join('\n')}`;
}

function sessionAnswer(facts: Facts): string {
  const lines = (facts.sessions ?? []).map(
    ({ employee, startedAt, open, minutes, tasks, rating }) =>
      `- **${employee}**, ${startedAt.slice(0, 16).replace('T', ' ')} UTC: ${open ? 'at work' : `${counted(minutes ?? 0, 'minute')}, ${rating ?? 'Pending'}`}, ${counted(tasks, 'task')} completed`,
  );
  return lines.length === 0
    ? 'There are no work sessions yet.'
    : `The latest work sessions:\n\n${lines.join('\n')}`;
}

function activityAnswer(facts: Facts): string {
  const lines = (facts.activity ?? [])
    .slice(0, 12)
    .map(({ at, text }) => `- ${at.slice(0, 16).replace('T', ' ')} UTC: ${text}`);
  return lines.length === 0
    ? 'Nothing has happened yet.'
    : `The latest, newest first:\n\n${lines.join('\n')}`;
}

const deed =
  /^\s*(?:please\s+|can you\s+|could you\s+)*(?:reject|hire|shortlist|delete|remove|erase|close|publish|merge|change|set|move|tag)\b/i;

function unknownAnswer(text: string, facts: Facts): string {
  // Who asks for a deed must not be left to think that it was done.
  if (deed.test(text))
    return 'I change nothing by myself, so nothing has happened. In *Candidates* you can tick people and set their status, with a preview before; jobs are changed in *Jobs*. I can show you whom or what it would be about: ask me for the people or the jobs.';
  const { counts } = facts;
  const now = counts
    ? `Right now the house has ${counted(counts.candidates, 'candidate')}, ${counted(counts.employees, 'employee')} and ${counted(counts.jobs, 'active job')}. `
    : '';
  return `${now}I can draft a mail, compare a résumé with a job, draft a job, write a report, and look up people, jobs and sessions. For example: “Remind the shortlisted data entry people about their interview” or “Review the résumé of” and a name.`;
}
