import { brand } from '../company/brand.ts';
import { type Resource, text } from './blocks.ts';

const question = (heading: string, ...answer: string[]) => ({ heading, blocks: answer.map(text) });

export const questions: Resource = {
  id: 'faq',
  kind: 'Questions',
  title: 'Employee FAQ',
  teaser: 'Twelve questions that come up in the first few weeks, answered.',
  minutes: 5,
  get sections() {
    return [
      question(
        'I lost my connection during a session. Is my work lost?',
        'No. Everything the page marked as saved is saved, and what you were typing is kept on your device. Open Active Work again and continue.',
      ),
      question(
        'I forgot to press End Session.',
        'You can end it later, and your minutes count until then. After 12 hours without a message, we close the session for you, and your minutes count until your last message.',
      ),
      question(
        'How is my success rate calculated?',
        'Completed tasks divided by all tasks, as a whole percentage. Pending tasks count as not completed yet. Your profile shows this same percentage as both Accuracy rate and Average score.',
      ),
      question(
        'How are my total hours calculated?',
        'All your session minutes added up, divided by 60, and rounded to one decimal.',
      ),
      question(
        'What does a session’s rating mean?',
        'It’s the average grade of the tasks evaluated in that session: 85 and up is Excellent, 70 and up is Good, 50 and up is Satisfactory, and anything lower is Needs Improvement. A session without an evaluated task stays Pending.',
      ),
      question(
        'I think a grade is wrong.',
        'Ask for a second look at the task, and say in a sentence or two what was overlooked. HR decides, and you’ll find the decision and its reason in the task’s details.',
      ),
      question(
        'Why does the next task take a while?',
        'There are 20–60 seconds between tasks on purpose. Use them to take a breath.',
      ),
      question(
        'Can I choose the kind of task?',
        'Tasks fit your position, and they get easier or harder with your results. In Client Chat, you can choose the scenario and the difficulty yourself.',
      ),
      question(
        'I don’t hear a sound when a message arrives.',
        'In Active Work, press Enable Desktop Notifications and allow them in your browser. If you blocked them before, select the lock icon next to the address to change that. You can mute the sound without turning off notifications.',
      ),
      question(
        'Which time zone do the pages use?',
        'Yours: the time zone of the device you’re using. If you travel, the times travel with you. Monthly reports follow the same zone.',
      ),
      question(
        'My name or my email address has changed.',
        `You can change your phone, state, country, and email address in Profile. We’ll send a link to your new email address to confirm it. To change your name, write to ${brand.hrEmail}.`,
      ),
      question(
        'How do I reach a person?',
        `Write to ${brand.hrEmail}. HR is available Monday to Friday, 9:00 AM–6:00 PM EST, and answers within 24–48 hours. Put URGENT in the subject to move it to the top.`,
      ),
    ];
  },
};
