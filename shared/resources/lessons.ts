import { brand } from '../company/brand.ts';
import { compare, list, type Resource, text } from './blocks.ts';
import { shiftFigures, upsetFigures } from './figures.ts';

export const upsetCustomer: Resource = {
  id: 'lesson-upset-customer',
  kind: 'Lesson',
  title: 'Lesson: the upset customer',
  teaser: 'Five pictures, from the first angry line to a promise kept.',
  minutes: 6,
  sections: [
    {
      heading: '1. Read to the end',
      blocks: [
        upsetFigures.listen,
        text(
          'Angry messages run long, and the important part comes last. Read everything twice: once for the person, once for the facts. Note the order number, the date that matters, and the sentence that says what they want.',
        ),
      ],
    },
    {
      heading: '2. Name the feeling first',
      blocks: [
        upsetFigures.feeling,
        text(
          'One sentence is enough, as long as it’s about this person’s case. A sentence that fits everyone comforts no one.',
        ),
        compare(
          'We apologize for any inconvenience.',
          'You planned your daughter’s birthday around this package, and it isn’t there. I’m sorry.',
        ),
      ],
    },
    {
      heading: '3. Ask one question',
      blocks: [
        upsetFigures.ask,
        text(
          'Every question costs the customer time, so ask only what you can’t look up. Say why you’re asking, and it’ll feel like help instead of a form.',
        ),
        compare(
          'Please provide your details.',
          'Is the Denver address still right? Then I can send the replacement today.',
        ),
      ],
    },
    {
      heading: '4. Offer two options',
      blocks: [
        upsetFigures.choose,
        text(
          'An angry customer has lost control of something. Two real options give some of it back. Both have to be allowed, both have to be possible today, and you have to be fine with either one.',
        ),
        list(
          'A new one, with the carrier by tomorrow.',
          'A refund, in their account within five business days.',
        ),
      ],
    },
    {
      heading: '5. Write down what you promised',
      blocks: [
        upsetFigures.note,
        text(
          'End with a date. Then put the same date in the notes, so the colleague who opens the case that day can keep your word. A promise no one can find is a second complaint.',
        ),
      ],
    },
    {
      heading: 'Try it',
      blocks: [
        text(
          'Open Client Chat, choose a hard scenario, and answer with these five steps. Then read the coaching notes. Which step came late, and which one calmed the client?',
        ),
      ],
    },
  ],
};

export const firstShift: Resource = {
  id: 'lesson-first-shift',
  kind: 'Lesson',
  title: 'Lesson: your first shift',
  teaser: 'Five pictures, from signing in to End Session. No surprises.',
  minutes: 5,
  get sections() {
    return [
      {
        heading: '1. Arrive',
        blocks: [
          shiftFigures.arrive,
          text(
            'Sign in, look over the dashboard, and press Start Shift. It takes you to Active Work, where Start Work Session begins your shift. Nothing counts before that. Turn on desktop notifications there, so you’ll hear a new message while you’re in another window.',
          ),
        ],
      },
      {
        heading: '2. The first task',
        blocks: [
          shiftFigures.task,
          text(
            `${brand.supervisor.name} says hello and sends the first task after a few seconds. A task has a title, a description, and often material: an email, a list, or a calendar. Open it next to the chat and read all of it.`,
          ),
        ],
      },
      {
        heading: '3. Break it down',
        blocks: [
          shiftFigures.parts,
          text(
            'Before you write, answer three questions for yourself. What’s the result for? What do I have? What should it look like: how long, which format, which tone? This is where most points are lost.',
          ),
          text(
            'Then write your answer as one message. Enter sends it. Shift and Enter together start a new line. Not ready to answer? Write “skip,” and the task comes back later.',
          ),
        ],
      },
      {
        heading: '4. Read the feedback',
        blocks: [
          shiftFigures.feedback,
          text(
            'You get a grade from 0 to 100 with a reason for each criterion. At 60 or above, the task is complete. Below that, you can try once more, and the better answer counts. If a reason doesn’t make sense to you, ask for a second look, and a person in HR will decide.',
          ),
          text('Then say you’re ready. The next task follows after 20–60 seconds.'),
        ],
      },
      {
        heading: '5. End the session',
        blocks: [
          shiftFigures.end,
          text(
            'Press End Session when your shift is over. You’ll see how many tasks you completed and how long it took, and the session appears in your reports. You can always read what you did under Assignments.',
          ),
        ],
      },
    ];
  },
};
