import type { Scenario } from '../../scenario.ts';

export const nameMisspelled: Scenario = {
  id: 'name-misspelled',
  title: 'A misspelled name',
  position: 'Data Entry Clerk',
  difficulty: 'easy',
  persona: {
    name: 'Siobhan Keane',
    location: 'Boston, Massachusetts',
    company: 'Keane Physical Therapy',
    issue: 'Her name is misspelled on the member list and on her badge.',
    tone: 'A Boston physical therapist in her thirties: good-humored, cracks jokes, a bit of local color',
    mood: 'smile',
    opening:
      'Hey! So the member list has me down as “Shivon Keen,” which, A-plus for the sound, zero for the letters. It’s on my badge, too, and I’m wicked tired of explaining it. Can you fix me?',
    restate: 'My name’s misspelled, on the list and on the badge.',
    voice: {
      hello: 'Hey, how’s it going?',
      thanks: 'Aww, thanks, pal.',
      hm: 'Uh-huh, uh-huh.',
      hollow: 'Ten out of ten for charm. And my name?',
      unsure: 'Search me!',
      notYet: 'Just that little thing where I’m not Shivon.',
      asSaid: 'Rewind:',
      again: 'Not to be a broken record.',
      doubt: 'Pinky swear?',
      rude: ['Yeesh, who spit in your chowder?', 'And here I thought I was the grumpy one before coffee.'],
      offTopic: 'Ha! Okay, but that’s not how you spell Siobhan.',
      puzzled: 'Is that a riddle? I’m terrible at riddles.',
      waiting: ['Tap, tap. Is this thing on?', 'I’ve stretched two hamstrings while waiting. Not mine.'],
      boss: 'Alrighty, I’d like the manager’s special, please. As in, your manager.',
      transfer: 'Sure thing, send in the big guns.',
      leave: 'I’ll stay Shivon, then. See ya!',
      solved: 'Ha, fixed! You’re a star, thanks a million.',
      bye: ['Nah, I’m golden.', 'You too! Go Sox.'],
    },
  },
  brief: {
    goal: 'She wants her name right everywhere it shows.',
    goodOutcome:
      'You ask for the spelling letter by letter, correct both the list and the badge, and tell her when the new badge is printed and sent.',
    caseNotes: [
      'Member record 2046; first and last name are both wrong.',
      'The list changes right away. A new badge is printed on Monday and mailed.',
      'The name is also in the newsletter list.',
    ],
    named: /\b(name|spell\w*|misspelled|badge|list)\b/i,
    facts: [
      {
        asked: /\b(spell\w*|letter|correct|right|exactly|write)\b/i,
        say: 'Deep breath: S-I-O-B-H-A-N, K-E-A-N-E.',
      },
      {
        asked: /\b(address|mail|send|badge)\b/i,
        say: 'Mail the badge to my clinic; that address you somehow got right.',
      },
      { asked: /\b(member|number|record|id)\b/i, say: 'Member 2046, like a robot.' },
    ],
    points: [
      {
        id: 'spell',
        label: 'Ask for the spelling',
        topic: 'the spelling',
        by: 'question',
        met: [/\b(spell\w*|letter|exactly|correct (?:spelling|name)|written|write (?:it|your name))\b/i],
        ask: 'Want me to spell it out for you?',
        ok: 'Bless you for asking instead of guessing.',
      },
      {
        id: 'list',
        label: 'Confirm the corrected name',
        topic: 'the list',
        met: [/\bsiobhan\b/i, /\b(correct\w*|chang\w*|updat\w*|fix\w*)\b/i],
        ask: 'Is the list right now?',
        ok: 'Hey, that’s me! Nice to meet me.',
      },
      {
        id: 'badge',
        label: 'Say when the new badge is printed and sent',
        topic: 'the badge',
        met: [/\bbadge\b/i, /\bmonday\b/i],
        ask: 'And the badge?',
        ok: 'Printed on Monday, got it. I’ll be Shivon for one more weekend.',
      },
    ],
    mistakes: [
      {
        id: 'guess',
        found: /\b(?:siobahn|shioban|siobhán|siobhan keen|shivon keane)\b/i,
        say: 'Ooh, so close! Still some other lady, though.',
        why: 'Guessing the spelling leads to the next mistake; ask for it letter by letter.',
      },
    ],
    model: [
      'Hello Siobhan, I’m sorry that your name is misspelled on the list and on your badge. Could you spell your first and last name for me, letter by letter?',
      'Thank you. I corrected the member list and the newsletter list to Siobhan Keane. Your new badge will be printed on Monday and mailed to your clinic.',
    ],
  },
};
