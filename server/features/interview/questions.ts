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
        ask: 'Tell me about work where you entered or checked data. What kind of records were they, and how many did you handle on a normal day?',
        probe:
          'Could you describe one kind of record you worked with, and roughly how many you did in a day?',
      },
      {
        id: 'data-recent',
        ask: 'What is the most recent job or task in which you worked with records or spreadsheets, and what did you do from start to finish?',
        probe:
          'What did the first hour of that work look like? Any example is fine, also from studies or helping a family business.',
      },
    ],
    depth: [
      {
        id: 'data-error',
        ask: 'Think of a mistake you found, your own or someone else’s. How did you notice it, and what did you do?',
        probe: 'What exactly was wrong in that record, and what did you change so it would not happen again?',
      },
      {
        id: 'data-quality',
        ask: 'How do you make sure that what you typed is right before you hand it over?',
        probe: 'Which check do you do first, and how long does it take you?',
      },
    ],
    skills: [
      {
        id: 'data-tools',
        ask: 'Which programs do you use for this kind of work, and which functions in them do you use most?',
        probe: 'Could you name one function or shortcut you use every day, and what you use it for?',
      },
    ],
    situation: [
      {
        id: 'data-invoices',
        ask: 'Here is a situation from the job. You have 60 supplier invoices to enter before noon. Number 14 has a total that does not match its lines. What do you do?',
        probe: 'What would you write, to whom, and what happens to the other 46 invoices meanwhile?',
        later:
          'The supplier does not answer, and it is now 11:30. How do you hand over your work so that nobody is surprised?',
        laterProbe: 'What would your message to the team lead say?',
      },
      {
        id: 'data-duplicates',
        ask: 'Here is a situation from the job. You get a list of 2,000 customers and notice that some people are in it twice, with different phone numbers. What do you do?',
        probe: 'How would you decide which of the two phone numbers is right?',
        later: 'Your team lead says: just delete the older ones. What do you answer?',
        laterProbe: 'What could go wrong, and how would you make that visible?',
      },
    ],
  },
  support: {
    experience: [
      {
        id: 'support-work',
        ask: 'Tell me about work where you answered customers. Which channel was it, which system did you use, and how many messages or calls did you handle on a normal day?',
        probe: 'What did customers mostly ask for, and how did you answer them?',
      },
      {
        id: 'support-people',
        ask: 'Where have you helped people with a question or a problem, as a job or otherwise? What did they need from you?',
        probe: 'Could you describe one person you helped, and what you did step by step?',
      },
    ],
    depth: [
      {
        id: 'support-angry',
        ask: 'Tell me about a customer who was upset. What had happened, what did you say first, and how did it end?',
        probe: 'What were your first words to them, and why those?',
      },
      {
        id: 'support-hard',
        ask: 'What was the hardest conversation you had with a customer or a colleague, and what did you learn from it?',
        probe: 'What would you do differently today?',
      },
    ],
    skills: [
      {
        id: 'support-tools',
        ask: 'Which help desk, chat or CRM tools do you know, and how do you keep several conversations apart when they come at once?',
        probe: 'Which one do you know best, and what did you use it for?',
      },
    ],
    situation: [
      {
        id: 'support-parcel',
        ask: 'Now a situation from the job. A customer writes: “My parcel says delivered, but I never got it. I need it by Saturday!” How would you answer?',
        probe: 'Could you write the first two sentences you would send, and then say what you check?',
        later:
          'Express shipping would cost the store $24. When would you ask your team lead before you offer it, and when would you decide on your own?',
        laterProbe: 'Where exactly is the line for you, and what would you tell the customer while you wait?',
      },
      {
        id: 'support-charge',
        ask: 'Now a situation from the job. A customer writes in capital letters that she was charged twice and will tell everybody never to buy here. How would you answer?',
        probe: 'Could you write the first two sentences you would send, and then say what you check?',
        later:
          'You find only one charge in the system. How do you tell her, without making her feel accused?',
        laterProbe: 'Which words would you use, and what would you offer to do next?',
      },
    ],
  },
  assistant: {
    experience: [
      {
        id: 'va-work',
        ask: 'Tell me about work where you organised things for somebody else: calendars, inboxes, travel or documents. Whom did you help, and with what?',
        probe: 'What did you take off their shoulders in a normal week?',
      },
      {
        id: 'va-recent',
        ask: 'What did you plan or organise recently, from the first idea to the end? What was your part?',
        probe: 'Which step of it was the most difficult, and how did you solve it?',
      },
    ],
    depth: [
      {
        id: 'va-priorities',
        ask: 'Think of a day when everything came at once. How did you decide what comes first?',
        probe: 'Which task did you leave for later, and how did you tell the person who waited for it?',
      },
      {
        id: 'va-ahead',
        ask: 'Tell me about something you saw coming before the person you worked for did. What did you do?',
        probe: 'How did you notice it, and what would have happened without you?',
      },
    ],
    skills: [
      {
        id: 'va-tools',
        ask: 'Which calendar, mail and task tools do you work with, and how do you keep an overview in them?',
        probe: 'Could you describe how one of them looks on a normal morning, and what you do first?',
      },
    ],
    situation: [
      {
        id: 'va-conflict',
        ask: 'Here is a situation from the job. Two clients want the same hour with your manager tomorrow, and she is on a plane and cannot answer. What do you do?',
        probe: 'What would you write to each of the two clients?',
        later: 'After landing she says the client you moved is her most important one. What do you do now?',
        laterProbe: 'What would you write to that client, and what would you change for next time?',
      },
      {
        id: 'va-inbox',
        ask: 'Here is a situation from the job. You open your manager’s inbox and find 140 unread mails before her first meeting in 30 minutes. What do you do?',
        probe: 'Which mails do you look for first, and how do you show her the result?',
        later:
          'One of them asks for a bank transfer today and looks as if it came from your manager. What do you do?',
        laterProbe: 'How would you check it, and whom would you tell?',
      },
    ],
  },
  admin: {
    experience: [
      {
        id: 'admin-work',
        ask: 'Tell me about office work you did: files, forms, records or answering staff. What was yours to do, and how much of it was there?',
        probe: 'Which part did you do every day, and who depended on it?',
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
        ask: 'When did you work with information that not everybody may see? How did you protect it?',
        probe: 'What did you do when somebody asked you for it?',
      },
      {
        id: 'admin-better',
        ask: 'Tell me about something in an office that did not work well. What did you change, and what came of it?',
        probe: 'How did you notice that it was better afterwards?',
      },
    ],
    skills: [
      {
        id: 'admin-tools',
        ask: 'Which office programs and record systems do you use, and what do you do in each of them?',
        probe: 'Which one do you know best, and what could you show a new colleague in it?',
      },
    ],
    situation: [
      {
        id: 'admin-onboarding',
        ask: 'Here is a situation from the job. Three new people start on Monday, and on Friday at 3 PM one of them has not sent the signed contract. What do you do?',
        probe: 'What would you write to that person, and whom do you tell inside the company?',
        later:
          'On Monday the person is there, but the document is still missing. Do you let them start? Why?',
        laterProbe: 'Who would have to decide it, and how would you ask them?',
      },
      {
        id: 'admin-records',
        ask: 'Here is a situation from the job. A manager writes and asks you to send her the home addresses of her whole team. What do you do?',
        probe: 'How would you find out whether she may have them?',
        later: 'She answers: I am the manager, just send it. What do you write back?',
        laterProbe: 'Which words would you choose, so that she is not offended and the data stays safe?',
      },
    ],
  },
  general: {
    experience: [
      {
        id: 'general-work',
        ask: 'Tell me about the work or the studies that prepared you best for this job. What did you do there on a normal day?',
        probe: 'Could you give me one example of a task, and how you went about it?',
      },
      {
        id: 'general-recent',
        ask: 'What is the last piece of work you were proud of, and what was your own part in it?',
        probe: 'What made it difficult, and what did you do about that?',
      },
    ],
    depth: [
      {
        id: 'general-problem',
        ask: 'Tell me about a problem at work that had no ready answer. How did you find one?',
        probe: 'What did you try first, and how did you know that it worked?',
      },
      {
        id: 'general-feedback',
        ask: 'When did somebody tell you that your work was not good enough? What did you do next?',
        probe: 'What do you do differently since then?',
      },
    ],
    skills: [
      {
        id: 'general-tools',
        ask: 'Which tools or skills would you use every day in this job, and how well do you know each of them?',
        probe: 'Could you describe what you did with one of them recently?',
      },
    ],
    situation: [
      {
        id: 'general-deadline',
        ask: 'Here is a situation from the job. You see at noon that you cannot finish everything you promised for today. What do you do?',
        probe: 'Whom do you tell first, and what exactly do you say?',
        later: 'Your team lead is not online, and a client asks when it will be ready. What do you answer?',
        laterProbe: 'Which words would you use, so that you promise nothing you cannot keep?',
      },
      {
        id: 'general-unclear',
        ask: 'Here is a situation from the job. You get a task by chat that can be understood in two ways, and the person who sent it is asleep in another time zone. What do you do?',
        probe: 'How would you choose, and how would you tell them about your choice?',
        later: 'In the morning you learn that the other way was meant. What do you do?',
        laterProbe: 'What would you write, and what would you change for next time?',
      },
    ],
  },
};

