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
  weekdayText,
} from './kit.ts';
import { chooseOne, convertHours, findSlot, putInOrder } from './planning.ts';
import { dollars, pickOut, totals } from './records.ts';
import { extract, letter, note } from './writing.ts';

const WRITE = 'Write the complete message in your own words.';

/** Virtual assistance. */
export const assistantTemplates: Template[] = [
  findSlot({
    key: 'assistant.slot',
    title: 'Find a time for a planning call',
    brief: 'Several calendars, one call. Find the time that works for everyone.',
    what: 'a planning call',
  }),
  convertHours({
    key: 'assistant.hours',
    title: 'Announce a call in local times',
    brief: 'People in several places are joining one call. Give each place its local time.',
  }),
  putInOrder({
    key: 'assistant.inbox',
    taskType: 'Inbox management',
    title: 'Put an inbox in order',
    brief: 'Your client is coming back to a full inbox. Decide what to read first.',
    rules: [
      'Ends today',
      'Other people blocked',
      'Important clients',
      'Internal matters',
      'News and advertising',
    ],
    head: 'Inbox',
    ranked: [
      [
        { text: 'Contract to sign, the offer ends today at 5 PM', because: 'the offer ends today' },
        { text: 'Flight check-in closes this evening', because: 'it closes this evening' },
      ],
      {
        text: 'The design team can’t continue without an answer',
        because: 'a whole team is waiting for the answer',
      },
      { text: 'Largest client wants a call next week', because: 'it’s from the largest client' },
      {
        text: 'Internal: new parking rules starting next month',
        because: 'it’s internal and only takes effect next month',
      },
      [
        { text: 'Weekly trade news', because: 'it’s news' },
        { text: 'Advertising for office chairs', because: 'it’s only advertising' },
      ],
    ],
  }),
  letter({
    key: 'assistant.decline',
    taskType: 'Correspondence',
    title: 'Decline an invitation',
    brief: 'Your client can’t make it to an event. Decline in a way that keeps the door open.',
    description: `${WRITE} Say thanks, decline clearly, and give the reason and the offer from the panel.`,
    build(random, { today }, person) {
      const day = daysAfter(today, random.int(12, 40));
      const event = random.pick([
        'panel on remote teams',
        'industry breakfast',
        'founders dinner',
        'podcast recording',
      ]);
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [`“We’d love to have your director at our ${event} on ${dayText(day)}.”`],
          },
          {
            title: 'Note from your client',
            lines: [
              'Can’t: already traveling that week.',
              'Offer: a five-minute video message. Would like to come next year.',
            ],
          },
        ],
        facts: [
          {
            name: 'thanks for the invitation',
            any: ['thank*', 'grateful', 'appreciate*', 'honored', 'honoured'],
          },
          {
            name: 'a clear no',
            any: ['cannot', "can't", 'not be able', 'unable', 'unfortunately', 'decline'],
          },
          { name: 'the reason', any: ['travel*', 'trip', 'on the road'] },
          { name: 'the date or event', any: [...dayForms(day), event] },
          { name: 'the offer of a video', any: ['video'] },
          { name: 'next year', any: ['next year'] },
        ],
        avoid: ['maybe', 'not interested', 'too busy', 'not important'],
        hints: ['thanks for what, and a clear no', 'the reason and the offer'],
        body: [
          `Thank you very much for inviting our director to your ${event} on ${dayText(day)}.`,
          'Unfortunately, the director can’t come, because they’ll be traveling that week.',
          'We could send you a five-minute video message for the event instead, if that helps.',
          'We’d be happy to come next year.',
        ],
      };
    },
  }),
  letter({
    key: 'assistant.quote',
    taskType: 'Correspondence',
    title: 'Follow up on a quote',
    brief: 'A supplier promised a quote and went silent. Ask again, in a friendly but firm way.',
    description: `${WRITE} Say what you asked for and when, what’s missing, and by when you need it.`,
    build(random, { today }, person) {
      const asked = daysAfter(today, -random.int(7, 12));
      const by = daysAfter(today, random.int(2, 4));
      const pieces = random.int(12, 90) * 5;
      return {
        material: [
          {
            title: `Your note about ${person.full}`,
            lines: [
              `${dayText(asked)}: asked for a quote for ${pieces} printed folders`,
              'Promised within two days. Nothing came; two calls went unanswered.',
              `We’ll decide on ${dayText(by)}; without a quote, we’ll go with another supplier.`,
            ],
          },
        ],
        facts: [
          { name: 'what was asked for', any: ['folder*'] },
          { name: 'how many', any: [String(pieces)] },
          { name: 'when it was asked', any: dayForms(asked) },
          { name: 'the deadline', any: dayForms(by) },
          {
            name: 'what happens otherwise',
            any: [
              'another supplier',
              'other supplier',
              'someone else',
              'somebody else',
              'different supplier',
              'elsewhere',
            ],
          },
        ],
        avoid: ['asap', 'unprofessional', 'unacceptable', 'shame'],
        hints: ['what, how many, since when', 'a date and what happens otherwise'],
        body: [
          `On ${dayText(asked)}, I asked you for a quote for ${pieces} printed folders, and I haven’t received it yet.`,
          `We’ll decide on ${dayText(by)}, so I need your quote by then.`,
          'If it doesn’t come, we’ll have to go with another supplier.',
        ],
      };
    },
  }),
  chooseOne({
    key: 'assistant.travel',
    taskType: 'Travel planning',
    title: 'Choose a route',
    brief: 'Four ways to get to a meeting. Find the only one that works.',
    noun: 'route',
    build(random) {
      const meeting = 60 * random.int(12, 15);
      const budget = random.int(22, 40) * 1_000;
      const price = budget - random.int(2, 6) * 500;
      const arrive = meeting - 75;
      return {
        needs: [
          `Meeting at ${timeText(meeting)} downtown; arrive at least 60 minutes early.`,
          `At most ${moneyText(budget)}. At most one transfer.`,
        ],
        choices: [
          {
            name: 'Morning Train',
            facts: [`arrives ${timeText(arrive)}`, 'one transfer', moneyText(price)],
            fits: true,
          },
          {
            name: 'Express Train',
            facts: [`arrives ${timeText(arrive - 20)}`, 'no transfers', moneyText(budget + 4_500)],
            fits: false,
          },
          {
            name: 'Late Bus',
            facts: [`arrives ${timeText(meeting - 15)}`, 'no transfers', moneyText(price - 3_000)],
            fits: false,
          },
          {
            name: 'Regional Line',
            facts: [`arrives ${timeText(arrive - 5)}`, 'three transfers', moneyText(price - 1_000)],
            fits: false,
          },
        ],
        reasons: [
          {
            name: 'when it arrives',
            any: [
              `it arrives at ${timeText(arrive)}`,
              ...timeForms(arrive),
              'minutes before',
              'in time',
              'on time',
            ],
          },
          {
            name: 'the price or the limit',
            any: [
              `it costs ${moneyText(price)}`,
              ...moneyForms(price),
              'budget',
              'limit',
              'too expensive',
              'expensive',
            ],
          },
          { name: 'the transfers', any: ['one transfer', 'transfer*', 'changes', 'change'] },
        ],
      };
    },
  }),
  chooseOne({
    key: 'assistant.venue',
    taskType: 'Research',
    title: 'Choose a room for a workshop',
    brief: 'A workshop needs a room. Compare the options and choose one.',
    noun: 'room',
    build(random) {
      const guests = random.int(18, 34);
      const budget = random.int(6, 12) * 10_000;
      const price = budget - random.int(5, 20) * 100;
      return {
        needs: [
          `${guests} people, wheelchair access, projector in the room.`,
          `At most ${moneyText(budget)} for the day.`,
        ],
        choices: [
          {
            name: 'Garden Hall',
            facts: [`${guests + 6} seats`, 'wheelchair access', 'projector', moneyText(price)],
            fits: true,
          },
          {
            name: 'Brick Loft',
            facts: [`${guests + 20} seats`, 'stairs only', 'projector', moneyText(price - 9_000)],
            fits: false,
          },
          {
            name: 'Studio Nine',
            facts: [`${guests - 4} seats`, 'wheelchair access', 'projector', moneyText(price - 12_000)],
            fits: false,
          },
          {
            name: 'River Room',
            facts: [`${guests + 2} seats`, 'wheelchair access', 'no projector', moneyText(price - 2_000)],
            fits: false,
          },
        ],
        reasons: [
          { name: 'the seats', any: ['it has enough seats', 'seats', 'seat', 'people', String(guests)] },
          {
            name: 'the access',
            any: ['it has wheelchair access', 'wheelchair*', 'step-free', 'step free', 'stairs', 'access*'],
          },
          { name: 'the projector', any: ['it has a projector', 'projector'] },
        ],
      };
    },
  }),
  note({
    key: 'assistant.call-notes',
    taskType: 'Documentation',
    title: 'Write up a call',
    brief: 'Your client had a call, and everyone talked fast. Write up what was agreed.',
    description: 'Write what was agreed: who does what, and by when.',
    max: 90,
    build(random, { today }) {
      const [
        a = { first: 'Ana', last: '', full: '' },
        b = { first: 'Ben', last: '', full: '' },
        c = { first: 'Cleo', last: '', full: '' },
      ] = people(random, 3);
      const first = daysAfter(today, random.int(2, 4));
      const second = daysAfter(today, random.int(6, 9));
      return {
        material: [
          {
            title: 'Transcript',
            lines: [
              `${a.first}: so the price list, that was your idea, right? – ${b.first}: it was, and I’ll send it, say, ${dayText(first)}.`,
              `${c.first}: and the photos? – ${a.first}: I thought you would. – ${c.first}: fine, me then, but not before ${dayText(second)}.`,
              `${b.first}: and we drop the video, agreed? – all: agreed.`,
            ],
          },
        ],
        facts: [
          { about: 'the price list', name: `${b.first} and the price list`, any: ['price list', 'prices'] },
          { name: 'its date', any: dayForms(first) },
          { about: 'the photos', name: `${c.first} and the photos`, any: ['photo*', 'picture*'] },
          { name: 'the other date', any: dayForms(second) },
          { name: 'both names', any: [`${b.first}*`] },
          { name: 'that the video is dropped', any: ['video'] },
        ],
        hints: ['who does what', 'by when', 'what was dropped'],
        body: [
          `${b.first} will send the price list on ${dayText(first)}.`,
          `${c.first} takes care of the photos and needs until ${dayText(second)}.`,
          'All three agreed that there will be no video.',
        ],
      };
    },
  }),
  extract({
    key: 'assistant.signature',
    taskType: 'Data entry',
    title: 'Save a contact from a signature',
    brief: 'An email ends with a signature. Save the contact.',
    what: 'Find the contact’s details.',
    build(random) {
      const [person = { first: 'Ana', last: 'Baker', full: 'Ana Baker' }] = people(random, 1);
      const phone = `555-01${random.int(10, 99)}`;
      const fax = `555-02${random.int(10, 99)}`;
      const role = random.pick(['Head of Purchasing', 'Office Manager', 'Project Lead', 'Account Director']);
      const town = random.pick(['Fairview', 'Milton', 'Ashford', 'Lakemont']);
      return {
        head: 'End of the email',
        lines: [
          `… looking forward to it. ${person.first}`,
          '--',
          `${person.full} · ${role}`,
          `Tindle & Rowe, ${town}`,
          `T ${phone} · F ${fax} · ${person.last.toLowerCase()}@tindle.example`,
        ],
        rows: [
          { key: 'Name', values: [[person.full]] },
          { key: 'Role', values: [[role]] },
          { key: 'City', values: [[town]] },
          { key: 'Phone', values: [[phone]], not: [fax] },
          { key: 'Email', values: [[`${person.last.toLowerCase()}@tindle.example`]] },
        ],
      };
    },
  }),
  extract({
    key: 'assistant.reminders',
    taskType: 'Scheduling',
    title: 'Turn a voice note into reminders',
    brief: 'Your client left a voice note with four things to remember. Turn them into reminders.',
    what: 'Find the day or time of each reminder. The panel says what day tomorrow is.',
    build(random, { today }) {
      const tomorrow = daysAfter(today, 1);
      const dentist = 60 * random.int(9, 15) + 30;
      const rent = daysAfter(tomorrow, random.int(2, 5));
      const gift = daysAfter(tomorrow, random.int(6, 9));
      return {
        head: `Voice note (tomorrow is ${weekdayText(tomorrow)}, ${dayText(tomorrow)})`,
        lines: [
          `Okay, so, the dentist moved me, not ten o’clock anymore but ${timeText(dentist)} tomorrow.`,
          `The rent has to go out on ${dayText(rent)}, not a day later.`,
          `And my sister’s gift, she gets it on ${dayText(gift)}, so order it two days before. Oh, and the passport photo, that’s tomorrow, too.`,
        ],
        rows: [
          { key: 'Dentist', values: [timeForms(dentist)] },
          { key: 'Rent', values: [dayForms(rent)] },
          { key: 'Order gift', values: [dayForms(daysAfter(gift, -2))] },
          { key: 'Passport photo', values: [[...dayForms(tomorrow), 'tomorrow', weekdayText(tomorrow)]] },
        ],
      };
    },
  }),
  totals({
    key: 'assistant.expenses',
    taskType: 'Bookkeeping',
    title: 'Add up a travel report',
    brief: 'The receipts from a trip need totals by type.',
    head: 'Receipts',
    groups: ['Meals', 'Rides', 'Hotel', 'Fees', 'Print'],
    line: (random, group, amount) => `${random.pick(['Mon', 'Tue', 'Wed', 'Thu'])} · ${group} · ${amount}`,
    amount: (random) => random.int(8, 240) * 50,
    ...dollars,
  }),
  pickOut({
    key: 'assistant.invitations',
    taskType: 'Inbox management',
    title: 'Check invitations against the rules',
    brief: 'Your client has rules for meetings. Find the invitations to decline.',
    rules: ['No meetings before 9:00 AM or after 5:00 PM.', 'At most 60 minutes.', 'Only with an agenda.'],
    head: 'Invitations',
    prefix: 'M',
    what: 'invitation that breaks a rule',
    fine: (random) =>
      `${timeText(60 * random.int(9, 15))} · ${random.pick([30, 45, 60])} minutes · agenda attached`,
    broken: [
      (random) => ({
        text: `${timeText(60 * random.int(6, 8))} · 30 minutes · agenda attached`,
        why: ['before 9', 'early', 'before 9:00', 'too early', '9:00', '9 am'],
      }),
      (random) => ({
        text: `${timeText(60 * random.int(10, 14))} · ${random.pick([90, 120])} minutes · agenda attached`,
        why: ['60 minutes', 'long*', '90', '120', 'too long'],
      }),
      (random) => ({
        text: `${timeText(60 * random.int(10, 14))} · 45 minutes · no agenda`,
        why: ['agenda'],
      }),
      (random) => ({
        text: `${timeText(60 * random.int(18, 19))} · 30 minutes · agenda attached`,
        why: ['after 5', 'late', 'too late', '5:00', '5 pm'],
      }),
    ],
  }),
];
