/** Requests for a job draft, as HR types them. */

export type JobRequest = {
  ask: string;
  /** Fields with this value, or, for long texts, with these words. */
  has?: Record<string, string | number | null>;
  /** Words that no field may have. */
  without?: readonly string[];
  /** Words the answer names because nothing was made of them. */
  unused?: readonly string[];
};

const pay = (low: number | null, high: number | null = low) => ({ salaryMin: low, salaryMax: high });
const weekdays = '9 AM–6 PM ET, Monday to Friday';

export const jobs: readonly JobRequest[] = [
  {
    ask: 'Draft a job for a data entry clerk, no weekends',
    has: { title: 'Data Entry Clerk', workHours: weekdays },
    without: ['Saturday', 'This is weekend work'],
  },
  {
    ask: 'Draft a job for a data clerk (no night shift)',
    has: { title: 'Data Clerk', workHours: weekdays },
    without: ['10 PM', 'This is a night shift'],
  },
  { ask: 'Draft a job for a support agent, Spanish not required', without: ['Spanish'] },
  {
    ask: 'Post a job for a night-shift chat agent, 20,000 to 25,000 a year',
    has: { title: 'Night-Shift Chat Agent', ...pay(20_000, 25_000) },
  },
  { ask: 'Please publish a new job for a bookkeeper', has: { title: 'Bookkeeper' } },
  { ask: 'can you advertise a job for a data clerk', has: { title: 'Data Clerk' } },
  { ask: 'put up a posting for a travel agent', has: { title: 'Travel Agent' } },
  { ask: 'Open another job for a support agent', has: { title: 'Support Agent' } },
  { ask: 'announce a vacancy for an office manager', has: { title: 'Office Manager' } },
  { ask: 'Draft a job for a data clerk paying $3,000 to $3,500 a month', has: pay(36_000, 42_000) },
  { ask: 'Draft a job for a data clerk $15 an hour', has: { title: 'Data Clerk', ...pay(31_200) } },
  { ask: 'Draft a job for a virtual assistant with a salary of $40,000', has: pay(40_000) },
  {
    ask: 'Draft a job for a support agent, 8 AM to 4 PM Pacific, Tuesday to Saturday',
    has: { title: 'Support Agent', workHours: '8 AM–4 PM Pacific, Tuesday to Saturday' },
  },
  {
    ask: 'Draft a job for a support agent in Manila',
    has: { title: 'Support Agent', location: 'Remote (Manila)' },
  },
  {
    ask: 'Draft a job for a data clerk, part-time, 30 hours a week',
    has: { workHours: '30 hours a week', description: 'part-time work, 30 hours a week' },
    without: ['20 hours'],
  },
  {
    ask: 'create a job posting for a night shift support rep, $18-20/hr, spanish fluent',
    has: { ...pay(37_440, 41_600), workHours: '10 PM–6 AM ET', requirements: 'Fluent Spanish' },
  },
  { ask: 'Write a job ad: bookkeeper, 3k a month', has: { title: 'Bookkeeper', ...pay(36_000) } },
  { ask: 'Draft a job for an admin assistant, up to $45k', has: pay(null, 45_000) },
  { ask: 'Draft a job for an admin assistant, at least $30,000 per year', has: pay(30_000, null) },
  {
    ask: 'Draft a job for a virtual assistant 40-45k',
    has: { title: 'Virtual Assistant', ...pay(40_000, 45_000) },
  },
  {
    ask: 'Draft a job for a support agent paying PHP 30,000 a month',
    has: pay(null),
    unused: ['PHP 30,000 a month'],
  },
  {
    ask: 'Draft a job for a data clerk, part time 20 hours a week at $15 per hour',
    has: { workHours: '20 hours a week', ...pay(15_600) },
  },
  {
    ask: 'Draft a job for a support agent, no experience needed',
    has: { title: 'Support Agent' },
    without: ['One year'],
  },
  {
    ask: 'Draft a job for a support agent with 2 years of experience',
    has: { requirements: 'At least 2 years of experience' },
  },
  {
    ask: 'Draft a job for a support agent, French is a plus',
    has: { requirements: 'French is a plus' },
    without: ['Fluent French'],
  },
  { ask: 'Draft a job for a support agent without weekend or night work', has: { workHours: weekdays } },
  {
    ask: 'Draft a job for a support agent, weekends only',
    has: { title: 'Support Agent', workHours: '9 AM–6 PM ET, Saturday and Sunday' },
  },
  {
    ask: 'draft a job for a data clerk mon-fri 9-5 est',
    has: { title: 'Data Clerk', workHours: '9 AM–5 PM EST, Monday to Friday' },
  },
  {
    ask: 'Draft a part-time job for a data clerk',
    has: { title: 'Part-Time Data Clerk', workHours: '20 hours a week' },
  },
  {
    ask: 'Draft a job for a support agent, hybrid in Cebu City',
    has: { location: 'Hybrid (Cebu City)' },
    without: ['from home'],
  },
  {
    ask: 'Draft a job for a data clerk who must own a car',
    has: { title: 'Data Clerk' },
    unused: ['who must own a car'],
  },
  {
    ask: 'Draft a job for a support agent. Start date January 5. 3 openings',
    has: { title: 'Support Agent' },
    unused: ['Start date January 5', '3 openings'],
  },
  {
    ask: 'Draft a job: customer support (no nights, no weekends), 6$ per hour',
    has: { title: 'Customer Support', workHours: weekdays, ...pay(12_480) },
  },
  {
    ask: 'make a posting for VA, 25-30 hours per week, $7-$9/hr',
    has: { position: 'Virtual Assistant', workHours: '25–30 hours a week', ...pay(9_100, 14_040) },
  },
  {
    ask: 'draft job for 2 admins in Bogotá',
    has: { title: 'Admins', location: 'Remote (Bogotá)' },
    unused: ['2 admins'],
  },
  {
    ask: 'Create a job posting for a bookkeeper, not remote, in Chicago',
    has: { location: 'On-site (Chicago)' },
    without: ['from home'],
  },
  {
    ask: 'write a job for night or evening support agents',
    has: { workHours: '10 PM–6 AM or 3 PM–11 PM ET' },
  },
  {
    ask: 'draft a job like the last one but part time',
    has: { title: 'New job', workHours: '20 hours a week' },
    unused: ['like the last one but'],
  },
  {
    ask: 'Draft a job for a support agent who works weekends but not nights',
    has: { workHours: '9 AM–6 PM ET, Saturday and Sunday' },
    without: ['night shift on'],
  },
  {
    ask: 'Draft a job for a support agent, salary negotiable, contract for 6 months',
    unused: ['salary negotiable', 'contract for 6 months'],
  },
  {
    ask: 'Please write a job post for a data entry clerk, Saturday to Wednesday, 7am-3pm Manila time',
    has: { workHours: '7 AM–3 PM Manila time, Saturday to Wednesday' },
  },
  {
    ask: 'draft a job for a customer support agent that does not require night shifts',
    has: { workHours: '9 AM–6 PM ET, Monday to Friday' },
  },
  { ask: 'Draft a job for a VA, $1,200 per month', has: { salaryMin: 14_400, salaryMax: 14_400 } },
  {
    ask: 'Draft a job for a bookkeeper earning between $22 and $25 an hour',
    has: { salaryMin: 45_760, salaryMax: 52_000 },
  },
  {
    ask: 'Draft a job for a data clerk, German not needed but Dutch required',
    has: { requirements: 'Fluent Dutch' },
    without: ['German'],
  },
  {
    ask: 'create a vacancy for an evening support agent in Kenya',
    has: { location: 'Remote (Kenya)', workHours: '3 PM–11 PM ET' },
  },
  {
    ask: 'Draft a job for a support agent, weekends off',
    has: { workHours: '9 AM–6 PM ET, Monday to Friday' },
    without: ['Saturday'],
  },
  {
    ask: 'Draft a job for a support agent, on-site in Nairobi',
    has: { location: 'On-site (Nairobi)' },
    without: ['from home'],
  },
  {
    ask: 'Draft a job for an executive assistant, €3,000 a month',
    has: { salaryMin: null, salaryMax: null },
    unused: ['€3,000 a month'],
  },
  {
    ask: 'Draft a job for a data clerk, 25 hrs/week, $12/hr',
    has: { workHours: '25 hours a week', salaryMin: 15_600, salaryMax: 15_600 },
  },
  { ask: 'Draft a job for a support agent who has a nursing degree', unused: ['who has a nursing degree'] },
  { ask: 'Draft a job for a support agent, reporting to Maria', unused: ['reporting to Maria'] },
];
