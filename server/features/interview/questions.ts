import type { InterviewPhase } from '../../../shared/interview.ts';

/** One thing to find out. `probe` is asked when the answer says too little; each exists once per interview. */
export type Question = { id: string; phase: InterviewPhase; ask: string; probe: string };

/** Which bank of questions a position uses; anything typed under Other has the general one. */
export type Track = 'data' | 'support' | 'assistant' | 'admin' | 'general';

/** Which questions and rubric a position gets; `general` for one that no word gives away. */
export function trackOf(position: string): Track {
  if (/data|clerk|typist|index|transcri/i.test(position)) return 'data';
  if (/admin|office|\bhr\b|operations/i.test(position)) return 'admin';
  if (/support|customer|service|chat|call/i.test(position)) return 'support';
  if (/virtual|executive|personal|assistant/i.test(position)) return 'assistant';
  return 'general';
}

type Bank = { experience: Choice[]; depth: Choice[]; skills: Choice[]; situation: Scenario[] };
type Choice = { id: string; ask: string; probe: string };
type Scenario = { id: string; ask: string; probe: string; later: string; laterProbe: string };

const banks: Record<Track, Bank> = {
  data: {
    experience: [
      {
        id: 'data-work',
        ask: 'Tell me about work where you entered or checked data. What did a normal day look like?',
        probe: 'Could you describe one kind of record you worked with, and about how many you did in a day?',
      },
      {
        id: 'data-recent',
        ask: 'What’s the most recent job or task where you worked with records or spreadsheets? Walk me through it.',
        probe:
          'What did the first hour of that work look like? Any example is fine, also from studies or helping a family business.',
      },
    ],
    depth: [
      {
        id: 'data-error',
        ask: 'Think of a mistake you found, your own or someone else’s. What did you do about it?',
        probe: 'What was wrong, and what did you change so it wouldn’t happen again?',
      },
      {
        id: 'data-quality',
        ask: 'How do you make sure that what you typed is right before you hand it over?',
        probe: 'Which check do you do first?',
      },
    ],
    skills: [
      {
        id: 'data-tools',
        ask: 'Which programs do you use for this kind of work, and what do you do in them?',
        probe: 'Could you name one function or shortcut you use every day, and what you use it for?',
      },
    ],
    situation: [
      {
        id: 'data-invoices',
        ask: 'Here’s a situation you might see on the job. You have 60 supplier invoices to enter before noon. Number 14 has a total that does not match its lines. What do you do?',
        probe: 'What happens to the other 46 invoices meanwhile?',
        later:
          'The supplier doesn’t answer, and it’s now 11:30. How do you hand over your work so that nobody is surprised?',
        laterProbe: 'What would your message to the team lead say?',
      },
      {
        id: 'data-duplicates',
        ask: 'Here’s a situation you might see on the job. You get a list of 2,000 customers and notice that some people are in it twice, with different phone numbers. What do you do?',
        probe: 'How would you decide which of the two phone numbers is right?',
        later: 'Your team lead says: just delete the older ones. What do you answer?',
        laterProbe: 'What could go wrong?',
      },
    ],
  },
  support: {
    experience: [
      {
        id: 'support-work',
        ask: 'Tell me about work where you answered customers. What did a normal day look like?',
        probe: 'What did customers mostly ask for?',
      },
      {
        id: 'support-people',
        ask: 'Where have you helped people with a question or a problem, at work or elsewhere?',
        probe: 'Could you describe one person you helped, and what you did step by step?',
      },
    ],
    depth: [
      {
        id: 'support-angry',
        ask: 'Tell me about a customer who was upset. How did you handle it?',
        probe: 'What did you say to them first?',
      },
      {
        id: 'support-hard',
        ask: 'What was the hardest conversation you’ve had with a customer or a colleague, and how did it go?',
        probe: 'What would you do differently today?',
      },
    ],
    skills: [
      {
        id: 'support-tools',
        ask: 'Which help desk, chat or CRM tools do you know, and what do you use them for?',
        probe: 'Which one do you know best, and what did you use it for?',
      },
    ],
    situation: [
      {
        id: 'support-parcel',
        ask: 'Here’s a situation you might see on the job. A customer writes: “My parcel says delivered, but I never got it. I need it by Saturday!” How would you answer?',
        probe: 'What are the first two sentences you’d send?',
        later:
          'Express shipping would cost the store $24. When would you ask your team lead before you offer it?',
        laterProbe: 'What would you tell the customer while you wait for your lead?',
      },
      {
        id: 'support-charge',
        ask: 'Here’s a situation you might see on the job. A customer writes in capital letters that she was charged twice and will tell everyone never to buy here. How would you answer?',
        probe: 'What are the first two sentences you’d send?',
        later:
          'You find only one charge in the system. How do you tell her, without making her feel accused?',
        laterProbe: 'What would you offer to do next?',
      },
    ],
  },
  assistant: {
    experience: [
      {
        id: 'va-work',
        ask: 'Tell me about work where you organized things for someone else, such as calendars, inboxes, travel or documents. What did you take care of?',
        probe: 'What did you take off their plate in a normal week?',
      },
      {
        id: 'va-recent',
        ask: 'What did you plan or organize recently, and what was your part in it?',
        probe: 'Which step was the hardest, and how did you solve it?',
      },
    ],
    depth: [
      {
        id: 'va-priorities',
        ask: 'Think of a day when everything came at once. How did you decide what came first?',
        probe: 'Which task did you leave for later, and what did you tell the person who was waiting?',
      },
      {
        id: 'va-ahead',
        ask: 'Tell me about something you saw coming before the person you worked for did. What did you do?',
        probe: 'How did you notice it?',
      },
    ],
    skills: [
      {
        id: 'va-tools',
        ask: 'Which calendar, email and task tools do you work with, and how do you keep track of things in them?',
        probe: 'What do you do first in one of them on a normal morning?',
      },
    ],
    situation: [
      {
        id: 'va-conflict',
        ask: 'Here’s a situation you might see on the job. Two clients want the same hour with your manager tomorrow, and she is on a plane and cannot answer. What do you do?',
        probe: 'What would you write to each of the two clients?',
        later: 'After landing she says the client you moved is her most important one. What do you do now?',
        laterProbe: 'What would you write to that client?',
      },
      {
        id: 'va-inbox',
        ask: 'Here’s a situation you might see on the job. You open your manager’s inbox and find 140 unread emails before her first meeting in 30 minutes. What do you do?',
        probe: 'Which emails do you look for first?',
        later:
          'One of them asks for a bank transfer today and looks as if it came from your manager. What do you do?',
        laterProbe: 'How would you check it?',
      },
    ],
  },
  admin: {
    experience: [
      {
        id: 'admin-work',
        ask: 'Tell me about office work you’ve done, such as files, forms or records. What was your part?',
        probe: 'Which part did you do every day?',
      },
      {
        id: 'admin-process',
        ask: 'Describe a process you were responsible for, from the moment something arrived to the moment it was done.',
        probe: 'Which step took the longest, and why?',
      },
    ],
    depth: [
      {
        id: 'admin-private',
        ask: 'When did you work with confidential information, and how did you protect it?',
        probe: 'What did you do when someone asked you for it?',
      },
      {
        id: 'admin-better',
        ask: 'Tell me about something in an office that didn’t work well. What did you change?',
        probe: 'How could you tell it was better afterward?',
      },
    ],
    skills: [
      {
        id: 'admin-tools',
        ask: 'Which office programs and record systems do you use, and what do you do in them?',
        probe: 'Which one do you know best, and what could you teach a new colleague?',
      },
    ],
    situation: [
      {
        id: 'admin-onboarding',
        ask: 'Here’s a situation you might see on the job. Three new people start on Monday, and on Friday at 3 PM one of them has not sent the signed contract. What do you do?',
        probe: 'What would you write to that person?',
        later:
          'On Monday the person is there, but the document is still missing. Do you let them start, and why?',
        laterProbe: 'Who would have to decide that?',
      },
      {
        id: 'admin-records',
        ask: 'Here’s a situation you might see on the job. A manager writes and asks you to send her the home addresses of her whole team. What do you do?',
        probe: 'How would you find out whether she’s allowed to have them?',
        later: 'She answers: I am the manager, just send it. What do you write back?',
        laterProbe: 'How would you word it to keep the data safe without offending her?',
      },
    ],
  },
  general: {
    experience: [
      {
        id: 'general-work',
        ask: 'Tell me about the work or studies that prepared you best for this job. What did a normal day look like?',
        probe: 'Could you give me one example of a task, and how you went about it?',
      },
      {
        id: 'general-recent',
        ask: 'What’s the last piece of work you were proud of, and what was your part in it?',
        probe: 'What made it difficult?',
      },
    ],
    depth: [
      {
        id: 'general-problem',
        ask: 'Tell me about a problem at work that had no ready answer. How did you find one?',
        probe: 'What did you try first?',
      },
      {
        id: 'general-feedback',
        ask: 'Tell me about a time someone said your work wasn’t good enough. What did you do next?',
        probe: 'What have you done differently since then?',
      },
    ],
    skills: [
      {
        id: 'general-tools',
        ask: 'Which tools or skills would you use every day in this job, and how have you used them?',
        probe: 'Could you describe what you did with one of them recently?',
      },
    ],
    situation: [
      {
        id: 'general-deadline',
        ask: 'Here’s a situation you might see on the job. It’s noon, and you realize you can’t finish everything you promised for today. What do you do?',
        probe: 'Who do you tell first, and what do you say?',
        later: 'Your team lead isn’t online, and a client asks when it will be ready. What do you answer?',
        laterProbe: 'How would you word it without promising something you can’t keep?',
      },
      {
        id: 'general-unclear',
        ask: 'Here’s a situation you might see on the job. You get a task by chat that can be understood in two ways, and the person who sent it is asleep in another time zone. What do you do?',
        probe: 'How would you choose?',
        later: 'In the morning you learn that they meant it the other way. What do you do?',
        laterProbe: 'What would you write back?',
      },
    ],
  },
};

