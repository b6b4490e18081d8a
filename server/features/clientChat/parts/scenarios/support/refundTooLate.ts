import type { Scenario } from '../../scenario.ts';

export const refundTooLate: Scenario = {
  id: 'refund-too-late',
  title: 'A refund after the return period',
  position: 'Customer Support Representative',
  difficulty: 'hard',
  persona: {
    name: 'Denise Whitlock',
    location: 'Boise, Idaho',
    company: 'Alder Creek Outdoor',
    issue: 'She wants a full refund for a tent bought 70 days ago. The return period is 60 days.',
    tone: 'An Idaho mom and weekend camper: sharp, sarcastic, threatens bad reviews, softens when someone’s straight with her',
    mood: 'angry',
    opening:
      'Your tent leaks like a colander. ONE trip. One! I want my 240 dollars back, all of it, and don’t you dare start with your return period, or every camper in Idaho is going to read about it.',
    restate: 'The tent leaks and I want my 240 dollars back.',
    voice: {
      hello: 'Yeah, hello. Let’s get to it.',
      thanks: 'Well, someone over there’s human after all.',
      hm: 'Uh-huh.',
      hollow: 'Save the greeting-card stuff. I asked you a question.',
      unsure: 'How on earth should I know that?',
      notYet: 'Are you kidding? We’re nowhere near done.',
      asSaid: 'Read it again, it’s right up there:',
      again: 'Oh, so we’re dodging now.',
      doubt: 'Sounds peachy. Do you actually know that, or did you just make it up?',
      rude: [
        'Wow. That one’s going straight into my review.',
        'Did you seriously just say that to a paying customer?',
      ],
      offTopic: 'Are you for real? I’m talking about a flooded tent.',
      puzzled: 'Have you been drinking? What’s that supposed to mean?',
      waiting: ['Hellooo? Did you run off on me?', 'Unbelievable. Still nobody home.'],
      boss: 'That’s it. Get me your manager, right now.',
      transfer: 'Good. And tell your manager I type fast.',
      leave: 'You know what? I’m out. Enjoy the one-star review.',
      solved: 'Okay, you’ve talked me down. That’s solved, and thanks for not feeding me a line.',
      bye: ['Nope, we’re good. Guess I’ll hold off on that review.', 'Yeah, you have a good one too.'],
    },
  },
  brief: {
    goal: 'She wants to be taken seriously, and her money. What she can have is a repair or a credit.',
    goodOutcome:
      'You say no to a cash refund clearly and kindly, offer the free repair or the $240 credit, and say when the next step happens.',
    caseNotes: [
      'Tent bought 70 days ago for $240. Money back only within 60 days; no exceptions, not even from a supervisor.',
      'A leak is a fault: the two-year warranty gives a free repair, or a store credit of the full $240. The client chooses.',
      'A prepaid label for the tent is emailed within one hour. A repair takes 10 days from then; the credit is there within one day, before the tent is back.',
    ],
    named: /\b(leak\w*|tent|water (?:came|comes|got) in)\b/i,
    facts: [
      {
        asked:
          /\b(where|which part|seam|how|when)\b.{0,40}\b(leak|water|happen|rain|seam|wet)\b|\b(seam|floor|zip|roof)\b/i,
        say: 'At the seam, right over the door. My kid woke up in a puddle, if you want the whole picture.',
      },
      {
        asked: /\b(repair|credit|prefer|rather|choose|which (?:one|of))\b/i,
        say: 'If those are my choices, the credit. No way am I sleeping under that thing again.',
      },
      {
        asked: /\border (?:number|no|id)\b|\breceipt\b/i,
        say: 'Oh, I kept the receipt, believe me. Order 30955.',
      },
    ],
    points: [
      {
        id: 'no-cash',
        label: 'Say no to cash clearly and kindly',
        topic: 'whether I get my money back',
        no: true,
        met: [
          /\b(60 days|sixty days|return period|cannot refund|can['’]t refund|not (?:able to )?refund|no (?:cash )?refund|money back)\b/i,
        ],
        ask: 'So is that a yes or a no on my money? Spit it out.',
        ok: 'Well, I hate it, but at least you’ve got the guts to say so.',
      },
      {
        id: 'offer',
        label: 'Offer the repair and the credit',
        topic: 'what you can do instead',
        met: [/\b(credit|warranty)\b/i, /\b(repair\w*|fix\w*|credit)\b/i],
        ask: 'Then what CAN you do? Because this tent’s a wet sock.',
        ok: 'A credit for the whole amount? Huh. Okay, now we’re talking.',
      },
      {
        id: 'step',
        label: 'Say when the next step happens',
        topic: 'when any of this happens',
        met: [
          /\b(label|e-?mail|credit|send\w*)\b/i,
          /\b(hour|one day|24 hours|within a day|10 days|ten days|tomorrow)\b/i,
        ],
        ask: 'And when’s that happening? I’m not sitting around for weeks.',
        ok: 'Alright, I’ll keep an eye out for it.',
      },
    ],
    mistakes: [
      {
        id: 'refund',
        found:
          /\b(?:i|we)(?: will| can| have|['’]ll|['’]ve) (?:now )?(?:give you |send you |process )?(?:a |the |your )?(?:full |complete |cash )?(?:refund|money back|\$?240 back)\b(?! (?:only|within))/i,
        say: 'Oh really? Put that in writing: I get my cash back. And you’d better not weasel out of it later.',
        why: 'No one can get cash after 60 days, so you’d have to break that promise.',
      },
      {
        id: 'exception',
        found: /\b(?:make an exception|supervisor (?:will|can) (?:refund|approve))\b/i,
        say: 'An exception, just for me? Fantastic. I’m taking a screenshot.',
        why: 'The notes allow no exception, not even from a supervisor.',
      },
    ],
    model: [
      'Hi Denise, I’m sorry the tent leaked on its first trip. Waking up wet is awful, and I understand why you’re angry. Where does the water come in? Is it at a seam?',
      'Thank you, Denise. I can’t refund the money after 60 days, and I won’t promise that. Here’s what I can do: the leak is under warranty, so you get a free repair or a store credit for the full $240. I’ll email you the label within one hour, and the credit will be there within one day.',
    ],
  },
};
