import { defaultManagers } from '../../shared/brand.ts';
import type { JobStatus, Position } from '../../shared/jobs.ts';

/** A believable posting that names no real firm. Days are counted back from the day the demo is loaded. */
type DemoJob = {
  title: string;
  position: Position;
  department: string;
  location: string;
  salary: [min: number, max: number] | null;
  workHours: string | null;
  applicants: number;
  daysAgo: number;
  deadlineInDays: number | null;
  status?: JobStatus;
  manager?: string;
  description: string;
  responsibilities: string;
  requirements: string;
};

const benefits =
  'Paid training of one to two weeks\nDirect deposit every two weeks, or weekly on request\nA supervisor you can ask at any time\nTwelve paid days off in the first year';

export const demoBenefits = benefits;

const [talent, services] = defaultManagers;

export const demoJobs: DemoJob[] = [
  {
    title: 'Customer Support Representative',
    position: 'Customer Support Representative',
    department: 'Customer Support',
    location: 'Remote',
    salary: [19_200, 26_400],
    workHours: '9 AM - 6 PM ET, Monday to Friday',
    applicants: 6_214,
    daysAgo: 2,
    deadlineInDays: null,
    manager: services,
    description:
      'Answer questions by email and chat for an online home-goods store. You help customers track orders, arrange returns, and fix billing mistakes, with a team lead one message away.',
    responsibilities:
      'Answer 35 to 50 emails and chats in a shift\nTrack parcels and arrange returns and replacements\nWrite short notes so that the next colleague understands the case\nPass on what customers keep asking for',
    requirements:
      'Clear, friendly written English\nExperience with people, paid or not\nA quiet place to work and an internet connection of at least 10 Mbps',
  },
  {
    title: 'Data Entry Clerk',
    position: 'Data Entry Clerk',
    department: 'Data Entry',
    location: 'Remote',
    salary: [15_600, 19_800],
    workHours: '8 AM - 4 PM ET, Monday to Friday',
    applicants: 1_482,
    daysAgo: 0,
    deadlineInDays: null,
    description:
      'Enter and check supplier invoices in our client’s accounting system. Accuracy matters more than speed; most clerks process 60 to 80 records in a shift.',
    responsibilities:
      'Enter invoices and credit notes\nCompare totals with orders and mark what doesn’t match\nAsk the buyer about missing papers\nKeep the day’s list up to date',
    requirements:
      'Careful work with numbers\nA spreadsheet program you know well\nWritten English for short questions to colleagues',
  },
  {
    title: 'Virtual Assistant',
    position: 'Virtual Assistant',
    department: 'Administration',
    location: 'Remote',
    salary: [18_000, 24_000],
    workHours: '10 AM - 7 PM ET, Monday to Friday',
    applicants: 2_907,
    daysAgo: 5,
    deadlineInDays: 4,
    manager: services,
    description:
      'Manage calendars, travel and inboxes for two partners of a small architecture studio. You’ll write short emails on their behalf and keep their week in order.',
    responsibilities:
      'Keep two calendars free of conflicts\nSort two inboxes before 10:30 each day\nPlan travel and prepare a one-page plan for it\nRemind people kindly of what they promised',
    requirements: 'Good judgment about what’s urgent\nExperience with a calendar and a task tool\nDiscretion',
  },
  {
    title: 'Admin Support Specialist',
    position: 'Admin Support Specialist',
    department: 'Back Office',
    location: 'Remote',
    salary: [21_600, 28_800],
    workHours: '9 AM - 5 PM ET, Monday to Friday',
    applicants: 5_310,
    daysAgo: 8,
    deadlineInDays: null,
    description:
      'Prepare onboarding files, update HR records and answer staff questions for a logistics company of about 300 people.',
    responsibilities:
      'Prepare files for new colleagues and see that nothing is missing on their first day\nKeep records right when people move, marry or change teams\nAnswer questions about leave and pay slips\nProtect what is private',
    requirements: 'Two years in an office, of any kind\nCare with personal data\nClear written English',
  },
  {
    title: 'Medical Records Indexer',
    position: 'Data Entry Clerk',
    department: 'Data Entry',
    location: 'Remote (Americas)',
    salary: [20_400, 25_200],
    workHours: '8 AM - 5 PM ET, Monday to Friday',
    applicants: 918,
    daysAgo: 15,
    deadlineInDays: null,
    description:
      'Sort and label scanned patient records for a network of clinics. Training in U.S. health privacy rules is paid and included.',
    responsibilities:
      'Read scanned pages and give them the right label\nFind pages that belong to someone else and report them\nReach a steady 250 pages a shift after the first month',
    requirements:
      'Patience and sharp eyes\nWillingness to sign and keep a privacy agreement\nA room that can be closed',
  },
  {
    title: 'Evening Chat Agent',
    position: 'Customer Support Representative',
    department: 'Customer Support',
    location: 'Remote',
    salary: [20_800, 27_000],
    workHours: '2 PM - 10 PM ET, Tuesday to Saturday',
    applicants: 3_144,
    daysAgo: 1,
    deadlineInDays: 6,
    manager: services,
    description:
      'Chat with guests of a group of small hotels in the evening hours. You change bookings, explain rules and calm people whose flight is late.',
    responsibilities:
      'Hold up to three chats at once\nChange and cancel bookings within the rules\nHand a case over so that the night team can go on with it',
    requirements:
      'Fast and friendly typing\nCalm with people who are tired\nEvening hours in U.S. Eastern time',
  },
  {
    title: 'Executive Virtual Assistant',
    position: 'Virtual Assistant',
    department: 'Administration',
    location: 'Remote',
    salary: [24_000, 33_600],
    workHours: '8 AM - 5 PM PT, Monday to Friday',
    applicants: 4_020,
    daysAgo: 11,
    deadlineInDays: null,
    manager: talent,
    description:
      'Work side by side with the founder of a software company: calendar, travel, minutes and the many small things that keep a week from falling apart.',
    responsibilities:
      'Own the founder’s calendar\nWrite minutes and follow up on what was agreed\nPrepare papers for meetings the evening before\nProtect two hours a day in which nobody may disturb',
    requirements: 'Three years of similar work\nVery good written English\nYou say no politely',
  },
  {
    title: 'Payroll Data Assistant',
    position: 'Data Entry Clerk',
    department: 'Back Office',
    location: 'Remote',
    salary: [18_600, 23_400],
    workHours: '9 AM - 5 PM CT, Monday to Friday',
    applicants: 1_203,
    daysAgo: 19,
    deadlineInDays: null,
    description:
      'Check time sheets of about 400 field workers before payday, ask about gaps and enter corrections in the payroll system.',
    responsibilities:
      'Compare time sheets with shift plans\nCall or write when hours are missing\nEnter corrections and keep proof of each',
    requirements:
      'Careful with numbers and names\nFriendly when you ask people for something\nSpreadsheet skills',
  },
  {
    title: 'Order Desk Specialist',
    position: 'Admin Support Specialist',
    department: 'Back Office',
    location: 'Remote (Americas)',
    salary: [22_000, 27_500],
    workHours: '7 AM - 4 PM CT, Monday to Friday',
    applicants: 866,
    daysAgo: 23,
    deadlineInDays: null,
    description:
      'Take orders from dealers of garden machines, check stock and dates, and tell people early when something will be late.',
    responsibilities:
      'Enter orders from email and phone notes\nCheck stock and delivery dates\nTell dealers before they have to ask',
    requirements: 'Order in your own work\nExperience with any stock or order system\nGood written English',
  },
  {
    title: 'Social Media Moderator',
    position: 'Other',
    department: 'Community',
    location: 'Remote',
    salary: [17_400, 22_800],
    workHours: '12 PM - 8 PM ET, Wednesday to Sunday',
    applicants: 5_480,
    daysAgo: 3,
    deadlineInDays: null,
    manager: services,
    description:
      'Read comments for a family of cooking channels, remove what breaks the rules and answer what deserves an answer, in the channel’s friendly voice.',
    responsibilities:
      'Work through the comment queue\nApply the house rules fairly and write down hard cases\nTell the team what readers ask for',
    requirements: 'A thick skin and a warm heart\nVery good written English\nWeekend hours',
  },
  {
    title: 'Bookkeeping Assistant',
    position: 'Other',
    department: 'Finance',
    location: 'Remote',
    salary: [23_400, 30_000],
    workHours: '9 AM - 5 PM ET, Monday to Friday',
    applicants: 742,
    daysAgo: 30,
    deadlineInDays: 7,
    manager: talent,
    description:
      'Support two bookkeepers who look after twenty small shops: receipts, bank lines, monthly questions to owners.',
    responsibilities:
      'Sort receipts and match them with bank lines\nWrite the monthly list of open questions for each owner\nPrepare papers for the accountant',
    requirements: 'One year of bookkeeping or a course in it\nA bookkeeping program you know\nDiscretion',
  },
  {
    title: 'Customer Onboarding Agent',
    position: 'Customer Support Representative',
    department: 'Customer Success',
    location: 'Remote',
    salary: [24_600, 31_200],
    workHours: '9 AM - 6 PM CT, Monday to Friday',
    applicants: 1_960,
    daysAgo: 9,
    deadlineInDays: null,
    description:
      'Take new customers of a scheduling program by the hand: set up their account with them, answer first questions and notice who is stuck.',
    responsibilities:
      'Lead two to four set-up calls a day\nWrite a short summary after each\nTell the product team what confuses people',
    requirements:
      'You explain things simply\nCalm on video calls\nExperience with any online program for business',
  },
  {
    title: 'Real Estate Back Office Assistant',
    position: 'Admin Support Specialist',
    department: 'Administration',
    location: 'Remote',
    salary: [19_800, 25_800],
    workHours: '9 AM - 6 PM ET, Monday to Friday',
    applicants: 2_215,
    daysAgo: 27,
    deadlineInDays: null,
    description:
      'Keep listings, viewings and papers in order for a team of five agents, so that they can be outside with people.',
    responsibilities:
      'Enter and update listings\nArrange viewings\nCollect signatures and see that no paper is missing before closing day',
    requirements:
      'Order and good memory\nPolite on the phone\nExperience with electronic signatures is welcome',
  },
  {
    title: 'Product Catalog Editor',
    position: 'Data Entry Clerk',
    department: 'Data Entry',
    location: 'Remote',
    salary: [16_800, 21_000],
    workHours: null,
    applicants: 1_377,
    daysAgo: 41,
    deadlineInDays: null,
    description:
      'Write and correct names, sizes and short descriptions of spare parts in an online catalog. The hours are yours, as long as the day’s batch is done.',
    responsibilities:
      'Complete 120 articles a day\nFind doubles and wrong sizes\nKeep to the style sheet and improve it',
    requirements: 'Good eye for small differences\nSpreadsheet filters and formulas\nPlain written English',
  },
  {
    title: 'Weekend Support Agent',
    position: 'Customer Support Representative',
    department: 'Customer Support',
    location: 'Remote (Asia-Pacific)',
    salary: [12_000, 15_000],
    workHours: '8 AM - 6 PM ET, Saturday and Sunday',
    applicants: 2_051,
    daysAgo: 6,
    deadlineInDays: 2,
    description:
      'A part-time job for two days a week: answer customers of a language school when the weekday team is off.',
    responsibilities:
      'Answer emails and chats about courses and payments\nMove lessons when teachers are ill\nLeave a clear note for Monday',
    requirements: 'Free every weekend\nFriendly and quick\nWritten English',
  },
  {
    title: 'Recruiting Coordinator',
    position: 'Admin Support Specialist',
    department: 'People',
    location: 'Remote',
    salary: [25_200, 32_400],
    workHours: '9 AM - 5 PM ET, Monday to Friday',
    applicants: 3_390,
    daysAgo: 13,
    deadlineInDays: null,
    manager: talent,
    description:
      'Bring candidates and interviewers together: dates, papers, answers. You are the person who makes sure that nobody waits without news.',
    responsibilities:
      'Plan interviews over many time zones\nWrite to candidates at every step\nKeep records complete and private',
    requirements:
      'You write kindly and to the point\nYou like order\nExperience with any applicant system is welcome',
  },
  {
    title: 'Insurance Claims Typist',
    position: 'Data Entry Clerk',
    department: 'Data Entry',
    location: 'Remote',
    salary: [16_200, 20_400],
    workHours: '8 AM - 4 PM ET, Monday to Friday',
    applicants: 1_110,
    daysAgo: 70,
    deadlineInDays: null,
    status: 'closed',
    description: 'Type handwritten claim forms into the system of an insurer. This job is filled.',
    responsibilities: 'Type 90 forms a day\nMark what can’t be read',
    requirements: 'Fast and exact typing',
  },
  {
    title: 'Travel Desk Assistant',
    position: 'Virtual Assistant',
    department: 'Administration',
    location: 'Remote',
    salary: null,
    workHours: '9 AM - 6 PM PT, Monday to Friday',
    applicants: 1_000,
    daysAgo: 1,
    deadlineInDays: null,
    status: 'draft',
    description: 'Plan business travel for a consulting team. The text isn’t finished yet.',
    responsibilities: 'Plan trips and keep within the budget',
    requirements: 'Experience with travel booking',
  },
];
