import { daysAfter, isoDay, moneyForms, moneyText, numbers, people, type Template } from './kit.ts';
import {
  compareLists,
  count,
  dollars,
  duplicates,
  firm,
  fixRecords,
  hours,
  pickOut,
  recentDay,
  sortInto,
  totals,
} from './records.ts';
import { extract } from './writing.ts';

const products = [
  'Desk lamp',
  'Filing tray',
  'Whiteboard',
  'Label printer',
  'Copy paper box',
  'Stapler',
  'Monitor arm',
  'Headset',
  'Notebook set',
  'Cable box',
];

/** Data entry. */
export const dataTemplates: Template[] = [
  fixRecords({
    key: 'data.emails',
    taskType: 'Data entry',
    title: 'Fix email addresses',
    brief:
      'Some email addresses in a contact list are wrong. Find them and correct them. The list is in the task panel.',
    rule: 'Every address must read first.last@mail.example in lowercase, using the name in the same row.',
    prefix: 'C',
    head: 'Contacts',
    row: (random) => {
      const [person = { first: 'Ana', last: 'Baker', full: 'Ana Baker' }] = people(random, 1);
      return {
        before: person.full,
        value: `${person.first}.${person.last}@mail.example`.toLowerCase(),
        after: '',
      };
    },
    spoil: (random, value) => ({
      wrong: random.pick([
        value.replace('@', ''),
        value.replace('example', 'exmaple'),
        value.replace('.', ' '),
        value.replace('@mail.', '@mail,'),
        value.replace('@', '@@'),
      ]),
      right: [value],
    }),
  }),
  fixRecords({
    key: 'data.dates',
    taskType: 'Data entry',
    title: 'Put dates in one format',
    brief: 'A list of deliveries has dates in several formats. Change the odd ones to match the rest.',
    rule: 'Every date must read YYYY-MM-DD. Dates with slashes are written month/day/year.',
    prefix: 'D',
    head: 'Deliveries',
    row: (random, context) => ({
      before: firm(random),
      value: recentDay(context, random),
      after: random.pick(products),
    }),
    spoil: (random, value) => {
      const [year = '', month = '', day = ''] = value.split('-');
      return {
        wrong: random.pick([
          `${Number(month)}/${Number(day)}/${year}`,
          `${day}.${month}.${year}`,
          `${year}/${month}/${day}`,
        ]),
        right: [value],
      };
    },
  }),
  fixRecords({
    key: 'data.codes',
    taskType: 'Data entry',
    title: 'Correct product codes',
    brief: 'Some product codes were typed in the wrong format. Correct the wrong ones.',
    rule: 'A code has two capital letters, a dash, and four digits, such as AB-1204. The letters and digits themselves are right.',
    prefix: 'P',
    head: 'Products',
    row: (random) => ({
      before: random.pick(products),
      value: `${random.some('ABCDEFGHKLMNPRST'.split(''), 2).join('')}-${random.int(1200, 9800)}`,
      after: '',
    }),
    spoil: (random, value) => ({
      wrong: random.pick([
        value.toLowerCase().replace('-', ' '),
        value.replace('-', ''),
        value.replace('-', '_'),
      ]),
      right: [value],
    }),
  }),
  compareLists({
    key: 'data.invoices',
    taskType: 'Data entry',
    title: 'Check supplier invoices',
    brief: 'An order list and the invoices should match, but some don’t. Find the amounts that differ.',
    prefix: 'INV',
    left: 'Order list',
    right: 'Invoices received',
    noun: 'amount',
    item: firm,
    value: (random) => random.int(1_200, 98_000) * 5,
    change: (random, value) => value + random.pick([900, -500, 9_000, -45, 100]),
    ...dollars,
  }),
  compareLists({
    key: 'data.stock',
    taskType: 'Data entry',
    title: 'Check an inventory count',
    brief: 'The shelf was counted. Find where the system shows a different quantity.',
    prefix: 'S',
    left: 'Counted on the shelf',
    right: 'In the system',
    noun: 'quantity',
    item: (random) => random.pick(products),
    value: (random) => random.int(12, 480),
    change: (random, value) => value + random.pick([1, -2, 10, -9, 20]),
    ...count,
  }),
  duplicates({
    key: 'data.duplicates',
    taskType: 'Data cleaning',
    title: 'Find duplicate contacts',
    brief: 'Some people are on our contact list twice. Find the entries to remove.',
  }),
  totals({
    key: 'data.timesheet',
    taskType: 'Data entry',
    title: 'Add up a timesheet',
    brief: 'The team logged its hours. Add them up by project.',
    head: 'This week’s hours',
    groups: ['Intake', 'Cleaning', 'Checking', 'Training', 'Archive'],
    line: (random, group, amount) =>
      `${random.pick(['Mon', 'Tue', 'Wed', 'Thu', 'Fri'])} · ${group} · ${amount}`,
    amount: (random) => random.int(1, 9),
    ...hours,
  }),
  totals({
    key: 'data.sales',
    taskType: 'Spreadsheet work',
    title: 'Total sales by region',
    brief: 'A day of sales needs totals by region.',
    head: 'Sales',
    groups: ['North', 'South', 'East', 'West', 'Online'],
    line: (random, group, amount) => `${random.pick(products)} · ${group} · ${amount}`,
    amount: (random) => random.int(20, 900) * 25,
    ...dollars,
  }),
  sortInto({
    key: 'data.accounts',
    taskType: 'Data entry',
    title: 'Sort expenses into accounts',
    brief: 'Each receipt needs its account. The rules are in the task panel.',
    head: 'Receipts',
    prefix: 'R',
    groups: [
      {
        name: 'Travel',
        rule: 'transportation and lodging',
        items: [
          'Train ticket to a client',
          'Hotel, two nights',
          'Taxi from the airport',
          'Parking at the station',
        ],
      },
      {
        name: 'Office',
        rule: 'supplies and equipment for the desk',
        items: ['Printer paper, five boxes', 'Desk lamp', 'Pens and folders', 'Replacement keyboard'],
      },
      {
        name: 'Software',
        rule: 'licenses and online services',
        items: [
          'Yearly license for the design program',
          'Monthly fee for online storage',
          'Extra seat in the ticket system',
        ],
      },
      {
        name: 'Marketing',
        rule: 'what promotes the company',
        items: ['Printing of 500 flyers', 'Ad in a trade magazine', 'Banner for the trade show'],
      },
    ],
  }),
  pickOut({
    key: 'data.addresses',
    taskType: 'Data cleaning',
    title: 'Find undeliverable addresses',
    brief: 'A shipping list goes out today. Find the incomplete addresses.',
    rules: ['An address has a street with a number, a city, a two-letter state, and a five-digit zip code.'],
    head: 'Shipping list',
    prefix: 'A',
    what: 'incomplete address',
    fine: (random) =>
      `${random.int(10, 980)} ${random.pick(['Mill Road', 'Harbor Street', 'Orchard Lane', 'Third Avenue'])}, ${random.pick(['Fairview', 'Milton', 'Ashford'])}, ${random.pick(['OH', 'TX', 'OR'])} ${random.int(10_000, 98_999)}`,
    broken: [
      (random) => ({
        text: `${random.int(10, 980)} Mill Road, Fairview, OH ${random.int(1_000, 9_899)}`,
        why: ['zip', 'postal*', 'four digits', '4 digits', 'five digits', '5 digits'],
      }),
      (random) => ({
        text: `Harbor Street, Milton, TX ${random.int(10_000, 98_999)}`,
        why: ['number', 'house*', 'no number'],
      }),
      (random) => ({
        text: `${random.int(10, 980)} Orchard Lane, Ashford ${random.int(10_000, 98_999)}`,
        why: ['state', 'two letters'],
      }),
      (random) => ({
        text: `${random.int(10, 980)} Third Avenue, OR ${random.int(10_000, 98_999)}`,
        why: ['town', 'city'],
      }),
    ],
  }),
  extract({
    key: 'data.orders',
    taskType: 'Data entry',
    title: 'Enter an order from an email',
    brief: 'An order came in as plain text. Enter it field by field.',
    what: 'Find the order’s fields.',
    build(random, context) {
      const [person = { first: 'Ana', last: 'Baker', full: 'Ana Baker' }] = people(random, 1);
      const pieces = random.int(3, 48);
      const product = random.pick(products);
      const price = random.int(40, 900) * 25;
      const by = daysAfter(context.today, random.int(4, 20));
      const [order = 'O-1'] = numbers(random, 'O', 1);
      const old = pieces + random.int(2, 9);
      return {
        head: `From: ${person.full}`,
        lines: [
          `Good morning, this is about order ${order}. I first ordered ${old}, but please make it ${pieces} of the ${product.toLowerCase()}.`,
          `We agreed on ${moneyText(price)} each. I need everything by ${isoDay(by)}, because the office opens the day after.`,
          'Everything else as usual. Thank you!',
        ],
        rows: [
          { key: 'Order', values: [[order]] },
          { key: 'Customer', values: [[person.full, `${person.last}, ${person.first}`]] },
          { key: 'Product', values: [[product]] },
          { key: 'Quantity', values: [[String(pieces), `${pieces} pieces`]], not: [String(old)] },
          { key: 'Price', values: [moneyForms(price)] },
          { key: 'Deliver by', values: [[isoDay(by)]] },
        ],
      };
    },
  }),
  extract({
    key: 'data.cards',
    taskType: 'Data entry',
    title: 'Enter a new contact',
    brief: 'Notes from a trade show include a new contact’s details. Enter them field by field.',
    what: 'Find the contact’s details.',
    build(random) {
      const [person = { first: 'Ana', last: 'Baker', full: 'Ana Baker' }] = people(random, 1);
      const company = firm(random);
      const phone = `555-01${random.int(10, 99)}`;
      const old = `555-01${random.int(10, 99)}9`;
      const email = `${person.first}@${company.split(/\W/)[0]}.example`.toLowerCase();
      return {
        head: 'Notes from the trade show',
        lines: [
          `Talked with ${person.full}, buyer at ${company}.`,
          `The card says ${old}, but that number’s out of service; the new one is ${phone}.`,
          `Best by email: ${email}. Wants the catalog on paper.`,
        ],
        rows: [
          { key: 'Name', values: [[person.full]] },
          { key: 'Company', values: [[company]] },
          { key: 'Phone', values: [[phone]], not: [old] },
          { key: 'Email', values: [[email]] },
          { key: 'Request', values: [['catalogue', 'catalog']] },
        ],
      };
    },
  }),
];
