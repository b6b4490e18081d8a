import type { Scenario } from '../../scenario.ts';

export const moveAMeeting: Scenario = {
  id: 'move-a-meeting',
  title: 'Move a meeting to another day',
  position: 'Virtual Assistant',
  difficulty: 'easy',
  persona: {
    name: 'Helen Brandt',
    location: 'Portland, Oregon',
    company: 'Brandt Landscape Studio',
    issue: 'Her Tuesday meeting with the Morris family needs to move to another day this week.',
    tone: 'A landscape designer from Oregon: sunny and breezy, short cheerful lines, exclamation marks',
    mood: 'smile',
    opening:
      'Morning, sunshine! Tuesday with the Morris family just blew up on me. Can you find us another day this week?',
    restate: 'The Tuesday meeting with the Morris family has to move to another day this week!',
    voice: {
      hello: 'Hey hey!',
      thanks: 'Aw, you’re sweet!',
      hm: 'Mm-hm!',
      hollow: 'Cute! But when am I meeting them?',
      unsure: 'Ha, not a clue!',
      notYet: 'Yep, still that meeting!',
      asSaid: 'Same as before:',
      again: 'Circling back!',
      doubt: 'Really truly? Or is that wishful thinking?',
      rude: ['Ouch! Someone skipped breakfast.', 'Yikes, be nice!'],
      offTopic: 'Fun! Now, my meeting?',
      puzzled: 'Um, you’ve lost me, friend!',
      waiting: ['Knock knock!', 'Still here, pruning shears in hand!'],
      boss: 'I think I need to chat with the head honcho!',
      transfer: 'Sure, hand me over!',
      leave: 'I’ll just call them myself. Toodles!',
      solved: 'You’re a gem! All solved, thank you!',
      bye: ['Nope, go enjoy the sunshine!', 'Bye-bye!'],
    },
  },
  brief: {
    goal: 'She wants one new time that works for both sides and nothing more to do herself.',
    goodOutcome:
      'You ask what she prefers, propose one time with its day and time zone, and tell the Morris family.',
    caseNotes: [
      'Free this week: Wednesday 2 PM and Thursday 10 AM, Pacific time. Helen never works on Friday.',
      'The Morris family said: Thursday mornings are best.',
      'After a change, the assistant sends the new invitation and cancels the old one.',
    ],
    named: /\b(morris|meeting|tuesday)\b/i,
    facts: [
      {
        asked: /\b(prefer\w*|which day|morning|afternoon|time|suit|works? (?:best )?for you|when)\b/i,
        say: 'Mornings are my happy place! Just not Friday.',
      },
      { asked: /\b(how long|length|minutes|hour)\b/i, say: 'An hour’s plenty!' },
      {
        asked: /\b(where|place|online|video|in person|address)\b/i,
        say: 'Their garden! The address is in the old invite.',
      },
    ],
    points: [
      {
        id: 'wish',
        label: 'Ask what she prefers',
        topic: 'my schedule',
        by: 'question',
        met: [
          /\b(prefer\w*|morning|afternoon|suit|which (?:day|time)|works? (?:best )?for you|what time)\b/i,
        ],
        ask: 'Want to know when I’m free?',
        ok: 'Love that you asked first!',
      },
      {
        id: 'slot',
        label: 'Propose one slot with its time zone',
        topic: 'the new time',
        by: 'proposal',
        met: [/\bthursday\b/i, /\b10(?::00)?\s?(?:a\.?m\.?)?/i, /\b(pacific|pt|pst|pdt|your time|a\.?m)/i],
        ask: 'So what time have you got for me?',
        ok: 'Thursday at 10, perfect!',
      },
      {
        id: 'tell',
        label: 'Inform the other side',
        topic: 'letting the Morris family know',
        met: [/\b(invit\w*|inform\w*|tell|told|write|wrote|let)\b/i, /\b(morris|family|them|both)\b/i],
        ask: 'And you’ll tell the Morris family, right?',
        ok: 'Yay, off my plate!',
      },
    ],
    mistakes: [
      {
        id: 'friday',
        found: /\b(?:move|moved|book|booked|put|propose|how about|what about|set)\b.{0,40}\bfriday\b/i,
        say: 'Ooh, not Friday! Fridays are for my own garden, remember?',
        why: 'The notes say she never works on Friday.',
      },
    ],
    model: [
      'Good morning Helen, happy to help. I’ll move the Tuesday meeting with the Morris family. Do you prefer the morning or the afternoon?',
      'Thank you, Helen. I moved it to Thursday at 10 AM Pacific. The Morris family likes Thursday mornings, so I sent them the new invitation and canceled the old one.',
    ],
  },
};
