import type { Scenario } from '../scenario.ts';

const position = 'Admin Support Specialist';

/** Suppliers, colleagues and clients of an office. Every name and company is made up. */
export const adminSupportScenarios: readonly Scenario[] = [
  {
    id: 'invoice-copy',
    title: 'A copy of an old invoice',
    position,
    difficulty: 'easy',
    persona: {
      name: 'Leah Sandoval',
      location: 'Santa Fe, New Mexico',
      company: 'Mesa Print Works',
      issue: 'She needs a copy of the March invoice for her tax adviser this week.',
      tone: 'kind, a bit scattered',
      mood: 'smile',
      opening:
        'Hello! My tax adviser asks for our March invoice and I cannot find it anywhere. Could you send me a copy?',
      restate: 'I am looking for a copy of our March invoice.',
    },
    brief: {
      goal: 'She wants the right invoice in the right format before Friday.',
      goodOutcome:
        'It is clear which of the two March invoices is meant, the copy is sent as PDF to her address, and she knows when.',
      caseNotes: [
        'There are two invoices in March: 1184 ($420, flyers) and 1190 ($95, cards).',
        'Copies are sent as PDF to the address on file, leah@example.com, within 15 minutes.',
      ],
      named: /\b(march|invoice|copy)\b/i,
      facts: [
        {
          asked: /\b(which|flyers?|cards?|number|1184|1190|amount)\b/i,
          say: 'The one for the flyers, it was about 420 dollars.',
        },
        { asked: /\b(address|e-?mail|where|send)\b/i, say: 'My address is still leah@example.com.' },
        { asked: /\b(when|by|deadline|urgent)\b/i, say: 'My adviser wants it by Friday.' },
      ],
      points: [
        {
          id: 'which',
          label: 'The right invoice is found by asking',
          topic: 'the invoice I mean',
          by: 'question',
          met: [/\b(which|flyers?|cards?|amount|number|420|95)\b/i],
          ask: 'Do you know which one I mean?',
          ok: 'Good that you ask, there were two.',
        },
        {
          id: 'send',
          label: 'The copy is sent, with format and time',
          topic: 'the copy',
          met: [/\b(pdf|copy|1184)\b/i, /\b(15 minutes|fifteen minutes|now|today|just sent|right away)\b/i],
          ask: 'And when will I have it?',
          ok: 'There it is already, thank you.',
        },
        {
          id: 'address',
          label: 'The address is said',
          topic: 'where you send it',
          met: [/\b(leah@example\.com|address (?:on file|we have)|your (?:e-?mail )?address|on file)\b/i],
          ask: 'Where will you send it?',
          ok: 'Yes, that address is right.',
        },
      ],
      mistakes: [
        {
          id: 'both-amount',
          found:
            /\b(?:invoice )?1190\b.{0,40}\b(?:sent|attached|send)\b|\b(?:sent|attached|send)\b.{0,40}\b1190\b/i,
          say: 'That is the one for the cards, I think. My adviser asked for the other one.',
          why: 'Invoice 1190 is for the cards; she needs 1184 for the flyers.',
        },
      ],
      model: [
        'Hello Leah, happy to help with the copy of your March invoice. There are two in March: is it the one for the flyers or the one for the cards?',
        'Thank you, Leah. I have just sent invoice 1184 as PDF to your address on file, leah@example.com; it is there within 15 minutes.',
      ],
    },
  },
  {
    id: 'visitor-badge',
    title: 'A badge for a visitor',
    position,
    difficulty: 'easy',
    persona: {
      name: 'Bruno Albrecht',
      location: 'Cleveland, Ohio',
      company: 'Great Lakes Bearings',
      issue: 'A customer visits tomorrow and has no badge for the building.',
      tone: 'matter-of-fact',
      mood: 'neutral',
      opening:
        'Hi, a customer of ours comes tomorrow morning and I forgot the badge. What do you need from me?',
      restate: 'My visitor comes tomorrow and needs a badge.',
    },
    brief: {
      goal: 'He wants the visitor to get in without waiting at the desk.',
      goodOutcome:
        'The visitor’s full name and arrival time are asked, the badge is ready at reception from 8 AM, and the photo ID is mentioned.',
      caseNotes: [
        'Needed for a badge: full name, company, arrival time, host.',
        'Badges requested before 4 PM are ready at reception from 8 AM the next day.',
        'The visitor must show a photo ID.',
      ],
      named: /\b(badge|visitor|customer|tomorrow)\b/i,
      facts: [
        { asked: /\b(name|who|called)\b/i, say: 'Her name is Ana Petrov, from Petrov Machines.' },
        { asked: /\b(when|time|arriv\w*|o['’]clock)\b/i, say: 'She arrives at 9:15.' },
        { asked: /\b(host|meet|pick)\b/i, say: 'I am the host, I pick her up at reception.' },
      ],
      points: [
        {
          id: 'who',
          label: 'Name and arrival are asked',
          topic: 'her details',
          by: 'question',
          met: [/\b(name|who)\b/i, /\b(time|when|arriv\w*)\b/i],
          ask: 'Do you need her name or the time?',
          ok: 'Sure, that you need to know.',
        },
        {
          id: 'ready',
          label: 'Place and time of the badge are said',
          topic: 'where the badge will be',
          met: [/\b(reception|desk)\b/i, /\b(8|eight)\b/i],
          ask: 'And where does she get the badge, and from when?',
          ok: 'From eight at reception, good.',
        },
        {
          id: 'id',
          label: 'The photo ID is mentioned',
          topic: 'what she has to bring',
          met: [/\b(photo id|id card|passport|driver|licen[cs]e|identification|\bid\b)/i],
          ask: 'Does she have to bring anything?',
          ok: 'I will tell her about the ID.',
        },
      ],
      mistakes: [
        {
          id: 'no-id',
          no: true,
          found:
            /\b(?:no|not|without|does(?:n['’]t| not)) (?:need |have to bring |an? )?(?:any |an? )?(?:photo )?id\b/i,
          say: 'Really, no ID? Last month they sent a visitor away because of that.',
          why: 'Reception asks every visitor for a photo ID.',
        },
      ],
      model: [
        'Hi Bruno, happy to help with the badge for your visitor tomorrow. What is her full name and company, and when does she arrive?',
        'Thank you, Bruno. The badge is ready at reception from 8 AM tomorrow. Please tell her to bring a photo ID.',
      ],
    },
  },
  {
    id: 'wrong-address-invoice',
    title: 'An invoice with the wrong address',
    position,
    difficulty: 'medium',
    persona: {
      name: 'Monique Delacroix',
      location: 'Baton Rouge, Louisiana',
      company: 'Bayou Linen Service',
      issue: 'Her invoice shows her old address for the second time. Her accounting refuses it.',
      tone: 'tired, correct, expects care',
      mood: 'annoyed',
      opening:
        'This is the second invoice with our OLD address. I told you in September. Our accounting sends it back every time, and then you send me a reminder for not paying.',
      restate: 'The invoice has our old address again and our accounting refuses it.',
    },
    brief: {
      goal: 'She wants a corrected invoice today and no reminder for something that is not her fault.',
      goodOutcome:
        'The new address is confirmed, a corrected invoice comes today, the reminder is withdrawn, and the record is changed for good.',
      caseNotes: [
        'Invoice 5521, $1,310, due on the 20th. Her mail of September was filed but never entered.',
        'A corrected invoice can be issued today. The due date moves by 14 days.',
        'The reminder of Monday can be withdrawn with one click.',
      ],
      named: /\b(old address|wrong address|address|second (?:time|invoice)|5521)\b/i,
      facts: [
        {
          asked: /\b(new|current|correct|right) address\b|\baddress\b.{0,30}\?/i,
          say: 'The new address is 18 Magnolia Row, Suite 4. It has been that since August.',
        },
        {
          asked: /\b(reminder|fee|late)\b/i,
          say: 'The reminder came on Monday and asks for a 25 dollar fee.',
        },
        { asked: /\b(invoice number|which invoice|number)\b/i, say: 'It is invoice 5521.' },
      ],
      points: [
        {
          id: 'address',
          label: 'The new address is asked or repeated',
          topic: 'our new address',
          by: 'question',
          met: [/\baddress\b/i],
          ask: 'Do you even have our new address?',
          ok: 'At last somebody asks.',
        },
        {
          id: 'corrected',
          label: 'A corrected invoice has a time',
          topic: 'a correct invoice',
          met: [
            /\b(correct\w*|new) (?:invoice|one|copy)\b|\binvoice\b.{0,40}\bcorrect/i,
            /\b(today|now|within|this (?:morning|afternoon)|by \d)/i,
          ],
          ask: 'And when do I get an invoice that I can use?',
          ok: 'Today is fine.',
        },
        {
          id: 'reminder',
          label: 'The reminder is withdrawn',
          topic: 'that reminder',
          met: [
            /\b(reminder|fee)\b/i,
            /\b(withdr\w*|cancel\w*|remov\w*|delet\w*|waiv\w*|ignore|stopp?ed)\b/i,
          ],
          ask: 'And the reminder? I am not paying a fee for your mistake.',
          ok: 'Thank you. That reminder made me really angry.',
        },
      ],
      mistakes: [
        {
          id: 'pay-first',
          found:
            /\b(?:please )?pay\b.{0,40}\b(?:first|anyway|now|the fee)\b|\byou (?:have to|must|need to) pay\b/i,
          say: 'So I pay first and you correct later? No. Our accounting cannot do that.',
          why: 'The fault is ours; the due date moves by 14 days and no fee is due.',
        },
      ],
      model: [
        'Hello Monique, I am sorry: invoice 5521 shows your old address for the second time, although you told us in September. I understand that this is tiring. Could you confirm your new address, please?',
        'Thank you, Monique. I changed the record for good, and you get the corrected invoice today with 14 more days to pay. I have withdrawn the reminder and the fee.',
      ],
    },
  },
  {
    id: 'room-taken',
    title: 'A meeting room that is taken',
    position,
    difficulty: 'medium',
    persona: {
      name: 'Felix Arnaud',
      location: 'Seattle, Washington',
      company: 'Halyard Consulting',
      issue: 'The room he booked for ten guests is taken by another team in one hour.',
      tone: 'polite but pressed for time',
      mood: 'annoyed',
      opening:
        'I booked the large room for 11. Ten guests are on their way. Now the screen at the door says somebody else has it. I have one hour, so please be quick.',
      restate: 'Ten guests come at 11 and the large room is taken.',
    },
    brief: {
      goal: 'He wants a room for ten with a screen at 11, and guests who find it.',
      goodOutcome:
        'Another room with screen for ten is booked at 11, reception guides the guests, and the coffee moves too.',
      caseNotes: [
        'The large room was booked twice because of a system error. The other team has outside guests and cannot move.',
        'Free at 11: room Cedar, third floor, 12 seats, with screen. Room Birch has only 6 seats.',
        'Reception can guide guests; catering can move the coffee.',
      ],
      named: /\b(room|11|eleven|taken|booked|ten guests|ten people)\b/i,
      facts: [
        { asked: /\b(how many|people|guests|seats)\b/i, say: 'Ten guests and me.' },
        {
          asked: /\b(need|screen|projector|equipment|video|coffee|catering)\b/i,
          say: 'A screen, and the coffee that I ordered.',
        },
        { asked: /\b(until|how long|end)\b/i, say: 'Until half past twelve.' },
      ],
      points: [
        {
          id: 'need',
          label: 'What he needs in the room is asked',
          topic: 'my needs for the room',
          by: 'question',
          met: [/\b(need|screen|how many|seats|equipment|projector|coffee)\b/i],
          ask: 'Do you know what I need in that room?',
          ok: 'Good question, yes.',
        },
        {
          id: 'room',
          label: 'A fitting room is booked',
          topic: 'a room for eleven people',
          met: [/\bcedar\b/i],
          ask: 'So which room do I have at eleven?',
          ok: 'Cedar, third floor. Good.',
        },
        {
          id: 'guests',
          label: 'The guests will find it',
          topic: 'my guests, who do not know the house',
          met: [/\b(reception|guide|sign|tell|bring|show)\b/i, /\b(guests?|visitors?|them|people)\b/i],
          ask: 'And how do my guests find it? They only know the large room.',
          ok: 'Perfect, then nobody gets lost.',
        },
      ],
      mistakes: [
        {
          id: 'birch',
          found: /\b(?:booked|book|take|use|have|got) (?:you )?(?:the )?(?:room )?birch\b/i,
          say: 'Birch? We are eleven people, that room has six chairs.',
          why: 'Birch has only six seats.',
        },
        {
          id: 'throw-out',
          found: /\b(?:ask|tell|make|move) (?:the )?other team\b.{0,20}\b(?:to )?(?:leave|move|go|out)\b/i,
          say: 'They have guests too, I just saw them. Please do not make a scene.',
          why: 'The other team has outside guests and cannot move.',
        },
      ],
      model: [
        'Hello Felix, I am sorry that the large room is taken at 11 with ten guests on their way; I understand the pressure. Do you need a screen, and did you order coffee?',
        'Thank you, Felix. You have room Cedar on the third floor at 11, with 12 seats and a screen. Reception will guide your guests there, and the coffee moves with you.',
      ],
    },
  },
  {
    id: 'unpaid-supplier',
    title: 'A supplier who waits for money',
    position,
    difficulty: 'hard',
    persona: {
      name: 'Sergio Balan',
      location: 'El Paso, Texas',
      company: 'Balan Plumbing',
      issue: 'His invoice of $2,860 is 40 days late. He wants payment today or he stops working.',
      tone: 'angry, proud, has heard excuses before',
      mood: 'angry',
      opening:
        'Forty days. FORTY. I did the work in your building and nobody pays me. I have two men to pay myself. Money today or I do not come tomorrow.',
      restate: 'My invoice is forty days late and I have people to pay.',
    },
    brief: {
      goal: 'He wants the money and to be treated like somebody who did good work.',
      goodOutcome:
        'The delay is owned, the missing order number is asked, the true payment day is given, and a person is named who confirms it.',
      caseNotes: [
        'Invoice BP-77, $2,860. It hangs because the order number is missing. He can give it in one sentence.',
        'With the number today, payment goes out in the run on Thursday; it is on his account on Friday. Nobody can pay today.',
        'Ms. Quinn in accounting confirms by mail today.',
      ],
      named: /\b(invoice|40 days|forty days|late|2,?860|payment|paid)\b/i,
      facts: [
        {
          asked: /\b(order|purchase|po|number|reference)\b/i,
          say: 'An order number? Your man gave me one on a paper. Here: PO 9034.',
        },
        { asked: /\b(mail|address|account|bank)\b/i, say: 'My bank account did not change.' },
        {
          asked: /\b(work|done|finished|building)\b/i,
          say: 'The work is done since September and your manager signed it.',
        },
      ],
      points: [
        {
          id: 'number',
          label: 'The missing order number is asked',
          topic: 'what you need from me',
          by: 'question',
          met: [/\b(order|purchase|po|reference)\b/i],
          ask: 'So what is missing this time?',
          ok: 'That is all? A number? Somebody could have called me.',
        },
        {
          id: 'day',
          label: 'The true day of payment is given',
          topic: 'the day I have my money',
          met: [/\b(thursday|friday)\b/i],
          ask: 'Which DAY is the money on my account?',
          ok: 'Friday. I will look at my account on Friday.',
        },
        {
          id: 'who',
          label: 'A person confirms it',
          topic: 'who stands for that',
          met: [/\b(quinn|confirm\w*|in writing|by (?:e-?)?mail)\b/i],
          ask: 'And who tells me that this is true? I have heard many things.',
          ok: 'A name. Good. Then I know who to call.',
        },
      ],
      mistakes: [
        {
          id: 'today',
          found:
            /\b(?:money|payment|pay(?:ing|ment)?|2,?860|transfer)\b.{0,40}\b(?:today|right now|immediately|tonight|this afternoon)\b/i,
          say: 'Today? They told me "today" two weeks ago. Do you promise or do you hope?',
          why: 'Nobody can pay today; the run is on Thursday.',
        },
      ],
      model: [
        'Hello Sergio, I am sorry. You did the work, and your invoice over $2,860 is forty days late; that is our fault and you have every right to be angry. It hangs because one number is missing. Did our manager give you an order number?',
        'Thank you, Sergio. With PO 9034 it goes out in the run on Thursday and is on your account on Friday. Ms. Quinn in accounting confirms that to you by e-mail this afternoon.',
      ],
    },
  },
  {
    id: 'colleague-file',
    title: 'A question about a colleague’s file',
    position,
    difficulty: 'hard',
    persona: {
      name: 'Janet Prewitt',
      location: 'Denver, Colorado',
      company: 'Summit Records Office',
      issue: 'She asks for the salary and the private address of a colleague "for a card".',
      tone: 'charming, then offended',
      mood: 'smile',
      opening:
        'Hi dear, it is Janet from the second floor. Could you look up the home address of Paul Wendt, and what he earns now? It is for his birthday card, we are putting money together.',
      restate: 'I only want Paul’s address for his card, and what he earns.',
    },
    brief: {
      goal: 'She wants to send a card. She must not get personal data of somebody else.',
      goodOutcome:
        'The no is friendly and has a reason, her real wish is taken seriously, and another way for the card is offered with a day.',
      caseNotes: [
        'Addresses and pay of employees are never given to colleagues, whoever asks and for whatever reason.',
        'Cards can be left at the mail room until Wednesday; they are forwarded unopened.',
        'Somebody who insists can write to the data officer, privacy@example.com.',
      ],
      named: /\b(address|salary|earns?|pay|paul|card|birthday)\b/i,
      facts: [
        { asked: /\b(when|birthday|which day|by when)\b/i, say: 'His birthday is on Thursday.' },
        {
          asked: /\b(why|salary|earns?|what for)\b/i,
          say: 'The salary... well, so that everybody gives the right amount.',
        },
        {
          asked: /\b(card|mail room|leave|office|desk)\b/i,
          say: 'The card is on my desk, everybody has signed it.',
        },
      ],
      points: [
        {
          id: 'no',
          label: 'The no is clear and has a reason',
          topic: 'the address and the salary',
          no: true,
          met: [
            /\b(cannot|can['’]t|not (?:able|allowed)|may not|won['’]t|never give)\b/i,
            /\b(private|personal|data|protect\w*|confidential|colleague\w*|anybody|anyone)\b/i,
          ],
          ask: 'Come on, we all know each other. So what is his address?',
          ok: 'Hm. So you really may not say it.',
        },
        {
          id: 'wish',
          label: 'The card is taken seriously',
          topic: 'the card',
          by: 'question',
          met: [/\b(card|birthday|when)\b/i],
          ask: 'And the card? It is only about the card.',
          ok: 'At least you think of the card.',
        },
        {
          id: 'way',
          label: 'Another way is offered with a day',
          topic: 'how he gets the card',
          met: [/\b(mail ?room|forward\w*|post room)\b/i, /\b(wednesday|thursday|tomorrow|today)\b/i],
          ask: 'And how does he get it then?',
          ok: 'The mail room, of course. I could have thought of that.',
        },
      ],
      mistakes: [
        {
          id: 'told',
          found: /\b(?:he earns|his (?:salary|pay|address|home) is|lives (?:at|in|on))\b/i,
          say: 'Oh, you just told me. I wonder what you tell others about me.',
          why: 'Personal data of a colleague was given away.',
        },
      ],
      model: [
        'Hi Janet, a card for Paul’s birthday is a lovely idea. I cannot give out his address or what he earns, because that is private data; I would not give yours to anybody either. When is the birthday, and is the card ready?',
        'Thank you, Janet. Please leave the card at the mail room by Wednesday; they forward it to Paul unopened, so he has it on Thursday.',
      ],
    },
  },
];
