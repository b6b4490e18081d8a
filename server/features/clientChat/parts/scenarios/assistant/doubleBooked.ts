import type { Scenario } from '../../scenario.ts';

export const doubleBooked: Scenario = {
  id: 'double-booked',
  title: 'Two appointments at the same time',
  position: 'Virtual Assistant',
  difficulty: 'medium',
  persona: {
    name: 'Priscilla Nakamura',
    location: 'Chicago, Illinois',
    company: 'Nakamura Dental Group',
    issue: 'She’s booked for two meetings at 3 PM today. One of them is with her bank.',
    tone: 'The owner of a Chicago dental group: formal, complete sentences, stressed, values accountability',
    mood: 'annoyed',
    opening:
      'I am looking at my calendar, and I find two meetings at 3 PM today: one with the bank and one with the supplier. I would appreciate an explanation, as I have yet to master being in two places at once.',
    restate: 'I have two meetings at 3 PM today, and I can attend only one of them.',
    voice: {
      hello: 'Good afternoon.',
      thanks: 'Thank you for acknowledging it.',
      hm: 'Understood.',
      hollow: 'I value courtesy, but I require an answer.',
      unsure: 'I have no information on that.',
      notYet: 'Yes. The matter remains unresolved.',
      asSaid: 'As I stated:',
      again: 'I must return to my question.',
      doubt: 'May I rely on that, or is it an assumption?',
      rude: [
        'I expect to be addressed with courtesy.',
        'That was uncalled for, and I have made a note of it.',
      ],
      offTopic: 'I fail to see how that concerns my calendar.',
      puzzled: 'The purpose of that remark escapes me.',
      waiting: [
        'May I ask whether you remain on the line?',
        'I have a patient in ten minutes and would be grateful for a response.',
      ],
      boss: 'Please connect me with your supervisor.',
      transfer: 'Thank you. I will await your supervisor’s message.',
      leave: 'I will resolve this on my own. Goodbye.',
      solved: 'In that case the matter is settled. Thank you for your assistance.',
      bye: ['That will be all. Good afternoon.', 'Likewise. Goodbye.'],
    },
  },
  brief: {
    goal: 'She wants one meeting moved without embarrassment, and to know why it happened.',
    goodOutcome:
      'You own the mistake, keep the bank at 3 PM, give the supplier a new time and an apology, and fix the cause.',
    caseNotes: [
      'We entered the supplier meeting in Eastern time by mistake. It was meant for 4 PM Central.',
      'The bank can’t move. The supplier is free at 4 PM Central today.',
      'The calendar is now set to show Central time only.',
    ],
    named: /\b(two (?:meetings|appointments)|double|both at|3 ?pm|three o|same time|overlap\w*)\b/i,
    facts: [
      {
        asked: /\b(which|important|priority|move|bank|supplier|keep)\b/i,
        say: 'The bank takes precedence. I am signing a loan this afternoon.',
      },
      {
        asked: /\b(4|four|later|after|free)\b/i,
        say: 'Four o’clock would suit me; my day ends with the bank.',
      },
    ],
    points: [
      {
        id: 'own',
        label: 'Own the mistake and its cause',
        topic: 'how this happened',
        met: [
          /\b(time ?zones?|eastern|our (?:mistake|error|fault)|my (?:mistake|error|fault)|i entered|we entered)\b/i,
        ],
        ask: 'How did this come about? I have to be able to rely on this calendar.',
        ok: 'I appreciate your candor.',
      },
      {
        id: 'fix',
        label: 'Give one meeting a new time',
        topic: 'which of the two moves',
        met: [/\b(supplier)\b/i, /\b(4 ?(?::00)? ?p\.?m|four|at 4)\b/i],
        ask: 'Which of the two will move, and to what time?',
        ok: 'Very good: the bank at three, the supplier at four.',
      },
      {
        id: 'again',
        label: 'Say why it won’t happen again',
        topic: 'how you’ll prevent a repeat',
        met: [
          /\b(central(?: time)? only|set to central|only central|shows? central|from now on|double[- ]check|again)\b/i,
        ],
        no: true,
        ask: 'And what assures me that this won’t be repeated?',
        ok: 'That is a sensible safeguard.',
      },
    ],
    mistakes: [
      {
        id: 'bank',
        found: /\bmove(?:d)? (?:the )?bank\b|\bbank (?:can|could|to) (?:be )?moved?\b/i,
        say: 'Absolutely not. The bank appointment stays where it is; I sign a loan today.',
        why: 'The notes say the bank can’t move.',
      },
      {
        id: 'blame',
        found: /\byou (?:entered|booked|made|put)\b.{0,30}\b(?:wrong|mistake|yourself)\b/i,
        say: 'I beg your pardon? That entry was made by your side, not by me.',
        why: 'The entry was ours; blaming the client makes it worse.',
      },
    ],
    model: [
      'Good afternoon Priscilla, I’m sorry. You have two meetings at 3 PM, and that was our mistake: the supplier was entered in Eastern time. I understand how stressful that is today. Is it right that the bank is the one to keep?',
      'Thank you, Priscilla. The bank stays at 3 PM, and the supplier is now at 4 PM Central with an apology from me. Your calendar shows Central time only from now on, so this won’t happen again.',
    ],
  },
};
