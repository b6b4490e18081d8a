import { brand } from './brand.ts';

/**
 * What is true of every job and every application, said once: the FAQ, the contact page and the interviewer
 * take it from here. Ranges have an en dash.
 */
export const figures = {
  /** Business days until HR answers after the interview (specification file 1 §4). */
  answerDays: '5–7',
  interviewMinutes: '10–15',
  trainingWeeks: 'one to two weeks',
  internetMbps: 10,
  contactHours: '24–48 hours',
} as const;

export const companyFacts = {
  pay: 'We pay by direct deposit every two weeks. If you’d rather be paid weekly, you can choose that when you start. You earn the same.',
  equipment: `You need your own computer, a quiet place, and an internet connection of at least ${figures.internetMbps} Mbps. Jobs with calls also need a headset, and the posting says so.`,
  nothingToBuy: 'You never buy equipment from us or from anyone we name.',
  training: `Training takes ${figures.trainingWeeks}, depending on the job, and it’s paid from day one.`,
  contract: 'HR confirms your hours and the type of contract in writing before you agree to anything.',
  kinds: 'There are full-time, part-time, and contract jobs.',
  hours: 'Hours follow U.S. time zones, mostly Eastern business hours.',
  get location() {
    return brand.whereabouts;
  },
  process:
    'The steps are your application, this interview, a decision by HR, and, if you’re hired, paid training.',
} as const;
