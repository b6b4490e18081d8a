import {
  dayForms,
  daysAfter,
  dayText,
  moneyForms,
  moneyText,
  numbers,
  type Template,
  timeForms,
  timeText,
} from './kit.ts';
import { chooseOne, convertHours, putInOrder } from './planning.ts';
import { count, duplicates, pickOut, sortInto, totals } from './records.ts';
import { extract, letter, note, proofread } from './writing.ts';

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** Work that every position meets. */
export const generalTemplates: Template[] = [
  proofread({
    key: 'general.proofread',
    taskType: 'Quality check',
    title: 'Correct a page for the website',
    brief: 'A page goes live today. Find the remaining mistakes.',
    head: 'The page',
    slips: [
      { wrong: 'occured', right: 'occurred', sentence: 'An error occured while we counted the votes.' },
      {
        wrong: 'less mistakes',
        right: 'fewer mistakes',
        sentence: 'With two readers there are less mistakes.',
      },
      { wrong: 'definately', right: 'definitely', sentence: 'We’ll definately answer within two days.' },
      { wrong: 'Who’s bag', right: 'Whose bag', sentence: 'Who’s bag was found in the hall?' },
      { wrong: 'could of', right: 'could have', sentence: 'We could of told you earlier.' },
      {
        wrong: 'than write',
        right: 'then write',
        sentence: 'Read the question first, than write the answer.',
      },
    ],
    fine: [
      'Our office opens at nine.',
      'Everyone is welcome to ask.',
      'The course takes two weeks.',
      'We answer on business days.',
      'You’ll find the form below.',
    ],
  }),
  note({
    key: 'general.handover',
    taskType: 'Documentation',
    title: 'Write a handoff note',
    brief: 'Your shift is ending and someone else is taking over. Write the handoff note.',
    description: 'Write what’s done, what’s open, and what your colleague has to do first.',
    max: 90,
    build(random, { today }) {
      const [order = 'O-1'] = numbers(random, 'O', 1);
      const by = daysAfter(today, 1);
      const at = 60 * random.int(10, 16);
      const done = random.int(14, 48);
      return {
        material: [
          {
            title: 'Shift log',
            lines: [
              `${done} messages answered, inbox empty at noon`,
              `Order ${order}: carrier asked twice, no answer, customer is waiting`,
              `Promise: customer of ${order} gets an answer ${dayText(by)}, ${timeText(at)}`,
              'Printer: repaired, nothing to do',
            ],
          },
        ],
        facts: [
          { name: 'what is done', any: [String(done), 'answered', 'inbox'] },
          { name: 'which order is open', any: [order] },
          { name: 'why it’s open', any: ['carrier'] },
          { name: 'what was promised', any: [...dayForms(by), 'tomorrow'] },
          { name: 'at what time', any: timeForms(at) },
        ],
        hints: ['what’s done', 'what’s open and why', 'what was promised'],
        body: [
          `All ${done} messages have been answered.`,
          `Order ${order} is still open because the carrier hasn’t answered us.`,
          `Please call the carrier first: we promised the customer an answer on ${dayText(by)} at ${timeText(at)}.`,
        ],
      };
    },
  }),
  note({
    key: 'general.status',
    taskType: 'Documentation',
    title: 'Write a status update',
    brief: 'A manager wants to know where a project stands. Sum it up in a few sentences.',
    description: 'Say how far along it is, what went wrong, what’s needed, and when it’ll be done.',
    max: 80,
    build(random, { today }) {
      const all = random.int(20, 60) * 10;
      const done = Math.round(all * 0.4) + random.int(1, 9);
      const end = daysAfter(today, random.int(5, 12));
      return {
        material: [
          {
            title: 'Project sheet',
            lines: [
              `Scans: ${done} of ${all}`,
              'Tue: scanner broke down, one day lost',
              'Need: second scanner for three days',
              `Finished with it: ${dayText(end)} · without it: a week later`,
            ],
          },
        ],
        facts: [
          { name: 'how many are done', any: [String(done)] },
          { name: 'of how many', any: [String(all)] },
          { name: 'what went wrong', any: ['broken', 'broke', 'one day', 'a day', 'lost'] },
          {
            name: 'what is needed',
            any: ['second scanner', 'another scanner', 'one more scanner', '2nd scanner'],
          },
          { name: 'the date', any: dayForms(end) },
        ],
        hints: ['figures', 'the need', 'the date'],
        body: [
          `We’ve scanned ${done} of ${all} documents.`,
          'The scanner broke down on Tuesday, and we lost a day.',
          `With a second scanner for three days, we’ll be done on ${dayText(end)}. Without it, we need another week.`,
        ],
      };
    },
  }),
  note({
    key: 'general.plain-policy',
    taskType: 'Writing',
    title: 'Put a rule in plain words',
    brief: 'A rule is written in a way no one reads. Rewrite it so a new colleague understands it.',
    description: 'Explain the rule to a new colleague in plain sentences.',
    max: 90,
    build(random) {
      const days = random.int(2, 12);
      const cents = random.int(8, 120) * 1_000;
      return {
        material: [
          {
            title: 'The rule',
            lines: [
              `Absence exceeding ${days} consecutive working days necessitates submission of a medical certificate to the personnel department. Acquisition of equipment exceeding ${moneyText(cents)} is contingent upon prior written consent of the team lead.`,
            ],
          },
        ],
        facts: [
          {
            name: 'after how many days',
            any: [
              `${days} days`,
              `${days} working days`,
              `${days} work days`,
              `more than ${days}`,
              `${numberWords[days] ?? days}`,
            ],
          },
          { name: 'what is needed then', any: ['doctor*', 'medical', 'certificate', 'sick note'] },
          { name: 'from which amount', any: moneyForms(cents) },
          { name: 'who has to agree', any: ['team lead', 'lead', 'team leader'] },
          { name: 'that it must be in writing', any: ['writing', 'written', 'e-mail', 'email', 'mail'] },
        ],
        hints: ['both rules', 'the figures', 'plain words'],
        body: [
          `If you’re sick for more than ${days} days in a row, bring HR a note from your doctor.`,
          `If something you want to buy costs more than ${moneyText(cents)}, ask your team lead first and get a yes in writing.`,
        ],
      };
    },
  }),
  letter({
    key: 'general.ask-missing',
    taskType: 'Correspondence',
    title: 'Ask for what’s missing',
    brief: 'A request came in with details missing. Ask for all of them at once.',
    description:
      'Write the reply in your own words. Ask for everything that’s missing in one message, and say why you need it.',
    build(random, { today }, person) {
      const by = daysAfter(today, random.int(2, 6));
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [
              '“Please book me a room for next week’s training. It’s for a few people, and we need the usual things. Thanks!”',
            ],
          },
          {
            title: 'The booking form asks for',
            lines: [
              'day and time · number of people · equipment · who pays (cost center)',
              `Bookings close on ${dayText(by)}`,
            ],
          },
        ],
        facts: [
          { name: 'the day or time', any: ['day', 'date', 'time', 'when'] },
          { name: 'how many people', any: ['how many', 'number of people', 'people'] },
          { name: 'the equipment', any: ['equipment', 'projector', 'things', 'usual'] },
          { name: 'who pays', any: ['cost center', 'cost centre', 'pays', 'pay', 'paid'] },
          { name: 'the deadline', any: dayForms(by) },
        ],
        avoid: ['impossible', 'useless', 'as always', 'obviously'],
        hints: ['every question at once', 'the date'],
        body: [
          'I’m happy to book the room for your training, and I need a few details from you first.',
          'What day and time is it, and how many people will come?',
          'What equipment do you need, and which cost center pays for it?',
          `Bookings close on ${dayText(by)}, so please get back to me before then.`,
        ],
      };
    },
  }),
  letter({
    key: 'general.colleague',
    taskType: 'Correspondence',
    title: 'Answer a colleague who’s waiting',
    brief: 'A colleague is waiting for your part and asks where it is. Answer honestly.',
    description:
      'Write the reply in your own words: own the delay, say what’s done, and give a time you can keep.',
    build(random, { today }, person) {
      const at = 60 * random.int(10, 16);
      const day = daysAfter(today, 1);
      const done = random.int(4, 9);
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [
              '“Where are the labels? I promised the client they’d have them today. You could have told me.”',
            ],
          },
          {
            title: 'Where things stand',
            lines: [
              `${done} of 12 label sheets done · the printer was down for two hours`,
              `The rest is ready ${dayText(day)}, ${timeText(at)}; the finished ones can go out today`,
            ],
          },
        ],
        facts: [
          {
            name: 'that you own the delay',
            any: ['sorry', 'apolog*', 'my fault', 'should have told', 'my mistake'],
          },
          {
            name: 'how far along it is',
            any: [
              `${done} of 12`,
              `${done} of the 12`,
              `${done} sheets`,
              `${done} label*`,
              `${done} of twelve`,
              `${done}`,
            ],
          },
          { name: 'the reason', any: ['printer'] },
          { name: 'the day', any: [...dayForms(day), 'tomorrow'] },
          { name: 'the time', any: timeForms(at) },
        ],
        avoid: ['not my fault', 'your problem', 'asap', 'relax'],
        hints: ['no excuses', 'how far along it is', 'a time you can keep'],
        body: [
          'I’m sorry, I should have told you this morning that it would be late.',
          `The printer was down for two hours, and ${done} of 12 sheets are done. You can have those today.`,
          `The rest will be ready on ${dayText(day)} at ${timeText(at)}.`,
        ],
      };
    },
  }),
  putInOrder({
    key: 'general.deadlines',
    taskType: 'Planning',
    title: 'Plan a day by deadlines',
    brief: 'Too much for one morning. Decide what to do first.',
    rules: ['Earliest deadline first'],
    head: 'To do',
    ranked: [
      { text: 'Confirm the room, before 9:30 AM', because: 'it has to be done before 9:30' },
      { text: 'Send the list to the printer, by 10:00 AM', because: 'the printer needs it by 10:00' },
      { text: 'Answer the client, by 11:15 AM', because: 'the client expects an answer by 11:15' },
      { text: 'Call the landlord, before noon', because: 'the landlord leaves at noon' },
      { text: 'Submit hours, by 2:00 PM', because: 'the timesheet closes at 2:00' },
      { text: 'Read the draft, by 4:30 PM', because: 'the draft can wait until 4:30' },
      { text: 'Clean up the folder, this week', because: 'it can wait' },
    ],
  }),
  convertHours({
    key: 'general.hours',
    title: 'Give everyone the right time',
    brief: 'A call is announced in New York time. Write the local time for every place.',
  }),
  sortInto({
    key: 'general.messages',
    taskType: 'Inbox management',
    title: 'Route messages to the right team',
    brief: 'Messages came to the general mailbox. Send each one to its team.',
    head: 'Messages',
    prefix: 'M',
    groups: [
      {
        name: 'HR',
        rule: 'applications, contracts, leave',
        items: [
          '“Is the clerk job still open?”',
          '“I need a copy of my contract.”',
          '“How many vacation days do I have?”',
        ],
      },
      {
        name: 'IT',
        rule: 'devices, accounts, software',
        items: [
          '“My screen stays black.”',
          '“I can’t open the shared folder.”',
          '“Please install the new version.”',
        ],
      },
      {
        name: 'Finance',
        rule: 'invoices, payments, expenses',
        items: [
          '“When will our invoice be paid?”',
          '“Here are the receipts from my trip.”',
          '“The bank is asking about a payment.”',
        ],
      },
      {
        name: 'Facilities',
        rule: 'rooms, keys, repairs',
        items: [
          '“The door on the first floor won’t close.”',
          '“We need six more chairs.”',
          '“It’s cold in room 4.”',
        ],
      },
    ],
  }),
  pickOut({
    key: 'general.contradictions',
    taskType: 'Quality check',
    title: 'Find entries that can’t be true',
    brief: 'Some entries on a list can’t be right. Find them.',
    rules: [
      'The end time is after the start time.',
      'A day has at most 24 hours.',
      'A quantity is never below zero.',
    ],
    head: 'Entries',
    prefix: 'Q',
    what: 'entry that can’t be true',
    fine: (random) =>
      `from ${timeText(60 * random.int(7, 10))} to ${timeText(60 * random.int(13, 18))} · ${random.int(3, 9)} hours · ${random.int(1, 90)} pieces`,
    broken: [
      (random) => ({
        text: `from ${timeText(60 * random.int(14, 17))} to ${timeText(60 * random.int(8, 11))} · 4 hours · ${random.int(1, 90)} pieces`,
        why: ['end*', 'before', 'begin*', 'start*', 'after'],
      }),
      (random) => ({
        text: `from ${timeText(480)} to ${timeText(960)} · ${random.int(25, 60)} hours · ${random.int(1, 90)} pieces`,
        why: ['hours', '24', 'hour'],
      }),
      (random) => ({
        text: `from ${timeText(480)} to ${timeText(960)} · 8 hours · -${random.int(2, 40)} pieces`,
        why: ['negative', 'zero', 'minus', 'below', 'quantity', 'pieces'],
      }),
    ],
  }),
  extract({
    key: 'general.facts',
    taskType: 'Research',
    title: 'Find facts in a notice',
    brief: 'One long notice, five questions. Find the answers.',
    what: 'Find the answers in the notice.',
    build(random, { today }) {
      const start = daysAfter(today, random.int(10, 20));
      const end = daysAfter(start, random.int(3, 6));
      const cents = random.int(5, 30) * 500;
      const seats = random.int(12, 40);
      return {
        head: 'Notice',
        lines: [
          `The course planned for the spring will run from ${dayText(start)} to ${dayText(end)} after all.`,
          `There are ${seats} seats, two fewer than last year (${seats + 2}). Employees pay ${moneyText(cents)}, guests twice as much.`,
          'Sign up with Ms. Ito at the front desk, not by email. Lunch is included.',
        ],
        rows: [
          { key: 'Begins', values: [dayForms(start)] },
          { key: 'Ends', values: [dayForms(end)] },
          { key: 'Seats', values: [[String(seats), `${seats} seats`]], not: [String(seats + 2)] },
          { key: 'Price for guests', values: [moneyForms(cents * 2)] },
          { key: 'Sign up with', values: [['Ito', 'Ms. Ito', 'Ms Ito']] },
        ],
      };
    },
  }),
  chooseOne({
    key: 'general.choice',
    taskType: 'Research',
    title: 'Choose a phone plan',
    brief: 'The team needs phones. Compare the plans and choose one.',
    noun: 'plan',
    build(random) {
      const lines = random.int(4, 12);
      const data = random.int(6, 15);
      const budget = random.int(18, 30) * 100;
      return {
        needs: [
          `${lines} lines, at least ${data} GB each, calls to other countries included.`,
          `At most ${moneyText(budget)} per line.`,
        ],
        choices: [
          {
            name: 'Plan Cedar',
            facts: [`${data + 2} GB`, 'calls abroad included', moneyText(budget - 150)],
            fits: true,
          },
          {
            name: 'Plan Willow',
            facts: [`${data + 10} GB`, 'calls abroad included', moneyText(budget + 400)],
            fits: false,
          },
          {
            name: 'Plan Maple',
            facts: [`${data - 3} GB`, 'calls abroad included', moneyText(budget - 600)],
            fits: false,
          },
          {
            name: 'Plan Birch',
            facts: [`${data + 5} GB`, 'calls abroad cost extra', moneyText(budget - 500)],
            fits: false,
          },
        ],
        reasons: [
          { name: 'the data', any: ['it has enough data', 'gb', 'data', `${data + 2} gb`] },
          { name: 'the calls', any: ['calls abroad are included', 'calls', 'abroad', 'countries'] },
          {
            name: 'the price',
            any: [
              'the price is below the limit',
              'price',
              'budget',
              'limit',
              'expensive',
              'cost*',
              ...moneyForms(budget - 150),
            ],
          },
        ],
      };
    },
  }),
  totals({
    key: 'general.survey',
    taskType: 'Spreadsheet work',
    title: 'Tally survey answers',
    brief: 'The answers to a survey need to be counted by department.',
    head: 'Answers',
    groups: ['Sales', 'Service', 'Office', 'Storage', 'Kitchen'],
    line: (random, group, amount) => `sheet ${random.int(10, 99)} · ${group} · ${amount} answers`,
    amount: (random) => random.int(3, 40),
    ...count,
  }),
  duplicates({
    key: 'general.guests',
    taskType: 'Data cleaning',
    title: 'Clean a guest list',
    brief: 'Some people are on a guest list twice. Find the entries to remove.',
  }),
];
