import type { Scenario } from '../../scenario.ts';

export const wrongCurrency: Scenario = {
  id: 'wrong-currency',
  title: 'Prices in the wrong currency',
  position: 'Data Entry Clerk',
  difficulty: 'medium',
  persona: {
    name: 'Alistair Boyd',
    location: 'Raleigh, North Carolina',
    company: 'Boyd Instrument Imports',
    issue: 'Prices of 40 items were entered in euros but are shown as dollars in the store.',
    tone: 'A violin importer in his seventies from Raleigh: old-fashioned, anxious, exclaims, keeps glancing at the orders',
    mood: 'annoyed',
    opening:
      'Good heavens, there’s a dreadful mix-up in the shop: my violins are listed at 400 dollars, and that was the price in EUROS! I’m taking a loss on every sale, at this very moment.',
    restate: 'The euro prices are showing as dollars, and every sale is costing me money!',
    voice: {
      hello: 'Ah, good day, good day!',
      thanks: 'Most considerate of you.',
      hm: 'Yes, yes, quite.',
      hollow: 'Charmingly put, but meanwhile another fiddle may have gone!',
      unsure: 'I’m afraid that’s quite beyond me.',
      notYet: 'Why, certainly: the prices, my good fellow!',
      asSaid: 'As I was lamenting a moment ago:',
      again: 'Forgive me for asking again.',
      doubt: 'Is that quite certain? I should hate to celebrate too early.',
      rude: ['Well! In fifty years of trade I’ve not been spoken to like so.', 'How very discourteous.'],
      offTopic: 'Delightful, I’m sure, but I’m up to my ears here!',
      puzzled: 'I haven’t the faintest notion what that signifies.',
      waiting: ['Hello? Oh dear, has the line gone dead?', 'I’m pacing the floor here, you know.'],
      boss: 'I’m obliged to ask for your superior.',
      transfer: 'Very good. Let your superior ring me at once, please.',
      leave: 'Then I must unplug the shop myself. Good day!',
      solved: 'Marvelous! You’ve spared me a small catastrophe. My sincere thanks.',
      bye: ['Not a thing, thank you ever so much.', 'And a very good day to you.'],
    },
  },
  brief: {
    goal: 'He wants the loss to stop now and the prices to be right by tonight.',
    goodOutcome:
      'You take the items off sale right away, ask for the exchange rate, and say when the prices will be right.',
    caseNotes: [
      '40 items: the column “Price EUR” was entered in the field “Price USD.”',
      'You can pause the 40 items right away. The correction takes two hours once he gives you the exchange rate.',
      'Two orders have come in since this morning; only he can decide what happens to them.',
    ],
    named: /\b(euros?|dollars?|currency|wrong price|prices?)\b/i,
    facts: [
      {
        asked: /\b(rate|exchange|factor|calculate|1\.\d+)\b/i,
        say: 'Do use 1.10, and round up to whole dollars, if you would.',
      },
      {
        asked: /\b(orders?|sold|customers)\b/i,
        say: 'Two orders since this morning, alas. I shall ring those gentlemen personally.',
      },
      {
        asked: /\b(which|items|all|how many)\b/i,
        say: 'The entire violin section, forty instruments in all.',
      },
    ],
    points: [
      {
        id: 'pause',
        label: 'Stop the loss right away',
        topic: 'stopping the sales',
        met: [
          /\b(paus\w*|stopp?\w*|hid(?:e|den)|off ?line|off sale|unpublish\w*|took .{0,20}(?:off|down)|take .{0,20}(?:off|down))\b/i,
        ],
        ask: 'But people are buying this very minute! Can you put a stop to it?',
        ok: 'Thank heavens, they’re gone from the shop. I can breathe again.',
      },
      {
        id: 'rate',
        label: 'Ask for the exchange rate',
        topic: 'which rate you’ll use',
        by: 'question',
        met: [/\b(rate|exchange|factor|round\w*|conver\w+)\b/i],
        ask: 'And which rate will you apply? Not some figure out of the newspaper, I hope.',
        ok: 'Quite so, the rate ought to come from me.',
      },
      {
        id: 'time',
        label: 'Say when the prices will be right',
        topic: 'when the prices are right again',
        met: [/\b(two hours|2 hours|by \d|tonight|within|this (?:afternoon|evening))\b/i],
        ask: 'And when shall I see the proper prices?',
        ok: 'Two hours! I’ll manage a cup of tea, then.',
      },
    ],
    mistakes: [
      {
        id: 'cancel',
        found:
          /\bi(?:['’](?:ll|ve|m)| will| have| am)?(?: (?:just|already|now|simply|also|going to))* cancel\w*\b.{0,30}\borders?\b/i,
        say: 'I beg you, leave those orders be! They’re my patrons, and I’ll speak with them.',
        why: 'Only he can decide what happens to the two orders.',
      },
    ],
    model: [
      'Hello Alistair, I’m sorry: the euro prices of your 40 violins are in the dollar field, and I understand that every sale costs you money. I’ve just paused the 40 items, so nothing is sold at the wrong price. Which exchange rate should I use?',
      'Thank you, Alistair. I’m correcting the prices at 1.10 and rounding up. They’ll be right within two hours. The two orders stay as they are until you decide.',
    ],
  },
};
