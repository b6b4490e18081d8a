import type { Scenario } from '../scenario.ts';

const position = 'Virtual Assistant';

/** Busy people who share an assistant. Every name and company is made up. */
export const assistantScenarios: readonly Scenario[] = [
  {
    id: 'move-a-meeting',
    title: 'Move a meeting to another day',
    position,
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
  },
  {
    id: 'travel-receipts',
    title: 'Receipts from a trip',
    position,
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
  },
  {
    id: 'double-booked',
    title: 'Two appointments at the same time',
    position,
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
  },
  {
    id: 'missed-follow-up',
    title: 'A follow-up no one sent',
    position,
    difficulty: 'medium',
    persona: {
      name: 'Gregory Osei',
      location: 'Atlanta, Georgia',
      company: 'Osei Interiors',
      issue: 'A follow-up email to an important lead wasn’t sent last week. He’s disappointed.',
      tone: 'An interior designer from Atlanta in his fifties: soft-spoken, measured, disappointed, expects ownership',
      mood: 'sad',
      opening:
        'I ran into Ms. Carver from the hotel yesterday, and she wondered, kindly enough, why I never followed up after our call. I’d asked you for that email last Wednesday. I’ve just looked, and it never went out.',
      restate: 'That email to Ms. Carver was never sent, and it makes me look careless.',
      voice: {
        hello: 'Hello. Thank you for being here.',
        thanks: 'I hear that, and I’m grateful.',
        hm: 'I’m listening.',
        hollow: 'Those are gracious words. I was hoping for something I could hold on to.',
        unsure: 'I couldn’t tell you, truthfully.',
        notYet: 'There’s still the matter we began with.',
        asSaid: 'I’d mentioned this:',
        again: 'Let me come back to it, gently.',
        doubt: 'I’d ask you to be certain before you tell me that.',
        rude: [
          'I’ve always spoken to you with respect. I’d hoped for the same.',
          'That stings a little, if I’m honest.',
        ],
        offTopic: 'Another time, perhaps. This has been weighing on me.',
        puzzled: 'I’m not following you, and I don’t believe it’s me.',
        waiting: ['Are you with me?', 'I’ll give it another minute.'],
        boss: 'I believe it’s time I spoke with someone above you.',
        transfer: 'All right. I’d welcome a word from them.',
        leave: 'I’ll write to her on my own, then. Take care of yourself.',
        solved: 'Then we’ve put it right. I appreciate the way you handled this.',
        bye: ['Nothing more today. Be well.', 'You as well.'],
      },
    },
    brief: {
      goal: 'He wants someone to own it, the email written today, and a way to see what was sent.',
      goodOutcome:
        'You own the missed email without excuses, give a time today for a draft to approve, and make follow-ups visible to him.',
      caseNotes: [
        'Last Wednesday’s email is still in drafts; it waited for a price list that no one asked him for.',
        'A new draft can be ready in 30 minutes. He always approves before sending.',
        'A shared follow-up list can show him every Friday what was sent.',
      ],
      named: /\b(carver|follow[- ]?up|mail|never (?:sent|written|wrote)|not sent)\b/i,
      facts: [
        {
          asked: /\b(price|list|prices|attach\w*)\b/i,
          say: 'The price list has been in the “Hotel” folder all along. I’d have told you, had you asked.',
        },
        {
          asked: /\b(say|tone|mention|include|apolog\w*|content|add)\b/i,
          say: 'One line of apology for the delay, and I’d like the sample room mentioned.',
        },
        {
          asked: /\b(approve|see|read|check|before)\b/i,
          say: 'Please, let me read it over before it leaves.',
        },
      ],
      points: [
        {
          id: 'own',
          label: 'Own the omission',
          topic: 'why it never went out',
          met: [
            /\b(my (?:mistake|fault|error)|our (?:mistake|fault|error)|stayed in (?:the )?drafts|still in (?:the )?drafts|i should have|we should have|should have (?:asked|sent))\b/i,
          ],
          ask: 'Help me understand why it wasn’t sent.',
          ok: 'I respect that you didn’t dress it up.',
        },
        {
          id: 'draft',
          label: 'Give the draft a time today',
          topic: 'the email itself',
          met: [
            /\bdraft\b/i,
            /\b(30 minutes|half an hour|today|within (?:the|an|one) hour|by (?:noon|\d))\b/i,
          ],
          ask: 'And when might Ms. Carver hear from me?',
          ok: 'All right. I’ll read it as soon as it’s here.',
        },
        {
          id: 'list',
          label: 'Let him see follow-ups from now on',
          topic: 'how I’ll know things went out',
          met: [/\b(list|overview|friday|tracker|report)\b/i, /\b(follow|sent|see|share\w*|every)\b/i],
          ask: 'Going forward, how will I know that something was actually sent?',
          ok: 'A list on Fridays. That’s the piece that was missing for me.',
        },
      ],
      mistakes: [
        {
          id: 'send-now',
          found:
            /\b(?:i (?:have )?(?:just |already )?sent (?:it|the mail)|i (?:will|['’]ll) send it (?:right )?now|sending it (?:right )?now)\b/i,
          say: 'You’d send it without my seeing it? Please don’t ever do that under my name.',
          why: 'He approves every email before it’s sent.',
        },
      ],
      model: [
        'Hello Gregory, I’m sorry. The follow-up to Ms. Carver wasn’t sent: it’s still in drafts because it was waiting for the price list, and I should have asked you. I understand that this made you look careless. Where can I find the price list?',
        'Thank you, Gregory. You’ll get a new draft from me within 30 minutes to approve, with an apology for the delay. And from now on I’ll share a follow-up list with you every Friday, so you can see what was sent.',
      ],
    },
  },
  {
    id: 'everything-urgent',
    title: 'Six urgent things at once',
    position,
    difficulty: 'hard',
    persona: {
      name: 'Vanessa Stroud',
      location: 'Miami, Florida',
      company: 'Stroud & Palm Events',
      issue: 'She sends six tasks for today, all urgent. Not all of them fit into the day.',
      tone: 'A Miami event planner: machine-gun lists, bossy charm, calls people “hon,” changes her mind',
      mood: 'annoyed',
      opening:
        'Okay hon, today: flights for Dallas, guest list, florist (call, don’t email), invoice for the gala, newsletter AND my slides. All urgent. All today. Chop-chop!',
      restate: 'Six things, hon, and every one of them is for today.',
      voice: {
        hello: 'Hi hi hi, go on.',
        thanks: 'You’re a doll.',
        hm: 'Okay, next?',
        hollow: 'Blah blah, hon. Answers.',
        unsure: 'Why would I know that? That’s why I have you.',
        notYet: 'Is there anything else? There’s SIX something elses.',
        asSaid: 'Already in my list, hon:',
        again: 'Focus, hon.',
        doubt: 'Swear it? Because I’ve got two hundred guests.',
        rude: ['Uh, attitude? In MY inbox?', 'Careful, hon, I remember everything.'],
        offTopic: 'Cute story. Tell me at the afterparty.',
        puzzled: 'Hon. What. Is. That.',
        waiting: ['Hello hello hello?', 'Tick tock, I’ve got a venue on hold.'],
        boss: 'Put your manager on, this is a circus.',
        transfer: 'Good, send your manager, fast.',
        leave: 'I’ll hire a temp. Ciao.',
        solved: 'Done, solved, you’re a lifesaver. Kisses!',
        bye: ['Nothing else, hon, go go go.', 'Mwah, ciao!'],
      },
    },
    brief: {
      goal: 'She wants to feel that nothing is forgotten. What she needs is a clear order.',
      goodOutcome:
        'You’re honest about what fits, ask for her priorities, give times for today’s tasks, and give the rest a day.',
      caseNotes: [
        'Time needed: flights 1 h, guest list 2 h, florist 15 min, invoice 30 min, newsletter 3 h, slides 4 h. You have 5 hours.',
        'The airfare deal ends at noon today. The slides are for Thursday.',
        'She decides the order; never drop a task without telling her.',
      ],
      named: /\b(six|all of (?:it|them)|list|tasks|things|today)\b/i,
      facts: [
        {
          asked: /\b(most important|priority|first|order|deadline|which)\b/i,
          say: 'Flights, flights, flights! Then invoice, then florist. Guest list… ugh, tomorrow.',
        },
        {
          asked: /\b(slides|thursday|presentation)\b/i,
          say: 'Slides are for Thursday, fine, you caught me.',
        },
        { asked: /\b(newsletter)\b/i, say: 'Newsletter can cool off a bit.' },
      ],
      points: [
        {
          id: 'order',
          label: 'Ask for the order',
          topic: 'the order of things',
          by: 'question',
          met: [/\b(most important|priorit\w*|first|which (?:of|ones|three|are)|order|deadline)\b/i],
          ask: 'Do you even know where you’re starting?',
          ok: 'Fine, fine, one at a time.',
        },
        {
          id: 'limit',
          label: 'Be honest about what fits into the day',
          topic: 'whether I get it all today',
          no: true,
          met: [
            /\b(not (?:all|everything|all six)|cannot (?:do|finish) (?:all|everything)|can['’]t (?:do|finish) (?:all|everything)|(?:5|five) hours|11 hours|more than|(?:three|four) (?:of|fit|things)|only)\b/i,
          ],
          ask: 'So all six by tonight, right?',
          ok: 'Don’t love it, but I hate surprises at 6 PM more.',
        },
        {
          id: 'plan',
          label: 'Give times for today and a day for the rest',
          topic: 'the plan',
          met: [
            /\b(flights?|dallas)\b/i,
            /\b(noon|before 12|by 12|11|by \d)/i,
            /\b(tomorrow|thursday|wednesday|next|monday)\b/i,
          ],
          ask: 'So what do I get, and when? Spell it out for me.',
          ok: 'Now THAT’s a plan. I can work with that.',
        },
      ],
      mistakes: [
        {
          id: 'all',
          found:
            /\b(?:all|everything|all six)\b.{0,30}\b(?:will be |is |are )?(?:done|finished|ready)\b.{0,20}\b(?:today|tonight|by (?:5|five|six|6|evening))\b|\bi (?:will|can|['’]ll) (?:do|finish) (?:all|everything|all of it|all six)\b/i,
          say: 'All six? Oh please, the last assistant swore the same and I got half of it at midnight.',
          why: 'That’s almost eleven hours of work in five, so you can’t keep the promise.',
        },
      ],
      model: [
        'Hi Vanessa, I have your six things for today, and I understand that it’s a lot at once. Which ones matter most to you, and when are the slides due?',
        'Thank you, Vanessa. I’ll be honest: not all six fit, because I have five hours. I’ll book the flights to Dallas before noon, then do the florist and the invoice today. The guest list comes tomorrow, and the slides on Thursday.',
      ],
    },
  },
  {
    id: 'send-me-the-list',
    title: 'A request to send private data',
    position,
    difficulty: 'hard',
    persona: {
      name: 'Curtis Hale',
      location: 'Phoenix, Arizona',
      company: 'Redmesa Realty',
      issue: 'He wants the private phone numbers of all tenants sent to his personal email, now.',
      tone: 'A Phoenix property manager: buddy-buddy salesman, wheedles, gets annoyed when charm doesn’t work',
      mood: 'neutral',
      opening:
        'Hey buddy, quick favor. Shoot me the private numbers for all our tenants, just send them to my personal address, curtis.hale@example.org. I’m on the road and my work email’s acting up. Two-minute job, am I right?',
      restate: 'Buddy, I need the tenants’ numbers at my personal address while I’m on the road.',
      voice: {
        hello: 'Hey, there you are, pal.',
        thanks: 'See, I knew I liked you.',
        hm: 'Right, right.',
        hollow: 'You’d make a great politician, pal. Still no answer.',
        unsure: 'Beats me, buddy.',
        notYet: 'Yeah, the thing I came for, remember?',
        asSaid: 'Like I was saying, pal:',
        again: 'C’mon, buddy, work with me.',
        doubt: 'You pulling that out of a hat, or is it for sure?',
        rude: [
          'Hey now, easy, pal. I’m being nice here.',
          'That’s how you talk to the guy who signs the work orders?',
        ],
        offTopic: 'Love it, tell me over a beer. The tenants, buddy.',
        puzzled: 'Run that by me again? You lost me at the first word.',
        waiting: ['You there, chief?', 'I’m pulled over on the shoulder for this, pal.'],
        boss: 'Okay, who’s your boss? I’ll take it up with them.',
        transfer: 'Deal. Have your boss give me a holler.',
        leave: 'Forget it, I’ll knock on doors. See ya.',
        solved: 'That does it! I owe you one, pal.',
        bye: ['Nah, we’re square. Drive safe, ha.', 'Catch you later, chief.'],
      },
    },
    brief: {
      goal: 'He needs to reach three tenants today. What he asks for isn’t allowed.',
      goodOutcome:
        'You say no to sending private data kindly and clearly, ask what he really needs, and offer a safe way, with a time.',
      caseNotes: [
        'Tenant data never leaves the company system. No private email, no exceptions; ask the owner, Ms. Redmesa, if in doubt.',
        'He can see numbers in the app on his phone after signing in, or the assistant can message tenants for him.',
        'Messages through the system reach tenants within 10 minutes.',
      ],
      named: /\b(numbers|tenants?|private|personal (?:address|e-?mail|mail))\b/i,
      facts: [
        {
          asked: /\b(which|who|how many|what (?:do you need|is it)|for what|why|reach|purpose|tell them)\b/i,
          say: 'Truth is, I only need three of them. Water’s off on Elm Street from two to four, and they should get a heads-up.',
        },
        {
          asked: /\b(app|phone|sign in|log in)\b/i,
          say: 'The app? Sure, I’ve got it, but typing out here’s no picnic.',
        },
        {
          asked: /\b(message|write|text|contact|inform)\b.{0,30}\b(them|tenants)\b/i,
          say: 'You’d write to them for me? Well, even better.',
        },
      ],
      points: [
        {
          id: 'no',
          label: 'Say no clearly, with the reason',
          topic: 'those numbers',
          no: true,
          met: [
            /\b(cannot|can['’]t|not (?:able|allowed|possible)|may not|won['’]t|not send)\b/i,
            /\b(private|personal|tenant|data|system|protect\w*)\b/i,
          ],
          ask: 'So are you sending the numbers or what?',
          ok: 'Okay, okay. Rules are rules, I get it.',
        },
        {
          id: 'need',
          label: 'Ask what he really needs',
          topic: 'the reason I’m asking',
          by: 'question',
          met: [
            /\b(what (?:do you need|is it|for)|who do you|which tenants|why|reach|what should|need (?:to|them))\b/i,
          ],
          ask: 'You could at least ask me what it’s for, pal.',
          ok: 'Now that’s a smart question.',
        },
        {
          id: 'way',
          label: 'Offer a safe way, with a time',
          topic: 'how I reach these folks',
          met: [
            /\b(message|write|text|inform|contact|notify|app)\w*\b/i,
            /\b(10 minutes|ten minutes|right away|now|within|before 2|before two)\b/i,
          ],
          ask: 'Then how do I get hold of these folks before two?',
          ok: 'Shoot, that beats the list.',
        },
      ],
      mistakes: [
        {
          id: 'sent',
          found:
            /\b(?:i (?:will|['’]ll|have|just) (?:send|sent|e-?mail\w*|forward\w*)|sending)\b.{0,40}\b(?:numbers|list|data)\b/i,
          say: 'Attaboy. Funny, though: you never checked it’s really me. You just hand that stuff out?',
          why: 'Tenant data must not go to a private address, no matter who asks.',
        },
      ],
      model: [
        'Hi Curtis, I understand that you’re on the road and need this quickly. I can’t send tenants’ private numbers to a personal address, because that data stays in our system. Who do you need to reach, and what should they know?',
        'Thank you, Curtis. I’m messaging the three tenants on Elm Street through our system now. It reaches them within 10 minutes. You can also see their numbers in the app.',
      ],
    },
  },
];
