import type { Scenario } from '../../scenario.ts';

export const cannotSignIn: Scenario = {
  id: 'cannot-sign-in',
  title: 'Can’t sign in to the account',
  position: 'Customer Support Representative',
  difficulty: 'easy',
  persona: {
    name: 'Martin Feld',
    location: 'Madison, Wisconsin',
    company: 'Harbor Street Library Club',
    issue: 'He hasn’t been able to sign in since he got a new phone. He wants to read tonight.',
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
        met: [
          /\b((?:old|previous|former) (?:phone |cell )?number|number you (?:used to have|had before)|ending in 18|number (?:that )?ends in 18)\b/i,
        ],
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
};
