import { brand } from '../brand.ts';
import { type Resource, text } from './blocks.ts';

const question = (heading: string, ...answer: string[]) => ({ heading, blocks: answer.map(text) });

export const questions: Resource = {
  id: 'faq',
  kind: 'Questions',
  title: 'Employee FAQ',
  teaser: 'Twelve questions that come up in the first weeks, answered.',
  minutes: 5,
  sections: [
    question(
      'My connection broke in the middle of a session. Is it lost?',
      'No. Whatever the page marked as saved is saved, and what you were typing is kept on your device. Open Active Work again and go on.',
    ),
    question(
      'I forgot to press End Session.',
      'You can end it later; your minutes are counted until then. After 12 hours without a message the system closes the session for you.',
    ),
    question(
      'How is my success rate computed?',
      'Completed tasks divided by all tasks, as a whole percentage. Tasks that are still pending count as not completed yet. Accuracy and average score in your profile are the same figure.',
    ),
    question(
      'And the total hours?',
      'The minutes of all your sessions, summed, divided by 60 and rounded to one decimal.',
    ),
    question(
      'What does the rating of a session mean?',
      'It is the average grade of the tasks evaluated in that session: from 85 Excellent, from 70 Good, from 50 Satisfactory, below that Needs Improvement. A session in which nothing was evaluated stays Pending.',
    ),
    question(
      'I think a grade is wrong.',
      'Ask for a second look at the task and say in a sentence or two what was overlooked. HR decides, and you read the decision and its reason in the task’s details.',
    ),
    question(
      'Why did the next task take a while?',
      'Between two tasks there are 20 to 60 seconds on purpose. Use them to breathe.',
    ),
    question(
      'Can I choose the kind of task?',
      'Tasks fit your position, and how hard they are follows your results. In Client Chat you can choose the scenario and the difficulty yourself.',
    ),
    question(
      'I hear no sound when a message arrives.',
      'In Active Work, press Enable Desktop Notifications and allow them in the browser. If you once chose to block them, the lock sign beside the address lets you change that. The sound can be muted without switching notifications off.',
    ),
    question(
      'Which times do the pages show?',
      'Yours: the time zone of the device you are looking at. Travel, and they travel with you. Reports by month follow the same zone.',
    ),
    question(
      'My name or my email address has changed.',
      `Phone, state and country you change yourself in Profile. For your name write to ${brand.hrEmail}; your email address is changed in Profile and confirmed by a mail to the new one.`,
    ),
    question(
      'How do I reach a person?',
      `Write to ${brand.hrEmail}. HR works Monday to Friday, 9:00 AM to 6:00 PM EST, and answers within 24 to 48 hours. URGENT in the subject moves it to the top.`,
    ),
  ],
};
