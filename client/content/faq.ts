import { companyFacts } from '../../shared/company/facts.ts';

export type Question = { id: string; question: string; answer: readonly string[] };

/** Eight questions (specification file 2 §2 and §9); `id` is the fragment that links to one, and `{sender}` the From of our emails. */
export const faq: readonly Question[] = [
  {
    id: 'positions',
    question: 'Which positions do you hire for?',
    answer: [
      'Data entry, customer support, virtual assistance, and administrative support, all remote. The jobs page shows what’s open now.',
      'Good at something else? Choose “Other” in the application and tell us in your own words.',
    ],
  },
  {
    id: 'process',
    question: 'How does the application process work?',
    answer: [
      'Apply online with your résumé. You don’t need an account. A person reads your application. If you’re shortlisted, you’ll get an access code by email within 3–5 business days.',
      'The code opens your portal and a 10- to 15-minute chat interview with our AI interviewer. If you have an account, sign in instead. Once you’ve opened your portal that way, you no longer need a code. HR reads the conversation and gets back to you within 5–7 business days.',
    ],
  },
  {
    id: 'equipment',
    question: 'What equipment do I need?',
    answer: [companyFacts.equipment, companyFacts.nothingToBuy],
  },
  {
    id: 'pay',
    question: 'How and when am I paid?',
    answer: [companyFacts.pay],
  },
  {
    id: 'contract',
    question: 'Is the work full-time, part-time, or contract?',
    answer: [`All three. ${companyFacts.contract}`],
  },
  {
    id: 'hours',
    question: 'What hours will I work?',
    answer: [
      `${companyFacts.hours} Where we can, the jobs page shows shifts in your time zone, so you can tell right away whether you’d work in the evening or at night.`,
    ],
  },
  {
    id: 'training',
    question: 'Is training paid?',
    answer: [
      `Yes. ${companyFacts.training}`,
      'It includes practice chats with simulated customers, so you’re ready for your first real one.',
    ],
  },
  {
    id: 'portal',
    question: 'How do I get into the employee portal?',
    answer: [
      'When you’re hired, HR emails you an invitation from {sender}. Open its link to create an account, or sign in if you already have one. Your access code stops working at that point.',
      'From then on, sign in under “Employee Login” and submit your onboarding documents there.',
      'The link works once, for 14 days. If it has expired, ask HR for a new one.',
    ],
  },
];
