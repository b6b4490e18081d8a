import type { Scenario } from '../scenario.ts';

const position = 'Customer Support Representative';

/** Customers of shops and services. Every name and company is made up. */
export const supportScenarios: readonly Scenario[] = [
  {
    id: 'late-parcel',
    title: 'A parcel that has not arrived',
    position,
    difficulty: 'easy',
    persona: {
      name: 'Grace Okafor',
      location: 'Tucson, Arizona',
      company: 'Copper Lantern Gifts',
      issue: 'Order 48213 was due on Monday and has not arrived. She needs it before Saturday.',
      tone: 'polite and a little worried',
      mood: 'neutral',
      opening:
        'Hello, I ordered a lamp last week and the page says it should have been here on Monday. Nothing came. It is a birthday present, so I am getting a bit nervous.',
      restate: 'My lamp should have been here on Monday and it has not come.',
    },
    brief: {
      goal: 'She wants to know where the parcel is and that it comes before Saturday.',
      goodOutcome:
        'She knows where the parcel is, has a delivery day before Saturday and knows what happens if it is late.',
      caseNotes: [
        'Order 48213, one brass lamp, $64, shipped on the 14th.',
        'Carrier: held two days in Phoenix by weather, moving again since this morning. New delivery day: Thursday.',
        'If a parcel is not there on the new day, we send a second one by express at no cost.',
      ],
      named:
        /\b(late|delay\w*|not (?:yet )?arriv\w*|has(?:n['’]t| not) (?:come|arrived)|monday|where (?:it|your (?:order|parcel|lamp)))\b/i,
      facts: [
        {
          asked: /\border (?:number|no|id)\b|\bnumber of (?:the|your) order\b/i,
          say: 'The order number is 48213.',
        },
        {
          asked: /\b(when|which day|date|need it|by when)\b/i,
          say: 'I need it by Friday evening, the birthday is on Saturday.',
        },
        { asked: /\b(address|street|zip)\b/i, say: 'The address is the one on the order, that is correct.' },
      ],
      points: [
        {
          id: 'where',
          label: 'She knows where the parcel is',
          topic: 'where my parcel is',
          met: [/\b(phoenix|weather|storm|carrier|held|on (?:its|the) way|moving again|in transit)\b/i],
          ask: 'Can you see where it is right now?',
          ok: 'Ah, so it was the weather. Good to know that it is not lost.',
        },
        {
          id: 'when',
          label: 'A delivery day is given',
          topic: 'the day it arrives',
          met: [/\bthursday\b/i],
          ask: 'And which day will it be here?',
          ok: 'Thursday is early enough for me.',
        },
        {
          id: 'else',
          label: 'The plan if it is late again is said',
          topic: 'what happens if it is late again',
          met: [/\b(second one|replacement|another one|new one|express|send (?:you )?(?:a|another))\b/i],
          ask: 'What happens if it does not come that day either?',
          ok: 'A second one by express is a fair plan.',
        },
      ],
      mistakes: [
        {
          id: 'today',
          found: /\b(?:arrives?|there|delivered|comes?|get it) (?:be )?(?:today|tomorrow|on wednesday)\b/i,
          say: 'Really? The tracking page says something else. Now I do not know what to believe.',
          why: 'The carrier’s new day is Thursday; an earlier day is a promise nobody can keep.',
        },
      ],
      model: [
        'Hello Grace, I am sorry that the lamp did not arrive on Monday, and I understand that a birthday present makes it urgent. May I have the order number, please, and by when do you need it?',
        'Thank you, Grace. The carrier held your parcel in Phoenix because of the weather and it is moving again since this morning. It will be with you on Thursday. If it is not there by then, I send a second one by express at no cost.',
      ],
    },
  },
  {
    id: 'cannot-sign-in',
    title: 'Cannot sign in to the account',
    position,
    difficulty: 'easy',
    persona: {
      name: 'Martin Feld',
      location: 'Madison, Wisconsin',
      company: 'Harbor Street Library Club',
      issue: 'He cannot sign in since he changed his phone. He wants to read tonight.',
      tone: 'friendly, unsure about technical words',
      mood: 'neutral',
      opening:
        'Hi there. I got a new phone and now your app does not let me in. It says something about a wrong code. I am not good with these things.',
      restate: 'I have a new phone and the app does not let me in.',
    },
    brief: {
      goal: 'He wants to be signed in on the new phone today, without technical words.',
      goodOutcome:
        'He knows that codes still go to the old number, his number is updated after a check, and he has simple steps.',
      caseNotes: [
        'Account is fine. Sign-in codes go to the number ending in 18, which is his old number.',
        'The number can be changed after he confirms his date of joining (March) or his last book (The Tidal House).',
        'After the change: open the app, press "Send a new code", type the six digits. It works within five minutes.',
        'Never ask for the password or for a code.',
      ],
      named: /\b(new phone|sign(?:ing)? in|log(?:ging)? in|let (?:you|me) in|wrong code|get(?:ting)? in)\b/i,
      facts: [
        {
          asked:
            /\b(number|phone)\b.{0,40}\b(new|old|change|same|still|ending|which)\b|\b(new|old|same|ending)\b.{0,20}\bnumber\b/i,
          say: 'Yes, I have a new number too. The old one ended in 18, the new one ends in 40.',
        },
        {
          asked: /\b(join\w*|member since|last book|confirm|verify|check (?:that )?it is you)\b/i,
          say: 'I joined in March, and my last book was The Tidal House.',
        },
        {
          asked: /\b(message|error|say|screen|see)\b/i,
          say: 'It says "The code is not correct". I never got any code.',
        },
      ],
      points: [
        {
          id: 'check',
          label: 'You checked that it is him',
          topic: 'proof that it is me',
          by: 'question',
          met: [/\b(confirm|verify|check|join\w*|member since|last book|date of joining)\b/i],
          ask: 'Do you need to check something about me first?',
          ok: 'Good that you check, I like that.',
        },
        {
          id: 'cause',
          label: 'The cause is explained in simple words',
          topic: 'why it happens',
          met: [/\b(old (?:phone )?number|ending in 18|number (?:that )?ends in 18)\b/i],
          ask: 'But why does it say that the code is wrong?',
          ok: 'Oh, the codes went to my old number. That makes sense.',
        },
        {
          id: 'steps',
          label: 'Simple steps are given',
          topic: 'what I have to press',
          met: [/\b(send a new code|new code|six digits|six numbers)\b/i],
          ask: 'And what do I do now, step by step?',
          ok: 'I can do that. It worked, I see my books.',
        },
      ],
      mistakes: [
        {
          id: 'password',
          found:
            /\b(?:tell|send|give|what is|share)\b.{0,20}\b(?:your |me )?(?:the )?(?:password|passcode|pin)\b/i,
          say: 'My son told me never to give my password to anybody. Should I really?',
          why: 'Nobody needs a password or a code from a client; asking teaches them to hand it out.',
        },
      ],
      model: [
        'Hi Martin, I am sorry that the app does not let you in on your new phone; that is annoying, and we will fix it together. To check that it is you: when did you join, or what was your last book? And is your phone number a new one too?',
        'Thank you, Martin. The codes still went to your old number, ending in 18, so I changed it to your new one. Please open the app, press "Send a new code" and type the six digits. It works within five minutes.',
      ],
    },
  },
  {
    id: 'charged-twice',
    title: 'Charged twice for a subscription',
    position,
    difficulty: 'medium',
    persona: {
      name: 'Patricia Lindgren',
      location: 'Duluth, Minnesota',
      company: 'Northfield Pet Supply',
      issue:
        'Charged twice for the November subscription. She wants the second charge of $129 returned today.',
      tone: 'short sentences, tired of waiting',
      mood: 'annoyed',
      opening:
        'Hi. I was charged TWICE this month. 129 dollars, two times. I already wrote last week and nobody answered. I need this fixed today.',
      restate: 'You took 129 dollars from me two times and I want one of them back.',
    },
    brief: {
      goal: 'She wants the second $129 back and a date she can rely on.',
      goodOutcome:
        'The card is confirmed, the refund of $129 is said to be sent, and she has the bank’s 2 to 3 business days.',
      caseNotes: [
        'Two payments of $129 on November 1, card ending in 2207. The second one is our error.',
        'Before a refund, the client confirms the last four digits of the card.',
        'You can send the refund at once. Banks show it after 2 to 3 business days; nobody can make that faster.',
        'Her e-mail of last week was never answered.',
      ],
      named: /\b(twice|double|two (?:payments|charges|times)|second (?:charge|payment|\$?129)|duplicate)\b/i,
      facts: [
        { asked: /\b(last four|four digits|digits|card)\b/i, say: 'It ends in 2207.' },
        { asked: /\b(when|date|which day)\b/i, say: 'Both were on November 1, I see it in my banking app.' },
        {
          asked: /\b(e-?mail|wrote|written|contact\w*)\b/i,
          say: 'I wrote last Tuesday to your support address. No answer at all.',
        },
      ],
      points: [
        {
          id: 'card',
          label: 'The card is confirmed',
          topic: 'the check of my card',
          by: 'question',
          met: [/\b(last four|four digits|last 4|card)\b/i],
          ask: 'Do you need anything from me for that?',
          ok: 'Ok, good that you check the card first.',
        },
        {
          id: 'refund',
          label: 'The refund is confirmed with an amount',
          topic: 'my money',
          met: [
            /\b(refund\w*|return(?:ed|ing)?|credit(?:ed)?|sen[dt] (?:it |the (?:money|\$?129) )?back)\b/i,
            /\b129\b/,
          ],
          ask: 'Will I get the 129 dollars back or not?',
          ok: 'Good. So the second 129 comes back.',
        },
        {
          id: 'when',
          label: 'The bank’s time is said',
          topic: 'when I will see it',
          met: [
            /\b(?:(?:2|two)\s*(?:to|-|–|or)\s*(?:3|three)|(?:within|up to|about|in) (?:3|three)) (?:business |working )?days\b/i,
          ],
          ask: 'And when will I see it? Is this going to take weeks again?',
          ok: 'Two or three days I can live with.',
        },
      ],
      mistakes: [
        {
          id: 'instant',
          found:
            /\b(?:money|refund|it|129)\b.{0,40}\b(?:today|right now|immediately|in (?:an|one|a few) hours?|instantly)\b.{0,20}\b(?:on|in) your (?:account|card|bank)\b|\bin your account (?:today|now|tonight)\b/i,
          say: 'My bank is never that fast. Please do not tell me things that are not true.',
          why: 'Banks need 2 to 3 business days; "today in your account" cannot be kept.',
        },
      ],
      model: [
        'Hello Patricia, I am sorry about the double charge, and that nobody answered your e-mail last week. I see two payments of $129 on November 1, and the second one is our error. May I confirm the last four digits of the card?',
        'Thank you, Patricia. I have sent the refund for the second $129 just now. Your bank needs 2 to 3 business days to show it.',
      ],
    },
  },
  {
    id: 'broken-on-arrival',
    title: 'A set that arrived broken',
    position,
    difficulty: 'medium',
    persona: {
      name: 'Owen Castellano',
      location: 'Savannah, Georgia',
      company: 'Juniper Table Goods',
      issue: 'Two of six bowls arrived broken. He has guests on Sunday and wants a full set.',
      tone: 'dry, disappointed, precise',
      mood: 'sad',
      opening:
        'I opened my box today. Two of the six bowls are in pieces. I bought these for a dinner on Sunday. This is not what I expected for 180 dollars.',
      restate: 'Two of my six bowls are broken and I have guests on Sunday.',
    },
    brief: {
      goal: 'He wants six whole bowls before Sunday, without sending the broken ones back.',
      goodOutcome:
        'A photo is asked for, two bowls are sent by express with arrival on Friday, and he does not have to return anything.',
      caseNotes: [
        'Order 77120, set of six bowls, $180.',
        'Broken pieces are replaced free after one photo. Nothing has to be sent back.',
        'Express replacement leaves today and arrives on Friday. A complete second set is not covered.',
      ],
      named: /\b(broken|in pieces|damaged|two (?:of (?:the|your) six )?bowls|shattered)\b/i,
      facts: [
        {
          asked: /\b(photo|picture|image)\b/i,
          say: 'I can send a photo, give me a second. There, it is uploaded.',
        },
        { asked: /\border (?:number|no|id)\b/i, say: 'It is order 77120.' },
        {
          asked: /\b(which|how many|other|rest)\b/i,
          say: 'Two bowls, the big ones. The other four are fine.',
        },
      ],
      points: [
        {
          id: 'photo',
          label: 'A photo is asked for',
          topic: 'the proof you need',
          by: 'question',
          met: [/\b(photo|picture|image)\b/i],
          ask: 'Do you want a photo or do you believe me?',
          ok: 'Fine, a photo is easy.',
        },
        {
          id: 'replace',
          label: 'The replacement has a day',
          topic: 'new bowls before Sunday',
          met: [/\b(replace\w*|send\w*|new (?:bowls|ones)|two bowls)\b/i, /\bfriday\b/i],
          ask: 'Will I have six bowls on Sunday, yes or no?',
          ok: 'Friday works. Then the dinner is safe.',
        },
        {
          id: 'keep',
          label: 'He knows that nothing goes back',
          topic: 'what I do with the broken ones',
          met: [
            /\b(keep|throw|dispose|bin|no need to (?:send|return)|nothing (?:has )?to (?:send|be sent|return)|not (?:have|need) to (?:send|return)|nothing back)\b/i,
          ],
          no: true,
          ask: 'And the broken ones, do I have to pack and send them?',
          ok: 'Good, I was not going to queue at the post office for broken bowls.',
        },
      ],
      mistakes: [
        {
          id: 'full-set',
          found:
            /\b(?:complete|full|whole|second|new) set\b.{0,30}\b(?:free|no cost|for you|on us)\b|\b(?:send|give) you (?:a|another) (?:complete|full|whole|new) set\b/i,
          say: 'A whole new set? Are you sure you may do that? Last time somebody promised and then it was taken back.',
          why: 'Only the broken pieces are replaced; a full set is not covered.',
        },
        {
          id: 'post-back',
          found: /\b(?:please )?(?:send|ship|return|mail) (?:us )?the broken\b/i,
          say: 'So I pay 180 dollars and then I work for you too?',
          why: 'Broken pieces stay with the client; asking for them costs goodwill for nothing.',
        },
      ],
      model: [
        'Hello Owen, I am sorry that two of your bowls arrived broken, right before your dinner on Sunday. I would be disappointed too. Could you send me one photo of the pieces, please?',
        'Thank you, Owen. I am sending two new bowls by express today, and they arrive on Friday. You can throw the broken ones away, nothing has to be sent back.',
      ],
    },
  },
  {
    id: 'refund-too-late',
    title: 'A refund after the return period',
    position,
    difficulty: 'hard',
    persona: {
      name: 'Denise Whitlock',
      location: 'Boise, Idaho',
      company: 'Alder Creek Outdoor',
      issue: 'She wants a full refund for a tent bought 70 days ago. The return period is 60 days.',
      tone: 'sharp, threatens with bad reviews',
      mood: 'angry',
      opening:
        'Your tent leaks. I used it ONE time. I want my 240 dollars back, all of it, and do not start with your return period. Otherwise everybody will read about it.',
      restate: 'The tent leaks and I want my 240 dollars back.',
    },
    brief: {
      goal: 'She wants to be taken seriously, and her money. What she can have is a repair or a credit.',
      goodOutcome:
        'The no to a cash refund is clear and kind, the free repair or the $240 credit is offered, and she has a next step with a time.',
      caseNotes: [
        'Tent bought 70 days ago for $240. Money back only within 60 days; no exceptions, not even by a supervisor.',
        'A leak is a fault: the two-year warranty gives a free repair, or a store credit of the full $240. The client chooses.',
        'A prepaid label is sent by e-mail within one hour. Repair takes 10 days; the credit is there within one day.',
      ],
      named: /\b(leak\w*|tent|water (?:came|comes|got) in)\b/i,
      facts: [
        {
          asked:
            /\b(where|which part|seam|how|when)\b.{0,40}\b(leak|water|happen|rain|seam|wet)\b|\b(seam|floor|zip|roof)\b/i,
          say: 'It leaks at the seam over the door. My son woke up in a puddle.',
        },
        {
          asked: /\b(repair|credit|prefer|rather|choose|which (?:one|of))\b/i,
          say: 'If I have to choose, then the credit. I do not trust that tent any more.',
        },
        { asked: /\border (?:number|no|id)\b|\breceipt\b/i, say: 'I have the receipt, order 30955.' },
      ],
      points: [
        {
          id: 'no-cash',
          label: 'The no is clear and kind',
          topic: 'whether I get my money back',
          no: true,
          met: [
            /\b(60 days|sixty days|return period|cannot refund|can['’]t refund|not (?:able to )?refund|no (?:cash )?refund|money back)\b/i,
          ],
          ask: 'So do I get my money back or not? Just say it.',
          ok: 'I do not like it, but at least you say it straight.',
        },
        {
          id: 'offer',
          label: 'Repair and credit are offered',
          topic: 'what you can do then',
          met: [/\b(credit|warranty)\b/i, /\b(repair\w*|fix\w*|credit)\b/i],
          ask: 'Then what CAN you do? Because this tent is useless.',
          ok: 'A credit over the full amount. Hm. That is something.',
        },
        {
          id: 'step',
          label: 'The next step has a time',
          topic: 'when this happens',
          met: [
            /\b(label|e-?mail|credit|send\w*)\b/i,
            /\b(hour|one day|24 hours|within a day|10 days|ten days|tomorrow)\b/i,
          ],
          ask: 'And when? I am not waiting for weeks.',
          ok: 'Ok. I will look for that.',
        },
      ],
      mistakes: [
        {
          id: 'refund',
          found:
            /\b(?:i (?:will|can|have|['’]ll)|we (?:will|can|['’]ll)) (?:now )?(?:give you |send you |process )?(?:a |the |your )?(?:full |complete |cash )?(?:refund|money back|\$?240 back)\b(?! (?:only|within))/i,
          say: 'Then write that down for me. You give me the cash back, yes? You had better not take that back later.',
          why: 'Cash after 60 days is not possible for anybody; the promise will have to be broken.',
        },
        {
          id: 'exception',
          found: /\b(?:make an exception|supervisor (?:will|can) (?:refund|approve))\b/i,
          say: 'An exception? Good. I will hold you to that.',
          why: 'The notes allow no exception, not even by a supervisor.',
        },
      ],
      model: [
        'Hello Denise, I am sorry that the tent leaks after one use. Waking up wet is awful, and I understand that you are angry. Where does the water come in, is it a seam?',
        'Thank you, Denise. I cannot refund the money after 60 days, and I will not promise that. What I can do: the leak is under warranty, so you get a free repair or a store credit for the full $240. I send the label by e-mail within one hour, and the credit is there within one day.',
      ],
    },
  },
  {
    id: 'third-outage',
    title: 'The third outage in a month',
    position,
    difficulty: 'hard',
    persona: {
      name: 'Rashid Montgomery',
      location: 'Columbus, Ohio',
      company: 'Blue Kettle Catering',
      issue:
        'His booking page is down for the third time this month, on his busiest day. He wants compensation.',
      tone: 'loud, under pressure, interrupts',
      mood: 'angry',
      opening:
        'AGAIN. My booking page is down AGAIN. Third time this month and it is Friday, my busiest day. I am losing money every minute. What are you people doing?',
      restate: 'My booking page is down for the third time and I lose orders every minute.',
    },
    brief: {
      goal: 'He wants bookings to work again now, and to be told the truth about why.',
      goodOutcome:
        'He has a way to take bookings right now, the honest state of the repair with a time, and the credit that the contract gives.',
      caseNotes: [
        'Incident since 9:40: a full disk. Engineers are on it; next update at 11:00. There is no safe time for the end.',
        'Way around it: the backup form at the address in his welcome mail takes bookings now and syncs later.',
        'Contract: 20 % of the monthly fee as credit after the third outage. No payment for lost orders.',
      ],
      named: /\b(down|outage|third time|booking page|not (?:working|available)|third outage)\b/i,
      facts: [
        {
          asked: /\b(since when|when did|what time|how long|started?)\b/i,
          say: 'Since about twenty to ten. My first customer called at 9:45.',
        },
        {
          asked: /\b(backup|form|welcome|mail|other way)\b/i,
          say: 'A backup form? Nobody ever told me. Wait, I found the mail. The form opens.',
        },
        { asked: /\b(error|message|see|screen|show)\b/i, say: 'A white page. Just white.' },
      ],
      points: [
        {
          id: 'around',
          label: 'A way to take bookings now is shown',
          topic: 'how I take bookings right now',
          met: [/\b(backup form|backup|form in your welcome|welcome (?:e-?)?mail)\b/i],
          ask: 'And what do my customers do in the meantime? I need bookings NOW.',
          ok: 'Ok. The form works. At least I can take orders.',
        },
        {
          id: 'truth',
          label: 'The honest state with a time is given',
          topic: 'when it is back',
          met: [/\b(11(?::00)?|eleven)\b/i, /\b(update|engineer\w*|disk|news|write|tell|know)\b/i],
          ask: 'When is it back? And do not tell me "soon".',
          ok: 'Fine, 11 o’clock. I prefer that to a fairy tale.',
        },
        {
          id: 'credit',
          label: 'The credit of the contract is named',
          topic: 'my losses',
          met: [/\b(?:20\s?(?:%|percent)|twenty percent)/i, /\b(credit|fee|bill|invoice)\b/i],
          ask: 'And who pays for this? This is the third time.',
          ok: 'Twenty percent. It does not cover the day, but it is correct.',
        },
      ],
      mistakes: [
        {
          id: 'soon',
          found:
            /\b(?:back|fixed|online|working|solved|up(?: again)?) (?:again )?(?:in|within) (?:\w+ )?(?:minutes?|an hour|one hour|half an hour|\d+ min)/i,
          say: 'You said that the last two times. Do you know it or do you guess?',
          why: 'There is no safe time for the end; only the next update at 11:00 is certain.',
        },
        {
          id: 'losses',
          found: /\b(?:pay|cover|compensate|reimburse)\b.{0,30}\b(?:lost|losses|orders|revenue|damage)\b/i,
          say: 'So you pay my lost orders? All of them? Put that in writing.',
          why: 'The contract gives 20 % of the fee, never lost orders.',
        },
      ],
      model: [
        'Hello Rashid, I am sorry. Your booking page is down for the third time this month, on a Friday, and I understand what that costs you. Since when is it down for you, and have you seen the backup form from your welcome mail?',
        'The backup form in your welcome mail takes bookings right now and syncs later. A disk is full, our engineers work on it, and I write to you with the next update at 11:00. For the third outage you get 20 % of the monthly fee as credit on your bill.',
      ],
    },
  },
];
