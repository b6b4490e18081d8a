/** Requests for reports and activity, and questions, as HR types them, with everything each of them has to lead to. */

type Period = { from: string; until?: string } | 'rolling';
export type Wanted = {
  /** A word that the answer names instead of leaving it out. */
  unclear?: string;
  /** The period is asked for. */
  asks?: true;
  /** Of every figure: `field` with its values, or `not field`. */
  where?: Record<string, readonly string[]>;
  period?: Period;
  /** One list or figure about this alone. */
  about?: string;
  /** With the current state of the company, which no condition covers. */
  whole?: true;
};
export type ReportRequest = {
  ask: string;
  wanted: Wanted;
  action?: 'generate_report';
  earlier?: readonly string[];
  /** The last earlier request was answered with the question for its period. */
  isAwaited?: true;
};

const thisMonth = { from: '2026-11-01', until: '2026-12-01' };
const october = { from: '2026-10-01', until: '2026-11-01' };
const lastWeek = { from: '2026-11-16', until: '2026-11-23' };
const weekBefore = { from: '2026-11-09', until: '2026-11-16' };
const thirdQuarter = { from: '2026-07-01', until: '2026-10-01' };
const yesterday = { from: '2026-11-24', until: '2026-11-25' };
const sinceMonday = { from: '2026-11-23' };
const kenya = { country: ['Kenya'] };
const report = (ask: string, wanted: Wanted, more: Omit<ReportRequest, 'ask' | 'wanted'> = {}) => ({
  ask,
  wanted,
  ...more,
});

export const reports: readonly ReportRequest[] = [
  report('Report on candidates from Kenya this month', { where: kenya, period: thisMonth }),
  report(
    'candidates from Kenya this month',
    { where: kenya, period: thisMonth },
    { action: 'generate_report' },
  ),
  report('Give me a report about Data Entry applications last month', {
    about: 'applications',
    where: { position: ['Data Entry Clerk'] },
    period: october,
  }),
  report('Report on Grace Otieno this month', { where: { person: ['Grace Otieno'] }, period: thisMonth }),
  report('report for October without demo people', { where: { 'not tag': ['demo'] }, period: october }),
  report('summary of last week for the support team', { unclear: 'team' }),
  report('Compare this month and last month report', { unclear: 'month' }),
  report('monthly hiring report for last month', { period: october, whole: true }),
  report('report for the last 30 days pls', { period: 'rolling', whole: true }),
  report('Can you prepare a short report about Q3?', { period: thirdQuarter, whole: true }),
  report('report week before last', { period: weekBefore, whole: true }),
  report('Please generate a report since Monday', { period: sinceMonday, whole: true }),
  report('report on hired virtual assistants in Q3', {
    about: 'people',
    where: { position: ['Virtual Assistant'] },
    period: thirdQuarter,
  }),
  report('Write a report on interviews last week', { about: 'interviews', period: lastWeek }),
  report('report this week, only the philippines', {
    where: { country: ['Philippines'] },
    period: { from: '2026-11-23', until: '2026-11-30' },
  }),
  report('report on last month but not Kenya', { where: { 'not country': ['Kenya'] }, period: october }),
  report('report on candidates from Kenya and the Philippines last month', {
    where: { country: ['Kenya', 'Philippines'] },
    period: october,
  }),
  report('report about the night shift tag this month', {
    where: { tag: ['Night shift'] },
    period: thisMonth,
  }),
  report('report on candidates from Narnia this month', { unclear: 'narnia' }),
  report('report about our costs this month', { unclear: 'costs' }),
  report('report about our costs', { unclear: 'costs' }),
  report('report on shifts of grace otieno last week', {
    about: 'sessions',
    where: { person: ['Grace Otieno'] },
    period: lastWeek,
  }),
  report('report this month vs last month', { unclear: 'period' }),
  report('Report on women this month', { unclear: 'women' }),
  report('Write a report about candidates from Kenya', { asks: true }),
  report(
    'last month',
    { where: kenya, period: october },
    { earlier: ['Write a report about candidates from Kenya'] },
  ),
  report(
    'last month',
    { where: kenya, period: october },
    { action: 'generate_report', earlier: ['candidates from Kenya'], isAwaited: true },
  ),
  report(
    'and last month?',
    { where: kenya, period: october },
    { earlier: ['Report on candidates from Kenya this month'] },
  ),
  report(
    'and from the Philippines?',
    { where: { country: ['Philippines'] }, period: thisMonth },
    { earlier: ['Report on candidates from Kenya this month'] },
  ),
  report(
    'how many people applied yesterday?',
    { about: 'people', period: yesterday },
    { earlier: ['Write a report about hiring'] },
  ),
  {
    ask: 'i need the report of october for the philippines',
    wanted: { where: { country: ['Philippines'] }, period: october },
  },
  {
    ask: 'Hi! Could you write me a report on rejected candidates last month?',
    wanted: { about: 'people', period: october },
  },
  {
    ask: 'report on everyone except Kenya, this month',
    wanted: { where: { 'not country': ['Kenya'] }, period: thisMonth },
  },
  { ask: 'Summary of last week', wanted: { period: lastWeek, whole: true } },
  {
    ask: 'report for last week for support reps',
    wanted: { where: { position: ['Customer Support Representative'] }, period: lastWeek },
  },
  { ask: 'report on hamza for last month', wanted: { where: { person: ['Hamza Khan'] }, period: october } },
  { ask: 'report on turnover for last month', wanted: { unclear: 'turnover' } },
  { ask: 'report on candidates older than 40 this month', wanted: { unclear: 'older' } },
  { ask: 'Monthly report', wanted: { asks: true } },
  { ask: 'October', wanted: { period: october, whole: true }, earlier: ['Monthly report'] },
  {
    ask: 'only Kenya please',
    wanted: { where: { country: ['Kenya'] }, period: october },
    earlier: ['report for october'],
  },
  { ask: 'report on practice chats yesterday', wanted: { about: 'practice', period: yesterday } },
  { ask: 'report on tasks graded under 70 last week', wanted: { about: 'tasks', period: lastWeek } },
  { ask: 'give me the october report and the november report', wanted: { unclear: 'november' } },
  {
    ask: 'last week, Kenya',
    action: 'generate_report',
    wanted: { where: { country: ['Kenya'] }, period: lastWeek },
  },
  { ask: 'report for November with top countries', wanted: { unclear: 'top countries' } },
  { ask: 'report for the last 30 days including interviews', wanted: { period: 'rolling', whole: true } },
  {
    ask: 'report for today in short',
    wanted: { period: { from: '2026-11-25', until: '2026-11-26' }, whole: true },
  },
  { ask: 'Generate report for the board for October', wanted: { period: october, whole: true } },
  { ask: 'show reports', wanted: { asks: true } },
  { ask: 'report on emails that failed this month', wanted: { about: 'emails', period: thisMonth } },
];

