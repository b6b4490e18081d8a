import type { Scenario } from '../../scenario.ts';

export const colleagueFile: Scenario = {
  id: 'colleague-file',
  title: 'A question about a colleague’s file',
  position: 'Admin Support Specialist',
  difficulty: 'hard',
  persona: {
    name: 'Janet Prewitt',
    location: 'Denver, Colorado',
    company: 'Summit Records Office',
    issue: 'She asks for the salary and home address of a colleague “for a card.”',
    tone: 'A long-time Denver office regular near retirement: honeyed, gossipy, calls everyone “sweetie,” huffy when refused',
    mood: 'smile',
    opening:
      'Hi sweetie, it’s Janet from the second floor! We’re all chipping in for Paul Wendt’s birthday, isn’t that fun, so be a peach and look up his home address for the card. Oh, and what he’s making these days, just between us.',
    restate: 'All I want is Paul’s address for his birthday card, sweetie, and what he’s making.',
    voice: {
      hello: 'Well hi there, sweetie!',
      thanks: 'Aren’t you precious.',
      hm: 'Mhm, sweetie.',
      hollow: 'Sweetie, that’s darling, but you’re talking in circles.',
      unsure: 'Oh, heavens, who keeps track of that?',
      notYet: 'Why yes, that little favor I asked for.',
      asSaid: 'Now, I already mentioned, sweetie:',
      again: 'You’re being awfully shy with me, sweetie.',
      doubt: 'Is that so? Funny, that’s not what they say on the third floor.',
      rude: [
        'Well, I never! Twenty-two years in this building.',
        'People are going to hear about this at lunch.',
      ],
      offTopic: 'You’re a hoot, sweetie. Now, about Paul.',
      puzzled: 'Sweetie, have you had your coffee yet?',
      waiting: ['Sweetie? Did I lose you?', 'I’ve got all morning, but the cake doesn’t.'],
      boss: 'I’ll just have a word with your supervisor, we go way back.',
      transfer: 'Lovely, I’ll have a nice long chat with them.',
      leave: 'Fine. I’ll ask someone friendlier. Bye-bye.',
      solved: 'Well, that works out just fine! You’re a sweetheart.',
      bye: ['No, sweetie, that’s everything. I’ll save you some cake.', 'Ta-ta, sweetie!'],
    },
  },
  brief: {
    goal: 'She wants to send a card. She can’t have someone else’s personal data.',
    goodOutcome:
      'You say no in a friendly way and give the reason, take the card seriously, offer another way to get it there, and say by when.',
    caseNotes: [
      'Employees’ addresses and pay are never given to colleagues, no matter who asks or why.',
      'Cards can be left at the mail room until Wednesday; they’re forwarded unopened and arrive the next day.',
      'Anyone who insists can write to the privacy officer, privacy@example.com.',
    ],
    named: /\b(address|salary|earns?|pay|paul|card|birthday)\b/i,
    facts: [
      { asked: /\b(when|birthday|which day|by when)\b/i, say: 'His big day’s Thursday, bless him.' },
      {
        asked: /\b(why|salary|earns?|what for)\b/i,
        say: 'The salary? Oh, well, so people know what’s fair to chip in, that’s all.',
      },
      {
        asked: /\b(card|mail room|leave|office|desk)\b/i,
        say: 'The card’s right here on my desk, and the whole floor’s signed it.',
      },
    ],
    points: [
      {
        id: 'no',
        label: 'Say no clearly, with the reason',
        topic: 'his address and his pay',
        no: true,
        met: [
          /\b(cannot|can['’]t|not (?:able|allowed)|may not|won['’]t|never give)\b/i,
          /\b(private|personal|data|protect\w*|confidential|colleague\w*|anybody|anyone)\b/i,
        ],
        ask: 'Oh, come on, we’re all family here. What’s his address?',
        ok: 'Well. So you really can’t, hm?',
      },
      {
        id: 'wish',
        label: 'Take the card seriously',
        topic: 'the card',
        by: 'question',
        met: [/\b(card|birthday|when)\b/i],
        ask: 'And the card? Doesn’t anyone care about the card?',
        ok: 'Aw, at least you’ve got a heart for the card.',
      },
      {
        id: 'way',
        label: 'Offer another way, and say by when',
        topic: 'how he gets the card',
        met: [/\b(mail ?room|forward\w*|post room)\b/i, /\b(wednesday|thursday|tomorrow|today)\b/i],
        ask: 'Then how’s the poor man supposed to get it?',
        ok: 'The mail room, of course! Silly me.',
      },
    ],
    mistakes: [
      {
        id: 'told',
        found: /\b(?:he earns|his (?:salary|pay|address|home) is|lives (?:at|in|on))\b/i,
        say: 'My, my, you just told me. Makes a girl wonder what you tell people about her.',
        why: 'A colleague’s personal data was given away.',
      },
    ],
    model: [
      'Hi Janet, a card for Paul’s birthday is a lovely idea. I can’t give out his address or what he earns, because that’s private, and yours is just as safe with me. When is the birthday, and is the card ready?',
      'Thank you, Janet. Please leave the card at the mail room by Wednesday. They’ll forward it to Paul unopened, in time for his birthday on Thursday.',
    ],
  },
};