const availability: Choice[] = [
  {
    id: 'hours',
    ask: 'Our clients work U.S. business hours. Which hours and days can you work, in your own time zone, and how is your internet connection and place to work?',
    probe: 'From when until when could you work on a normal weekday, in your local time?',
  },
  {
    id: 'hours-start',
    ask: 'When could you start, and which hours in your local time would you have free for U.S. business hours, week after week?',
    probe: 'Is there a day or an hour that would not work for you, and where would you sit to work?',
  },
];

const questions: Choice[] = [
  {
    id: 'your-turn',
    ask: 'What would you like to know from us?',
    probe: 'Is there anything about the job, the hours or the training you would like to know?',
  },
  {
    id: 'your-turn-open',
    ask: 'Now it is your turn. What should I tell you about the work or about what happens next?',
    probe: 'Is there anything about the job, the hours or the training you would like to know?',
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

/** One of a list, decided by the text `salt` alone (FNV-1a). */
export function choose<T>(list: readonly T[], salt: string): T {
  let hash = 0x811c9dc5;
  for (let index = 0; index < salt.length; index++) {
    hash = Math.imul(hash ^ salt.charCodeAt(index), 0x01000193) >>> 0;
  }
  const chosen = list[hash % list.length];
  if (chosen === undefined) throw new Error('Nothing to choose from');
  return chosen;
}
