import {
  dayForms,
  daysAfter,
  dayText,
  moneyForms,
  moneyText,
  numbers,
  people,
  type Template,
} from './kit.ts';
import { putInOrder } from './planning.ts';
import { pickOut, sortInto } from './records.ts';
import { extract, letter, note, proofread } from './writing.ts';

const sorry = { name: 'an apology', any: ['sorry', 'apolog*', 'regret*'] };
const WRITE = 'Write the complete email in your own words.';
const EMAIL = 'Email support';

/** Customer support. */
export const supportTemplates: Template[] = [
  letter({
    key: 'support.refund',
    taskType: EMAIL,
    title: 'Reply to a late-refund email',
    brief:
      'A customer asked for a refund and hasn’t heard back. Write the reply you’d send. You’ll find the email and the record in the task panel.',
    description: `${WRITE} Apologize once, explain what happened, and give the amount and a date.`,
    build(random, { today }, person) {
      const cents = random.int(20, 180) * 100 + 90;
      const [record = 'R-1'] = numbers(random, 'R', 1);
      const back = daysAfter(today, 3);
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [
              `“I sent the lamp back on ${dayText(daysAfter(today, -12))} and there’s still no refund on my card. This is the third time I’m writing.”`,
            ],
          },
          {
            title: `Refund record ${record}`,
            lines: [
              `Received ${dayText(daysAfter(today, -9))} · ${moneyText(cents)} · approved today`,
              `Shows on the card on ${dayText(back)}`,
              'Reason for the delay: the return label wasn’t scanned',
            ],
          },
        ],
        facts: [
          sorry,
          { name: 'the reason', any: ['label*', 'scan*'] },
          { name: 'the amount', any: moneyForms(cents) },
          { name: 'the date', any: dayForms(back) },
        ],
        avoid: ['asap', 'your fault', 'as soon as possible', 'guarantee*'],
        hints: ['one apology, early', 'the reason, in plain words', 'the amount and a date'],
        body: [
          `I’m sorry you had to write to us three times about your refund.`,
          `The label on your package wasn’t scanned when it came in, so we didn’t notice your return.`,
          `Your refund of ${moneyText(cents)} is approved now, and you’ll see it on your card on ${dayText(back)}.`,
        ],
      };
    },
  }),
  letter({
    key: 'support.damaged',
    taskType: EMAIL,
    title: 'Answer a report of a damaged item',
    brief: 'Something arrived broken. Write the reply, following our rules for damaged items.',
    description: `${WRITE} Follow the rules in the panel and say what happens next.`,
    build(random, { today }, person) {
      const item = random.pick(['teapot', 'mirror', 'desk lamp', 'picture frame', 'vase']);
      const arrives = daysAfter(today, random.int(3, 7));
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [`“The ${item} I ordered came in pieces. I took a photo. What now?”`],
          },
          {
            title: 'Rules for damaged items',
            lines: [
              'A replacement leaves today, free of charge.',
              'The customer keeps or throws away the broken item; it isn’t sent back.',
              `Delivery: ${dayText(arrives)}. We ask for the photo.`,
            ],
          },
        ],
        facts: [
          sorry,
          {
            name: 'a replacement',
            any: ['replac*', 'new one', `new ${item}`, 'another one', `another ${item}`],
          },
          {
            name: 'that it costs nothing',
            any: [
              'free',
              'no cost',
              'no charge',
              'no extra cost',
              'without charge',
              'at our expense',
              'not pay',
              "won't pay",
            ],
          },
          {
            name: 'no return needed',
            any: [
              'not need to send*',
              'no need to send*',
              "don't need to send*",
              "don't have to send*",
              'not have to send*',
              'not have to return*',
              'no need to return*',
              'not need to return*',
              'not send it back',
              'keep',
              'throw*',
              'dispose',
            ],
          },
          { name: 'the photo', any: ['photo*', 'picture*', 'image*'] },
          { name: 'the date', any: dayForms(arrives) },
        ],
        avoid: ['your fault', 'asap', 'send it back to us first', 'insurance'],
        hints: ['an apology', 'what happens now, following the rules', 'the delivery date'],
        body: [
          `I’m very sorry your ${item} arrived in pieces.`,
          `A replacement leaves our warehouse today, free of charge, and it will arrive on ${dayText(arrives)}.`,
          'You don’t need to send the broken one back. You can throw it away.',
          'Could you send us the photo you took, so we can let the carrier know?',
        ],
      };
    },
  }),
  letter({
    key: 'support.charged-twice',
    taskType: EMAIL,
    title: 'Explain a double charge',
    brief: 'A customer sees two charges for one order. Explain it and put them at ease.',
    description: `${WRITE} Explain which of the two charges is real and when the other one disappears.`,
    build(random, { today }, person) {
      const cents = random.int(18, 240) * 100 + 50;
      const gone = daysAfter(today, random.int(3, 6));
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [`“My card shows ${moneyText(cents)} twice for the same order. Please explain.”`],
          },
          {
            title: 'Payment record',
            lines: [
              'First entry: payment, completed',
              'Second entry: a hold by the bank, not a payment',
              `The bank releases the hold on ${dayText(gone)}`,
            ],
          },
        ],
        facts: [
          {
            name: 'that it was paid once',
            any: ['once', 'only one', 'one payment', 'single', 'not charged twice', 'not paid twice'],
          },
          { name: 'the hold', any: ['hold', 'reserv*', 'pending', 'authori*'] },
          { name: 'the date', any: dayForms(gone) },
        ],
        avoid: ['your fault', 'asap', 'not our problem', 'two payments'],
        hints: ['which entry is a payment', 'when the other one disappears'],
        body: [
          'I understand why two entries for one order would worry you.',
          `You’ve paid ${moneyText(cents)} only once. The second entry is a hold that your bank placed, not a payment.`,
          `The bank will release it on ${dayText(gone)}, and you don’t have to do anything.`,
        ],
      };
    },
  }),
  letter({
    key: 'support.delay',
    taskType: EMAIL,
    title: 'Tell a customer about a delay',
    brief: 'An order will be late. Tell the customer before they ask.',
    description: `${WRITE} Give the old and the new date, the reason, and the customer’s options.`,
    build(random, { today }, person) {
      const before = daysAfter(today, 2);
      const after = daysAfter(today, random.int(6, 11));
      const [order = 'O-1'] = numbers(random, 'O', 1);
      return {
        material: [
          {
            title: `Order ${order} of ${person.full}`,
            lines: [
              `Promised: ${dayText(before)} · New date: ${dayText(after)}`,
              'Reason: storm at the port, containers are waiting',
              'The customer may wait, or cancel for a full refund',
            ],
          },
        ],
        facts: [
          sorry,
          { name: 'the order', any: [order] },
          { name: 'the reason', any: ['storm', 'weather', 'port', 'container*'] },
          { name: 'the new date', any: dayForms(after) },
          { name: 'the choice to cancel', any: ['cancel*'] },
          { name: 'the refund', any: ['refund*', 'money back'] },
        ],
        avoid: ['asap', 'guarantee*', 'not our fault', 'soon as possible'],
        hints: ['an apology and the order number', 'both dates', 'the reason', 'the customer’s options'],
        body: [
          `I’m sorry to tell you that your order ${order} will be late.`,
          `A storm is keeping the containers at the port, so it can’t arrive on ${dayText(before)}. The new date is ${dayText(after)}.`,
          'You can wait for it, or cancel the order and get a full refund. Please let me know which you prefer.',
        ],
      };
    },
  }),
  letter({
    key: 'support.locked',
    taskType: 'Chat support',
    title: 'Help with a locked account',
    brief: 'A customer can’t sign in. Give the steps in an order that works.',
    description: `${WRITE} Give the steps from the panel in order, and never ask for the password.`,
    build(random, _context, person) {
      const minutes = random.pick([10, 15, 20, 30]);
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [
              '“I typed my password wrong too many times, and now it says locked. Should I send you my password so you can take a look?”',
            ],
          },
          {
            title: 'How to unlock',
            lines: [
              `The lock ends on its own after ${minutes} minutes.`,
              'Then: “Forgot password” on the sign-in page → link in the email (check the spam folder, too) → new password.',
              'We never ask for a password, and customers should never send one.',
            ],
          },
        ],
        facts: [
          {
            name: 'how long it is locked',
            any: [`${minutes} minutes`, `${minutes} min`, `${minutes}-minute`],
          },
          {
            name: 'Forgot password',
            any: ['forgot password', 'forgot your password', 'forgotten password', 'forgot-password'],
          },
          { name: 'the email with the link', any: ['link', 'mail', 'e-mail', 'email'] },
          { name: 'the spam folder', any: ['spam', 'junk'] },
          {
            name: 'not to send the password',
            any: [
              'not send*',
              "don't send*",
              'never send*',
              'never ask*',
              'do not share*',
              'never share*',
              'not need your password',
              'keep your password',
              'not ask for*',
              "don't share*",
              'not to send*',
            ],
          },
        ],
        avoid: ['send me your password', 'tell me your password', 'what is your password'],
        hints: ['the steps in order', 'what to do with the password'],
        body: [
          'Please don’t send us your password. We never ask for it.',
          `Your account unlocks on its own after ${minutes} minutes.`,
          'Then press “Forgot password” on the sign-in page, and you’ll get an email with a link.',
          'If you don’t see it, please check your spam folder. Then use the link to set a new password.',
        ],
      };
    },
  }),
  letter({
    key: 'support.cancel',
    taskType: EMAIL,
    title: 'Confirm a cancellation',
    brief: 'A customer is canceling a subscription. Confirm it without trying to talk them out of it.',
    description: `${WRITE} Confirm it, say how long it still works, and explain what happens to the money and the data.`,
    build(random, { today }, person) {
      const until = daysAfter(today, random.int(8, 25));
      const days = random.pick([30, 60, 90]);
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [
              '“Please cancel my subscription. I don’t use it anymore. Will I be charged again, and what happens to my files?”',
            ],
          },
          {
            title: 'Subscription',
            lines: [
              `Paid until ${dayText(until)} · no further charge`,
              `Files can be downloaded for ${days} days after that, then they’re deleted`,
            ],
          },
        ],
        facts: [
          { name: 'that it’s canceled', any: ['cancel*'] },
          { name: 'how long it works', any: dayForms(until) },
          {
            name: 'no further charge',
            any: [
              'no further charge*',
              'not be charged*',
              "won't be charged",
              'no more charge*',
              'no other charge*',
              'not charge*',
              'no further payment*',
              'not pay*',
              'no charge*',
              'never charge*',
            ],
          },
          { name: 'how long the files stay', any: [`${days} days`, `${days} day`] },
        ],
        avoid: ['are you sure', 'please reconsider', 'special offer', 'discount'],
        hints: ['a clear confirmation', 'the date', 'the files'],
        body: [
          'I’ve canceled your subscription as you asked.',
          `You can use it until ${dayText(until)}, and you won’t be charged again.`,
          `Your files can be downloaded for ${days} days after that, and then they’re deleted.`,
        ],
      };
    },
  }),
  sortInto({
    key: 'support.tickets',
    taskType: 'Ticket handling',
    title: 'Sort new tickets by team',
    brief: 'New tickets need to go to the right team. The rules are in the task panel.',
    head: 'Tickets',
    prefix: 'T',
    groups: [
      {
        name: 'Billing',
        rule: 'money: charges, invoices, refunds',
        items: [
          '“I was charged for a month I canceled.”',
          '“Where’s the invoice for May?”',
          '“My refund is less than what I paid.”',
        ],
      },
      {
        name: 'Shipping',
        rule: 'where a package is and how it gets there',
        items: [
          '“The tracking hasn’t moved in six days.”',
          '“Can you deliver to my neighbor?”',
          '“Only one of two packages arrived.”',
        ],
      },
      {
        name: 'Technical',
        rule: 'the website and the app',
        items: [
          '“The app closes when I open my orders.”',
          '“The link to reset my password won’t open.”',
          '“Search shows nothing at all.”',
        ],
      },
      {
        name: 'Product',
        rule: 'questions about what we sell',
        items: [
          '“Does the lamp work with warm bulbs, too?”',
          '“How do I wash the blanket?”',
          '“Which size fits a queen bed?”',
        ],
      },
    ],
  }),
  putInOrder({
    key: 'support.priority',
    taskType: 'Ticket handling',
    title: 'Put tickets in order',
    brief: 'Several tickets came in at once. Decide which to answer first.',
    rules: [
      'Safety or data risk',
      'Many customers blocked',
      'One customer blocked',
      'Money',
      'Questions',
      'Praise and suggestions',
    ],
    head: 'Tickets',
    ranked: [
      [
        {
          text: '“The charger got so hot that it burned the table.”',
          because: 'it’s a danger to people and needs an answer right away',
        },
        {
          text: '“I can see another customer’s orders in my account.”',
          because: 'it shows another person’s data and has to be stopped',
        },
      ],
      {
        text: 'Eleven customers: “Checkout won’t open.”',
        because: 'it blocks many customers at the same time',
      },
      {
        text: '“I haven’t been able to sign in since this morning.”',
        because: 'it keeps a customer from using anything',
      },
      { text: '“You charged me four dollars too much.”', because: 'it’s about money we owe' },
      { text: '“Do you have this in green, too?”', because: 'it’s a question that can wait a little' },
      {
        text: '“Just wanted to say your packaging is lovely.”',
        because: 'it’s praise and needs no help',
      },
    ],
  }),
  note({
    key: 'support.call-summary',
    taskType: 'Documentation',
    title: 'Summarize a client call',
    brief: 'A call just ended. Write the summary for the ticket so a colleague can take over.',
    description: 'Write who called, what’s wrong, what was tried, and what was promised.',
    max: 90,
    build(random, { today }) {
      const [person = { first: 'Ana', last: 'Baker', full: 'Ana Baker' }] = people(random, 1);
      const by = daysAfter(today, random.int(1, 4));
      const item = random.pick(['printer', 'scanner', 'router', 'headset']);
      return {
        material: [
          {
            title: 'Notes from the call',
            lines: [
              `${person.full}: since the update on Monday, my computer can’t find the ${item} anymore.`,
              'Agent: did you restart it? – Yes, twice. – And the cable? – I swapped it, no difference.',
              `Agent: then I’ll ask the technicians, and someone will call you on ${dayText(by)} before noon.`,
              `${person.last}: fine, but please on my cell phone, not at the office.`,
            ],
          },
        ],
        facts: [
          { name: 'who called', any: [person.last, person.full] },
          { name: 'what is wrong', any: [item] },
          { name: 'since the update', any: ['update*', 'monday'] },
          { name: 'what was tried', any: ['restart*', 'cable*'] },
          { name: 'when we call back', any: dayForms(by) },
          { name: 'on the cell phone', any: ['mobile', 'cell*', 'not in the office'] },
        ],
        hints: ['who and what', 'what was tried', 'what was promised, and how'],
        body: [
          `${person.full} says the computer hasn’t been able to find the ${item} since the update.`,
          'A restart and a new cable didn’t help, so the technicians are looking into it.',
          `We’ll call back on the cell phone on ${dayText(by)} in the morning.`,
        ],
      };
    },
  }),
  pickOut({
    key: 'support.refund-rules',
    taskType: 'Ticket handling',
    title: 'Check refund requests',
    brief: 'Refund requests are waiting. Find the ones our rules don’t allow.',
    rules: [
      'Returned within 30 days of delivery.',
      'Not a gift card, and not worn or used.',
      'With the order number.',
    ],
    head: 'Requests',
    prefix: 'RF',
    what: 'request that breaks a rule',
    fine: (random) =>
      `order ${random.int(2000, 9000)} · jacket, unused · returned after ${random.int(3, 29)} days`,
    broken: [
      (random) => ({
        text: `order ${random.int(2000, 9000)} · shoes, unused · returned after ${random.int(33, 80)} days`,
        why: ['30 days', 'too late', 'late', 'days', 'after'],
      }),
      (random) => ({
        text: `order ${random.int(2000, 9000)} · gift card · returned after ${random.int(2, 9)} days`,
        why: ['gift card', 'gift*'],
      }),
      (random) => ({
        text: `order ${random.int(2000, 9000)} · boots, worn outside · returned after ${random.int(2, 9)} days`,
        why: ['worn', 'used', 'wear*'],
      }),
      (random) => ({
        text: `order number missing · lamp, unused · returned after ${random.int(2, 9)} days`,
        why: ['order number', 'number', 'missing'],
      }),
    ],
  }),
  proofread({
    key: 'support.templates',
    taskType: 'Quality check',
    title: 'Correct reply templates',
    brief: 'Our reply templates have a few mistakes. Find and correct them.',
    head: 'Templates',
    slips: [
      { wrong: 'recieved', right: 'received', sentence: 'We have recieved your package today.' },
      { wrong: 'are refund', right: 'our refund', sentence: 'You find are refund rules on the website.' },
      { wrong: 'Your welcome', right: 'You’re welcome', sentence: 'Your welcome to write to us again.' },
      { wrong: 'appologize', right: 'apologize', sentence: 'We appologize for the long wait.' },
      {
        wrong: 'has shipped your',
        right: 'have shipped your',
        sentence: 'We has shipped your order this morning.',
      },
      { wrong: 'to busy', right: 'too busy', sentence: 'Our lines were to busy on Monday.' },
      { wrong: 'it’s lid', right: 'its lid', sentence: 'Please send the box without it’s lid.' },
    ],
    fine: [
      'Thank you for your patience.',
      'Your order leaves our warehouse tomorrow.',
      'Please tell us the order number.',
      'We’ll email you on Friday.',
      'The refund is on its way.',
    ],
  }),
  extract({
    key: 'support.complaint-fields',
    taskType: 'Ticket handling',
    title: 'Fill in a ticket from a message',
    brief: 'What we need for the ticket is buried in a long message. Find the fields.',
    what: 'Find what the ticket form asks for.',
    build(random, { today }) {
      const [person = { first: 'Ana', last: 'Baker', full: 'Ana Baker' }] = people(random, 1);
      const [order = 'O-1', other = 'O-2'] = numbers(random, 'O', 2);
      const bought = daysAfter(today, -random.int(6, 30));
      const item = random.pick(['kettle', 'toaster', 'blender', 'iron']);
      const wish = random.pick([
        {
          say: 'I’d rather have my money back than a new one',
          any: ['refund', 'money back'],
          not: 'replacement',
        },
        {
          say: 'please just send a new one, I don’t want the money',
          any: ['replacement', 'new one'],
          not: 'refund',
        },
      ]);
      return {
        head: 'Message',
        lines: [
          `Hi, my name is ${person.full}. Order ${other} was fine, but now there’s ${order}.`,
          `I bought the ${item} on ${dayText(bought)}, and since yesterday it doesn’t get warm.`,
          `Here’s what I’d like: ${wish.say}. Thank you.`,
        ],
        rows: [
          { key: 'Customer', values: [[person.full]] },
          { key: 'Order', values: [[order]], not: [other] },
          { key: 'Product', values: [[item]] },
          { key: 'Bought on', values: [dayForms(bought)] },
          { key: 'Problem', values: [['warm', 'heat*', 'cold']] },
          { key: 'Request', values: [wish.any], not: [wish.not] },
        ],
      };
    },
  }),
];