/** Questions, each after the ones before it, with what's looked up: the table, the conditions, and the rest of the query. */
export const questions: readonly (readonly [ask: string, about: string, where: string, rest?: object])[] = [
  ['how many ppl applied the week before last', 'people', 'applied from Nov 9, 2026 to Nov 15, 2026'],
  ['who did we reject the day before yesterday', 'people', 'rejected on Nov 23, 2026'],
  ['candidates since the week before last', 'people', 'applied since Nov 9, 2026'],
  ['who did we interview last week', 'people', 'interviewed from Nov 16, 2026 to Nov 22, 2026'],
  ['hires in Q3', 'people', 'hired from Jul 1, 2026 to Sep 30, 2026'],
  ['hires in the fourth quarter of 2025', 'people', 'hired from Oct 1, 2025 to Dec 31, 2025'],
  ['hires year to date', 'people', 'hired since Jan 1, 2026'],
  ['who has applied in the last thirty days', 'people', 'applied in the last 30 days'],
  ['who applied last weekend', 'people', 'applied from Nov 21, 2026 to Nov 22, 2026'],
  ['who applied since the weekend', 'people', 'applied since Nov 21, 2026'],
  [
    'who applied nov 1 to nov 15 from kenya',
    'people',
    'applied from Nov 1, 2026 to Nov 15, 2026, from Kenya',
  ],
  ['who is waiting since last month', 'people', 'waiting in their stage since Oct 1, 2026'],
  ['Who is waiting for my decision?', 'people', 'status interviewed'],
  ['who needs a decision from us', 'people', 'status interviewed'],
  ['Which candidates are still waiting on our decision?', 'people', 'status interviewed'],
  ['people ready for a decision', 'people', 'status interviewed'],
  ['Who do I still have to decide on?', 'people', 'status interviewed'],
  ['How many are waiting for HR’s decision?', 'people', 'status interviewed'],
  ['Who scored best for customer support?', 'people', 'position Customer Support Representative'],
  ['Which data entry applicant scored highest?', 'people', 'position Data Entry Clerk'],
  ['who did best in the interview', 'people', ''],
  ['which applicant from Kenya performed worst', 'people', 'from Kenya'],
  ['Grace Otieno or Hamza, who scored better?', 'people', 'named Grace Otieno or Hamza Khan'],
  ['Compare Grace and Hamza', 'people', 'named Grace Otieno or Hamza Khan'],
  ['compare grace, hamza', 'people', 'named Grace Otieno or Hamza Khan'],
  ['Compare Ana López with Hamza Khan', 'people', 'named Ana López or Hamza Khan'],
  ['who is better: Grace or Ana', 'people', 'named Grace Otieno or Ana López'],
  ['What did Grace Otieno ask in the interview?', 'requests', 'of Grace Otieno, asking for an answer'],
  ['What questions did Grace ask?', 'requests', 'asking for an answer, of Grace Otieno'],
  ['what has hamza asked us', 'requests', 'asking for an answer, of Hamza Khan'],
  ['Which questions has Ana López asked in her interview?', 'requests', 'of Ana López, asking for an answer'],
  ['anyone from india not yet interviewed?', 'people', 'without a finished interview, from India'],
  ['who was hired last month > and how many this month', 'people', 'hired from Nov 1, 2026 to Nov 30, 2026'],
  [
    'who was hired last month > and who applied this month',
    'people',
    'applied from Nov 1, 2026 to Nov 30, 2026',
  ],
  ['who was hired last month > and rejected?', 'people', 'rejected from Oct 1, 2026 to Oct 31, 2026'],
  [
    'who applied last month > and how many of them were hired this month',
    'people',
    'applied from Oct 1, 2026 to Oct 31, 2026, hired from Nov 1, 2026 to Nov 30, 2026',
  ],
  ['emails to hamza that bounced', 'emails', 'status returned, of Hamza Khan'],
  ['list all hired people with their phone numbers', 'people', 'status hired', { show: ['telephone'] }],
  ['shortlisted people with their emails', 'people', 'status shortlisted', { show: ['email'] }],
  ['applied before last week', 'people', 'applied before Nov 16, 2026'],
  ['who applied before yesterday', 'people', 'applied before Nov 24, 2026'],
  ['Who applied lately?', 'people', 'applied in the last 7 days'],
  ['Hires lately', 'people', 'hired in the last 7 days'],
  ['Who has been hired lately?', 'people', 'hired in the last 7 days'],
  ['compare kenya and india', 'people', 'from Kenya or India', { per: 'country', figure: 'count' }],
];
/** Questions that aren't answered, with a word that the answer names. */
export const unanswered: readonly (readonly [ask: string, word: string])[] = [
  ['new applicants this weekend', 'weekend'],
  ['who rejected hamza', 'who rejected'],
  ['who hired grace otieno last month', 'who hired'],
  ['who applied in the first week of november', 'first'],
  ['which employees havent had a shift this week', 'not'],
  ['female candidates from kenya', 'female'],
  ['candidates with 5 years of experience', 'experience'],
  ['Who reports to Ana?', 'reports'],
  ['latest activity for job Night Shift Agent', 'job'],
  [`people with a score ${'over 1 and '.repeat(14)}`, 'people with a score'],
];

