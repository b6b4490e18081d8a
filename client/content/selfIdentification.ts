import { brand } from '../../shared/brand.ts';
import { SELF_IDENTIFICATION_TITLE } from '../../shared/selfIdentificationPage.ts';

/** What people read before they answer: on the public page and in the candidate portal. */
export const selfIdentification = {
  title: SELF_IDENTIFICATION_TITLE,
  lead: 'Three questions about yourself, so that we can check whether our hiring is fair. Answer all, some or none.',
  /** How it is offered after an application. */
  offer: {
    title: 'One more thing, if you like',
    text: 'Three voluntary questions help us check that our hiring is fair to everybody. Your answers have no effect on your application, and nobody who decides about it sees them.',
    link: 'Answer the voluntary questions',
    later:
      'The link works once and for 24 hours. If you are shortlisted, you find the same questions in your candidate portal.',
  },
  facts: [
    {
      title: 'Why we ask',
      text: 'Groups of applicants should have the same chance at each step. We can only see whether that is so if some of them tell us who they are.',
    },
    {
      title: 'Who sees it',
      text: 'Nobody sees what you answered. HR sees totals of groups, and groups of fewer than five people are not shown.',
    },
    {
      title: 'No effect on you',
      text: 'Answers are stored apart from your application. They reach neither the interviewer, nor the score, nor the people who decide, and skipping them is not held against anybody.',
    },
    {
      title: 'How to take it back',
      text: `Take your answers back in the candidate portal under Profile, at any time, or write to ${brand.privacyEmail}. A copy of your data shows your answers, and deleting your data deletes them. Totals that were counted before stay without your name until they are counted again; those of past years stay.`,
    },
  ],
  /** What stands over the questions. */
  legends: {
    sex: 'Gender',
    race: 'Race or ethnicity',
    raceHint: 'The categories of U.S. government statistics. Choose the one that fits best.',
    age: 'Age',
  },
} as const;
