import type { Scenario } from '../scenario.ts';

const position = 'Data Entry Clerk';

/** People whose lists and records somebody types. Every name and company is made up. */
export const dataEntryScenarios: readonly Scenario[] = [
  {
    id: 'name-misspelled',
    title: 'A name that is misspelled',
    position,
    difficulty: 'easy',
    persona: {
      name: 'Siobhan Keane',
      location: 'Boston, Massachusetts',
      company: 'Keane Physiotherapy',
      issue: 'Her name is misspelled on the member list and on her badge.',
      tone: 'good-humoured',
      mood: 'smile',
      opening:
        'Hello! You have me as "Shivon Keen" on the member list. It sounds right, but it is not me. Can you fix it? It is on my badge too.',
      restate: 'My name is misspelled on the list and on the badge.',
    },
    brief: {
      goal: 'She wants her name right everywhere it shows.',
      goodOutcome:
        'The spelling is asked letter by letter, list and badge are both corrected, and she knows when the new badge comes.',
      caseNotes: [
        'Member record 2046, first name and last name both wrong.',
        'The list changes at once. A new badge is printed on Monday and mailed.',
        'The name also stands in the newsletter list.',
      ],
      named: /\b(name|spell\w*|misspelled|badge|list)\b/i,
      facts: [
        {
          asked: /\b(spell\w*|letter|correct|right|exactly|write)\b/i,
          say: 'S-I-O-B-H-A-N, and then K-E-A-N-E.',
        },
        {
          asked: /\b(address|mail|send|badge)\b/i,
          say: 'You can mail the badge to the practice, that address is right.',
        },
        { asked: /\b(member|number|record|id)\b/i, say: 'I am member 2046.' },
      ],
      points: [
        {
          id: 'spell',
          label: 'The spelling is asked',
          topic: 'the spelling',
          by: 'question',
          met: [/\b(spell\w*|letter|exactly|correct (?:spelling|name)|written|write (?:it|your name))\b/i],
          ask: 'Do you want me to spell it?',
          ok: 'Thank you for asking instead of guessing.',
        },
        {
          id: 'list',
          label: 'The correction is confirmed with the name',
          topic: 'the list',
          met: [/\bsiobhan\b/i, /\b(correct\w*|chang\w*|updat\w*|fix\w*)\b/i],
          ask: 'Is the list right now?',
          ok: 'That is me, finally.',
        },
        {
          id: 'badge',
          label: 'The new badge has a day',
          topic: 'the badge',
          met: [/\bbadge\b/i, /\bmonday\b/i],
          ask: 'And the badge?',
          ok: 'Monday is fine, I can be Shivon until then.',
        },
      ],
      mistakes: [
        {
          id: 'guess',
          found: /\b(?:siobahn|shioban|siobhán|siobhan keen|shivon keane)\b/i,
          say: 'Nearly! But that is still not my name.',
          why: 'A guessed spelling makes the next mistake; ask for it letter by letter.',
        },
      ],
      model: [
        'Hello Siobhan, I am sorry that your name is misspelled on the list and on your badge. Could you spell first and last name for me, letter by letter?',
        'Thank you. I corrected the member list and the newsletter list to Siobhan Keane. Your new badge is printed on Monday and mailed to the practice.',
      ],
    },
  },
  {
    id: 'missing-rows',
    title: 'Rows that are missing in a file',
    position,
    difficulty: 'easy',
    persona: {
      name: 'Derek Lund',
      location: 'Fargo, North Dakota',
      company: 'Prairie Seed Supply',
      issue: 'The stock list has 480 rows, but he sent 500.',
      tone: 'calm, exact',
      mood: 'neutral',
      opening:
        'Hi, I sent you 500 rows for the stock list. In the file that came back I count 480. Can you check what happened to the other 20?',
      restate: 'Twenty of my 500 rows are missing.',
    },
    brief: {
      goal: 'He wants to know where the 20 rows are and to have them before his Thursday count.',
      goodOutcome:
        'The cause (rows without an item number) is explained, he is asked for the numbers, and the full file has a time.',
      caseNotes: [
        'The 20 rows, 301 to 320, have no item number. The system skips such rows.',
        'They can be added as soon as he sends the numbers; that takes 30 minutes.',
        'From next time on, a list of skipped rows goes back with the file.',
      ],
      named: /\b(20|twenty|rows|missing|480|500)\b/i,
      facts: [
        {
          asked: /\b(item numbers?|numbers|send|list of)\b/i,
          say: 'The item numbers? I see, the page with them was not in my file. I upload it now.',
        },
        { asked: /\b(when|by|deadline|urgent|need)\b/i, say: 'I need it for the count on Thursday.' },
        { asked: /\b(which|page|file|version|sheet)\b/i, say: 'It is the file from Monday, second sheet.' },
      ],
      points: [
        {
          id: 'cause',
          label: 'The cause is explained',
          topic: 'why they are missing',
          no: true,
          met: [/\b(item number|no number|without (?:an? )?(?:item )?number|301|skip\w*)\b/i],
          ask: 'But why are they missing?',
          ok: 'Ah, without the item number. That explains it.',
        },
        {
          id: 'ask',
          label: 'The missing numbers are asked for',
          topic: 'what you need from me',
          by: 'question',
          met: [/\b(send|numbers?|share|upload|give)\b/i],
          ask: 'What do you need from me?',
          ok: 'You have them now.',
        },
        {
          id: 'time',
          label: 'The full file has a time',
          topic: 'when the file is complete',
          met: [/\b(30 minutes|half an hour|today|by \d|within|before thursday)\b/i],
          ask: 'And when is the file complete?',
          ok: 'Half an hour is great.',
        },
      ],
      mistakes: [
        {
          id: 'invent',
          found: /\b(?:make up|invent|guess|fill in (?:any|some)|put (?:any|some|random))\b/i,
          say: 'Please do not make up item numbers. Then the whole stock is wrong.',
          why: 'Invented numbers make a wrong list look right.',
        },
      ],
      model: [
        'Hi Derek, I checked the 20 missing rows: 301 to 320 have no item number, and the system skips such rows. I am sorry that nobody told you. Could you send me the numbers for these rows?',
        'Thank you, Derek. I add the 20 rows now, and you have the complete file in 30 minutes. From next time on, you get a list of skipped rows with the file.',
      ],
    },
  },
  {
    id: 'duplicate-customers',
    title: 'Customers who are in the list twice',
    position,
    difficulty: 'medium',
    persona: {
      name: 'Yolanda Frost',
      location: 'Milwaukee, Wisconsin',
      company: 'Frost & Daughters Bakery',
      issue: 'About 60 customers are in her list twice and got two letters each.',
      tone: 'annoyed, worried about her image',
      mood: 'annoyed',
      opening:
        'Sixty of my customers got the Christmas letter TWICE. One of them called and laughed at me. Your list has them double. This is embarrassing.',
      restate: 'Sixty customers are in the list twice and got two letters.',
    },
    brief: {
      goal: 'She wants a clean list before the next mailing, without losing a customer.',
      goodOutcome:
        'The cause is said, she decides which record is kept, nothing is deleted without her yes, and the clean list has a day.',
      caseNotes: [
        '63 duplicates: the shop list and the web list were joined without comparing email addresses.',
        'Duplicates can be merged so that no order is lost. She decides which address is kept.',
        'A preview comes first; nothing is merged before her yes. Clean list: tomorrow noon. Next mailing: Friday.',
      ],
      named: /\b(twice|double|duplicat\w*|two letters|60|63|sixty)\b/i,
      facts: [
        {
          asked: /\b(which|keep|newer|address|shop|web|prefer)\b/i,
          say: 'Keep the address from the shop list, those people told us in person.',
        },
        { asked: /\b(when|next|mailing|deadline)\b/i, say: 'The next mailing goes out on Friday.' },
        {
          asked: /\b(example|who|name|customer called)\b/i,
          say: 'Mr. Whitcomb called, he is in there three times.',
        },
      ],
      points: [
        {
          id: 'cause',
          label: 'The cause is said',
          topic: 'how they got in twice',
          no: true,
          met: [/\b(two lists|shop list|web list|joined|merged|combined|compar\w*)\b/i],
          ask: 'How did they get in there twice?',
          ok: 'So it was the two lists.',
        },
        {
          id: 'keep',
          label: 'She decides which record stays',
          topic: 'the address that stays',
          by: 'question',
          met: [/\b(which|keep|prefer|stay|newer)\b/i],
          ask: 'And which of the two do you keep? Not just any, please.',
          ok: 'Thank you for asking me first.',
        },
        {
          id: 'preview',
          label: 'A preview and a day are promised',
          topic: 'a clean list before Friday',
          met: [
            /\b(preview|before (?:i|we) (?:merge|change|delete)|your (?:yes|ok|approval)|approve)\b/i,
            /\b(tomorrow|noon|thursday)\b/i,
          ],
          ask: 'Will it be clean before Friday? And without losing anybody?',
          ok: 'A preview, good. Then I can sleep.',
        },
      ],
      mistakes: [
        {
          id: 'delete',
          found:
            /\b(?:i (?:will |have |just |['’]ll )?(?:delete\w*|remove\w*|erase\w*))\b.{0,40}\b(?:duplicates|double|records|them|customers|entries)\b/i,
          say: 'Delete? Their orders too? Please do not throw away my customers.',
          why: 'Records are merged after her yes, never just deleted.',
        },
      ],
      model: [
        'Hello Yolanda, I am sorry: 63 customers are in your list twice, because the shop list and the web list were joined without comparing addresses. I understand how embarrassing those letters were. Which address should we keep, the one from the shop or from the web?',
        'Thank you, Yolanda. I merge them so that no order is lost. You get a preview for your yes first, and the clean list is there tomorrow at noon, before Friday.',
      ],
    },
  },
  {
    id: 'wrong-currency',
    title: 'Prices in the wrong currency',
    position,
    difficulty: 'medium',
    persona: {
      name: 'Alistair Boyd',
      location: 'Raleigh, North Carolina',
      company: 'Boyd Instrument Imports',
      issue: 'Prices of 40 items were entered in euros but are shown as dollars in the shop.',
      tone: 'worried, counts every minute',
      mood: 'annoyed',
      opening:
        'There is a problem with the shop. My violins are 400 dollars in there, but that was the EURO price. I am selling with a loss right now.',
      restate: 'Euro prices are shown as dollars and I lose money on every sale.',
    },
    brief: {
      goal: 'He wants the loss to stop now and the prices to be right by tonight.',
      goodOutcome:
        'The items are taken off sale at once, the rate is asked, and corrected prices have a time.',
      caseNotes: [
        '40 items, column "Price EUR" was entered into the field "Price USD".',
        'You can pause the 40 items at once. Correcting takes two hours after he names the exchange rate.',
        'Two orders came in since the morning; only he decides about them.',
      ],
      named: /\b(euros?|dollars?|currency|wrong price|prices?)\b/i,
      facts: [
        {
          asked: /\b(rate|exchange|factor|calculate|1\.\d+)\b/i,
          say: 'Please use 1.10, and round up to full dollars.',
        },
        {
          asked: /\b(orders?|sold|customers)\b/i,
          say: 'Two orders since this morning. I will talk to those people myself.',
        },
        { asked: /\b(which|items|all|how many)\b/i, say: 'It is the whole violin group, 40 items.' },
      ],
      points: [
        {
          id: 'pause',
          label: 'The loss is stopped at once',
          topic: 'the sales that go on right now',
          met: [
            /\b(paus\w*|stopp?\w*|hid(?:e|den)|off ?line|off sale|unpublish\w*|took .{0,20}(?:off|down)|take .{0,20}(?:off|down))\b/i,
          ],
          ask: 'And while we talk, people go on buying! Can you stop that?',
          ok: 'Good, the shop does not show them any more. I can breathe.',
        },
        {
          id: 'rate',
          label: 'The exchange rate is asked',
          topic: 'the rate you use',
          by: 'question',
          met: [/\b(rate|exchange|factor|round\w*)\b/i],
          ask: 'And which rate do you use? Please not just any.',
          ok: 'Right, you need the rate from me.',
        },
        {
          id: 'time',
          label: 'Correct prices have a time',
          topic: 'when the prices are right',
          met: [/\b(two hours|2 hours|by \d|tonight|within|this (?:afternoon|evening))\b/i],
          ask: 'When are the right prices in?',
          ok: 'Two hours, fine.',
        },
      ],
      mistakes: [
        {
          id: 'cancel',
          found: /\b(?:i (?:will |have |['’]ll )?cancel\w*)\b.{0,30}\borders?\b/i,
          say: 'Do not touch the orders. Those are my customers, I decide that.',
          why: 'He alone decides about the two orders.',
        },
      ],
      model: [
        'Hello Alistair, I am sorry: the euro prices of your 40 violins stand in the dollar field, and I understand that every sale costs you money. I have paused the 40 items just now, so nothing is sold at the wrong price. Which exchange rate should I use?',
        'Thank you, Alistair. I correct the prices with 1.10 and round up; they are right within two hours. The two orders stay as they are until you decide.',
      ],
    },
  },
  {
    id: 'sheet-overwritten',
    title: 'A sheet that was overwritten',
    position,
    difficulty: 'hard',
    persona: {
      name: 'Ingrid Halvorsen',
      location: 'Anchorage, Alaska',
      company: 'Halvorsen Fishery Research',
      issue: 'Three weeks of measurements were overwritten by an import last night.',
      tone: 'upset, scientific, wants proof',
      mood: 'angry',
      opening:
        'Three weeks of measurements are GONE. Somebody imported last night over my sheet. Do you understand what that means? Those fish do not come back to be measured again.',
      restate: 'Last night’s import has overwritten three weeks of my measurements.',
    },
    brief: {
      goal: 'She wants the data back and proof that it is complete.',
      goodOutcome:
        'She is asked to stop writing, the backup of 22:00 is named with what it does not hold, and the restore has a time and a check.',
      caseNotes: [
        'Import at 23:10 replaced the sheet instead of adding rows. It was our error.',
        'Backup of 22:00 exists. Everything typed between 22:00 and 23:10 is not in it.',
        'Nobody may write into the sheet until the restore, which takes 40 minutes. Then she compares row counts.',
      ],
      named: /\b(overwritten|overwrote|three weeks|measurements|import|lost|gone)\b/i,
      facts: [
        {
          asked: /\b(rows?|how many|count|much)\b/i,
          say: 'It must be 1,204 rows, I noted it yesterday evening.',
        },
        {
          asked: /\b(after|between|later|last night|evening|typed|22|ten)\b/i,
          say: 'I stopped at nine in the evening, I typed nothing after that.',
        },
        {
          asked: /\b(open|writing|using|work|anybody|team|else)\b/i,
          say: 'Two colleagues have it open. I tell them to stop.',
        },
      ],
      points: [
        {
          id: 'stop',
          label: 'Nobody writes until the restore',
          topic: 'what we do right now',
          no: true,
          met: [
            /\b(stop (?:writing|typing|working|editing)|(?:do not|don['’]t|nobody|not|no one)\b.{0,25}\b(?:write|type|edit|change|touch|open|enter)|close the sheet|leave the sheet)\b/i,
          ],
          ask: 'What do we do right now? Two people have it open.',
          ok: 'Ok, everybody is out of the sheet.',
        },
        {
          id: 'backup',
          label: 'The backup and its gap are named',
          topic: 'whether the data still exists',
          no: true,
          met: [/\bback ?up\b/i, /\b(22(?::00)?|10 ?p\.?m|ten)\b/i],
          ask: 'Is there a backup, yes or no? And from when?',
          ok: 'From 22:00. I stopped at nine, so everything should be in it.',
        },
        {
          id: 'check',
          label: 'The restore has a time and a check',
          topic: 'how I know that it is complete',
          met: [/\b(40 minutes|forty minutes)\b/i, /\b(rows?|count|compare|check|1,?204)\b/i],
          ask: 'How long does it take, and how do I know that it is complete?',
          ok: '1,204 rows, then I believe it.',
        },
      ],
      mistakes: [
        {
          id: 'guarantee',
          no: true,
          found:
            /\b(?:nothing (?:is|was) lost|everything is safe|i (?:guarantee|promise) (?:that )?(?:nothing|everything|all))\b/i,
          say: 'How can you know that? You have not even looked. I need facts.',
          why: 'What was typed after 22:00 is not in the backup; nobody can guarantee everything.',
        },
        {
          id: 'retype',
          found: /\b(?:type|enter|measure) (?:it |them |everything )?again\b/i,
          say: 'AGAIN? Did you read what I wrote? The fish are gone.',
          why: 'The data can be restored; typing it again is not possible.',
        },
      ],
      model: [
        'Hello Ingrid, I am sorry. Our import at 23:10 has overwritten three weeks of your measurements, and that was our error. I understand what this data means. Please do not type anything into the sheet until it is restored. How many rows should it have?',
        'Thank you, Ingrid. There is a backup of 22:00; only what was typed between 22:00 and 23:10 is not in it. The restore takes 40 minutes, and then we compare the row count with your 1,204.',
      ],
    },
  },
  {
    id: 'import-deadline',
    title: 'Five thousand rows until tomorrow',
    position,
    difficulty: 'hard',
    persona: {
      name: 'Wallace Kerrigan',
      location: 'Nashville, Tennessee',
      company: 'Kerrigan Auction House',
      issue: 'He wants 5,000 catalogue rows typed by tomorrow 9 AM. That is not possible without errors.',
      tone: 'grand, impatient, used to yes',
      mood: 'annoyed',
      opening:
        'I need the catalogue in the system by nine tomorrow. 5,000 rows. The last clerk would simply have done it. So?',
      restate: 'The catalogue with 5,000 rows has to be in by nine tomorrow.',
    },
    brief: {
      goal: 'He needs the lots of tomorrow’s auction online. He thinks that means everything.',
      goodOutcome:
        'The honest capacity is said, what is needed tomorrow is asked, the first part has a time and the rest a day, with a check for errors.',
      caseNotes: [
        'Two clerks type 150 checked rows an hour together: about 1,200 until tomorrow 9 AM.',
        'Tomorrow’s auction has the lots 1 to 900. The rest is sold next week.',
        'Unchecked typing made 8 % errors last year; two lots were sold at the wrong price.',
      ],
      named: /\b(5,?000|catalogue|catalog|rows|nine|9)\b/i,
      facts: [
        {
          asked: /\b(which|first|tomorrow|needed|lots|auction|most important|priority)\b/i,
          say: 'Tomorrow we sell the lots 1 to 900. The others come next week.',
        },
        {
          asked: /\b(format|file|list|pictures|photos|source)\b/i,
          say: 'It is a spreadsheet and a box with handwritten cards.',
        },
        { asked: /\b(who|contact|questions|reach)\b/i, say: 'My daughter answers questions until midnight.' },
      ],
      points: [
        {
          id: 'limit',
          label: 'The honest capacity is said',
          topic: 'whether I get all 5,000',
          no: true,
          met: [/\b(1,?200|150|not possible|cannot|can['’]t|not all|8\s?%|eight percent|errors)\b/i],
          ask: 'So it is 5,000 by nine, agreed?',
          ok: 'Nobody told me that number before. I respect that.',
        },
        {
          id: 'need',
          label: 'What tomorrow needs is asked',
          topic: 'the part I need tomorrow',
          by: 'question',
          met: [/\b(which|first|tomorrow|lots|need|auction|priorit\w*)\b/i],
          ask: 'You could ask what I need it for.',
          ok: 'A sensible question.',
        },
        {
          id: 'plan',
          label: 'Lots 1–900 are promised, the rest has a day',
          topic: 'the plan',
          met: [
            /\b(900|nine hundred)\b/i,
            /\b(tomorrow|9|nine|eight|8)\b/i,
            /\b(rest|others|remaining|next week|thursday|friday|monday)\b/i,
          ],
          ask: 'So what exactly is in the system at nine, and when comes the rest?',
          ok: 'Then tomorrow is safe. Good.',
        },
      ],
      mistakes: [
        {
          id: 'yes',
          found:
            /\b(?:all|the) (?:5,?000|rows|catalogue)\b.{0,40}\b(?:will be |are |is )?(?:done|in|ready|finished)\b.{0,20}\b(?:by|before|until|at) (?:9|nine|tomorrow)|\b(?:yes|sure|of course),? (?:we|i) (?:can|will) (?:do|type|finish) (?:it|that|all|everything|5,?000)/i,
          say: 'Splendid. And when two lots are sold at the wrong price again, I will send you the bill.',
          why: 'About 1,200 checked rows are possible; the yes cannot be kept.',
        },
      ],
      model: [
        'Good afternoon Wallace, I understand that the catalogue matters for tomorrow. I will be honest about the 5,000 rows: two of us type about 1,200 checked rows until nine, and faster typing makes errors. Which lots do you need first for the auction?',
        'Thank you, Wallace. The lots 1 to 900 are in the system and checked before 9 AM tomorrow. The rest follows by Friday, in time for next week.',
      ],
    },
  },
];
