import type { Scenario } from '../../scenario.ts';

export const everythingUrgent: Scenario = {
  id: 'everything-urgent',
  title: 'Six urgent things at once',
  position: 'Virtual Assistant',
  difficulty: 'hard',
  persona: {
    name: 'Vanessa Stroud',
    location: 'Miami, Florida',
    company: 'Stroud & Palm Events',
    issue: 'She sends six tasks for today, all urgent. They won’t all fit in one day.',
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
      'You’re honest about what fits, ask for her priorities, give times for today’s tasks, and say when the rest gets done.',
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
        label: 'Be honest about what fits in the day',
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
        label: 'Give times for today, and say when the rest gets done',
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
      'Hi Vanessa, I have your six things for today, and I understand that it’s a lot at once. Which ones matter most to you, and can the newsletter wait?',
      'Thank you, Vanessa. I’ll be honest: not all six fit, because I have five hours. I’ll book the flights to Dallas before noon, then do the florist and the invoice today. The guest list and the newsletter follow tomorrow, and the slides by Thursday.',
    ],
  },
};
