import type { Scenario } from '../../scenario.ts';

export const thirdOutage: Scenario = {
  id: 'third-outage',
  title: 'The third outage in a month',
  position: 'Customer Support Representative',
  difficulty: 'hard',
  persona: {
    name: 'Rashid Montgomery',
    location: 'Columbus, Ohio',
    company: 'Blue Kettle Catering',
    issue:
      'His booking page is down for the third time this month, on his busiest day. He wants compensation.',
    tone: 'A caterer from Ohio in the middle of a rush: loud, bursts of a few words, interrupts, counts losses',
    mood: 'angry',
    opening:
      'AGAIN! Booking page is down AGAIN! Third time this month, on a FRIDAY, my biggest day! I’m bleeding money here! What are you people doing?',
    restate: 'Booking page down, third time, and I’m losing orders every minute!',
    voice: {
      hello: 'Yes! Finally! Hello!',
      thanks: 'Okay. Okay. Appreciate it.',
      hm: 'And?',
      hollow: 'No speeches! Give me something I can use!',
      unsure: 'I cook food! I don’t know that!',
      notYet: 'Anything ELSE? This first!',
      asSaid: 'Said it once already:',
      again: 'You skipped my question!',
      doubt: 'Don’t sell me anything! Just give it to me straight!',
      rude: ['You talking to ME like that? With MY page down?', 'Man, are you serious right now?'],
      offTopic: 'Kitchen’s on fire and you tell me this?',
      puzzled: 'What? No! Talk sense!',
      waiting: ['HELLO? Phones are ringing here!', 'Minutes! You’re costing me minutes!'],
      boss: 'Your boss! Get me your boss!',
      transfer: 'Good! Boss! Quick!',
      leave: 'Enough! Switching to someone else! Bye!',
      solved: 'Alright! We’re rolling again! Thanks, I mean it!',
      bye: ['No, go, go! Thanks!', 'Later! Thanks, man!'],
    },
  },
  brief: {
    goal: 'He wants bookings to work again now, and to be told the truth about why.',
    goodOutcome:
      'You give him a way to take bookings right now, an honest status with the time of the next update, and the credit in his contract.',
    caseNotes: [
      'Incident since 9:40: a full disk. Engineers are on it; next update at 11:00. No one can promise when it’ll be fixed.',
      'Workaround: the backup form linked in his welcome email takes bookings now and syncs later.',
      'Contract: 20% of the monthly fee as credit after the third outage. No payment for lost orders.',
    ],
    named: /\b(down|outage|third time|booking page|not (?:working|available)|third outage)\b/i,
    facts: [
      {
        asked: /\b(since when|when did|what time|how long|started?)\b/i,
        say: 'Twenty to ten, about! First customer called me 9:45!',
      },
      {
        asked: /\b(backup|form|welcome|mail|other way)\b/i,
        say: 'Backup form? Nobody told me! Hold on. Found the email. Okay, form’s opening.',
      },
      { asked: /\b(error|message|see|screen|show)\b/i, say: 'White page! Just white! Nothing!' },
    ],
    points: [
      {
        id: 'around',
        label: 'Show him how to take bookings now',
        topic: 'how I take bookings right now',
        met: [/\b(backup form|backup|form in your welcome|welcome (?:e-?)?mail)\b/i],
        ask: 'And my customers? What do they do? I need bookings NOW!',
        ok: 'Okay! Form works! At least orders come in.',
      },
      {
        id: 'truth',
        label: 'Give an honest status and the time of the next update',
        topic: 'when it’s back',
        met: [/\b(11(?::00)?|eleven)\b/i, /\b(update|engineer\w*|disk|news|write|tell|know)\b/i],
        ask: 'When’s it back? And don’t say “soon”!',
        ok: 'Eleven. Fine. Beats a fairy tale.',
      },
      {
        id: 'credit',
        label: 'Name the credit in the contract',
        topic: 'my losses',
        met: [/\b(?:20\s?(?:%|percent)|twenty percent)/i, /\b(credit|fee|bill|invoice)\b/i],
        ask: 'Who pays for this? Third time!',
        ok: 'Twenty percent. Won’t cover today, but it’s what we signed.',
      },
    ],
    mistakes: [
      {
        id: 'soon',
        found:
          /\b(?:back|fixed|online|working|solved|up(?: again)?) (?:again )?(?:in|within) (?:\w+ )?(?:minutes?|an hour|one hour|half an hour|\d+ min)/i,
        say: 'You said that the last two times! You know that, or you guessing?',
        why: 'No one can promise when it’ll be fixed; only the next update at 11:00 is certain.',
      },
      {
        id: 'losses',
        found: /\b(?:pay|cover|compensate|reimburse)\b.{0,30}\b(?:lost|losses|orders|revenue|damage)\b/i,
        say: 'So you’re paying for my lost orders? All of them? Put it in writing!',
        why: 'The contract gives 20% of the fee, never lost orders.',
      },
    ],
    model: [
      'Hi Rashid, I’m sorry. Your booking page is down for the third time this month, on a Friday, and I understand what that costs you. How long has it been down for you, and have you seen the backup form from your welcome email?',
      'You can take bookings right now with the backup form in your welcome email. It syncs later. A disk is full, our engineers are working on it, and I’ll send you the next update at 11:00. For the third outage you get 20% of the monthly fee as a credit on your bill.',
    ],
  },
};
