import type { Scenario } from '../../scenario.ts';

export const travelReceipts: Scenario = {
  id: 'travel-receipts',
  title: 'Receipts from a trip',
  position: 'Virtual Assistant',
  difficulty: 'easy',
  persona: {
    name: 'Tomas Reyes',
    location: 'Austin, Texas',
    company: 'Lanternfish Software',
    issue: 'He needs the receipts from his Denver trip in one file for accounting by 5 PM.',
    tone: 'A startup founder in his twenties from Austin: all lowercase, relaxed, slangy, in a hurry today',
    mood: 'neutral',
    opening:
      'hey hey, so accounting’s on my case for the denver receipts, all in one file. pretty sure they’re scattered all over my inbox, sorry about that lol. any chance you can round them up by five?',
    restate: 'need the denver receipts in one file by five.',
    voice: {
      hello: 'yo, hey.',
      thanks: 'ha, appreciate you.',
      hm: 'k.',
      hollow: 'cool cool, but what’s the actual plan?',
      unsure: 'honestly no idea.',
      notYet: 'yeah we’re not quite there yet.',
      asSaid: 'scroll up a sec:',
      again: 'bumping this.',
      doubt: 'like for real for real?',
      rude: ['dude. not cool.', 'ok wow, bad day?'],
      offTopic: 'lol ok, but my receipts tho.',
      puzzled: 'uh, wrong window maybe?',
      waiting: ['ping?', 'you still around? clock’s ticking.'],
      boss: 'ok can i talk to your lead?',
      transfer: 'sounds good, loop your lead in.',
      leave: 'nvm, i’ll dig them up myself. peace.',
      solved: 'legend, that’s all sorted, thx!',
      bye: ['nah i’m good, have a good one.', 'later!'],
    },
  },
  brief: {
    goal: 'He wants one file with everything, and to be told early if something’s missing.',
    goodOutcome:
      'You name the missing taxi receipt, promise the file before 5 PM Central, and say where it’s going.',
    caseNotes: [
      'Found in the inbox: flight $212, hotel $389, two lunches. The taxi on November 6 ($34) is missing.',
      'Without a receipt, accounting takes a short note from him with date and amount.',
      'Accounting’s address: receipts@example.com. Deadline 5 PM Central.',
    ],
    named: /\b(receipts?|denver|trip|one file)\b/i,
    facts: [
      {
        asked: /\b(taxi|cab|ride|missing)\b/i,
        say: 'oh man, the taxi. paid cash, no receipt, 34 bucks.',
      },
      {
        asked: /\b(where|send|address|who|format|pdf)\b/i,
        say: 'pdf, straight to accounting, cc me pls.',
      },
      { asked: /\b(dates?|when|how many days)\b/i, say: 'nov 4 through 6.' },
    ],
    points: [
      {
        id: 'missing',
        label: 'Name the missing receipt',
        topic: 'whether they’re all there',
        met: [/\btaxi\b/i],
        no: true,
        ask: 'did you track them all down?',
        ok: 'oh right, the taxi, good catch.',
      },
      {
        id: 'note',
        label: 'Say what replaces it',
        topic: 'what we do about it',
        met: [/\bnote\b/i],
        ask: 'ok so what do we do about the missing one?',
        ok: 'a note’s easy, writing it now.',
      },
      {
        id: 'time',
        label: 'Promise a time before five',
        topic: 'whether it’s there in time',
        met: [
          /\b(?:by|before|at|until)\s+(?:[1-4](?::\d\d)?|five|5|noon|two|three|four)\b/i,
          /\b(send|file|accounting|pdf|there|ready)\b/i,
        ],
        ask: 'and accounting gets it in time, yeah?',
        ok: 'sweet, plenty of time then.',
      },
    ],
    mistakes: [
      {
        id: 'invent',
        found: /\b(?:make|create|write|invent)\b.{0,20}\b(?:a |the )?(?:taxi )?receipt\b/i,
        say: 'whoa no, don’t cook up a receipt, that’s how people get fired.',
        why: 'A receipt that never existed is fraud. A note with date and amount is the way.',
      },
    ],
    model: [
      'Hi Tomas, happy to help. I’m putting the Denver receipts into one file: flight, hotel, and two lunches are there, but the taxi on November 6 is missing. Do you have a receipt for the taxi?',
      'No problem, Tomas. For the taxi, accounting takes a short note with the date and the 34 dollars. I’ll send the file as a PDF to accounting before 4 PM Central, and I’ll copy you.',
    ],
  },
};
