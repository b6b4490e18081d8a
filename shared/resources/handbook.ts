import { brand } from '../company/brand.ts';
import { list, type Resource, steps, text } from './blocks.ts';

export const handbook: Resource = {
  id: 'handbook',
  kind: 'Handbook',
  title: 'Employee handbook',
  teaser: 'Shifts, pay, conduct, privacy, and what to do when something goes wrong.',
  minutes: 9,
  get sections() {
    return [
      {
        heading: 'Working hours',
        blocks: [
          text(
            'Hours follow U.S. time zones, mostly Eastern. A work session starts when you press Start Work Session and ends with End Session. Your reports count the time in between. Short breaks during a session are fine. For a longer one, end the session first.',
          ),
          list(
            'Closing the tab, losing power, or losing your connection doesn’t end a session. Sign in again and continue.',
            'We close a session after 12 hours without a message and keep the tasks you completed.',
            'Can’t make it? Email HR before your shift starts, and say how long you expect to be out.',
          ),
        ],
      },
      {
        heading: 'Pay',
        blocks: [
          text(
            'We pay by direct deposit every two weeks. If you’d rather be paid weekly, you can choose that when you start. Training takes one to two weeks and is paid. For questions about a payment, email HR with the date and the amount, but never with your full account number.',
          ),
        ],
      },
      {
        heading: 'Your supervisor is an AI',
        blocks: [
          text(
            `${brand.supervisor.name} is software. It gives you tasks, reads your answers, and grades them from 0 to 100. You’ll see the criteria with each grade. At 60 or above, a task is complete. Below that, you get a second try, and the better one counts.`,
          ),
          list(
            'Disagree with a grade? Ask for a second look. A person in HR reads the task, your answer, and your reason, and their decision replaces the grade.',
            'Grades help choose your next task and show where practice pays off. People make all decisions about employment.',
            'Practice clients in Client Chat are simulated, too. No one is really waiting, and nothing you try there can do any harm.',
          ),
        ],
      },
      {
        heading: 'Conduct',
        blocks: [
          list(
            'Be as polite in writing as you’d be in person.',
            'Insults, threats, and discrimination end a conversation. You can say once that you won’t continue like this, then hand it over.',
            'Your account is yours alone. Don’t let anyone else work under your name, and don’t work under anyone else’s.',
            'Your answers are yours, too. You can look things up, but don’t submit anything you haven’t read.',
            'Politely decline gifts, money, and private contact from customers, and let HR know.',
          ),
        ],
      },
      {
        heading: 'Privacy and security',
        blocks: [
          list(
            'Lock your screen whenever you step away.',
            'Customer data stays in our systems: no photos of the screen, no saved copies, no names in private chats.',
            'Use a password you don’t use anywhere else, and turn on two-step sign-in in your profile.',
            `We’ll never ask you to tell us your password or to send us money. If a message does, it isn’t from us. Forward it to ${brand.hrEmail}.`,
            `To find out what we store about you, get a copy, or have it deleted, write to ${brand.privacyEmail}.`,
          ),
        ],
      },
      {
        heading: 'When something goes wrong',
        blocks: [
          steps(
            'Stop, so it doesn’t get bigger.',
            'Write down what happened and when, while you remember.',
            'Tell HR the same day. A mistake you report is a problem to solve. A mistake you hide becomes a question of trust.',
            'If data may have reached the wrong person, say so in your first sentence and put URGENT in the subject.',
          ),
        ],
      },
      {
        heading: 'Health',
        blocks: [
          text(
            'Once an hour, stand up, look out the window, and drink some water. If you work nights, keep the same hours on your days off as much as you can. If a schedule wears you out, tell HR. Moving a shift is easier than losing you.',
          ),
        ],
      },
    ];
  },
};
