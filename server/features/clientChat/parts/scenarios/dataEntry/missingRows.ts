import type { Scenario } from '../../scenario.ts';

export const missingRows: Scenario = {
  id: 'missing-rows',
  title: 'Rows missing from a file',
  position: 'Data Entry Clerk',
  difficulty: 'easy',
  persona: {
    name: 'Derek Lund',
    location: 'Fargo, North Dakota',
    company: 'Prairie Seed Supply',
    issue: 'The stock list has 480 rows, but he sent 500.',
    tone: 'A seed-supply stock manager from North Dakota: calm, exact, counts everything, never raises his voice',
    mood: 'neutral',
    opening:
      'Hi. On Monday I sent you 500 rows for the stock list. The file that came back has 480, and I counted it twice. Could you find out what happened to the other 20?',
    restate: 'I’m still 20 rows short of my 500.',
    voice: {
      hello: 'Afternoon there.',
      thanks: 'No harm done. Good of you to say.',
      hm: 'Yup.',
      hollow: 'That’s friendly, but it adds up to zero rows.',
      unsure: 'Couldn’t say. I’d have to count.',
      notYet: 'Yup, 20 rows’ worth.',
      asSaid: 'Counting back a bit:',
      again: 'I’ll put the question once more.',
      doubt: 'Did you check that, or is it an estimate?',
      rude: ['No call for that.', 'Well, that’s a new one. Nobody talks that way up here.'],
      offTopic: 'Could be. Doesn’t get me to 500, though.',
      puzzled: 'I read that three times and it still doesn’t add up.',
      waiting: ['Still on the line?', 'Six minutes now, by my watch.'],
      boss: 'I’d like to take this up with your supervisor, then.',
      transfer: 'Alright. I’ll expect one message from your supervisor.',
      leave: 'I’ll recount it by hand. So long now.',
      solved: '500 of 500. That’s settled, thank you.',
      bye: ['Nope, the numbers match. That’s all.', 'Same to you. So long now, and thanks.'],
    },
  },
  brief: {
    goal: 'He wants to know where the 20 rows are and to have them before his Thursday count.',
    goodOutcome:
      'You explain the cause (rows without an item number), ask him for the numbers, and give a time for the full file.',
    caseNotes: [
      'The 20 rows, 301 to 320, have no item number. The system skips rows like that.',
      'They can be added as soon as he sends the numbers; that takes 30 minutes.',
      'From now on, a list of skipped rows goes back with the file.',
    ],
    named: /\b(20|twenty|rows|missing|480|500)\b/i,
    facts: [
      {
        asked: /\b(item numbers?|numbers|send|list of)\b/i,
        say: 'Item numbers, I see. That page wasn’t in my file. Uploading it now, one page.',
      },
      { asked: /\b(when|by|deadline|urgent|need)\b/i, say: 'Thursday morning is the count.' },
      { asked: /\b(which|page|file|version|sheet)\b/i, say: 'Monday’s file, second sheet.' },
    ],
    points: [
      {
        id: 'cause',
        label: 'Explain the cause',
        topic: 'why they’re missing',
        no: true,
        met: [/\b(item number|no number|without (?:an? )?(?:item )?number|301|skip\w*)\b/i],
        ask: 'What’s the reason those 20 dropped out?',
        ok: 'No item number, so they were skipped. Checks out.',
      },
      {
        id: 'ask',
        label: 'Ask for the missing numbers',
        topic: 'what you need from me',
        by: 'question',
        met: [/\b(send|numbers?|share|upload|give)\b/i],
        ask: 'What do you need from my side?',
        ok: 'You should have all 20 of them now.',
      },
      {
        id: 'time',
        label: 'Give the full file a time',
        topic: 'when the file’s complete',
        met: [/\b(30 minutes|half an hour|today|by \d|within|before thursday)\b/i],
        ask: 'When will the count be back at 500?',
        ok: 'Half an hour. That works out.',
      },
    ],
    mistakes: [
      {
        id: 'invent',
        found: /\b(?:make up|invent|guess|fill in (?:any|some)|put (?:any|some|random))\b/i,
        say: 'I’d ask you not to make up numbers. One wrong number and the whole count is off.',
        why: 'Invented numbers make a wrong list look right.',
      },
    ],
    model: [
      'Hi Derek, I checked the 20 missing rows: 301 to 320 have no item number, and the system skips rows like that. I’m sorry you had to find that out by counting. Could you send me the numbers for these rows?',
      'Thank you, Derek. I’m adding the 20 rows now, and you’ll have the complete file in 30 minutes. From now on, you’ll get a list of skipped rows with the file.',
    ],
  },
};
