import type { Scenario } from '../../scenario.ts';

export const duplicateCustomers: Scenario = {
  id: 'duplicate-customers',
  title: 'Customers listed twice',
  position: 'Data Entry Clerk',
  difficulty: 'medium',
  persona: {
    name: 'Yolanda Frost',
    location: 'Milwaukee, Wisconsin',
    company: 'Frost & Daughters Bakery',
    issue: 'About 60 customers are on her list twice and got two letters each.',
    tone: 'A Milwaukee bakery owner: chatty and mortified, worries what people think, drops baking into everything',
    mood: 'annoyed',
    opening:
      'I’m so embarrassed I could crawl into the oven. Sixty of my customers got the Christmas letter TWICE, and one of them called me up laughing, because your list has them in there double. What must people think of us?',
    restate: 'Sixty of my customers are on the list twice, and every one of them got two letters.',
    voice: {
      hello: 'Oh, hello, hello, come on in.',
      thanks: 'You’re a good egg for saying that.',
      hm: 'Oh, alright…',
      hollow: 'That’s all frosting, honey, where’s the cake?',
      unsure: 'Oh my, I only know flour and butter.',
      notYet: 'Well, the list, the list is still a mess!',
      asSaid: 'I believe I mentioned, between the dough and the phone:',
      again: 'I know I’m fussing, but I have to ask.',
      doubt: 'Promise me that’s true, because my daughters will ask.',
      rude: ['Oh! Well, that curdled my cream.', 'I’d never talk to a customer that way, never.'],
      offTopic: 'That’s a sweet little story, but my customers are laughing at me.',
      puzzled: 'Is that some kind of recipe? I don’t understand it.',
      waiting: ['Yoo-hoo, anyone in the kitchen?', 'My rolls have risen twice since I wrote to you.'],
      boss: 'I’d feel better talking to your supervisor, if you don’t mind.',
      transfer: 'Oh, yes, please have them call the bakery.',
      leave: 'I’d better go sort those cards myself. Goodbye.',
      solved: 'Oh, what a relief, you’ve rescued my Christmas! Thank you, thank you.',
      bye: ['No, honey, nothing else. Come by for a cookie sometime.', 'Bye, honey, and happy holidays!'],
    },
  },
  brief: {
    goal: 'She wants a clean list before the next mailing, without losing a customer.',
    goodOutcome:
      'You explain the cause, let her decide which record to keep, delete nothing without her approval, and say when the clean list will be ready.',
    caseNotes: [
      '63 duplicates: the shop list and the web list were joined without comparing email addresses.',
      'Duplicates can be merged without losing any orders. She decides which address is kept.',
      'A preview comes first; nothing is merged before she says yes. Clean list: tomorrow noon. Next mailing: Friday.',
    ],
    named: /\b(twice|double|duplicat\w*|two letters|60|63|sixty)\b/i,
    facts: [
      {
        asked: /\b(which|keep|newer|address|shop|web|prefer)\b/i,
        say: 'Keep the one from the shop list, those folks told me across the counter.',
      },
      {
        asked: /\b(when|next|mailing|deadline)\b/i,
        say: 'My next mailing’s on Friday, with the stollen coupons.',
      },
      {
        asked: /\b(example|who|name|customer called)\b/i,
        say: 'It was Mr. Whitcomb who called. He got two letters, and so did his wife, poor man.',
      },
    ],
    points: [
      {
        id: 'cause',
        label: 'Say what caused it',
        topic: 'how they got in there twice',
        no: true,
        met: [/\b(two lists|shop list|web list|joined|merged|combined|compar\w*)\b/i],
        ask: 'But how on earth did they get in there twice?',
        ok: 'Two lists in one bowl, well, that explains the lumps.',
      },
      {
        id: 'keep',
        label: 'Let her decide which record stays',
        topic: 'which address stays',
        by: 'question',
        met: [/\b(which|keep|prefer|stay|newer)\b/i],
        ask: 'And which one do you keep? Please don’t just toss a coin.',
        ok: 'Thank you for asking me before you stir anything.',
      },
      {
        id: 'preview',
        label: 'Promise a preview and a date',
        topic: 'a clean list before Friday',
        met: [
          /\b(preview|before (?:i|we) (?:merge|change|delete)|your (?:yes|ok|approval)|approve)\b/i,
          /\b(tomorrow|noon|thursday)\b/i,
        ],
        ask: 'Will it be clean by Friday, without losing a single soul?',
        ok: 'A preview first, oh good, now I’ll sleep tonight.',
      },
    ],
    mistakes: [
      {
        id: 'delete',
        found:
          /\bi(?:['’](?:ll|ve|m)| will| have| am)?(?: (?:just|already|now|simply|also|going to))* (?:delet|remov|eras)\w+\b.{0,40}\b(?:duplicates?|doubles?|records?|them|customers?|entries|ones|copies)\b/i,
        say: 'Delete? Along with their orders? Oh no, no, please don’t throw out my customers!',
        why: 'Records are merged once she says yes, never just deleted.',
      },
    ],
    model: [
      'Hello Yolanda, I’m sorry: 63 customers are on your list twice, because the shop list and the web list were joined without comparing addresses. I understand how embarrassing those letters were. Which address should we keep, the one from the shop or from the web?',
      'Thank you, Yolanda. I’ll merge them without losing any orders. You’ll get a preview to approve first, and you’ll have the clean list tomorrow at noon, before Friday.',
    ],
  },
};
