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
      issue: 'Her Tuesday meeting with the Morris family must move to another day this week.',
      tone: 'warm and brief',
      mood: 'smile',
      opening:
        'Good morning! I cannot do the meeting with the Morris family on Tuesday. Could you move it to another day this week?',
      restate: 'The Morris meeting on Tuesday has to move to another day this week.',
    },
    brief: {
      goal: 'She wants one new time that works for both sides and to do nothing more herself.',
      goodOutcome:
        'Her preferences are asked, one slot is proposed with day and time zone, and the Morris family is informed.',
      caseNotes: [
        'Free this week: Wednesday 2 PM and Thursday 10 AM, Pacific time. Helen never works on Friday.',
        'The Morris family said: Thursday mornings are best.',
        'After a change, the assistant sends the new invitation and cancels the old one.',
      ],
      named: /\b(morris|meeting|tuesday)\b/i,
      facts: [
        {
          asked: /\b(prefer\w*|which day|morning|afternoon|time|suit|works? (?:best )?for you|when)\b/i,
          say: 'Mornings are better for me, and please not Friday.',
        },
        { asked: /\b(how long|length|minutes|hour)\b/i, say: 'One hour is enough.' },
        {
          asked: /\b(where|place|online|video|in person|address)\b/i,
          say: 'It is at their house, the address is in the old invitation.',
        },
      ],
      points: [
        {
          id: 'wish',
          label: 'Her preference is asked',
          topic: 'the day that suits me',
          by: 'question',
          met: [
            /\b(prefer\w*|morning|afternoon|suit|which (?:day|time)|works? (?:best )?for you|what time)\b/i,
          ],
          ask: 'Do you want to know when I can?',
          ok: 'Thank you for asking first.',
        },
        {
          id: 'slot',
          label: 'One slot with its zone is proposed',
          topic: 'the new time',
          met: [/\bthursday\b/i, /\b10(?::00)?\s?(?:a\.?m\.?)?/i, /\b(pacific|pt|pst|pdt|your time|a\.?m)/i],
          ask: 'Which time do you have for me?',
          ok: 'Thursday at 10 is perfect.',
        },
        {
          id: 'tell',
          label: 'The other side is informed',
          topic: 'telling the Morris family',
          met: [/\b(invit\w*|inform\w*|tell|told|write|wrote|let)\b/i, /\b(morris|family|them|both)\b/i],
          ask: 'And will you let the Morris family know?',
          ok: 'Wonderful, then I do not have to think about it.',
        },
      ],
      mistakes: [
        {
          id: 'friday',
          found: /\b(?:move|moved|book|booked|put|propose|how about|what about|set)\b.{0,40}\bfriday\b/i,
          say: 'Not Friday, please. I never work on Fridays, you know that.',
          why: 'The notes say that she never works on Friday.',
        },
      ],
      model: [
        'Good morning Helen, happy to help. I will move the Tuesday meeting with the Morris family. Do you prefer the morning or the afternoon?',
        'Thank you, Helen. I moved it to Thursday at 10 AM Pacific. The Morris family likes Thursday mornings, so I sent them the new invitation and cancelled the old one.',
      ],
    },
  },
  {
    id: 'travel-receipts',
    title: 'Receipts of a trip',
    position,
    difficulty: 'easy',
    persona: {
      name: 'Tomas Reyes',
      location: 'Austin, Texas',
      company: 'Lanternfish Software',
      issue: 'He needs the receipts of his Denver trip in one file for accounting by 5 PM.',
      tone: 'relaxed, in a hurry today',
      mood: 'neutral',
      opening:
        'Hey, accounting wants my receipts from the Denver trip in one file. I think they are all over my inbox. Can you put them together by five?',
      restate: 'I need the Denver receipts in one file by five.',
    },
    brief: {
      goal: 'He wants one file with everything, and to be told early if something is missing.',
      goodOutcome:
        'The missing taxi receipt is named, the file is promised before 5 PM Central, and it is clear where it is sent.',
      caseNotes: [
        'Found in the inbox: flight $212, hotel $389, two lunches. The taxi of November 6 ($34) is missing.',
        'Without a receipt, accounting takes a short note from him with date and amount.',
        'Accounting’s address: receipts@example.com. Deadline 5 PM Central.',
      ],
      named: /\b(receipts?|denver|trip|one file)\b/i,
      facts: [
        {
          asked: /\b(taxi|cab|ride|missing)\b/i,
          say: 'The taxi? I paid that in cash, I have no receipt. It was 34 dollars.',
        },
        {
          asked: /\b(where|send|address|who|format|pdf)\b/i,
          say: 'PDF please, straight to accounting, with me in copy.',
        },
        { asked: /\b(dates?|when|how many days)\b/i, say: 'From the 4th to the 6th of November.' },
      ],
      points: [
        {
          id: 'missing',
          label: 'The missing receipt is named',
          topic: 'whether all of them are there',
          met: [/\btaxi\b/i],
          no: true,
          ask: 'Did you find all of them?',
          ok: 'Right, the taxi. Thanks for noticing.',
        },
        {
          id: 'note',
          label: 'What replaces it is said',
          topic: 'what we do about it',
          met: [/\bnote\b/i],
          ask: 'So what do we do about the one that is missing?',
          ok: 'A note is easy, I write it now.',
        },
        {
          id: 'time',
          label: 'A time before five is promised',
          topic: 'whether it is there in time',
          met: [
            /\b(?:by|before|at|until)\s+(?:[1-4](?::\d\d)?|five|5|noon|two|three|four)\b/i,
            /\b(send|file|accounting|pdf|there|ready)\b/i,
          ],
          ask: 'And will accounting have it in time?',
          ok: 'Great, that is in time.',
        },
      ],
      mistakes: [
        {
          id: 'invent',
          found: /\b(?:make|create|write|invent)\b.{0,20}\b(?:a |the )?(?:taxi )?receipt\b/i,
          say: 'No no, please do not make up a receipt. That gets me into trouble.',
          why: 'A receipt that never existed is fraud; a note with date and amount is the way.',
        },
      ],
      model: [
        'Hi Tomas, happy to help. I am putting the Denver receipts into one file: flight, hotel and two lunches are there, the taxi of November 6 is missing. Do you have a receipt for the taxi?',
        'No problem, Tomas. For the taxi, accounting takes a short note with the date and the 34 dollars. I send the file as PDF to accounting before 4 PM Central, with you in copy.',
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
      issue: 'She is booked for two meetings at 3 PM today. One of them is with her bank.',
      tone: 'stressed and formal',
      mood: 'annoyed',
      opening:
        'I am looking at my calendar and I have two meetings at 3 PM today. The bank AND the supplier. How did this happen? I cannot be in two places.',
      restate: 'I have two meetings at three today and I can only be in one.',
    },
    brief: {
      goal: 'She wants one meeting moved without embarrassment, and to know why it happened.',
      goodOutcome:
        'The mistake is owned, the bank stays at 3 PM, the supplier gets a new time and an apology, and the cause is fixed.',
      caseNotes: [
        'The supplier meeting was entered by us in Eastern time by mistake. It was meant for 4 PM Central.',
        'The bank cannot move. The supplier is free at 4 PM Central today.',
        'Calendar is now set to show Central time only.',
      ],
      named: /\b(two (?:meetings|appointments)|double|both at|3 ?pm|three o|same time|overlap\w*)\b/i,
      facts: [
        {
          asked: /\b(which|important|priority|move|bank|supplier|keep)\b/i,
          say: 'The bank is more important, we sign the loan today.',
        },
        {
          asked: /\b(4|four|later|after|free)\b/i,
          say: 'Four o’clock works, I have nothing after the bank.',
        },
      ],
      points: [
        {
          id: 'own',
          label: 'The mistake is owned with its cause',
          topic: 'how this happened',
          met: [
            /\b(time ?zones?|eastern|our (?:mistake|error|fault)|my (?:mistake|error|fault)|i entered|we entered)\b/i,
          ],
          ask: 'But how did it happen? I need to trust this calendar.',
          ok: 'Thank you for saying it as it is.',
        },
        {
          id: 'fix',
          label: 'One meeting has a new time',
          topic: 'which of the two moves',
          met: [/\b(supplier)\b/i, /\b(4 ?(?::00)? ?p\.?m|four|at 4)\b/i],
          ask: 'So which one moves, and to when?',
          ok: 'Good: the bank at three and the supplier at four.',
        },
        {
          id: 'again',
          label: 'It will not happen again, and why',
          topic: 'how you make sure that it does not happen again',
          met: [
            /\b(central(?: time)? only|set to central|only central|shows? central|from now on|double[- ]check|again)\b/i,
          ],
          no: true,
          ask: 'And what makes sure that this does not happen again?',
          ok: 'That gives me some peace.',
        },
      ],
      mistakes: [
        {
          id: 'bank',
          found: /\bmove(?:d)? (?:the )?bank\b|\bbank (?:can|could|to) (?:be )?moved?\b/i,
          say: 'No! You cannot move the bank. We sign a loan today.',
          why: 'The notes say that the bank cannot move.',
        },
        {
          id: 'blame',
          found: /\byou (?:entered|booked|made|put)\b.{0,30}\b(?:wrong|mistake|yourself)\b/i,
          say: 'Excuse me? I did not enter that meeting. You did.',
          why: 'The entry was ours; blaming the client makes it worse.',
        },
      ],
      model: [
        'Good afternoon Priscilla, I am sorry. You have two meetings at 3 PM, and that was our mistake: the supplier was entered in Eastern time. I understand how stressful that is today. Is it right that the bank is the one to keep?',
        'Thank you, Priscilla. The bank stays at 3 PM, and the supplier is now at 4 PM Central with an apology from me. Your calendar shows Central time only from now on, so this does not happen again.',
      ],
    },
  },
  {
    id: 'missed-follow-up',
    title: 'A follow-up nobody sent',
    position,
    difficulty: 'medium',
    persona: {
      name: 'Gregory Osei',
      location: 'Atlanta, Georgia',
      company: 'Osei Interiors',
      issue: 'A follow-up mail to an important lead was not sent last week. He is disappointed.',
      tone: 'quiet, disappointed, expects ownership',
      mood: 'sad',
      opening:
        'I met Ms. Carver from the hotel yesterday. She asked why I never wrote after our call. I asked you for that mail last Wednesday. It was never sent.',
      restate: 'The mail to Ms. Carver was never sent and now I look careless.',
    },
    brief: {
      goal: 'He wants somebody to own it, the mail written today, and a way that shows him what was sent.',
      goodOutcome:
        'The omission is owned without excuses, a draft comes today at a named time for his approval, and follow-ups are visible to him.',
      caseNotes: [
        'The mail of last Wednesday is still in drafts; it waited for a price list that nobody asked him for.',
        'A new draft can be ready in 30 minutes. He always approves before sending.',
        'A shared follow-up list can show him every Friday what was sent.',
      ],
      named: /\b(carver|follow[- ]?up|mail|never (?:sent|written|wrote)|not sent)\b/i,
      facts: [
        {
          asked: /\b(price|list|prices|attach\w*)\b/i,
          say: 'The price list is in the folder "Hotel". You could have asked me.',
        },
        {
          asked: /\b(say|tone|mention|include|apolog\w*|content|add)\b/i,
          say: 'Please apologise for the delay in one line and mention the sample room.',
        },
        { asked: /\b(approve|see|read|check|before)\b/i, say: 'Yes, I want to read it before it goes.' },
      ],
      points: [
        {
          id: 'own',
          label: 'The omission is owned',
          topic: 'why it was not sent',
          met: [
            /\b(my (?:mistake|fault|error)|our (?:mistake|fault|error)|stayed in (?:the )?drafts|still in (?:the )?drafts|i should have|we should have|should have (?:asked|sent))\b/i,
          ],
          ask: 'I would like to understand why it was not sent.',
          ok: 'Thank you for not making excuses.',
        },
        {
          id: 'draft',
          label: 'A draft has a time today',
          topic: 'the mail itself',
          met: [
            /\bdraft\b/i,
            /\b(30 minutes|half an hour|today|within (?:the|an|one) hour|by (?:noon|\d))\b/i,
          ],
          ask: 'And when does Ms. Carver hear from me?',
          ok: 'Good. I will read it right away.',
        },
        {
          id: 'list',
          label: 'He can see follow-ups from now on',
          topic: 'how I know that things are sent',
          met: [/\b(list|overview|friday|tracker|report)\b/i, /\b(follow|sent|see|share\w*|every)\b/i],
          ask: 'How will I know next time that something was sent?',
          ok: 'A list on Fridays, that is what I needed.',
        },
      ],
      mistakes: [
        {
          id: 'send-now',
          found:
            /\b(?:i (?:have )?(?:just |already )?sent (?:it|the mail)|i (?:will|['’]ll) send it (?:right )?now|sending it (?:right )?now)\b/i,
          say: 'Without showing it to me? Please, never send under my name before I read it.',
          why: 'He approves every mail before it is sent.',
        },
      ],
      model: [
        'Hello Gregory, I am sorry. The follow-up to Ms. Carver was not sent: it is still in drafts because it waited for the price list, and I should have asked you. I understand that this made you look careless. Where do I find the price list?',
        'Thank you, Gregory. You get a new draft from me within 30 minutes to approve, with an apology for the delay. And from now on I share a follow-up list with you every Friday, so you see what was sent.',
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
      tone: 'fast, demanding, changes her mind',
      mood: 'annoyed',
      opening:
        'Ok today: flights for Dallas, the guest list, call the florist, the invoice for the gala, the newsletter AND my slides. All urgent. All today. Go.',
      restate: 'I gave you six things and all of them are for today.',
    },
    brief: {
      goal: 'She wants to feel that nothing is forgotten. What she needs is a clear order.',
      goodOutcome:
        'The honest limit is said, priorities are asked, what fits is promised for today with times, and the rest has a day.',
      caseNotes: [
        'Time needed: flights 1 h, guest list 2 h, florist 15 min, invoice 30 min, newsletter 3 h, slides 4 h. You have 5 hours.',
        'The flight price offer ends today at noon. The slides are for Thursday.',
        'She decides the order; never drop a task without telling her.',
      ],
      named: /\b(six|all of (?:it|them)|list|tasks|things|today)\b/i,
      facts: [
        {
          asked: /\b(most important|priority|first|order|deadline|which)\b/i,
          say: 'Flights first, then the invoice and the florist. The guest list is for tomorrow, I guess.',
        },
        { asked: /\b(slides|thursday|presentation)\b/i, say: 'The slides are for Thursday, yes.' },
        { asked: /\b(newsletter)\b/i, say: 'The newsletter can wait if it must.' },
      ],
      points: [
        {
          id: 'order',
          label: 'The order is asked',
          topic: 'the order of things',
          by: 'question',
          met: [/\b(most important|priorit\w*|first|which (?:of|ones|three|are)|order|deadline)\b/i],
          ask: 'Do you even know where to begin?',
          ok: 'Fine, an order makes sense.',
        },
        {
          id: 'limit',
          label: 'The honest limit is said',
          topic: 'whether you do all of it today',
          no: true,
          met: [
            /\b(not (?:all|everything|all six)|cannot (?:do|finish) (?:all|everything)|can['’]t (?:do|finish) (?:all|everything)|(?:5|five) hours|11 hours|more than|(?:three|four) (?:of|fit|things)|only)\b/i,
          ],
          ask: 'So I get all six today, right?',
          ok: 'I do not love it, but I prefer it to a surprise at six.',
        },
        {
          id: 'plan',
          label: 'Today has times and the rest a day',
          topic: 'the plan',
          met: [
            /\b(flights?|dallas)\b/i,
            /\b(noon|before 12|by 12|11|by \d)/i,
            /\b(tomorrow|thursday|wednesday|next|monday)\b/i,
          ],
          ask: 'So what exactly do I get, and when?',
          ok: 'Good, that is a plan I can work with.',
        },
      ],
      mistakes: [
        {
          id: 'all',
          found:
            /\b(?:all|everything|all six)\b.{0,30}\b(?:will be |is |are )?(?:done|finished|ready)\b.{0,20}\b(?:today|tonight|by (?:5|five|six|6|evening))\b|\bi (?:will|can|['’]ll) (?:do|finish) (?:all|everything|all of it|all six)\b/i,
          say: 'All six? Last time somebody said that, I got half of it at midnight.',
          why: 'It is almost eleven hours of work in five; the promise must break.',
        },
      ],
      model: [
        'Hi Vanessa, I have your six things for today, and I understand that it is a lot at once. Which ones are the most important to you, and what is the deadline of the slides?',
        'Thank you, Vanessa. I will be honest: not all six fit, I have five hours. Flights to Dallas are booked before noon, then the florist and the invoice today. The guest list comes tomorrow, and the slides on Thursday.',
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
      issue: 'He wants the private phone numbers of all tenants sent to his personal e-mail, now.',
      tone: 'pushy, friendly at first, then annoyed',
      mood: 'neutral',
      opening:
        'Hi, quick one. Send me the private numbers of all our tenants to my personal address, curtis.hale@example.org. I am on the road and my work mail is a mess. Two minutes, right?',
      restate: 'I need the tenants’ numbers on my personal address, I am on the road.',
    },
    brief: {
      goal: 'He needs to reach three tenants today. What he asks for is not allowed.',
      goodOutcome:
        'The no to sending private data is kind and clear, the real need is asked, and a safe way is offered with a time.',
      caseNotes: [
        'Tenant data never leaves the company system. No private e-mail, no exceptions; ask the owner, Ms. Redmesa, if in doubt.',
        'He can see numbers in the app on his phone after signing in, or the assistant can message tenants for him.',
        'Messages through the system reach tenants within 10 minutes.',
      ],
      named: /\b(numbers|tenants?|private|personal (?:address|e-?mail|mail))\b/i,
      facts: [
        {
          asked: /\b(which|who|how many|what (?:do you need|is it)|for what|why|reach|purpose|tell them)\b/i,
          say: 'I only need three of them. The water is off on Elm Street from two to four and they should know.',
        },
        {
          asked: /\b(app|phone|sign in|log in)\b/i,
          say: 'The app? I have it, but typing on the road is no fun.',
        },
        {
          asked: /\b(message|write|text|contact|inform)\b.{0,30}\b(them|tenants)\b/i,
          say: 'If you write to them for me, even better.',
        },
      ],
      points: [
        {
          id: 'no',
          label: 'The no is clear and has a reason',
          topic: 'the numbers on my address',
          no: true,
          met: [
            /\b(cannot|can['’]t|not (?:able|allowed|possible)|may not|won['’]t|not send)\b/i,
            /\b(private|personal|tenant|data|system|protect\w*)\b/i,
          ],
          ask: 'So do I get the numbers or not?',
          ok: 'Ok, ok. Rules are rules.',
        },
        {
          id: 'need',
          label: 'The real need is asked',
          topic: 'the reason I need them',
          by: 'question',
          met: [
            /\b(what (?:do you need|is it|for)|who do you|which tenants|why|reach|what should|need (?:to|them))\b/i,
          ],
          ask: 'You could at least ask what it is about.',
          ok: 'Good question, actually.',
        },
        {
          id: 'way',
          label: 'A safe way with a time is offered',
          topic: 'how I reach them',
          met: [
            /\b(message|write|text|inform|contact|notify|app)\w*\b/i,
            /\b(10 minutes|ten minutes|right away|now|within|before 2|before two)\b/i,
          ],
          ask: 'And how do I reach these people before two?',
          ok: 'That is even better than the list.',
        },
      ],
      mistakes: [
        {
          id: 'sent',
          found:
            /\b(?:i (?:will|['’]ll|have|just) (?:send|sent|e-?mail\w*|forward\w*)|sending)\b.{0,40}\b(?:numbers|list|data)\b/i,
          say: 'Great. By the way, you do not even know if this is really me. You just send these things?',
          why: 'Tenant data must not go to a private address, whoever asks.',
        },
      ],
      model: [
        'Hi Curtis, I understand that you are on the road and need this quickly. I cannot send tenants’ private numbers to a personal address, because that data stays in our system. Who do you need to reach, and what should they know?',
        'Thank you, Curtis. I message the three tenants on Elm Street through our system now; it reaches them within 10 minutes. You can also see their numbers in the app.',
      ],
    },
  },
];
