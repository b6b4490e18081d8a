import type { Scenario } from '../../scenario.ts';

export const sheetOverwritten: Scenario = {
  id: 'sheet-overwritten',
  title: 'A sheet that was overwritten',
  position: 'Data Entry Clerk',
  difficulty: 'hard',
  persona: {
    name: 'Ingrid Halvorsen',
    location: 'Anchorage, Alaska',
    company: 'Halvorsen Fishery Research',
    issue: 'Three weeks of measurements were overwritten by an import last night.',
    tone: 'A fisheries scientist in Anchorage: exact, controlled anger, numbers the facts, asks for evidence',
    mood: 'angry',
    opening:
      'Three weeks of measurements are gone. Cause, as far as I can tell: an import ran over my sheet last night. Consequence: irreplaceable. Those fish are back in the Pacific, and they won’t swim up to be measured a second time.',
    restate: 'Last night’s import overwrote three weeks of my measurements.',
    voice: {
      hello: 'Halvorsen. Go ahead.',
      thanks: 'Acknowledged. That helps more than you’d think.',
      hm: 'Continue.',
      hollow: 'That sentence contains no information.',
      unsure: 'I have no data on that.',
      notYet: 'Affirmative. The measurements.',
      asSaid: 'See my earlier statement:',
      again: 'The question remains unanswered.',
      doubt: 'Source? I accept observations, not optimism.',
      rude: [
        'Insult noted. It doesn’t restore a single row.',
        'I work with sea lions, and they have better manners.',
      ],
      offTopic: 'Irrelevant to the data set.',
      puzzled: 'That’s not a meaningful statement.',
      waiting: ['Time check: are you there?', 'Each minute adds risk. Respond.'],
      boss: 'I want the person responsible for your imports.',
      transfer: 'Acceptable. Have them bring the log.',
      leave: 'I’ll file an incident report instead. Goodbye.',
      solved: 'Verified and complete. I’m relieved, and I’ll say so: thank you.',
      bye: ['No further items.', 'Good evening. I have a boat to catch.'],
    },
  },
  brief: {
    goal: 'She wants the data back and proof that it’s complete.',
    goodOutcome:
      'You ask her to stop all writing, name the 10 PM backup and what it doesn’t include, and say how long the restore takes and how she can check it.',
    caseNotes: [
      'The import at 11:10 PM replaced the sheet instead of adding rows. It was our error.',
      'There’s a backup from 10 PM. Anything typed between 10 PM and 11:10 PM isn’t in it.',
      'No one may write in the sheet until the restore is finished. It takes 40 minutes. Then she compares row counts.',
    ],
    named: /\b(overwritten|overwrote|three weeks|measurements|import|lost|gone)\b/i,
    facts: [
      {
        asked: /\b(rows?|how many|count|much)\b/i,
        say: '1,204 rows. I logged the figure yesterday evening.',
      },
      {
        asked: /\b(after|between|later|last night|evening|typed|22|ten)\b/i,
        say: 'My last entry was at 9 PM. Nothing after.',
      },
      {
        asked: /\b(open|writing|using|work|anybody|team|else)\b/i,
        say: 'Two colleagues have it open. I’m getting them out.',
      },
    ],
    points: [
      {
        id: 'stop',
        label: 'Stop all writing until the restore',
        topic: 'what we do first',
        no: true,
        met: [
          /\b(stop (?:writing|typing|working|editing)|(?:do not|don['’]t|nobody|not|no one)\b.{0,25}\b(?:write|type|edit|change|touch|open|enter)|close the sheet|leave the sheet)\b/i,
        ],
        ask: 'First question: what do we do right now? Two people have it open.',
        ok: 'Confirmed. Everyone’s out of the sheet.',
      },
      {
        id: 'backup',
        label: 'Name the backup and its gap',
        topic: 'whether the data still exists',
        no: true,
        met: [/\bback ?up\b/i, /\b(22(?::00)?|10 ?p\.?m|ten)\b/i],
        ask: 'Is there a backup? Yes or no, and from what time?',
        ok: '10 PM, and I stopped at 9. Then nothing of mine falls in the gap.',
      },
      {
        id: 'check',
        label: 'Say how long the restore takes and how to check it',
        topic: 'how I’ll know it’s complete',
        met: [/\b(40 minutes|forty minutes)\b/i, /\b(rows?|count|compare|check|1,?204)\b/i],
        ask: 'Duration of the restore, and how do I verify that it’s complete?',
        ok: '1,204 rows is a test I accept.',
      },
    ],
    mistakes: [
      {
        id: 'guarantee',
        no: true,
        found:
          /\b(?:nothing (?:is|was) lost|everything is safe|i (?:guarantee|promise) (?:that )?(?:nothing|everything|all))\b/i,
        say: 'On what evidence? You haven’t looked at a single row.',
        why: 'What was typed after 10 PM isn’t in the backup; no one can guarantee everything.',
      },
      {
        id: 'retype',
        found:
          /(?<!\b(?:we|i)(?:['’]ll| will| can| could)? )\b(?:type|enter|measure) (?:it |them |everything )?again\b/i,
        say: 'Again? Read my first message. The fish are gone.',
        why: 'The data can be restored; typing it in again isn’t possible.',
      },
    ],
    model: [
      'Hello Ingrid, I’m sorry. Our import at 11:10 PM overwrote three weeks of your measurements, and that was our error. I understand what this data means to you. Please don’t type anything into the sheet until it’s restored. How many rows should it have?',
      'Thank you, Ingrid. There’s a backup from 10 PM; only what was typed between 10 PM and 11:10 PM isn’t in it. The restore takes 40 minutes, and then we’ll compare the row count with your 1,204.',
    ],
  },
};