export type ActivityRequest = { ask: string; unclear?: string; period?: Period; people?: readonly string[] };

export const activities: readonly ActivityRequest[] = [
  { ask: 'What happened yesterday?', period: yesterday },
  { ask: 'What happened last week with Ana López?', period: lastWeek, people: ['Ana López'] },
  { ask: 'Recent activity of Grace Otieno', people: ['Grace Otieno'] },
  { ask: 'what happened today', period: { from: '2026-11-25', until: '2026-11-26' } },
  { ask: 'what happend since monday?', period: sinceMonday },
  { ask: 'What happened lately?' },
  { ask: 'latest activity pls' },
  { ask: 'activity in october', period: october },
  {
    ask: 'what has happened with hamza this week',
    period: { from: '2026-11-23', until: '2026-11-30' },
    people: ['Hamza Khan'],
  },
  { ask: 'What happened to Grace Otieno yesterday?', period: yesterday, people: ['Grace Otieno'] },
  { ask: 'show me the activity of the last 3 days', period: 'rolling' },
  { ask: 'what happened in the week before last', period: weekBefore },
  { ask: 'recent activity from Kenya', unclear: 'kenya' },
  { ask: 'What happened with the Order Desk Specialist job?', unclear: 'order desk specialist' },
  { ask: 'What happened with Bob Nobody last week?', unclear: 'nobody' },
  { ask: 'What happened last week, but not logins?', unclear: 'logins' },
  { ask: 'what happened yesterday except with Grace Otieno', unclear: 'except' },
  { ask: 'what happened yesterday and last week', unclear: 'yesterday' },
  { ask: 'what happened on monday?', period: { from: '2026-11-23', until: '2026-11-24' } },
  { ask: 'Tell me what happened with Grace yesterday', period: yesterday, people: ['Grace Otieno'] },
  { ask: "hamza's recent activity", people: ['Hamza Khan'] },
  { ask: 'what happened in the last 24 hours', period: 'rolling' },
  { ask: 'any activity last week?', period: lastWeek },
  { ask: 'what happened to the shortlisted people last week', unclear: 'shortlisted' },
  { ask: 'What happened with payroll yesterday?', unclear: 'payroll' },
  {
    ask: 'activity of Grace Otieno and Hamza Khan last week',
    period: lastWeek,
    people: ['Grace Otieno', 'Hamza Khan'],
  },
  { ask: 'who was active lately' },
  { ask: 'activity of Hamza and Ana last week', period: lastWeek, people: ['Hamza Khan', 'Ana López'] },
  { ask: 'activity of Hamza and Bob last week', unclear: 'bob' },
  { ask: 'what happened between nov 10 and nov 14', period: { from: '2026-11-10', until: '2026-11-15' } },
];
