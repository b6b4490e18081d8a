import type { Scenario } from '../../scenario.ts';

export const unpaidSupplier: Scenario = {
  id: 'unpaid-supplier',
  title: 'A supplier waiting for his money',
  position: 'Admin Support Specialist',
  difficulty: 'hard',
  persona: {
    name: 'Sergio Balan',
    location: 'El Paso, Texas',
    company: 'Balan Plumbing',
    issue: 'His invoice of $2,860 is 40 days late. He wants payment today or he stops working.',
    tone: 'A plumber and small contractor from El Paso: proud, plain, hard-working, has heard excuses before',
    mood: 'angry',
    opening:
      'Forty days. FORTY. I crawled under your building, I did the work, I did it right, and nobody pays me. I got two guys with families on my crew. Money today, or my truck stays home tomorrow.',
    restate: 'My invoice is forty days late and I got a crew to pay.',
    voice: {
      hello: 'Yeah. Balan Plumbing.',
      thanks: 'Alright. I respect that.',
      hm: 'Keep going.',
      hollow: 'My guys can’t eat nice words.',
      unsure: 'I fix pipes, friend. I don’t know about that.',
      notYet: 'The money. What else would it be?',
      asSaid: 'I said it once, I’ll say it slow:',
      again: 'You didn’t answer me.',
      doubt: 'Don’t tell me stories. I’ve got a box full of stories.',
      rude: [
        'I show up at six in the morning for you people, and this is what I get?',
        'You talk to your plumber like that? Good luck with your pipes.',
      ],
      offTopic: 'I didn’t come to talk about that. I came to get paid.',
      puzzled: 'What kind of talk is that? I’m a working man.',
      waiting: ['You hiding from me too?', 'I’m in my truck. I got all day. You don’t.'],
      boss: 'Put your boss on. The one who signs checks.',
      transfer: 'Good. Let the boss tell me to my face.',
      leave: 'That’s it. My guys are off the job. Goodbye.',
      solved: 'Then we have a deal. Thank you for treating me straight.',
      bye: ['No, that’s all I came for.', 'Okay, friend. God bless.'],
    },
  },
  brief: {
    goal: 'He wants the money and to be treated like someone who did good work.',
    goodOutcome:
      'You own the delay, ask for the missing order number, give the real payment date, and name the person who confirms it.',
    caseNotes: [
      'Invoice BP-77, $2,860. It’s stuck because the order number is missing. He can give it to you right away.',
      'If he sends the number today, the payment goes out on Thursday and reaches his account on Friday. It can’t be paid today.',
      'Ms. Quinn in accounting confirms by email today.',
    ],
    named: /\b(invoice|40 days|forty days|late|2,?860|payment|paid)\b/i,
    facts: [
      {
        asked: /\b(order|purchase|po|number|reference)\b/i,
        say: 'Order number? Your guy scribbled one on a piece of paper for me. Here: PO 9034.',
      },
      { asked: /\b(mail|address|account|bank)\b/i, say: 'Same bank account I always had.' },
      {
        asked: /\b(work|done|finished|building)\b/i,
        say: 'Job was finished in September. Your manager signed off on it, shook my hand and all.',
      },
    ],
    points: [
      {
        id: 'number',
        label: 'Ask for the missing order number',
        topic: 'what you’re missing from me',
        by: 'question',
        met: [/\b(order|purchase|po|reference)\b/i],
        ask: 'So what’s missing this time? What’s the excuse?',
        ok: 'That’s it? One number? Someone could’ve picked up a phone.',
      },
      {
        id: 'day',
        label: 'Give the real payment date',
        topic: 'the day I get paid',
        met: [/\b(thursday|friday)\b/i],
        ask: 'Which DAY is it in my account?',
        ok: 'Friday. Friday I’m looking at my account.',
      },
      {
        id: 'who',
        label: 'Name who confirms it',
        topic: 'who stands behind that',
        met: [/\b(quinn|confirm\w*|in writing|by (?:e-?)?mail)\b/i],
        ask: 'And who stands behind that? I’ve heard a lot of talk.',
        ok: 'A name. Good. A man can work with a name.',
      },
    ],
    mistakes: [
      {
        id: 'today',
        found:
          /\b(?:money|payment|pay(?:ing)?|paid|2,?860|transfer)\b.{0,40}\b(?:today|right now|immediately|tonight|this (?:afternoon|evening))\b/i,
        say: 'Today? They told me “today” two weeks back. You giving me your word, or you hoping?',
        why: 'No one can pay today; the run is on Thursday.',
      },
    ],
    model: [
      'Hello Sergio, I’m sorry. You did the work, and your invoice for $2,860 is forty days late. That’s our fault, and you have every right to be angry. It’s stuck because one number is missing. Did our manager give you an order number?',
      'Thank you, Sergio. With PO 9034, it’ll go out in Thursday’s payment run and be in your account on Friday. Ms. Quinn in accounting will email you to confirm this afternoon.',
    ],
  },
};