const availability: Choice[] = [
  {
    id: 'hours',
    ask: 'Which hours and days can you work, in your own time zone?',
    probe: 'From when until when could you work on a normal weekday, in your local time?',
  },
  {
    id: 'hours-start',
    ask: 'Which hours and days could you work, week after week, in your local time?',
    probe: 'Could you give me a start and an end, in your local time, for a normal weekday?',
  },
];

/** Asked once the hours are known and nothing was said about where the work would be done. */
export const placeProbe = 'What’s your internet connection like where you’d work?';

const questions: Choice[] = [
  {
    id: 'your-turn',
    ask: 'What would you like to know about us or the job?',
    probe: 'Is there anything about the job, the hours or the training you’d like to know?',
  },
  {
    id: 'your-turn-open',
    ask: 'Now it’s your turn. What can I tell you about the work or what happens next?',
    probe: 'Is there anything about the job, the hours or the training you’d like to know?',
  },
];

/** The questions of one interview, in order: the same for the same seed, different from one person to the next. */
export function planOf(position: string, seed: string): Question[] {
  const bank = banks[trackOf(position)];
  const one = <T extends { id: string }>(list: readonly T[], salt: string): T =>
    choose(list, `${seed} ${salt}`);
  const scenario = one(bank.situation, 'situation');
  const from = (choice: Choice, phase: InterviewPhase): Question => ({ ...choice, phase });
  return [
    from(one(bank.experience, 'experience'), 'experience'),
    from(one(bank.depth, 'depth'), 'experience'),
    from(one(bank.skills, 'skills'), 'skills'),
    { id: scenario.id, phase: 'situation', ask: scenario.ask, probe: scenario.probe },
    { id: `${scenario.id}-later`, phase: 'situation', ask: scenario.later, probe: scenario.laterProbe },
    from(one(availability, 'availability'), 'availability'),
    from(one(questions, 'questions'), 'questions'),
  ];
}

