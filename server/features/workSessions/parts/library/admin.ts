import {
  dayForms,
  daysAfter,
  dayText,
  moneyForms,
  moneyText,
  people,
  type Template,
  timeForms,
  timeText,
} from './kit.ts';
import { chooseOne, findSlot, putInOrder } from './planning.ts';
import { compareLists, count, dollars, firm, pickOut, sortInto } from './records.ts';
import { extract, letter, note, proofread } from './writing.ts';

const WRITE = 'Write the complete message in your own words.';

/** Administrative support. */
export const adminTemplates: Template[] = [
  note({
    key: 'admin.minutes',
    taskType: 'Documentation',
    title: 'Write a meeting summary',
    brief: 'A meeting was recorded. Write the summary people will act on.',
    description: 'Write what was decided, who does what, and when the next meeting is.',
    max: 100,
    build(random, { today }) {
      const [a = { first: 'Ana' }, b = { first: 'Ben' }] = people(random, 2);
      const next = daysAfter(today, random.int(6, 10));
      const budget = random.int(8, 30) * 10_000;
      const due = daysAfter(today, random.int(2, 4));
      return {
        material: [
          {
            title: 'Recording',
            lines: [
              `${a.first}: the old scanner breaks down every week. – ${b.first}: then let’s buy a new one, up to ${moneyText(budget)}. – ${a.first}: agreed.`,
              `${b.first}: who’ll get quotes? – ${a.first}: I will, by ${dayText(due)}.`,
              `${b.first}: and the summer party? – ${a.first}: not today; next time, ${dayText(next)}, same room.`,
            ],
          },
        ],
        facts: [
          { name: 'what was decided', any: ['scanner'] },
          { name: 'the limit', any: moneyForms(budget) },
          { name: 'who gets the quotes', any: [`${a.first}*`] },
          { name: 'by when', any: dayForms(due) },
          { name: 'the next meeting', any: dayForms(next) },
          { name: 'what was put off', any: ['party'] },
        ],
        hints: ['the decision with its limit', 'who, by when', 'the next meeting and what was put off'],
        body: [
          `We decided to buy a new scanner for at most ${moneyText(budget)}.`,
          `${a.first} will get quotes for it by ${dayText(due)}.`,
          `The summer party was put off until the next meeting on ${dayText(next)}.`,
        ],
      };
    },
  }),
  letter({
    key: 'admin.notice',
    taskType: 'Correspondence',
    title: 'Announce a change in the office',
    brief: 'Something is changing in the office. Let the person it affects know.',
    description: `${WRITE} Say what’s changing, when, for how long, and what to do in the meantime.`,
    build(random, { today }) {
      const day = daysAfter(today, random.int(3, 9));
      const from = 60 * random.int(8, 10);
      const to = from + 60 * random.int(3, 5);
      return {
        material: [
          {
            title: 'From building services',
            lines: [
              `No water on ${dayText(day)}, ${timeText(from)} to ${timeText(to)}, because of work on the pipes.`,
              'The kitchen on the second floor still works. Working from home is allowed that day.',
            ],
          },
        ],
        facts: [
          { name: 'what happens', any: ['water'] },
          { name: 'the reason', any: ['pipe*'] },
          { name: 'the day', any: dayForms(day) },
          { name: 'the start time', any: timeForms(from) },
          { name: 'the end time', any: timeForms(to) },
          { name: 'working from home', any: ['home', 'remote*'] },
          { name: 'the other kitchen', any: ['kitchen', 'second floor', '2nd floor'] },
        ],
        avoid: ['asap', 'deal with it', 'inconvenient for us'],
        hints: ['what, why, when, how long', 'what people can do'],
        body: [
          `On ${dayText(day)}, there will be no water in our office from ${timeText(from)} to ${timeText(to)} because the pipes are being repaired.`,
          'You can use the kitchen on the second floor, or work from home that day.',
        ],
      };
    },
  }),
  pickOut({
    key: 'admin.expense-policy',
    taskType: 'Bookkeeping',
    title: 'Check expenses against the policy',
    brief: 'Expense claims came in. Find the ones the policy doesn’t allow.',
    rules: [
      'Meals up to $30.00. Hotel up to $140.00 a night.',
      'Receipt required. No alcohol.',
      'Submitted within 60 days.',
    ],
    head: 'Claims',
    prefix: 'E',
    what: 'claim that violates the policy',
    fine: (random) => `meal · ${moneyText(random.int(900, 2_900))} · receipt · ${random.int(3, 50)} days ago`,
    broken: [
      (random) => ({
        text: `meal · ${moneyText(random.int(3_400, 7_900))} · receipt · ${random.int(3, 50)} days ago`,
        why: [
          '30',
          '$30',
          '$30.00',
          'too much',
          'too expensive',
          'limit',
          'over',
          'exceed*',
          'above',
          'too high',
        ],
      }),
      (random) => ({
        text: `hotel, one night · ${moneyText(random.int(15_500, 24_000))} · receipt · ${random.int(3, 50)} days ago`,
        why: [
          '140',
          '$140',
          '$140.00',
          'too much',
          'too expensive',
          'limit',
          'over',
          'exceed*',
          'above',
          'too high',
        ],
      }),
      (random) => ({
        text: `meal · ${moneyText(random.int(900, 2_900))} · no receipt · ${random.int(3, 50)} days ago`,
        why: ['receipt'],
      }),
      (random) => ({
        text: `wine for guests · ${moneyText(random.int(900, 2_900))} · receipt · ${random.int(3, 50)} days ago`,
        why: ['alcohol', 'wine'],
      }),
      (random) => ({
        text: `meal · ${moneyText(random.int(900, 2_900))} · receipt · ${random.int(70, 140)} days ago`,
        why: ['60 days', 'late', 'too late', 'days', 'old'],
      }),
    ],
  }),
  chooseOne({
    key: 'admin.supplier',
    taskType: 'Research',
    title: 'Choose a supplier for chairs',
    brief: 'The office needs chairs. Compare the options and choose one.',
    noun: 'supplier',
    build(random, { today }) {
      const pieces = random.int(8, 24);
      const budget = pieces * random.int(120, 180) * 100;
      const need = daysAfter(today, 21);
      const price = Math.floor(budget / pieces / 100) * 100 - 500;
      return {
        needs: [
          `${pieces} chairs by ${dayText(need)}, at most ${moneyText(budget)} in total, five-year warranty.`,
        ],
        choices: [
          {
            name: 'Fernway Office',
            facts: [`${moneyText(price)} each`, `delivers ${dayText(daysAfter(need, -4))}`, '5 years'],
            fits: true,
          },
          {
            name: 'Oakhatch Supplies',
            facts: [`${moneyText(price - 2_000)} each`, `delivers ${dayText(daysAfter(need, 6))}`, '5 years'],
            fits: false,
          },
          {
            name: 'Bluegate Parts',
            facts: [
              `${moneyText(price + 3_000)} each`,
              `delivers ${dayText(daysAfter(need, -9))}`,
              '10 years',
            ],
            fits: false,
          },
          {
            name: 'Pinelow Textiles',
            facts: [
              `${moneyText(price - 3_000)} each`,
              `delivers ${dayText(daysAfter(need, -2))}`,
              '2 years',
            ],
            fits: false,
          },
        ],
        reasons: [
          {
            name: 'the price',
            any: [
              'the price is within the limit',
              'price*',
              'budget',
              'limit',
              'cost*',
              'expensive',
              'cheap*',
              ...moneyForms(price),
            ],
          },
          {
            name: 'the date',
            any: [
              `it delivers by ${dayText(daysAfter(need, -4))}`,
              'deliver*',
              'in time',
              'on time',
              'late',
              ...dayForms(daysAfter(need, -4)),
            ],
          },
          { name: 'the warranty', any: ['the warranty is five years', 'warranty', 'years', 'guarantee*'] },
        ],
      };
    },
  }),
  findSlot({
    key: 'admin.room',
    title: 'Find a time for interviews',
    brief: 'Interviewers are busy people. Find the time when all of them are free.',
    what: 'an interview',
  }),
  pickOut({
    key: 'admin.leave',
    taskType: 'Scheduling',
    title: 'Check time-off requests',
    brief: 'Time-off requests came in for next month. Find the ones that can’t be approved.',
    rules: [
      'Requested at least 14 days in advance.',
      'At most 10 working days in a row.',
      'No one from the front desk during the week of the fair.',
    ],
    head: 'Requests',
    prefix: 'L',
    what: 'request that breaks a rule',
    fine: (random) => `office · ${random.int(2, 10)} days · requested ${random.int(15, 40)} days ahead`,
    broken: [
      (random) => ({
        text: `office · ${random.int(2, 9)} days · requested ${random.int(3, 12)} days ahead`,
        why: ['14 days', '14', 'too late', 'late', 'before'],
      }),
      (random) => ({
        text: `office · ${random.int(12, 20)} days · requested ${random.int(15, 40)} days ahead`,
        why: ['10 days', '10', 'too long', 'long*', '10 working days'],
      }),
      (random) => ({
        text: `front desk, week of the fair · ${random.int(2, 5)} days · requested ${random.int(15, 40)} days ahead`,
        why: ['fair', 'front desk'],
      }),
    ],
  }),
  putInOrder({
    key: 'admin.onboarding',
    taskType: 'Planning',
    title: 'Put onboarding steps in order',
    brief: 'A new colleague is starting. Put the steps in an order that works.',
    rules: ['Each step comes after everything it needs'],
    head: 'Steps',
    ranked: [
      {
        text: 'The contract is signed by both sides.',
        because: 'nothing can be ordered before the contract is signed',
      },
      {
        text: 'A laptop is ordered for the person who signed.',
        because: 'the laptop has to be there before it can be set up',
      },
      { text: 'The laptop that arrived is set up.', because: 'accounts need a laptop that’s ready' },
      {
        text: 'Accounts are created on the laptop that’s been set up.',
        because: 'the welcome email needs an account',
      },
      {
        text: 'A welcome email goes to the new account.',
        because: 'the email explains the first day',
      },
      {
        text: 'The person signs in and reads the welcome email.',
        because: 'the email links to the training',
      },
      { text: 'The training linked in the welcome email is completed.', because: 'it’s the last step' },
    ],
  }),
  extract({
    key: 'admin.phone-note',
    taskType: 'Documentation',
    title: 'Take a phone message',
    brief: 'Someone called for your manager. Fill in the message form.',
    what: 'Find what the message form asks for.',
    build(random) {
      const [
        caller = { first: 'Ana', last: 'Baker', full: 'Ana Baker' },
        boss = { first: 'Ben', last: 'Osei', full: 'Ben Osei' },
      ] = people(random, 2);
      const company = firm(random);
      const phone = `555-01${random.int(10, 99)}`;
      const at = 60 * random.int(13, 16) + 30;
      return {
        head: 'The call',
        lines: [
          `Hi, ${caller.full} from ${company}, is ${boss.full} in? No? It’s about the lease, the landlord wants it signed.`,
          `Could I get a call back? Before ${timeText(at)}, please, I’m gone after that. My number is ${phone}. No, no email, please.`,
        ],
        rows: [
          { key: 'Caller', values: [[caller.full]] },
          { key: 'Company', values: [[company]] },
          { key: 'For', values: [[boss.full]] },
          { key: 'About', values: [['lease']] },
          { key: 'Call back before', values: [timeForms(at)] },
          { key: 'Number', values: [[phone]] },
        ],
      };
    },
  }),
  compareLists({
    key: 'admin.petty-cash',
    taskType: 'Bookkeeping',
    title: 'Reconcile petty cash',
    brief: 'The cash log and the receipts should match. Find where they don’t.',
    prefix: 'PC',
    left: 'Receipts',
    right: 'Cash log',
    noun: 'amount',
    item: (random) => random.pick(['Stamps', 'Coffee', 'Taxi', 'Flowers', 'Light bulbs', 'Copies']),
    value: (random) => random.int(30, 900) * 10,
    change: (random, value) => value + random.pick([90, -10, 100, 45]),
    ...dollars,
  }),
  compareLists({
    key: 'admin.delivery',
    taskType: 'Purchasing',
    title: 'Check a delivery against the order',
    brief: 'A delivery arrived. Find the items that came in the wrong quantity.',
    prefix: 'B',
    left: 'Purchase order',
    right: 'Delivery note',
    noun: 'quantity',
    item: (random) => random.pick(['Toner', 'Envelopes', 'Folders', 'Paper', 'Labels', 'Markers']),
    value: (random) => random.int(5, 120),
    change: (random, value) => value + random.pick([1, -1, 5, -3, 10]),
    ...count,
  }),
  sortInto({
    key: 'admin.filing',
    taskType: 'Filing',
    title: 'File documents',
    brief: 'Each document needs a folder. The rules are in the task panel.',
    head: 'Documents',
    prefix: 'F',
    groups: [
      {
        name: 'Contracts',
        rule: 'signed agreements with other companies',
        items: [
          'Office lease, signed',
          'Agreement with the cleaning company',
          'Service contract for the copier',
        ],
      },
      {
        name: 'Personnel',
        rule: 'papers about employees',
        items: [
          'A colleague’s time-off request',
          'First-aid course certificate',
          'Request to work part-time',
        ],
      },
      {
        name: 'Finance',
        rule: 'anything about bills and payments',
        items: [
          'Electric bill for March',
          'Bank statement',
          'Receipt for stamps',
          'Reminder for an unpaid invoice',
        ],
      },
      {
        name: 'Building',
        rule: 'rooms, keys, repairs',
        items: ['Floor plan, second floor', 'Report on the broken heater', 'List of who has which key'],
      },
    ],
  }),
  proofread({
    key: 'admin.letters',
    taskType: 'Quality check',
    title: 'Proofread a letter before it goes out',
    brief: 'A letter is going out to all clients. Find the remaining mistakes.',
    head: 'Letter',
    slips: [
      { wrong: 'adress', right: 'address', sentence: 'Please note our new adress, starting in May.' },
      {
        wrong: 'there new keys',
        right: 'their new keys',
        sentence: 'All tenants get there new keys at the desk.',
      },
      { wrong: 'seperate', right: 'separate', sentence: 'You’ll find the plan on a seperate sheet.' },
      {
        wrong: 'until Monday the May 4',
        right: 'until Monday, May 4',
        sentence: 'The desk is closed until Monday the May 4.',
      },
      { wrong: 'Each of us have', right: 'Each of us has', sentence: 'Each of us have a new number.' },
      { wrong: 'loose time', right: 'lose time', sentence: 'No one should loose time because of the move.' },
      { wrong: 'a hour', right: 'an hour', sentence: 'The elevator stops for a hour at noon.' },
    ],
    fine: [
      'We’re moving to the second floor.',
      'The phone numbers stay the same.',
      'Parking is free for visitors.',
      'Thank you for your patience.',
      'Please ring the bell at the side door.',
    ],
  }),
];
