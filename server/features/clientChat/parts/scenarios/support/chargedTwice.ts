import type { Scenario } from '../../scenario.ts';

/** "You want me to give it back" promises nothing: the giver starts the statement, and no condition follows. */
const start = String.raw`(?<=(?:^|[^\w\s'’]|\b(?:and|but|so|then|now|today|yes|ok|okay|sure|promise|confirm|patricia))\s*(?:that\s)?)`;
const unconditional = String.raw`(?!.*\b(?:if|unless|once)\b)`;
const money = String.raw`(?:it|(?:the|your) (?:(?:other|second|extra) )?(?:money|\$?129)(?: dollars?)?)`;
const giving = String.raw`\b(?:i|we)(?:['’](?:ll|ve|m|re))?(?: (?:will|have|am|are|just|now|already|also|gladly|going to))* (?:g[ia]v(?:e|en|ing)|pa(?:y|id|ying)|sen(?:d|t|ding)) (?:you (?:${money} )?back|${money} back to you)`;
const getting = String.raw`\byou(?:['’]ll| will)(?: (?:now|also))* (?:get|have) ${money} back`;

export const chargedTwice: Scenario = {
  id: 'charged-twice',
  title: 'Charged twice for a subscription',
  position: 'Customer Support Representative',
  difficulty: 'medium',
  persona: {
    name: 'Patricia Lindgren',
    location: 'Duluth, Minnesota',
    company: 'Northfield Pet Supply',
    issue: 'Charged twice for the November subscription. She wants the second charge of $129 back today.',
    tone: 'A night-shift nurse from Minnesota: clipped sentences, facts first, tired of waiting',
    mood: 'annoyed',
    opening:
      'Hi. I was charged TWICE this month. $129, two times. Emailed last week. Nobody answered. I need this fixed today.',
    restate: 'You took $129 from me two times. I want one of them back.',
    voice: {
      hello: 'Yeah, hi.',
      thanks: 'Okay. Thanks for that.',
      hm: 'Mm.',
      hollow: 'Nice words. Where’s my answer?',
      unsure: 'No clue.',
      notYet: 'Yes. This. Not fixed.',
      asSaid: 'Already told you:',
      again: 'Second time asking.',
      doubt: 'Guessing, or do you know?',
      rude: ['Excuse me? I just came off twelve hours.', 'Nope. Try that again.'],
      offTopic: 'Not why I’m here.',
      puzzled: 'What? Makes no sense.',
      waiting: ['Anyone there?', 'Still here. Clock’s running.'],
      boss: 'Done with this. Get me a supervisor.',
      transfer: 'Fine. Tell them to hurry.',
      leave: 'Forget it. I’ll call my bank. Bye.',
      solved: 'Okay, it’s solved. Thank you. Really.',
      bye: ['Nope, that’s it. Thanks.', 'You too. Bye.'],
    },
  },
  brief: {
    goal: 'She wants the second $129 back and a date she can rely on.',
    goodOutcome:
      'You confirm the card, tell her you’ve sent the $129 refund, and say the bank takes 2 to 3 business days.',
    caseNotes: [
      'Two payments of $129 on November 1, card ending in 2207. The second one is our error.',
      'Before a refund, the client confirms the last four digits of the card.',
      'You can send the refund right away. Banks show it after 2 to 3 business days; no one can speed that up.',
      'Her email from last week was never answered.',
    ],
    named: /\b(twice|double|two (?:payments|charges|times)|second (?:charge|payment|\$?129)|duplicate)\b/i,
    facts: [
      { asked: /\b(last four|four digits|digits|card)\b/i, say: 'Ends in 2207.' },
      {
        asked: /\b(when|date|which day)\b/i,
        say: 'November 1. Both of them. Right there in my banking app.',
      },
      {
        asked: /\b(e-?mail|wrote|written|contact\w*)\b/i,
        say: 'Wrote last Tuesday to your support address. Not one word back.',
      },
    ],
    points: [
      {
        id: 'card',
        label: 'Confirm the card',
        topic: 'checking my card',
        by: 'question',
        met: [/\b(last four|four digits|last 4|card)\b/i],
        ask: 'What do you need from me?',
        ok: 'Okay. Card first. Makes sense.',
      },
      {
        id: 'refund',
        label: 'Confirm the refund and the amount',
        topic: 'my money',
        met: [
          new RegExp(
            String.raw`\b(?:refund\w*|return(?:ed|ing)?|credit(?:ed)?|sen[dt] (?:it |the (?:money|\$?129) )?back)\b|${start}(?:${giving}|${getting})\b${unconditional}`,
            'i',
          ),
          /\b129\b/,
        ],
        ask: 'Am I getting the $129 back? Yes or no.',
        ok: 'Good. Second $129 comes back.',
      },
      {
        id: 'when',
        label: 'Say how long the bank takes',
        topic: 'when I’ll see it',
        met: [
          /\b(?:(?:2|two)\s*(?:to|-|–|or)\s*(?:3|three)|(?:within|up to|about|in) (?:3|three)) (?:business |working )?days\b/i,
        ],
        ask: 'When do I see it? Not weeks again.',
        ok: 'Two, three days. I can live with that.',
      },
    ],
    mistakes: [
      {
        id: 'instant',
        found:
          /\b(?:money|refund|it|129)\b.{0,40}\b(?:today|right now|immediately|in (?:an|one|a few) hours?|instantly)\b.{0,20}\b(?:on|in) your (?:account|card|bank)\b|\bin your account (?:today|now|tonight)\b/i,
        say: 'My bank’s never that fast. Don’t tell me stuff that isn’t true.',
        why: 'Banks take 2 to 3 business days, so you can’t keep a promise of “in your account today.”',
      },
    ],
    model: [
      'Hi Patricia, I’m sorry about the double charge, and that no one answered your email last week. I see two payments of $129 on November 1, and the second one is our error. May I confirm the last four digits of the card?',
      'Thank you, Patricia. I’ve just sent the refund for the second $129. It’ll take your bank 2 to 3 business days to show it.',
    ],
  },
};
