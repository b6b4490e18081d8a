import type { Scenario } from '../scenario.ts';

const position = 'Customer Support Representative';

/** Customers of shops and services. Every name and company is made up. */
export const supportScenarios: readonly Scenario[] = [
  {
    id: 'late-parcel',
    title: 'A package that hasn’t arrived',
    position,
    difficulty: 'easy',
    persona: {
      name: 'Grace Okafor',
      location: 'Tucson, Arizona',
      company: 'Copper Lantern Gifts',
      issue: 'Order 48213 was due on Monday and hasn’t arrived. She needs it before Saturday.',
      tone: 'A retired teacher from Arizona: full, courteous sentences, a little worried, apologizes for asking',
      mood: 'neutral',
      opening:
        'Good morning. I ordered a lamp last week, and your page says it should have been here on Monday, but nothing has come. It’s a birthday present for my sister, so I’m getting a bit nervous.',
      restate: 'My lamp should have been here on Monday, and it still hasn’t come.',
      voice: {
        hello: 'Good morning to you, and thank you for taking my message.',
        thanks: 'That’s very kind of you to say.',
        hm: 'I see.',
        hollow: 'You have lovely manners, but I’m afraid I don’t know any more than I did before.',
        unsure: 'I’m afraid I wouldn’t know that.',
        notYet: 'There is, I’m sorry to say. We haven’t quite settled it.',
        asSaid: 'I may have mentioned this already:',
        again: 'I’m sorry to ask a second time.',
        doubt: 'I’d rather hear the plain truth than something comforting, if you don’t mind.',
        rude: [
          'I taught third grade for thirty years, and I wouldn’t have let that tone pass.',
          'Goodness. I don’t think I deserved that.',
        ],
        offTopic: 'How nice for you. Could we come back to my package?',
        puzzled: 'I’m sorry, I don’t follow. I’m only asking about a lamp.',
        waiting: ['Hello? I hope I haven’t lost you.', 'I’m still here, whenever you have a moment.'],
        boss: 'I think I’d better speak with your supervisor, please.',
        transfer: 'Very well. I’ll look for a message from your supervisor.',
        leave: 'I don’t believe we’re getting anywhere, so I’ll say goodbye.',
        solved: 'That puts my mind at ease. Thank you so much for your help.',
        bye: ['No, that’s everything. You’ve been a great help.', 'And the same to you. Goodbye, dear.'],
      },
    },
    brief: {
      goal: 'She wants to know where the package is and that it’ll come before Saturday.',
      goodOutcome:
        'You tell her where the package is, give a delivery day before Saturday, and explain what happens if it’s late.',
      caseNotes: [
        'Order 48213: one brass lamp, $64, shipped on the 14th.',
        'Carrier: held two days in Phoenix by weather, moving again since this morning. New delivery day: Thursday.',
        'If a package isn’t there on the new day, we send a second one by express at no cost.',
      ],
      named:
        /\b(late|delay\w*|not (?:yet )?arriv\w*|has(?:n['’]t| not) (?:come|arrived)|monday|where (?:it|your (?:order|package|parcel|lamp)))\b/i,
      facts: [
        {
          asked: /\border (?:number|no|id)\b|\bnumber of (?:the|your) order\b/i,
          say: 'I have it right here in my email: order number 48213.',
        },
        {
          asked: /\b(when|which day|date|need it|by when)\b/i,
          say: 'I’d need it by Friday evening, because the birthday is on Saturday.',
        },
        {
          asked: /\b(address|street|zip)\b/i,
          say: 'The address on the order is the correct one, thank you for checking.',
        },
      ],
      points: [
        {
          id: 'where',
          label: 'Say where the package is',
          topic: 'where my package is',
          met: [/\b(phoenix|weather|storm|carrier|held|on (?:its|the) way|moving again|in transit)\b/i],
          ask: 'Are you able to see where it is right now?',
          ok: 'Ah, so it was the weather. I’m relieved it isn’t lost.',
        },
        {
          id: 'when',
          label: 'Give a delivery day',
          topic: 'the day it arrives',
          met: [/\bthursday\b/i],
          ask: 'And which day may I expect it?',
          ok: 'Thursday leaves me plenty of time to wrap it.',
        },
        {
          id: 'else',
          label: 'Explain the plan if it’s late again',
          topic: 'what happens if it’s late again',
          met: [/\b(second one|replacement|another one|new one|express|send (?:you )?(?:a|another))\b/i],
          ask: 'What would happen if it doesn’t come that day either?',
          ok: 'A second one by express is more than fair.',
        },
      ],
      mistakes: [
        {
          id: 'today',
          found: /\b(?:arrives?|there|delivered|comes?|get it) (?:be )?(?:today|tomorrow|on wednesday)\b/i,
          say: 'Are you quite sure? The tracking page says something different, and now I don’t know which to believe.',
          why: 'The carrier’s new day is Thursday. An earlier day is a promise no one can keep.',
        },
      ],
      model: [
        'Hi Grace, I’m sorry the lamp didn’t arrive on Monday, and with a birthday coming up I understand why you’re nervous. May I have the order number, and when do you need it by?',
        'Thank you, Grace. The carrier held your package in Phoenix because of the weather, and it’s been moving again since this morning. It’ll arrive on Thursday. If it isn’t there by then, I’ll send you a second one by express at no cost.',
      ],
    },
  },
  {
    id: 'cannot-sign-in',
    title: 'Can’t sign in to the account',
    position,
    difficulty: 'easy',
    persona: {
      name: 'Martin Feld',
      location: 'Madison, Wisconsin',
      company: 'Harbor Street Library Club',
      issue: 'He can’t sign in since he changed his phone. He wants to read tonight.',
      tone: 'A grandfather from Wisconsin: folksy and friendly, jokes about himself, lost among technical words',
      mood: 'neutral',
      opening:
        'Hi there! Well, I went and got myself a new phone, and now your app won’t let me in. Says something about a wrong code. I’m no good with these gadgets, as my grandkids will tell you.',
      restate: 'I’ve got a new phone and the app won’t let me in.',
      voice: {
        hello: 'Howdy! Nice to get a live one.',
        thanks: 'Well, that’s mighty decent of you.',
        hm: 'Okey-doke.',
        hollow: 'You’re a polite one, I’ll give you that, but my phone’s no smarter for it.',
        unsure: 'Gosh, you’ve got me there.',
        notYet: 'You bet there is. I’m still locked out.',
        asSaid: 'Like I was telling you:',
        again: 'Sorry, this old brain needs it twice.',
        doubt: 'You know that for a fact, or are you pulling my leg?',
        rude: ['Whoa there. No need to get snippy with an old man.', 'Well, that wasn’t very neighborly.'],
        offTopic: 'Ha, good for you! But that won’t get me into my library.',
        puzzled: 'You lost me completely. Is that computer talk?',
        waiting: ['Hello? Did this thing hang up on me?', 'Yoo-hoo, I’m still sitting here by the phone.'],
        boss: 'Maybe you’d better fetch your manager for me.',
        transfer: 'Fair enough, have your boss drop me a line.',
        leave: 'Ah, forget it. I’ll drive down to the library instead. So long.',
        solved: 'By golly, you fixed it! I’ll be reading tonight. Thank you kindly.',
        bye: ['Nope, that’ll do it. You take care now.', 'So long, and thanks a bunch!'],
      },
    },
    brief: {
      goal: 'He wants to be signed in on the new phone today, without technical words.',
      goodOutcome:
        'You explain that codes still go to his old number, update it after checking that it’s him, and give him simple steps.',
      caseNotes: [
        'The account is fine. Sign-in codes go to the number ending in 18, which is his old number.',
        'The number can be changed after he confirms the month he joined (March) or his last book (The Tidal House).',
        'After the change: open the app, press “Send a new code,” type the six digits. It works within five minutes.',
        'Never ask for the password or for a code.',
      ],
      named: /\b(new phone|sign(?:ing)? in|log(?:ging)? in|let (?:you|me) in|wrong code|get(?:ting)? in)\b/i,
      facts: [
        {
          asked:
            /\b(number|phone)\b.{0,40}\b(new|old|change|same|still|ending|which)\b|\b(new|old|same|ending)\b.{0,20}\bnumber\b/i,
          say: 'Yep, new number too. Old one ended in 18, this one ends in 40.',
        },
        {
          asked: /\b(join\w*|member since|last book|confirm|verify|check (?:that )?it is you)\b/i,
          say: 'I joined back in March, and the last book I had was The Tidal House. Darn good read.',
        },
        {
          asked: /\b(message|error|say|screen|see)\b/i,
          say: 'It says “Incorrect code.” Funny thing is, I never got any code.',
        },
      ],
      points: [
        {
          id: 'check',
          label: 'Check that it’s him',
          topic: 'proving it’s really me',
          by: 'question',
          met: [/\b(confirm|verify|check|join\w*|member since|last book|date of joining)\b/i],
          ask: 'Don’t you need to make sure I’m me first?',
          ok: 'Good on you for checking. Can’t be too careful.',
        },
        {
          id: 'cause',
          label: 'Explain the cause in plain words',
          topic: 'why it’s acting up',
          met: [/\b(old (?:phone )?number|ending in 18|number (?:that )?ends in 18)\b/i],
          ask: 'So how come it says my code’s wrong?',
          ok: 'Oh, for Pete’s sake, the codes went to my old number!',
        },
        {
          id: 'steps',
          label: 'Give simple steps',
          topic: 'what I’m supposed to press',
          met: [/\b(send a new code|new code|six digits|six numbers)\b/i],
          ask: 'Okay, so what do I press? Go slow with me.',
          ok: 'Even I can do that. Hang on… it worked, there are my books!',
        },
      ],
      mistakes: [
        {
          id: 'password',
          found:
            /\b(?:tell|send|give|what is|share)\b.{0,20}\b(?:your |me )?(?:the )?(?:password|passcode|pin)\b/i,
          say: 'My grandson made me swear I’d never hand out my password. You sure about that?',
          why: 'We never need a client’s password or code, and asking teaches people to hand them out.',
        },
      ],
      model: [
        'Hi Martin, I’m sorry the app won’t let you in on your new phone. That’s annoying, and we’ll fix it together. To check that it’s you: when did you join, or what was your last book? And is your phone number new, too?',
        'Thank you, Martin. The codes were still going to your old number, ending in 18, so I’ve changed it to your new one. Open the app, press “Send a new code,” and type the six digits. It works within five minutes.',
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
      issue: 'Charged twice for the November subscription. She wants the second charge of $129 back today.',
      tone: 'A night-shift nurse from Minnesota: clipped sentences, facts first, tired of waiting',
      mood: 'annoyed',
      opening:
        'Hi. I was charged TWICE this month. $129, two times. Emailed last week. Nobody answered. I need this fixed today.',
      restate: 'You took $129 from me two times. I want one of them back.',
      voice: {
        hello: 'Yeah, hi.',
        thanks: 'Okay. Thanks for that.',
        hm: 'Mm.',
        hollow: 'Nice words. Where’s my answer?',
        unsure: 'No clue.',
        notYet: 'Yes. This. Not fixed.',
        asSaid: 'Already told you:',
        again: 'Second time asking.',
        doubt: 'Guessing, or do you know?',
        rude: ['Excuse me? I just came off twelve hours.', 'Nope. Try that again.'],
        offTopic: 'Not why I’m here.',
        puzzled: 'What? Makes no sense.',
        waiting: ['Anyone there?', 'Still here. Clock’s running.'],
        boss: 'Done with this. Get me a supervisor.',
        transfer: 'Fine. Tell them to hurry.',
        leave: 'Forget it. I’ll call my bank. Bye.',
        solved: 'Okay, it’s solved. Thank you. Really.',
        bye: ['Nope, that’s it. Thanks.', 'You too. Bye.'],
      },
    },
    brief: {
      goal: 'She wants the second $129 back and a date she can rely on.',
      goodOutcome:
        'You confirm the card, tell her you’ve sent the $129 refund, and say the bank takes 2 to 3 business days.',
      caseNotes: [
        'Two payments of $129 on November 1, card ending in 2207. The second one is our error.',
        'Before a refund, the client confirms the last four digits of the card.',
        'You can send the refund right away. Banks show it after 2 to 3 business days; no one can speed that up.',
        'Her email from last week was never answered.',
      ],
      named: /\b(twice|double|two (?:payments|charges|times)|second (?:charge|payment|\$?129)|duplicate)\b/i,
      facts: [
        { asked: /\b(last four|four digits|digits|card)\b/i, say: 'Ends in 2207.' },
        {
          asked: /\b(when|date|which day)\b/i,
          say: 'November 1. Both of them. Right there in my banking app.',
        },
        {
          asked: /\b(e-?mail|wrote|written|contact\w*)\b/i,
          say: 'Wrote last Tuesday to your support address. Not one word back.',
        },
      ],
      points: [
        {
          id: 'card',
          label: 'Confirm the card',
          topic: 'checking my card',
          by: 'question',
          met: [/\b(last four|four digits|last 4|card)\b/i],
          ask: 'What do you need from me?',
          ok: 'Okay. Card first. Makes sense.',
        },
        {
          id: 'refund',
          label: 'Confirm the refund with its amount',
          topic: 'my money',
          met: [
            /\b(refund\w*|return(?:ed|ing)?|credit(?:ed)?|sen[dt] (?:it |the (?:money|\$?129) )?back)\b/i,
            /\b129\b/,
          ],
          ask: 'Am I getting the $129 back? Yes or no.',
          ok: 'Good. Second $129 comes back.',
        },
        {
          id: 'when',
          label: 'Say how long the bank takes',
          topic: 'when I’ll see it',
          met: [
            /\b(?:(?:2|two)\s*(?:to|-|–|or)\s*(?:3|three)|(?:within|up to|about|in) (?:3|three)) (?:business |working )?days\b/i,
          ],
          ask: 'When do I see it? Not weeks again.',
          ok: 'Two, three days. I can live with that.',
        },
      ],
      mistakes: [
        {
          id: 'instant',
          found:
            /\b(?:money|refund|it|129)\b.{0,40}\b(?:today|right now|immediately|in (?:an|one|a few) hours?|instantly)\b.{0,20}\b(?:on|in) your (?:account|card|bank)\b|\bin your account (?:today|now|tonight)\b/i,
          say: 'My bank’s never that fast. Don’t tell me stuff that isn’t true.',
          why: 'Banks take 2 to 3 business days, so you can’t keep a promise of “in your account today.”',
        },
      ],
      model: [
        'Hi Patricia, I’m sorry about the double charge, and that no one answered your email last week. I see two payments of $129 on November 1, and the second one is our error. May I confirm the last four digits of the card?',
        'Thank you, Patricia. I’ve just sent the refund for the second $129. It’ll take your bank 2 to 3 business days to show it.',
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
      tone: 'A Savannah dinner host in his forties: dry wit, precise counts, disappointed rather than loud',
      mood: 'sad',
      opening:
        'I opened my box of six bowls today. Four of them are bowls; the other two are a jigsaw puzzle. They were meant for a dinner on Sunday, and for $180 I’d pictured something rounder.',
      restate: 'Two of my six bowls are broken, and my guests arrive on Sunday.',
      voice: {
        hello: 'Afternoon.',
        thanks: 'Noted, and appreciated.',
        hm: 'Indeed.',
        hollow: 'Beautifully phrased. It doesn’t hold soup, though.',
        unsure: 'That one is beyond my expertise, which is limited to bowls.',
        notYet: 'There is: the matter of the two missing bowls.',
        asSaid: 'For the record, once more:',
        again: 'Allow me to repeat myself.',
        doubt: 'Is that a fact or a hope? I’d like to know before I set the table.',
        rude: [
          'I see the bowls weren’t the only thing to arrive damaged.',
          'Charming. Shall we try that again with manners?',
        ],
        offTopic: 'Fascinating. My dinnerware remains in pieces.',
        puzzled: 'I’ve read that twice, and I’m none the wiser.',
        waiting: ['Have I been left on the shelf?', 'Still here, with four bowls and a question.'],
        boss: 'Kindly point me to the person who runs the place.',
        transfer: 'By all means, let your supervisor have a turn.',
        leave: 'I’ll borrow bowls from a neighbor. Good day.',
        solved: 'Then it’s solved, and rather neatly. Much obliged.',
        bye: ['Nothing further, thank you. You were quicker than the carrier.', 'Good day to you.'],
      },
    },
    brief: {
      goal: 'He wants six whole bowls before Sunday, without sending the broken ones back.',
      goodOutcome:
        'You ask for a photo, send two bowls by express to arrive on Friday, and tell him nothing has to go back.',
      caseNotes: [
        'Order 77120: set of six bowls, $180.',
        'Broken pieces are replaced free after one photo. Nothing has to be sent back.',
        'An express replacement leaves today and arrives on Friday. A complete second set isn’t covered.',
      ],
      named: /\b(broken|in pieces|damaged|two (?:of (?:the|your) six )?bowls|shattered)\b/i,
      facts: [
        {
          asked: /\b(photo|picture|image)\b/i,
          say: 'A portrait of the deceased, certainly. There, it’s uploaded.',
        },
        { asked: /\border (?:number|no|id)\b/i, say: 'The order is 77120.' },
        {
          asked: /\b(which|how many|other|rest)\b/i,
          say: 'The two large ones. The other four survived the trip.',
        },
      ],
      points: [
        {
          id: 'photo',
          label: 'Ask for a photo',
          topic: 'the proof you’ll want',
          by: 'question',
          met: [/\b(photo|picture|image)\b/i],
          ask: 'Shall I send a photo, or is my word enough?',
          ok: 'A photo’s no trouble at all.',
        },
        {
          id: 'replace',
          label: 'Give a day for the replacement',
          topic: 'new bowls before Sunday',
          met: [/\b(replace\w*|send\w*|new (?:bowls|ones)|two bowls)\b/i, /\bfriday\b/i],
          ask: 'Will there be six bowls on my table on Sunday, yes or no?',
          ok: 'Friday will do. Dinner is saved.',
        },
        {
          id: 'keep',
          label: 'Say that nothing goes back',
          topic: 'what becomes of the broken ones',
          met: [
            /\b(keep|throw|dispose|bin|no need to (?:send|return)|nothing (?:has )?to (?:send|be sent|return)|not (?:have|need) to (?:send|return)|nothing back)\b/i,
          ],
          no: true,
          ask: 'And the shards: am I expected to wrap them up and ship them?',
          ok: 'Splendid. I had no wish to stand in line with a box of rubble.',
        },
      ],
      mistakes: [
        {
          id: 'full-set',
          found:
            /\b(?:complete|full|whole|second|new) set\b.{0,30}\b(?:free|no cost|for you|on us)\b|\b(?:send|give) you (?:a|another) (?:complete|full|whole|new) set\b/i,
          say: 'A whole new set? Generous. The last person promised that as well, right up until they didn’t.',
          why: 'Only the broken pieces are replaced; a full set isn’t covered.',
        },
        {
          id: 'post-back',
          found: /\b(?:please )?(?:send|ship|return|mail) (?:us )?the broken\b/i,
          say: 'So I pay $180 and then join your shipping department.',
          why: 'Broken pieces stay with the client. Asking for them costs goodwill for nothing.',
        },
      ],
      model: [
        'Hi Owen, I’m sorry that two of your bowls arrived broken, right before your dinner on Sunday. I’d be disappointed too. Could you send me one photo of the pieces, please?',
        'Thank you, Owen. I’m sending two new bowls by express today, and they’ll arrive on Friday. You can throw the broken ones away. Nothing has to be sent back.',
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
      tone: 'An Idaho mom and weekend camper: sharp, sarcastic, threatens bad reviews, softens when someone’s straight with her',
      mood: 'angry',
      opening:
        'Your tent leaks like a colander. ONE trip. One! I want my 240 dollars back, all of it, and don’t you dare start with your return period, or every camper in Idaho is going to read about it.',
      restate: 'The tent leaks and I want my 240 dollars back.',
      voice: {
        hello: 'Yeah, hello. Let’s get to it.',
        thanks: 'Well, someone over there’s human after all.',
        hm: 'Uh-huh.',
        hollow: 'Save the greeting-card stuff. I asked you a question.',
        unsure: 'How on earth should I know that?',
        notYet: 'Are you kidding? We’re nowhere near done.',
        asSaid: 'Read it again, it’s right up there:',
        again: 'Oh, so we’re dodging now.',
        doubt: 'Sounds peachy. Do you actually know that, or did you just make it up?',
        rude: [
          'Wow. That one’s going straight into my review.',
          'Did you seriously just say that to a paying customer?',
        ],
        offTopic: 'Are you for real? I’m talking about a flooded tent.',
        puzzled: 'Have you been drinking? What’s that supposed to mean?',
        waiting: ['Hellooo? Did you run off on me?', 'Unbelievable. Still nobody home.'],
        boss: 'That’s it. Get me your manager, right now.',
        transfer: 'Good. And tell your manager I type fast.',
        leave: 'You know what? I’m out. Enjoy the one-star review.',
        solved: 'Okay, you’ve talked me down. That’s solved, and thanks for not feeding me a line.',
        bye: ['Nope, we’re good. Guess I’ll hold off on that review.', 'Yeah, you have a good one too.'],
      },
    },
    brief: {
      goal: 'She wants to be taken seriously, and her money. What she can have is a repair or a credit.',
      goodOutcome:
        'You say no to a cash refund clearly and kindly, offer the free repair or the $240 credit, and give the next step a time.',
      caseNotes: [
        'Tent bought 70 days ago for $240. Money back only within 60 days; no exceptions, not even from a supervisor.',
        'A leak is a fault: the two-year warranty gives a free repair, or a store credit of the full $240. The client chooses.',
        'A prepaid label is emailed within one hour. A repair takes 10 days; the credit is there within one day.',
      ],
      named: /\b(leak\w*|tent|water (?:came|comes|got) in)\b/i,
      facts: [
        {
          asked:
            /\b(where|which part|seam|how|when)\b.{0,40}\b(leak|water|happen|rain|seam|wet)\b|\b(seam|floor|zip|roof)\b/i,
          say: 'At the seam, right over the door. My kid woke up in a puddle, if you want the whole picture.',
        },
        {
          asked: /\b(repair|credit|prefer|rather|choose|which (?:one|of))\b/i,
          say: 'If those are my choices, the credit. No way am I sleeping under that thing again.',
        },
        {
          asked: /\border (?:number|no|id)\b|\breceipt\b/i,
          say: 'Oh, I kept the receipt, believe me. Order 30955.',
        },
      ],
      points: [
        {
          id: 'no-cash',
          label: 'Say no to cash clearly and kindly',
          topic: 'whether I get my money back',
          no: true,
          met: [
            /\b(60 days|sixty days|return period|cannot refund|can['’]t refund|not (?:able to )?refund|no (?:cash )?refund|money back)\b/i,
          ],
          ask: 'So is that a yes or a no on my money? Spit it out.',
          ok: 'Well, I hate it, but at least you’ve got the guts to say so.',
        },
        {
          id: 'offer',
          label: 'Offer the repair and the credit',
          topic: 'what you can do instead',
          met: [/\b(credit|warranty)\b/i, /\b(repair\w*|fix\w*|credit)\b/i],
          ask: 'Then what CAN you do? Because this tent’s a wet sock.',
          ok: 'A credit for the whole amount? Huh. Okay, now we’re talking.',
        },
        {
          id: 'step',
          label: 'Say when the next step happens',
          topic: 'when any of this happens',
          met: [
            /\b(label|e-?mail|credit|send\w*)\b/i,
            /\b(hour|one day|24 hours|within a day|10 days|ten days|tomorrow)\b/i,
          ],
          ask: 'And when’s that happening? I’m not sitting around for weeks.',
          ok: 'Alright, I’ll keep an eye out for it.',
        },
      ],
      mistakes: [
        {
          id: 'refund',
          found:
            /\b(?:i (?:will|can|have|['’]ll)|we (?:will|can|['’]ll)) (?:now )?(?:give you |send you |process )?(?:a |the |your )?(?:full |complete |cash )?(?:refund|money back|\$?240 back)\b(?! (?:only|within))/i,
          say: 'Oh really? Put that in writing: I get my cash back. And you’d better not weasel out of it later.',
          why: 'No one can get cash after 60 days, so you’d have to break that promise.',
        },
        {
          id: 'exception',
          found: /\b(?:make an exception|supervisor (?:will|can) (?:refund|approve))\b/i,
          say: 'An exception, just for me? Fantastic. I’m taking a screenshot.',
          why: 'The notes allow no exception, not even from a supervisor.',
        },
      ],
      model: [
        'Hi Denise, I’m sorry the tent leaked on its first trip. Waking up wet is awful, and I understand why you’re angry. Where does the water come in? Is it at a seam?',
        'Thank you, Denise. I can’t refund the money after 60 days, and I won’t promise that. Here’s what I can do: the leak is under warranty, so you get a free repair or a store credit for the full $240. I’ll email you the label within one hour, and the credit will be there within one day.',
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
      tone: 'A caterer from Ohio in the middle of a rush: loud, bursts of a few words, interrupts, counts losses',
      mood: 'angry',
      opening:
        'AGAIN! Booking page is down AGAIN! Third time this month, on a FRIDAY, my biggest day! I’m bleeding money here! What are you people doing?',
      restate: 'Booking page down, third time, and I’m losing orders every minute!',
      voice: {
        hello: 'Yes! Finally! Hello!',
        thanks: 'Okay. Okay. Appreciate it.',
        hm: 'And?',
        hollow: 'No speeches! Give me something I can use!',
        unsure: 'I cook food! I don’t know that!',
        notYet: 'Anything ELSE? This first!',
        asSaid: 'Said it once already:',
        again: 'You skipped my question!',
        doubt: 'Don’t sell me anything! Just straight!',
        rude: ['You talking to ME like that? With MY page down?', 'Man, are you serious right now?'],
        offTopic: 'Kitchen’s on fire and you tell me this?',
        puzzled: 'What? No! Talk sense!',
        waiting: ['HELLO? Phones are ringing here!', 'Minutes! You’re costing me minutes!'],
        boss: 'Your boss! Get me your boss!',
        transfer: 'Good! Boss! Quick!',
        leave: 'Enough! Switching to someone else! Bye!',
        solved: 'Alright! We’re rolling again! Thanks, I mean it!',
        bye: ['No, go, go! Thanks!', 'Later! Thanks, man!'],
      },
    },
    brief: {
      goal: 'He wants bookings to work again now, and to be told the truth about why.',
      goodOutcome:
        'You give him a way to take bookings right now, an honest status with the time of the next update, and the credit in his contract.',
      caseNotes: [
        'Incident since 9:40: a full disk. Engineers are on it; next update at 11:00. No one can promise when it’ll be fixed.',
        'Workaround: the backup form linked in his welcome email takes bookings now and syncs later.',
        'Contract: 20% of the monthly fee as credit after the third outage. No payment for lost orders.',
      ],
      named: /\b(down|outage|third time|booking page|not (?:working|available)|third outage)\b/i,
      facts: [
        {
          asked: /\b(since when|when did|what time|how long|started?)\b/i,
          say: 'Twenty to ten, about! First customer called me 9:45!',
        },
        {
          asked: /\b(backup|form|welcome|mail|other way)\b/i,
          say: 'Backup form? Nobody told me! Hold on. Found the email. Okay, form’s opening.',
        },
        { asked: /\b(error|message|see|screen|show)\b/i, say: 'White page! Just white! Nothing!' },
      ],
      points: [
        {
          id: 'around',
          label: 'Show him how to take bookings now',
          topic: 'how I take bookings right now',
          met: [/\b(backup form|backup|form in your welcome|welcome (?:e-?)?mail)\b/i],
          ask: 'And my customers? What do they do? I need bookings NOW!',
          ok: 'Okay! Form works! At least orders come in.',
        },
        {
          id: 'truth',
          label: 'Give an honest status and the time of the next update',
          topic: 'when it’s back',
          met: [/\b(11(?::00)?|eleven)\b/i, /\b(update|engineer\w*|disk|news|write|tell|know)\b/i],
          ask: 'When’s it back? And don’t say “soon”!',
          ok: 'Eleven. Fine. Beats a fairy tale.',
        },
        {
          id: 'credit',
          label: 'Name the credit in the contract',
          topic: 'my losses',
          met: [/\b(?:20\s?(?:%|percent)|twenty percent)/i, /\b(credit|fee|bill|invoice)\b/i],
          ask: 'Who pays for this? Third time!',
          ok: 'Twenty percent. Won’t cover today, but it’s what we signed.',
        },
      ],
      mistakes: [
        {
          id: 'soon',
          found:
            /\b(?:back|fixed|online|working|solved|up(?: again)?) (?:again )?(?:in|within) (?:\w+ )?(?:minutes?|an hour|one hour|half an hour|\d+ min)/i,
          say: 'You said that the last two times! You know that, or you guessing?',
          why: 'No one can promise when it’ll be fixed; only the next update at 11:00 is certain.',
        },
        {
          id: 'losses',
          found: /\b(?:pay|cover|compensate|reimburse)\b.{0,30}\b(?:lost|losses|orders|revenue|damage)\b/i,
          say: 'So you’re paying for my lost orders? All of them? Put it in writing!',
          why: 'The contract gives 20% of the fee, never lost orders.',
        },
      ],
      model: [
        'Hi Rashid, I’m sorry. Your booking page is down for the third time this month, on a Friday, and I understand what that costs you. How long has it been down for you, and have you seen the backup form from your welcome email?',
        'You can take bookings right now with the backup form in your welcome email. It syncs later. A disk is full, our engineers are working on it, and I’ll send you the next update at 11:00. For the third outage you get 20% of the monthly fee as a credit on your bill.',
      ],
    },
  },
];
