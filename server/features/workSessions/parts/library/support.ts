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
const WRITE = 'Write the complete e-mail in your own words.';
const E_MAIL = 'E-mail support';

/** Customer support. */
export const supportTemplates: Template[] = [
  letter({
    key: 'support.refund',
    taskType: E_MAIL,
    title: 'Reply to a late-refund e-mail',
    brief:
      'A customer asked for a refund and has heard nothing. Write the reply you would send; the e-mail and the record are in the task panel.',
    description: `${WRITE} Say sorry once, explain what happened, name the amount, and give a date.`,
    build(random, { today }, person) {
      const cents = random.int(20, 180) * 100 + 90;
      const [record = 'R-1'] = numbers(random, 'R', 1);
      const back = daysAfter(today, 3);
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [
              `“I sent the lamp back on ${dayText(daysAfter(today, -12))} and there is still no refund on my card. This is the third time I write.”`,
            ],
          },
          {
            title: `Refund record ${record}`,
            lines: [
              `Received ${dayText(daysAfter(today, -9))} · ${moneyText(cents)} · approved today`,
              `The card will show it on ${dayText(back)}`,
              'Reason for the delay: the return label was not scanned',
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
          `I am sorry that you had to write to us three times about your refund.`,
          `The label of your parcel was not scanned when it came in, so the return stayed unseen on our side.`,
          `Your refund of ${moneyText(cents)} is approved now, and you will see it on your card on ${dayText(back)}.`,
        ],
      };
    },
  }),
  letter({
    key: 'support.damaged',
    taskType: E_MAIL,
    title: 'Answer a report of a damaged item',
    brief: 'Something arrived broken. Write the reply by our rules for damaged items.',
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
              'The customer keeps or throws away the broken item; it is not sent back.',
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
        hints: ['what happens now, by the rules', 'the date of delivery'],
        body: [
          `I am very sorry that your ${item} reached you in pieces.`,
          `A replacement leaves our warehouse today, free of charge for you, and it will arrive on ${dayText(arrives)}.`,
          'You do not need to send the broken one back; you can throw it away.',
          'Could you send us the photo that you took, so that we can tell the carrier?',
        ],
      };
    },
  }),
  letter({
    key: 'support.charged-twice',
    taskType: E_MAIL,
    title: 'Explain a double charge',
    brief: 'A customer sees two charges for one order. Explain it and calm the worry.',
    description: `${WRITE} Explain which of the two charges is real and when the other one goes.`,
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
              'First entry: payment, done',
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
          { name: 'the amount', any: moneyForms(cents) },
          { name: 'the date', any: dayForms(gone) },
        ],
        avoid: ['your fault', 'asap', 'not our problem', 'two payments'],
        hints: ['which entry is a payment', 'when the other one goes'],
        body: [
          'I understand that two entries for one order are a worry.',
          `You have paid ${moneyText(cents)} only once; the second entry is a hold that your bank set, not a payment.`,
          `The bank will release it on ${dayText(gone)}, and you do not have to do anything.`,
        ],
      };
    },
  }),
  letter({
    key: 'support.delay',
    taskType: E_MAIL,
    title: 'Tell a customer about a delay',
    brief: 'An order will be late. Tell the customer before they ask.',
    description: `${WRITE} Name the old and the new date, the reason, and what the customer can choose.`,
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
              'Reason: storm at the port, containers wait',
              'The customer may wait, or cancel with a full refund',
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
        hints: ['both dates', 'the reason', 'the choice the customer has'],
        body: [
          `I am sorry to tell you that your order ${order} will be late.`,
          `A storm keeps the containers at the port, so it cannot come on ${dayText(before)}; the new date is ${dayText(after)}.`,
          'You can wait for it, or cancel the order and get a full refund; please tell me which you prefer.',
        ],
      };
    },
  }),
  letter({
    key: 'support.locked',
    taskType: 'Chat support',
    title: 'Help with a locked account',
    brief: 'A customer cannot sign in. Give the steps in an order that works.',
    description: `${WRITE} Give the steps from the panel in order, and never ask for the password.`,
    build(random, _context, person) {
      const minutes = random.pick([10, 15, 20, 30]);
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [
              '“I typed my password wrong too often and now it says locked. Shall I send you my password so that you can look?”',
            ],
          },
          {
            title: 'How to unlock',
            lines: [
              `The lock ends by itself after ${minutes} minutes.`,
              'Then: “Forgot password” on the sign-in page → link in the mail (look in the spam folder too) → new password.',
              'We never ask for a password and never want to be sent one.',
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
          'Please do not send us your password; we never ask for it.',
          `Your account unlocks by itself after ${minutes} minutes.`,
          'Then press “Forgot password” on the sign-in page, and you will get a mail with a link.',
          'If you cannot see it, please look in the spam folder, and set a new password with the link.',
        ],
      };
    },
  }),
  letter({
    key: 'support.cancel',
    taskType: E_MAIL,
    title: 'Confirm a cancellation',
    brief: 'A customer cancels a subscription. Confirm it without trying to talk them out of it.',
    description: `${WRITE} Confirm, say until when it works, what happens with the money and with the data.`,
    build(random, { today }, person) {
      const until = daysAfter(today, random.int(8, 25));
      const days = random.pick([30, 60, 90]);
      return {
        material: [
          {
            title: `From: ${person.full}`,
            lines: [
              '“Please cancel my subscription. I do not use it any more. Will I be charged again, and what happens to my files?”',
            ],
          },
          {
            title: 'Subscription',
            lines: [
              `Paid until ${dayText(until)} · no further charge`,
              `Files can be downloaded for ${days} days after that, then they are deleted`,
            ],
          },
        ],
        facts: [
          { name: 'that it is cancelled', any: ['cancel*'] },
          { name: 'until when it works', any: dayForms(until) },
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
          'I have cancelled your subscription as you asked.',
          `You can use it until ${dayText(until)}, and you will not be charged again.`,
          `Your files can be downloaded for ${days} days after that day; then they are deleted.`,
        ],
      };
    },
  }),
  sortInto({
    key: 'support.tickets',
    taskType: 'Ticket handling',
    title: 'Sort new tickets by team',
    brief: 'New tickets wait for their team. The rules are in the task panel.',
    head: 'Tickets',
    prefix: 'T',
    groups: [
      {
        name: 'Billing',
        rule: 'money: charges, invoices, refunds',
        items: [
          '“I was charged for a month I cancelled.”',
          '“Where is the invoice for May?”',
          '“My refund is smaller than the price.”',
        ],
      },
      {
        name: 'Shipping',
        rule: 'where a parcel is and how it comes',
        items: [
          '“The tracking has not moved for six days.”',
          '“Can you deliver to my neighbor?”',
          '“Only one of two parcels came.”',
        ],
      },
      {
        name: 'Technical',
        rule: 'the website and the app',
        items: [
          '“The app closes when I open my orders.”',
          '“The link to reset my password does not open.”',
          '“The search shows nothing at all.”',
        ],
      },
      {
        name: 'Product',
        rule: 'questions about things we sell',
        items: [
          '“Does the lamp also take warm bulbs?”',
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
    brief: 'Several tickets came at once. Decide which one is answered first.',
    rule: 'Danger to people or data first; then what stops many customers; then what stops one customer; then money; then questions; then praise and wishes.',
    head: 'Tickets',
    ranked: [
      {
        text: '“The charger got so hot that it burned the table.”',
        because: 'it is a danger to people and must be answered at once',
      },
      {
        text: '“I can see the orders of another customer in my account.”',
        because: 'it shows the data of another person and must be stopped',
      },
      {
        text: 'Eleven customers: “The checkout does not open.”',
        because: 'it stops many customers at the same time',
      },
      { text: '“I cannot sign in since this morning.”', because: 'it stops a customer from using anything' },
      { text: '“You charged me four dollars too much.”', because: 'it is about money that we owe' },
      { text: '“Do you also have this in green?”', because: 'it is a question that can wait a little' },
      {
        text: '“Just wanted to say that your packaging is lovely.”',
        because: 'it is praise and needs no help',
      },
    ],
  }),
  note({
    key: 'support.call-summary',
    taskType: 'Documentation',
    title: 'Summarize a client call',
    brief: 'A call ended. Write the summary for the ticket, so that a colleague can go on.',
    description: 'Write who called, what is wrong, what was tried and what was promised.',
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
              `${person.full}: since the update on Monday my ${item} is not found any more.`,
              'Agent: did you restart it? – Yes, twice. – And the cable? – I changed it, no difference.',
              `Agent: then I ask the technicians, and somebody calls you on ${dayText(by)} before noon.`,
              `${person.last}: fine, but please on my mobile, not in the office.`,
            ],
          },
        ],
        facts: [
          { name: 'who called', any: [person.last, person.full] },
          { name: 'what is wrong', any: [item] },
          { name: 'since the update', any: ['update*', 'monday'] },
          { name: 'what was tried', any: ['restart*', 'cable*'] },
          { name: 'when we call back', any: dayForms(by) },
          { name: 'on the mobile', any: ['mobile', 'cell*', 'not in the office'] },
        ],
        hints: ['who and what', 'what was tried', 'what was promised, and how'],
        body: [
          `${person.full} says that the ${item} cannot be found since the update.`,
          'A restart and a new cable did not help, so the technicians have it now.',
          `We will call back on the mobile on ${dayText(by)} in the morning.`,
        ],
      };
    },
  }),
  pickOut({
    key: 'support.refund-rules',
    taskType: 'Ticket handling',
    title: 'Check refund requests',
    brief: 'Refund requests wait. Find the ones that our rules do not allow.',
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
    brief: 'Our reply templates hold a few mistakes. Find and correct them.',
    head: 'Templates',
    slips: [
      { wrong: 'recieved', right: 'received', sentence: 'We have recieved your parcel today.' },
      { wrong: 'are refund', right: 'our refund', sentence: 'You find are refund rules on the website.' },
      { wrong: 'Your welcome', right: "You're welcome", sentence: 'Your welcome to write to us again.' },
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
      'Thank you for waiting so kindly.',
      'Your order leaves our warehouse tomorrow.',
      'Please tell us the order number.',
      'We will write to you on Friday.',
      'The refund is on its way.',
    ],
  }),
  extract({
    key: 'support.complaint-fields',
    taskType: 'Ticket handling',
    title: 'Fill in a ticket from a message',
    brief: 'A long message hides what we need for the ticket. Find the fields.',
    what: 'Find what the ticket form asks for.',
    build(random, { today }) {
      const [person = { first: 'Ana', last: 'Baker', full: 'Ana Baker' }] = people(random, 1);
      const [order = 'O-1', other = 'O-2'] = numbers(random, 'O', 2);
      const bought = daysAfter(today, -random.int(6, 30));
      const item = random.pick(['kettle', 'toaster', 'blender', 'iron']);
      const wish = random.pick([
        {
          say: 'I would rather have my money back than a new one',
          any: ['refund', 'money back'],
          not: 'replacement',
        },
        {
          say: 'please just send a new one, I do not want the money',
          any: ['replacement', 'new one'],
          not: 'refund',
        },
      ]);
      return {
        head: 'Message',
        lines: [
          `Hello, my name is ${person.full}. With order ${other} everything was fine, but now there is ${order}.`,
          `I bought the ${item} on ${dayText(bought)}, and since yesterday it does not get warm.`,
          `What I want: ${wish.say}. Thank you.`,
        ],
        rows: [
          { key: 'Customer', values: [[person.full]] },
          { key: 'Order', values: [[order]], not: [other] },
          { key: 'Product', values: [[item]] },
          { key: 'Bought on', values: [dayForms(bought)] },
          { key: 'Problem', values: [['warm', 'heat*', 'cold']] },
          { key: 'Wish', values: [wish.any], not: [wish.not] },
        ],
      };
    },
  }),
];
