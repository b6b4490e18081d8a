import { brand } from '../../shared/company/brand.ts';

/**
 * The about page, part by part. Milestones, client quotes, leaders, and awards are anonymous samples, and the
 * page says so. A company that runs this product replaces them and removes the notes.
 */

export const intro = {
  title: 'We hire people, not zip codes.',
  get lead() {
    return `${brand.name} connects professionals around the world with employers. ${brand.whereabouts}`;
  },
} as const;

export const story = {
  title: 'Our story',
  text: [
    'It began with a simple observation. On one side were small U.S. companies with more orders, calls, and records than they could handle. On the other were people with skill, patience, and a good connection, far from any office that could hire them.',
    'So we built a table long enough for both. At first, that meant a shared spreadsheet and many late phone calls. Today it’s a careers site, an interview you can take at two in the morning, paid training, and a place to work with help at hand.',
    'What hasn’t changed is the order of things. First we listen, then we match, and every decision about a person is made by a person.',
  ],
  note: 'Sample story.',
} as const;

export const timeline = {
  title: 'Milestones',
  list: [
    {
      year: 2018,
      title: 'The first table',
      text: 'A handful of data entry clerks start working for one client, all of them from home.',
    },
    {
      year: 2019,
      title: 'Customer support joins',
      text: 'Support becomes our second line of work, with our first overnight shifts.',
    },
    {
      year: 2021,
      title: 'Training with a plan',
      text: 'A one- to two-week paid course replaces learning on the fly.',
    },
    {
      year: 2023,
      title: 'A portal for everyone',
      text: 'Assignments, reports, and questions move from email into one place.',
    },
    {
      year: 2025,
      title: 'Interviews at any hour',
      text: 'The chat interview opens. The AI asks, and HR reads and decides.',
    },
  ],
  note: 'Sample milestones.',
} as const;

export const partners = {
  title: 'Reasons to partner with us',
  list: [
    {
      title: 'People who stay',
      text: 'We look for a match that lasts, and we keep talking with both sides after the first week.',
    },
    {
      title: 'Ready on day one',
      text: 'Training and practice happen before the work starts, and we pay for both.',
    },
    {
      title: 'Your hours',
      text: 'Our employees work U.S. hours and know what that means where they live.',
    },
    {
      title: 'Work you can follow',
      text: 'Tasks, feedback, and hours are written down. You never have to guess what got done.',
    },
  ],
} as const;

export const mission = {
  title: 'Our mission',
  text: 'To bring good work to people wherever they live, and to give employers colleagues they can rely on.',
} as const;

export const vision = {
  title: 'Our vision',
  text: 'A job market where talent, not distance, decides who gets a seat.',
} as const;

export const values = {
  title: 'Our values',
  list: [
    {
      title: 'Integrity',
      text: 'We say what we do and what it costs. Applicants never pay, and machines never pretend to be people.',
    },
    {
      title: 'Excellence',
      text: 'Careful work is a habit. We teach it, review it together, and thank people for it.',
    },
    {
      title: 'Innovation',
      text: 'We welcome new tools when they save someone time, make things clearer, or give someone a fairer chance.',
    },
    {
      title: 'Growth',
      text: 'Everyone keeps growing. Feedback is in writing, progress is visible, and you always know the next step.',
    },
  ],
} as const;

export const culture = {
  title: 'How we work together',
  text: [
    'We write things down, so a colleague who’s asleep while you work misses nothing. We ask early. We put our thanks in writing.',
    'Families, prayers, school pickups, and power outages are part of life at a long table. We plan around them instead of hiding them.',
  ],
  points: [
    'Questions get answered during the same shift',
    'Cameras are off unless you want them on',
    'Mistakes get explained, not blamed',
  ],
} as const;

export const testimonials = {
  title: 'What clients could say about us',
  list: [
    {
      quote: 'Our inbox used to wait until Monday. Now it’s empty when the day starts.',
      who: 'Head of operations',
      where: 'a sample online shop',
    },
    {
      quote: 'We described the work once. Two weeks later, someone was doing it better than we had.',
      who: 'Office manager',
      where: 'a sample clinic',
    },
    {
      quote: 'I can read what got done, hour by hour. That’s why I stopped worrying.',
      who: 'Founder',
      where: 'a sample software company',
    },
  ],
  note: 'Sample statements, written for this page. They aren’t quotes from real clients.',
} as const;

export const leaders = {
  title: 'Leadership',
  list: [
    { role: 'Chief executive', text: 'Sets our direction and is accountable for it.' },
    { role: 'Head of people', text: 'Reads applications, leads HR, and has the final say on hiring.' },
    { role: 'Head of client services', text: 'Finds the work and keeps it fair for both sides.' },
    { role: 'Head of training', text: 'Builds the courses, practice chats, and feedback.' },
  ],
  note: 'Sample roles.',
} as const;

export const awards = {
  title: 'Recognition',
  list: [
    { title: 'Remote employer of the year', by: 'Sample award' },
    { title: 'Fair hiring mark', by: 'Sample award' },
    { title: 'Best training course', by: 'Sample award' },
    { title: 'Accessible careers site', by: 'Sample award' },
  ],
  note: 'Sample entries.',
} as const;

export const closing = {
  title: 'Been shortlisted?',
  text: 'Open your portal with the access code HR emailed you, or sign in to your account.',
  action: 'Open the candidate portal',
} as const;
