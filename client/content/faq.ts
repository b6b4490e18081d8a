import { brand } from '../../shared/brand.ts';

export const faq = [
  {
    id: 'positions',
    question: 'Which positions do you offer?',
    answer:
      'Data entry, customer support, virtual administration and back office, all remote. The open jobs page shows what is free now; with “Other” you can tell us what else you do well.',
  },
  {
    id: 'process',
    question: 'How does the application process work?',
    answer:
      'You apply online, without an account. A person in HR reads your application. If you are shortlisted, an access code comes by e-mail within 3-5 business days; it opens your portal and a chat interview of 10-15 minutes. HR answers within 5-7 business days after that.',
  },
  {
    id: 'equipment',
    question: 'Which equipment do I need?',
    answer:
      'Your own computer, a quiet place and an internet connection of at least 10 Mbps. Some jobs also need a headset; the posting says so.',
  },
  {
    id: 'pay',
    question: 'How and when am I paid?',
    answer:
      'By direct deposit every two weeks. If you prefer it, you can choose weekly payments when you start.',
  },
  {
    id: 'contract',
    question: 'Are the jobs full-time, part-time or contract?',
    answer:
      'All three exist. Each posting names its hours, and HR confirms the kind of contract before you agree to anything.',
  },
  {
    id: 'hours',
    question: 'Which hours do I work?',
    answer:
      'Most jobs follow U.S. business hours in one of its time zones. The jobs page shows each shift in your own local time.',
  },
  {
    id: 'training',
    question: 'Is there training?',
    answer: 'Yes. It is paid and takes one to two weeks, depending on the job.',
  },
  {
    id: 'portal',
    question: 'How do I get into the employee portal?',
    answer: `Employee accounts are created from an invitation. When you are hired, HR writes to you from ${brand.hrEmail} with everything you need.`,
  },
] as const;
