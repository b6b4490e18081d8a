import type { Scenario } from '../../scenario.ts';

export const importDeadline: Scenario = {
  id: 'import-deadline',
  title: 'Five thousand rows by tomorrow',
  position: 'Data Entry Clerk',
  difficulty: 'hard',
  persona: {
    name: 'Wallace Kerrigan',
    location: 'Nashville, Tennessee',
    company: 'Kerrigan Auction House',
    issue: 'He wants 5,000 catalog rows typed by tomorrow 9 AM. That’s not possible without errors.',
    tone: 'A Nashville auctioneer: grand, theatrical, impatient, used to hearing yes, respects a straight answer',
    mood: 'annoyed',
    opening:
      'I shall require the catalog in the system by nine tomorrow morning. Five thousand rows, no more, no less. Your predecessor would’ve rolled up his sleeves and said “Yes, Mr. Kerrigan.” Well?',
    restate: 'Five thousand catalog rows must be in the system by nine tomorrow.',
    voice: {
      hello: 'You have the honor of addressing Wallace Kerrigan.',
      thanks: 'Graciously spoken, I’ll grant you that.',
      hm: 'Proceed.',
      hollow: 'A fine overture, but where is the opera?',
      unsure: 'I employ people to know such things.',
      notYet: 'Naturally. Five thousand items of it.',
      asSaid: 'Hear me a second time:',
      again: 'Going once, going twice: my question.',
      doubt: 'Would you stake your reputation on that?',
      rude: ['I’ve thrown bidders out of my hall for less.', 'Such insolence! And before noon.'],
      offTopic: 'An amusing interlude. The catalog, if you please.',
      puzzled: 'Speak plainly, I’m an auctioneer, not an oracle.',
      waiting: ['Do I hear an answer? Anyone?', 'My hall’s grown silent, and I don’t care for it.'],
      boss: 'Summon your superior. At once.',
      transfer: 'Very well, let the superior take the stage.',
      leave: 'No sale! I bid you farewell.',
      solved: 'Sold! A pleasure doing business with a straight shooter.',
      bye: ['Nothing further. The gavel is down.', 'Do come see an auction someday.'],
    },
  },
  brief: {
    goal: 'He needs the lots for tomorrow’s auction online. He thinks that means everything.',
    goodOutcome:
      'You’re honest about what’s possible, ask what he needs tomorrow, and say when the first part and the rest will be done, checked for errors.',
    caseNotes: [
      'Two clerks type 150 checked rows an hour together: about 1,200 by tomorrow 9 AM.',
      'Tomorrow’s auction, on Wednesday, has lots 1 to 900. The rest is sold next week; it can be typed by Friday.',
      'Unchecked typing led to errors in 8% of the rows last year; two lots were sold at the wrong price.',
    ],
    named: /\b(5,?000|catalogue|catalog|rows|nine|9)\b/i,
    facts: [
      {
        asked: /\b(which|first|tomorrow|needed|lots|auction|most important|priority)\b/i,
        say: 'Tomorrow the hammer falls on lots 1 to 900. The remainder goes under it next week.',
      },
      {
        asked: /\b(format|file|list|pictures|photos|source)\b/i,
        say: 'One spreadsheet, and one shoebox of cards in my late uncle’s handwriting.',
      },
      {
        asked: /\b(who|contact|questions|reach)\b/i,
        say: 'My daughter shall take your questions until midnight.',
      },
    ],
    points: [
      {
        id: 'limit',
        label: 'Be honest about what you can do',
        topic: 'whether I get all five thousand',
        no: true,
        met: [/\b(1,?200|150|not possible|cannot|can['’]t|not all|8\s?%|eight percent|errors)\b/i],
        ask: 'So we’re agreed, five thousand by nine?',
        ok: 'No one’s ever dared give me that number. I salute it.',
      },
      {
        id: 'need',
        label: 'Ask what’s needed tomorrow',
        topic: 'the part I need tomorrow',
        by: 'question',
        met: [/\b(which|first|tomorrow|lots|need|auction|priorit\w*)\b/i],
        ask: 'You might inquire what I need it for, you know.',
        ok: 'At last, a sensible question.',
      },
      {
        id: 'plan',
        label: 'Promise lots 1 to 900, and say when the rest will follow',
        topic: 'the plan',
        met: [
          /\b(900|nine hundred)\b/i,
          /\b(tomorrow|9|nine|eight|8)\b/i,
          /\b(rest|others|remaining|next week|thursday|friday|monday)\b/i,
        ],
        ask: 'Then what, precisely, will be in the system at nine, and when does the rest follow?',
        ok: 'Then the show goes on tomorrow. Bravo.',
      },
    ],
    mistakes: [
      {
        id: 'yes',
        found:
          /\b(?:all|the) (?:5,?000|rows|catalogue)\b.{0,40}\b(?:will be |are |is )?(?:done|in|ready|finished)\b.{0,20}\b(?:by|before|until|at) (?:9|nine|tomorrow)|\b(?:yes|sure|of course),? (?:we|i) (?:can|will) (?:do|type|finish) (?:it|that|all|everything|5,?000)/i,
        say: 'Splendid! And when two lots go at the wrong price once more, the bill shall be yours.',
        why: 'About 1,200 checked rows are possible, so you can’t keep that promise.',
      },
    ],
    model: [
      'Good afternoon Wallace, I understand that the catalog matters for tomorrow. I’ll be honest about the 5,000 rows: two of us type about 1,200 checked rows by nine, and faster typing makes errors. Which lots do you need first for the auction?',
      'Thank you, Wallace. Lots 1 to 900 will be in the system and checked before 9 AM tomorrow. The rest will follow by Friday, in time for next week.',
    ],
  },
};
