import type { InterviewFacts } from './director.ts';
import { sentencesOf } from './reading.ts';

/** What we can say about a subject from the posting and from how every job here works. */
type Topic = { about: RegExp; say: (facts: InterviewFacts) => string | null };

const topics: Topic[] = [
  {
    about: /\b(train\w*|onboard\w*|learn\w*|who (?:can|do|should) i ask|supervis\w+|support me)\b/i,
    say: () => 'Training is paid and takes one to two weeks, with a supervisor you can ask at any time.',
  },
  {
    about:
      /\b(salary|pay|payments?|(?:get|it|be|am i|are we) paid|paid (?:weekly|monthly|every)|wages?|money|(?:hourly|pay) rate|usd|earn)\b/i,
    say: () =>
      'The salary range is shown with the job, and HR agrees the exact figure with you. Direct deposit every two weeks is the usual way of payment, and weekly payments can be chosen when you start.',
  },
  {
    about:
      /\b(hours|schedule|time ?zone|weekends?|overtime|nights?|(?:which|what|how long|how many) (?:is |are )?(?:the |a )?shifts?)\b/i,
    say: ({ workHours }) =>
      workHours
        ? `The posting says ${workHours.replace(/[.\s]+$/, '')}. Your team lead agrees the details with you.`
        : 'The hours follow U.S. business hours, and your team lead agrees the details with you.',
  },
  {
    about:
      /\b(tasks?|dut(?:y|ies)|responsibilit\w+|typical day|normal day|day[- ]to[- ]day|about the (?:job|role|work|position)|what (?:would|will) i (?:do|be doing))\b/i,
    say: ({ jobDescription }) => {
      const first = jobDescription ? sentencesOf(jobDescription).slice(0, 2).join(' ') : '';
      return first === '' || first.length > 400 ? null : `The posting describes it like this: ${first}`;
    },
  },
  {
    about:
      /\b(next|what happens|after (?:this|the) interview|results?|hear (?:back|from)|decision|when will|process|status)\b/i,
    say: () =>
      'After you complete the interview, a person in HR reads it and writes to you within 5-7 business days.',
  },
  {
    about: /\b(equipment|laptop|computer|internet|headset)\b/i,
    say: () =>
      'You need your own computer and an internet connection of at least 10 Mbps. HR tells you if a job needs more.',
  },
  {
    about: /\b(contract|full.?time|part.?time|employ\w*)\b/i,
    say: () =>
      'There are full-time, part-time and contract jobs. The posting says which one this is, and HR confirms it with you.',
  },
  {
    about: /\b(are you (?:a |an )?(?:real|human|robot|bot|ai|person|machine))\b/i,
    say: () => 'I am an AI. I ask the questions, and a person in HR reads the answers and decides.',
  },
];

/** What only HR can say, even where another word of the question sounds known. */
const onlyHr =
  /\b(vacations?|holidays?|paid (?:time|leave)|time off|sick (?:days?|leave)|insurance|benefits?|bonus(?:es)?|raise|promotion|visa|tax(?:es)?)\b/i;

/** Answers a question of the candidate from the posting, up to two subjects; null when HR has to. */
export function answerFor(facts: InterviewFacts, asked: string): string | null {
  if (onlyHr.test(asked)) return null;
  const found = topics
    .filter(({ about }) => about.test(asked))
    .flatMap(({ say }) => say(facts) ?? [])
    .slice(0, 2);
  return found.length > 0 ? found.join(' ') : null;
}
