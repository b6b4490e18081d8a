import { brand } from '../brand.ts';
import { list, type Resource, steps, text } from './blocks.ts';

export const handbook: Resource = {
  id: 'handbook',
  kind: 'Handbook',
  title: 'Employee handbook',
  teaser: 'Shifts, pay, conduct, privacy and what to do when something goes wrong.',
  minutes: 9,
  sections: [
    {
      heading: 'Working hours',
      blocks: [
        text(
          'Hours follow U.S. time zones, mostly Eastern. A work session begins when you press Start Work Session and ends with End Session; the time in between is what your reports count. Breaks you take away from the desk belong outside a session or in the pauses your contract names.',
        ),
        list(
          'Closing the tab, a power cut or a broken connection does not end a session. Sign in again and continue.',
          'A session nobody has touched for 12 hours is closed by the system, with the tasks done until then.',
          'If you cannot come, write to HR before the shift begins, with one sentence about how long.',
        ),
      ],
    },
    {
      heading: 'Pay',
      blocks: [
        text(
          'Direct deposit every two weeks is the default; weekly payments can be chosen when you start. Training takes one to two weeks and is paid. Questions about a payment go to HR with the date and the amount, never with your full account number.',
        ),
      ],
    },
    {
      heading: 'Your supervisor is an AI',
      blocks: [
        text(
          `${brand.supervisor.name} is software. It gives you tasks, reads your answers and grades them from 0 to 100 by criteria that you see with the grade. From 60 a task is completed; below that you get a second try, and the better one counts.`,
        ),
        list(
          'You do not agree with a grade? Ask for a second look. A person in HR reads the task, your answer and your reason, and the decision of HR replaces the grade.',
          'Grades help to choose the next task and show where practice pays. Decisions about employment are made by people.',
          'Practice clients in Client Chat are simulated, too. Nobody is really waiting, and nothing you try there can do harm.',
        ),
      ],
    },
    {
      heading: 'Conduct',
      blocks: [
        list(
          'Be as polite in writing as you would be at a table with the person.',
          'Insults, threats and discrimination end a conversation. You may say once that you will not continue like this, and then hand over.',
          'Your account is yours. Nobody else works under your name, and you under nobody else’s.',
          'The answers are yours as well. You may look things up; do not hand in text you have not read.',
          'Gifts, money or private contacts of customers are politely declined and reported to HR.',
        ),
      ],
    },
    {
      heading: 'Privacy and security',
      blocks: [
        list(
          'Lock the screen when you leave it, also at home.',
          'Customer data stays in the work: no photos of the screen, no copies on your own devices, no names in private chats.',
          'Use a password you use nowhere else, and switch on the second factor in your profile.',
          `We never ask for your password, and we never ask you for money. A message that does is not from us: forward it to ${brand.hrEmail}.`,
          `What we store about you, and how to get a copy or have it deleted, is answered at ${brand.privacyEmail}.`,
        ),
      ],
    },
    {
      heading: 'When something goes wrong',
      blocks: [
        steps(
          'Stop, so that it does not get bigger.',
          'Write down what happened and when, while you remember.',
          'Tell HR the same day. A mistake that is reported is a problem to solve; one that is hidden becomes a question of trust.',
          'If data may have reached the wrong person, say so in the first sentence and put URGENT in the subject.',
        ),
      ],
    },
    {
      heading: 'Health',
      blocks: [
        text(
          'Stand up once an hour, look out of the window, drink something. People who work nights: keep the same hours on days off as far as you can, and tell HR when a schedule wears you out. Moving a shift is easier than replacing you.',
        ),
      ],
    },
  ],
};