/** Any question of a position's bank by its id, also one that no plan chose this time; null for none. */
export function bankQuestion(position: string, id: string): Question | null {
  const bank = banks[trackOf(position)];
  const of = (phase: InterviewPhase, list: readonly Choice[]): Question[] =>
    list.map((choice) => ({ ...choice, phase }));
  const all = [
    ...of('experience', [...bank.experience, ...bank.depth]),
    ...of('skills', bank.skills),
    ...bank.situation.flatMap(({ id: scenario, ask, probe, later, laterProbe }) =>
      of('situation', [
        { id: scenario, ask, probe },
        { id: `${scenario}-later`, ask: later, probe: laterProbe },
      ]),
    ),
    ...of('availability', availability),
    ...of('questions', questions),
  ];
  return all.find((question) => question.id === id) ?? null;
}

/**
 * One of a list, decided by the text `salt` alone (FNV-1a). Its last bits hang together for texts that end alike, so
 * the number is stirred before it is divided; without that, two choices among two would always fall the same way.
 */
export function choose<T>(list: readonly T[], salt: string): T {
  let hash = 0x811c9dc5;
  for (let index = 0; index < salt.length; index++) {
    hash = Math.imul(hash ^ salt.charCodeAt(index), 0x01000193) >>> 0;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  const chosen = list[((hash ^ (hash >>> 16)) >>> 0) % list.length];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
}
