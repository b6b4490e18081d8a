import type { Scenario } from '../../scenario.ts';

export const roomTaken: Scenario = {
  id: 'room-taken',
  title: 'A meeting room that’s taken',
  position: 'Admin Support Specialist',
  difficulty: 'medium',
  persona: {
    name: 'Felix Arnaud',
    location: 'Seattle, Washington',
    company: 'Halyard Consulting',
    issue: 'The room he booked for ten guests is taken by another team in one hour.',
    tone: 'A Seattle consultant: polite, brisk, business shorthand, watches the clock, offers thanks in advance',
    mood: 'annoyed',
    opening:
      'Quick one, and thanks in advance: I’ve got the large room booked for 11 with ten guests en route, and the display at the door now shows another team. I’m at sixty minutes and counting, so anything you can do fast helps.',
    restate: 'Ten guests at 11, and the large room is taken.',
    voice: {
      hello: 'Hi, thanks for jumping on this.',
      thanks: 'Appreciate the understanding.',
      hm: 'Noted.',
      hollow: 'Thanks, but I’m missing the action item.',
      unsure: 'No visibility on that from my end.',
      notYet: 'Yes, the core issue’s still open.',
      asSaid: 'Per my earlier note:',
      again: 'Flagging this again.',
      doubt: 'Is that locked in, or tentative?',
      rude: ['Let’s keep this professional, please.', 'Not the partnership I was hoping for this morning.'],
      offTopic: 'Let’s park that. Fifty-some minutes left.',
      puzzled: 'Sorry, I’m not tracking.',
      waiting: ['Checking in: any update?', 'Forty-five minutes now. Are you still on?'],
      boss: 'Could you escalate this to your lead?',
      transfer: 'Works for me. Looking forward to your lead’s note.',
      leave: 'I’ll improvise in the lobby. Thanks anyway.',
      solved: 'That resolves it well ahead of time. Thanks for the quick turnaround.',
      bye: ['All set on my end, thanks.', 'Likewise, enjoy the rest of your day.'],
    },
  },
  brief: {
    goal: 'He wants a room for ten with a screen at 11, and guests who find it.',
    goodOutcome:
      'You book another room with a screen at 11, have reception guide the guests, and move the coffee, too.',
    caseNotes: [
      'The large room was booked twice because of a system error. The other team has outside guests and can’t move.',
      'Free at 11: the Cedar room on the third floor, 12 seats, with a screen. The Birch room has only 6 seats.',
      'Reception can guide guests; catering can move the coffee.',
    ],
    named: /\b(room|11|eleven|taken|booked|ten guests|ten people)\b/i,
    facts: [
      { asked: /\b(how many|people|guests|seats)\b/i, say: 'Headcount is eleven: ten guests plus me.' },
      {
        asked: /\b(need|screen|projector|equipment|video|coffee|catering)\b/i,
        say: 'Screen’s a must, and coffee’s already ordered.',
      },
      { asked: /\b(until|how long|end)\b/i, say: 'We wrap at 12:30.' },
    ],
    points: [
      {
        id: 'need',
        label: 'Ask what he needs in the room',
        topic: 'my must-haves for the room',
        by: 'question',
        met: [/\b(need|screen|how many|seats|equipment|projector|coffee)\b/i],
        ask: 'Want my must-haves for the room?',
        ok: 'Exactly the right question.',
      },
      {
        id: 'room',
        label: 'Book a room that fits',
        topic: 'a room for eleven people',
        met: [/\bcedar\b/i],
        ask: 'So where am I at eleven?',
        ok: 'Cedar, third floor, got it.',
      },
      {
        id: 'guests',
        label: 'Make sure the guests find it',
        topic: 'getting my guests there',
        met: [/\b(reception|guide|sign|tell|bring|show)\b/i, /\b(guests?|visitors?|them|people)\b/i],
        ask: 'And how do the guests get there? They’ll head for the large room.',
        ok: 'Perfect, that closes the loop.',
      },
    ],
    mistakes: [
      {
        id: 'birch',
        found: /\b(?:booked|book|take|use|have|got) (?:you )?(?:the )?(?:room )?birch\b/i,
        say: 'Birch seats six, and I’m bringing eleven. Could you double-check that?',
        why: 'Birch has only six seats.',
      },
      {
        id: 'throw-out',
        found: /\b(?:ask|tell|make|move) (?:the )?other team\b.{0,20}\b(?:to )?(?:leave|move|go|out)\b/i,
        say: 'Let’s not; they’ve got clients in there too, I just walked by. I’d rather not start a turf war.',
        why: 'The other team has outside guests and can’t move.',
      },
    ],
    model: [
      'Hello Felix, I’m sorry that the large room is taken at 11 with ten guests on their way; I understand the pressure. Do you need a screen, and did you order coffee?',
      'Thank you, Felix. You have the Cedar room on the third floor at 11, with 12 seats and a screen. Reception will guide your guests there, and the coffee moves with you.',
    ],
  },
};
