import { brand } from '../../shared/brand.ts';

export type Question = { id: string; question: string; answer: readonly string[] };

/** Eight questions (specification file 2 §2 and §9); `id` is the fragment that links to one. */
export const faq: readonly Question[] = [
  {
    id: 'positions',
    question: 'Which positions do you hire for?',
    answer: [
      'Data entry, customer support, virtual assistance and administrative support, all of them remote. The jobs page shows what is open now.',
      'Something else you do well? Choose “Other” in the application and tell us in your own words.',
    ],
  },
  {
    id: 'process',
    question: 'How does the application process work?',
    answer: [
      'Apply online with your résumé; you do not need an account. A person reads your application. If you are shortlisted, you receive an access code by e-mail within 3-5 business days.',
      'The code opens your portal and a chat interview of 10-15 minutes with our AI interviewer. HR reads the conversation and answers within 5-7 business days.',
    ],
  },
  {
    id: 'equipment',
    question: 'What equipment do I need?',
    answer: [
      'Your own computer, a quiet place and an internet connection of at least 10 Mbps. Jobs with calls also need a headset; the posting says so.',
      'You never buy equipment from us or from somebody we name.',
    ],
  },
  {
    id: 'pay',
    question: 'How and when am I paid?',
    answer: [
      'By direct deposit every two weeks. That is the default.',
      'If you would rather be paid weekly, choose it when you start. The amount is the same, it only comes in smaller steps.',
    ],
  },
  {
    id: 'contract',
    question: 'Is the work full-time, part-time or contract?',
    answer: [
      'All three exist. Each posting names its hours, and HR confirms the kind of contract in writing before you agree to anything.',
    ],
  },
  {
    id: 'hours',
    question: 'Which hours will I work?',
    answer: [
      'Hours are aligned to U.S. time zones, mostly Eastern business hours. The jobs page shows each shift on your own clock, so you see at once whether it means an evening or a night where you live.',
    ],
  },
  {
    id: 'training',
    question: 'Is training paid?',
    answer: [
      'Yes. Training takes one to two weeks, depending on the job, and it is paid from the first day.',
      'It includes practice chats with simulated customers, so that the first real one is not the first one.',
    ],
  },
  {
    id: 'portal',
    question: 'How do I get into the employee portal?',
    answer: [
      `When you are hired, HR sends you an invitation from ${brand.hrEmail}. Its link lets you make an account, and from then on you sign in under “Employee Login”.`,
      'The link works once and for 14 days. If it has run out, ask HR for a new one.',
    ],
  },
];
