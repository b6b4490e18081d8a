import { brand } from '../../../../../shared/company/brand.ts';
import { companyFacts, figures } from '../../../../../shared/company/facts.ts';
import { salaryText } from '../../../../../shared/jobs/schema.ts';
import { counted } from '../../../../../shared/text/counted.ts';
import { sentencesOf } from '../answers/reading.ts';
import type { InterviewFacts } from '../context.ts';
import type { Subject } from './subjects.ts';

/** Descriptions up to this length are quoted; for longer ones the candidate is referred to the job's page. */
const EXCERPT_MAX = 400;

/**
 * The fact base: what is on record about each subject, from the posting, the settings and the texts the
 * public pages share. Null where this posting or these settings say nothing; HR answers then.
 */
const sheet: Record<Subject, (facts: InterviewFacts) => string | null> = {
  pay: ({ salaryMin, salaryMax }) => {
    const range = salaryText(salaryMin, salaryMax);
    const amount = range
      ? `The posting lists ${range} a year, and HR will work out the exact figure with you.`
      : 'HR will work out the exact pay with you.';
    return `${amount} ${companyFacts.pay}`;
  },
  hours: ({ workHours }) =>
    `${workHours ? `This job’s hours are ${workHours.replace(/[.\s]+$/, '')}.` : companyFacts.hours} Your team lead will work out the details with you.`,
  equipment: () => `${companyFacts.equipment} ${companyFacts.nothingToBuy}`,
  training: () =>
    `${companyFacts.training} During a shift you can ask ${brand.supervisor.name}, our ${brand.supervisor.role}, and HR is one message away.`,
  next: () =>
    `After you press “Complete Interview,” a person in HR will read our conversation and email you within ${figures.answerDays} business days.`,
  process: () => companyFacts.process,
  reader: () =>
    'A person in HR reads this whole conversation and makes the decision. I don’t decide anything.',
  ai: ({ company }) =>
    `I’m an AI, not a person. I ask the questions and propose an initial score, and a person in HR decides. ${
      company.outsideModel
        ? 'My replies come from a language model that another company runs for us.'
        : 'I’m a program on our own servers and don’t use an outside AI service.'
    }`,
  ai_data: ({ company }) =>
    company.outsideModel
      ? `Our conversation is saved so HR can read it. It’s also sent to the AI service that writes my replies, with text from your application and résumé. Social Security numbers, bank details, and identity documents aren’t sent. For that service’s own rules, ask ${brand.privacyEmail}.`
      : 'Our conversation is saved so HR can read it. I’m a program on our own servers: nothing is sent to an outside AI service, and nothing is used to train one.',
  scores: () =>
    'Each part is rated from 1 to 5 based on what you say, and each rating has to quote your own words. I don’t see scores while we talk. You’ll find the score in your portal afterward. It’s a proposal, and a person in HR decides.',
  second_look: () =>
    'Yes. Once there’s a score, you can ask in your portal for a person to review it, and HR will email you what they found.',
  fairness: () =>
    'Ratings come from what you say about the work, each with a quote. Your name, country, age, family, health, and religion don’t count, and neither do small slips in English. A person makes the decision.',
  privacy: ({ company }) =>
    `Our HR team sees your data, and so does a client once we propose you to them. We keep application data for up to ${counted(company.applicationMonths, 'month')} and then delete it. We don’t sell it, and you can ask for a copy or have it deleted in your portal at any time.`,
  accommodation: ({ company }) =>
    `If the chat or part of the job doesn’t work for you, tell me “I need an accommodation” or email ${company.hrAddress}. A person will arrange another way. It counts the same, and you don’t have to say why.`,
  contact: ({ company }) =>
    `You can email HR at ${company.hrAddress}. We answer within ${figures.contactHours} on business days, and we don’t list a phone number.`,
  location: ({ jobLocation }) =>
    `${companyFacts.location}${jobLocation && !/^remote$/i.test(jobLocation.trim()) ? ` The posting gives the location as ${jobLocation.trim()}.` : ' You’d work from home.'}`,
  contract: () => `${companyFacts.kinds} ${companyFacts.contract}`,
  job: ({ jobDescription, requirements }) =>
    excerpt('Here’s how the posting describes it:', jobDescription) ??
    excerpt('Here’s what the posting asks for:', requirements),
  interview: () =>
    `It takes about ${figures.interviewMinutes} minutes, and there’s no time limit. You can stop at any time and continue later with your account or the same access code. You can also add to an earlier answer here.`,
  name: () => `I’m ${brand.interviewer.name}, the AI interviewer at ${brand.name}.`,
  presence: () => 'Yes, I’m here.',
  language: () =>
    'I can only do this interview in English, since the work with our clients is in English, too. Simple words are fine.',
  reason: () =>
    'I only ask about things this job needs: what you’ve done, the tools you use, how you’d handle a situation, and your hours. A person in HR reads your answers. You don’t have to name anyone or share anything private.',
  genuine: ({ company }) =>
    `We never ask applicants for money: no fee and no deposit. ${companyFacts.nothingToBuy} If something looks wrong, write to ${company.hrAddress}, and a person will reply from that address.`,
};

function excerpt(lead: string, text: string | null): string | null {
  const first = text ? sentencesOf(text).slice(0, 2).join(' ') : '';
  return first === '' || first.length > EXCERPT_MAX ? null : `${lead} ${first}`;
}

/** What is on record about a subject; null when nothing is. */
export function factAbout(subject: Subject, facts: InterviewFacts): string | null {
  return sheet[subject](facts);
}

/** Everything on record, one line a subject, for a model that answers in its own words. */
export function factSheet(facts: InterviewFacts): string {
  return Object.entries(sheet)
    .flatMap(([subject, say]) => {
      const said = say(facts);
      return said === null ? [] : [`${subject}: ${said}`];
    })
    .join('\n');
}
