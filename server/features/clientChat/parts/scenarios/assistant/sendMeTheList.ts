import type { Scenario } from '../../scenario.ts';

export const sendMeTheList: Scenario = {
  id: 'send-me-the-list',
  title: 'A request to send private data',
  position: 'Virtual Assistant',
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
      'You say no to sending private data kindly and clearly, ask what he really needs, offer a safe way, and say how soon it works.',
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
        topic: 'my side of this',
        by: 'question',
        met: [
          /\b(what (?:do you need|is it|for)|who do you|which tenants|why|reach|what should|need (?:to|them))\b/i,
        ],
        ask: 'You could at least ask me what it’s for, pal.',
        ok: 'Now that’s a smart question.',
      },
      {
        id: 'way',
        label: 'Offer a safe way, and say how soon it works',
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
          /\b(?:i(?:['’](?:ll|ve|m)| will| have| am)?(?: (?:just|already|now|simply|also|going to))* (?:send|sent|e-?mail\w*|forward\w*)|sending)\b.{0,40}\b(?:numbers|list|data)\b/i,
        say: 'Attaboy. Funny, though: you never checked it’s really me. You just hand that stuff out?',
        why: 'Tenant data must not go to a private address, no matter who asks.',
      },
    ],
    model: [
      'Hi Curtis, I understand that you’re on the road and need this quickly. I can’t send tenants’ private numbers to a personal address, because that data stays in our system. Who do you need to reach, and what should they know?',
      'Thank you, Curtis. I’m messaging the three tenants on Elm Street through our system now. It reaches them within 10 minutes. You can also see their numbers in the app.',
    ],
  },
};
