import { brand } from '../brand.ts';
import { compare, list, type Resource, text } from './blocks.ts';
import { shiftFigures, upsetFigures } from './figures.ts';

export const upsetCustomer: Resource = {
  id: 'lesson-upset-customer',
  kind: 'Lesson',
  title: 'Lesson: the upset customer',
  teaser: 'Five pictures from the first angry line to a promise that is kept.',
  minutes: 6,
  sections: [
    {
      heading: '1. Read to the end',
      blocks: [
        upsetFigures.listen,
        text(
          'Anger makes messages long and puts the important thing last. Read everything twice: once for the person, once for the facts. Note the order number, the date that mattered and the sentence in which they say what they want.',
        ),
      ],
    },
    {
      heading: '2. Name the feeling first',
      blocks: [
        upsetFigures.feeling,
        text(
          'One sentence is enough, and it must be about this person’s case. A sentence that fits everybody comforts nobody.',
        ),
        compare(
          'We apologize for any inconvenience.',
          'You planned your daughter’s birthday around this parcel, and it is not there. I am sorry.',
        ),
      ],
    },
    {
      heading: '3. Ask one question',
      blocks: [
        upsetFigures.ask,
        text(
          'Every question costs the customer time, so ask only what you cannot look up. Say why you ask; then it feels like help and not like a form.',
        ),
        compare(
          'Please provide your details.',
          'Is the address in Denver still right? Then I can send the replacement today.',
        ),
      ],
    },
    {
      heading: '4. Offer two ways',
      blocks: [
        upsetFigures.choose,
        text(
          'Somebody who is angry has lost control over something. Two real possibilities give a piece of it back. Both must be allowed, both must be possible today, and you must be content with either.',
        ),
        list(
          'A new one, with the carrier by tomorrow.',
          'The money back, on the account within five working days.',
        ),
      ],
    },
    {
      heading: '5. Write down what you promised',
      blocks: [
        upsetFigures.note,
        text(
          'End with a date. Then put the same date into the note, so that the colleague who opens the case on that day can keep your word. A promise nobody can find is a second complaint.',
        ),
      ],
    },
    {
      heading: 'Try it',
      blocks: [
        text(
          'Open Client Chat, choose a difficult scenario and answer with these five steps. Afterwards read the coaching notes: which of the steps came late, and which one calmed the client?',
        ),
      ],
    },
  ],
};

export const firstShift: Resource = {
  id: 'lesson-first-shift',
  kind: 'Lesson',
  title: 'Lesson: your first shift',
  teaser: 'Five pictures from signing in to End Session, so that nothing surprises you.',
  minutes: 5,
  sections: [
    {
      heading: '1. Arrive',
      blocks: [
        shiftFigures.arrive,
        text(
          'Sign in, look at the dashboard, and press Start Shift when you are ready. Before that nothing counts. In Active Work you can allow desktop notifications, so that you hear when a message comes while you are reading elsewhere.',
        ),
      ],
    },
    {
      heading: '2. The first task',
      blocks: [
        shiftFigures.task,
        text(
          `${brand.supervisor.name} greets you and sends the first task after a few seconds. A task has a title, a description and often material: an e-mail, a list, a calendar. Open it beside the chat and read all of it.`,
        ),
      ],
    },
    {
      heading: '3. Take it apart',
      blocks: [
        shiftFigures.parts,
        text(
          'Before you write, answer three questions for yourself: What is the result for? What have I been given? Which form is asked for: how long, which format, which tone? Most lost points are lost here.',
        ),
        text(
          'Then write your answer as one message. Enter sends; Shift and Enter together make a new line. A message that begins with a word such as “ready” or “next” tells the supervisor that you want to go on, so do not begin your answer with one.',
        ),
      ],
    },
    {
      heading: '4. Read the feedback',
      blocks: [
        shiftFigures.feedback,
        text(
          'You get a grade from 0 to 100 with the reason for every criterion. From 60 the task is completed. Below, you may try once more, and the better answer counts. When you cannot follow a reason, ask for a second look: a person in HR decides.',
        ),
        text('Then say that you are ready. The next task follows after 20 to 60 seconds.'),
      ],
    },
    {
      heading: '5. End the session',
      blocks: [
        shiftFigures.end,
        text(
          'Press End Session when your shift is over. You see how many tasks you completed in how many minutes, and the session appears in your reports. Everything you did stays readable under Assignments.',
        ),
      ],
    },
  ],
};
