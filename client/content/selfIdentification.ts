import { brand } from '../../shared/company/brand.ts';
import { SELF_IDENTIFICATION_TITLE } from '../../shared/selfIdentification/page.ts';

/** The text before the questions: on the public page and in the candidate portal. */
export const selfIdentification = {
  title: SELF_IDENTIFICATION_TITLE,
  lead: 'Three questions about you that help us check whether our hiring is fair. Answer all, some, or none.',
  /** The offer after an application. */
  offer: {
    title: 'One more thing, if you like',
    text: 'Three voluntary questions help us check that our hiring is fair to everyone. Your answers don’t affect your application, and no one who decides on it sees them.',
    link: 'Answer the voluntary questions',
    later:
      'The link works once, for 24 hours. If you’re shortlisted, you’ll find the same questions in your candidate portal.',
  },
  facts: [
    {
      title: 'Why we ask',
      text: 'Every group of applicants should have the same chance at each step. We can only check that if some of them tell us who they are.',
    },
    {
      title: 'Who sees it',
      text: 'No one sees your answers. HR sees group totals, and never for groups of fewer than five people.',
    },
    {
      title: 'No effect on you',
      text: 'We store your answers separately from your application. They never reach the interviewer, the score, or the people who make the decision, and skipping the questions won’t count against you.',
    },
    {
      title: 'How to change your mind',
      get text() {
        return `Delete your answers at any time in the candidate portal under Profile, or write to ${brand.privacyEmail}. A copy of your data includes them, and deleting your data deletes them. Totals that already counted them stay, without your name, until the next count. Totals from past years stay as they are.`;
      },
    },
  ],
  /** The headings of the questions. */
  legends: {
    sex: 'Gender',
    race: 'Race or ethnicity',
    raceHint: 'The categories used in U.S. government statistics. Choose the one that fits best.',
    age: 'Age',
  },
} as const;
