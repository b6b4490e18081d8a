import type { Scenario } from '../../scenario.ts';

export const missedFollowUp: Scenario = {
  id: 'missed-follow-up',
  title: 'A follow-up no one sent',
  position: 'Virtual Assistant',
  difficulty: 'medium',
  persona: {
    name: 'Gregory Osei',
    location: 'Atlanta, Georgia',
    company: 'Osei Interiors',
    issue: 'A follow-up email to an important lead wasn’t sent last week. He’s disappointed.',
    tone: 'An interior designer from Atlanta in his fifties: soft-spoken, measured, disappointed, expects ownership',
    mood: 'sad',
    opening:
      'I ran into Ms. Carver from the hotel yesterday, and she wondered, kindly enough, why I never followed up after our call. I’d asked you for that email last Wednesday. I’ve just looked, and it never went out.',
    restate: 'That email to Ms. Carver was never sent, and it makes me look careless.',
    voice: {
      hello: 'Hello. Thank you for being here.',
      thanks: 'I hear that, and I’m grateful.',
      hm: 'I’m listening.',
      hollow: 'Those are gracious words. I was hoping for something I could hold on to.',
      unsure: 'I couldn’t tell you, truthfully.',
      notYet: 'There’s still the matter we began with.',
      asSaid: 'I’d mentioned this:',
      again: 'Let me come back to it, gently.',
      doubt: 'I’d ask you to be certain before you tell me that.',
      rude: [
        'I’ve always spoken to you with respect. I’d hoped for the same.',
        'That stings a little, if I’m honest.',
      ],
      offTopic: 'Another time, perhaps. This has been weighing on me.',
      puzzled: 'I’m not following you, and I don’t believe it’s me.',
      waiting: ['Are you with me?', 'I’ll give it another minute.'],
      boss: 'I believe it’s time I spoke with someone above you.',
      transfer: 'All right. I’d welcome a word from them.',
      leave: 'I’ll write to her on my own, then. Take care of yourself.',
      solved: 'Then we’ve put it right. I appreciate the way you handled this.',
      bye: ['Nothing more today. Be well.', 'You as well.'],
    },
  },
  brief: {
    goal: 'He wants someone to own it, the email written today, and a way to see what was sent.',
    goodOutcome:
      'You own the missed email without excuses, say when today he’ll get a draft to approve, and make follow-ups visible to him.',
    caseNotes: [
      'Last Wednesday’s email is still in drafts; it waited for a price list that no one asked him for.',
      'A new draft can be ready in 30 minutes. He always approves before sending.',
      'A shared follow-up list can show him every Friday what was sent.',
    ],
    named: /\b(carver|follow[- ]?up|mail|never (?:sent|written|wrote)|not sent)\b/i,
    facts: [
      {
        asked: /\b(price|list|prices|attach\w*)\b/i,
        say: 'The price list has been in the “Hotel” folder all along. I’d have told you, had you asked.',
      },
      {
        asked: /\b(say|tone|mention|include|apolog\w*|content|add)\b/i,
        say: 'One line of apology for the delay, and I’d like the sample room mentioned.',
      },
      {
        asked: /\b(approve|see|read|check|before)\b/i,
        say: 'Please, let me read it over before it leaves.',
      },
    ],
    points: [
      {
        id: 'own',
        label: 'Own the omission',
        topic: 'why it never went out',
        met: [
          /\b(my (?:mistake|fault|error)|our (?:mistake|fault|error)|stayed in (?:the )?drafts|still in (?:the )?drafts|i should have|we should have|should have (?:asked|sent))\b/i,
        ],
        ask: 'Help me understand why it wasn’t sent.',
        ok: 'I respect that you didn’t dress it up.',
      },
      {
        id: 'draft',
        label: 'Say when today the draft will be ready',
        topic: 'the email itself',
        met: [/\bdraft\b/i, /\b(30 minutes|half an hour|today|within (?:the|an|one) hour|by (?:noon|\d))\b/i],
        ask: 'And when might Ms. Carver hear from me?',
        ok: 'All right. I’ll read it as soon as it’s here.',
      },
      {
        id: 'list',
        label: 'Let him see follow-ups from now on',
        topic: 'how I’ll know things went out',
        met: [
          /\b((?<!price )list|overview|friday|tracker|report)\b/i,
          /\b(follow|sent|see|share\w*|every)\b/i,
        ],
        ask: 'Going forward, how will I know that something was actually sent?',
        ok: 'A list on Fridays. That’s the piece that was missing for me.',
      },
    ],
    mistakes: [
      {
        id: 'send-now',
        found:
          /\b(?:i(?:['’]ve| have)? (?:just |already )?sent (?:it|the e?-?mail)|i(?: will|['’]ll) send it (?:right )?now|sending it (?:right )?now)\b/i,
        say: 'You’d send it without my seeing it? Please don’t ever do that under my name.',
        why: 'He approves every email before it’s sent.',
      },
    ],
    model: [
      'Hello Gregory, I’m sorry. The follow-up to Ms. Carver wasn’t sent: it’s still in drafts because it was waiting for the price list, and I should have asked you. I understand that this made you look careless. Where can I find the price list?',
      'Thank you, Gregory. You’ll get a new draft from me within 30 minutes to approve, with an apology for the delay. And from now on I’ll share a follow-up list with you every Friday, so you can see what was sent.',
    ],
  },
};
