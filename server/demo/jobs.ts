import { defaultManagers } from '../../shared/company/brand.ts';
import type { JobStatus, Position } from '../../shared/jobs/schema.ts';

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
  'One to two weeks of paid training\nDirect deposit every two weeks, or weekly if you prefer\nAn AI supervisor to help you at any time during your shift\nTwelve paid days off in the first year';

export const demoBenefits = benefits;

const [talent, services] = defaultManagers;

export const demoJobs: DemoJob[] = [
  {
    title: 'Customer Support Representative',
    position: 'Customer Support Representative',
    department: 'Customer Support',
    location: 'Remote',
    salary: [19_200, 26_400],
    workHours: '9 AM–6 PM ET, Monday to Friday',
    applicants: 6_214,
    daysAgo: 2,
    deadlineInDays: null,
    manager: services,
    description:
      'Answer questions by email and chat for an online home-goods store. You help customers track orders, arrange returns, and fix billing mistakes, with a team lead one message away.',
    responsibilities:
      'Answer 35 to 50 emails and chats per shift\nTrack packages and arrange returns and replacements\nWrite short notes so the next colleague can pick up the case\nTell the team what customers keep asking for',
    requirements:
      'Clear, friendly written English\nExperience helping people, paid or volunteer\nA quiet place to work and an internet connection of at least 10 Mbps',
  },
  {
    title: 'Data Entry Clerk',
    position: 'Data Entry Clerk',
    department: 'Data Entry',
    location: 'Remote',
    salary: [15_600, 19_800],
    workHours: '8 AM–4 PM ET, Monday to Friday',
    applicants: 1_482,
    daysAgo: 0,
    deadlineInDays: null,
    description:
      'Enter and check supplier invoices in our client’s accounting system. Accuracy matters more than speed. Most clerks process 60 to 80 records per shift.',
    responsibilities:
      'Enter invoices and credit memos\nCompare totals with purchase orders and flag what doesn’t match\nAsk buyers for missing paperwork\nKeep the daily log up to date',
    requirements:
      'Accuracy with numbers\nStrong skills in at least one spreadsheet program\nWritten English for short messages to colleagues',
  },
  {
    title: 'Virtual Assistant',
    position: 'Virtual Assistant',
    department: 'Administration',
    location: 'Remote',
    salary: [18_000, 24_000],
    workHours: '10 AM–7 PM ET, Monday to Friday',
    applicants: 2_907,
    daysAgo: 5,
    deadlineInDays: 4,
    manager: services,
    description:
      'Manage calendars, travel, and inboxes for the two partners of a small architecture studio. You’ll write short emails on their behalf and keep their week in order.',
    responsibilities:
      'Keep two calendars free of conflicts\nSort two inboxes by 10:30 AM every day\nBook travel and write a one-page itinerary for each trip\nFollow up politely on what people promised',
    requirements:
      'Good judgment about what’s urgent\nExperience with a calendar and a task manager\nDiscretion',
  },
  {
    title: 'Admin Support Specialist',
    position: 'Admin Support Specialist',
    department: 'Back Office',
    location: 'Remote',
    salary: [21_600, 28_800],
    workHours: '9 AM–5 PM ET, Monday to Friday',
    applicants: 5_310,
    daysAgo: 8,
    deadlineInDays: null,
    description:
      'Prepare onboarding files, update HR records, and answer staff questions for a logistics company of about 300 people.',
    responsibilities:
      'Prepare new-hire files and make sure nothing’s missing on day one\nUpdate records when people move, get married, or change teams\nAnswer questions about time off and pay stubs\nKeep private information private',
    requirements:
      'Two years of office experience of any kind\nCare with personal data\nClear written English',
  },
  {
    title: 'Medical Records Indexer',
    position: 'Data Entry Clerk',
    department: 'Data Entry',
    location: 'Remote (Americas)',
    salary: [20_400, 25_200],
    workHours: '8 AM–5 PM ET, Monday to Friday',
    applicants: 918,
    daysAgo: 15,
    deadlineInDays: null,
    description:
      'Sort and label scanned patient records for a network of clinics. You’ll get paid training in U.S. health privacy rules.',
    responsibilities:
      'Read scanned pages and label them correctly\nSpot pages that belong to another patient and report them\nIndex about 250 pages per shift after the first month',
    requirements:
      'Patience and an eye for detail\nWillingness to sign and follow a privacy agreement\nA private room with a door',
  },
  {
    title: 'Evening Chat Agent',
    position: 'Customer Support Representative',
    department: 'Customer Support',
    location: 'Remote',
    salary: [20_800, 27_000],
    workHours: '2 PM–10 PM ET, Tuesday to Saturday',
    applicants: 3_144,
    daysAgo: 1,
    deadlineInDays: 6,
    manager: services,
    description:
      'Chat with guests of a small hotel group in the evening. You’ll change bookings, explain policies, and reassure people whose flights are late.',
    responsibilities:
      'Handle up to three chats at once\nChange and cancel bookings within our policies\nHand off open cases so the night team can take over',
    requirements:
      'Fast typing and a friendly tone\nPatience with tired travelers\nAvailable evenings, U.S. Eastern time',
  },
  {
    title: 'Executive Virtual Assistant',
    position: 'Virtual Assistant',
    department: 'Administration',
    location: 'Remote',
    salary: [24_000, 33_600],
    workHours: '8 AM–5 PM PT, Monday to Friday',
    applicants: 4_020,
    daysAgo: 11,
    deadlineInDays: null,
    manager: talent,
    description:
      'Work side by side with the founder of a software company on calendar, travel, meeting notes, and the many small things that keep a week from falling apart.',
    responsibilities:
      'Own the founder’s calendar\nTake meeting notes and follow up on what was agreed\nPrepare meeting materials the evening before\nProtect two uninterrupted hours a day',
    requirements: 'Three years of similar work\nExcellent written English\nAble to say no politely',
  },
  {
    title: 'Payroll Data Assistant',
    position: 'Data Entry Clerk',
    department: 'Back Office',
    location: 'Remote',
    salary: [18_600, 23_400],
    workHours: '9 AM–5 PM CT, Monday to Friday',
    applicants: 1_203,
    daysAgo: 19,
    deadlineInDays: null,
    description:
      'Check the timesheets of about 400 field workers before payday, ask about gaps, and enter corrections in the payroll system.',
    responsibilities:
      'Compare timesheets with shift schedules\nCall or message people when hours are missing\nEnter corrections and document each one',
    requirements:
      'Accuracy with numbers and names\nA friendly way of asking for missing information\nSpreadsheet skills\nA headset for calls',
  },
  {
    title: 'Order Desk Specialist',
    position: 'Admin Support Specialist',
    department: 'Back Office',
    location: 'Remote (Americas)',
    salary: [22_000, 27_500],
    workHours: '7 AM–4 PM CT, Monday to Friday',
    applicants: 866,
    daysAgo: 23,
    deadlineInDays: null,
    description:
      'Take orders from lawn and garden equipment dealers, check inventory and delivery dates, and let people know early when something will be late.',
    responsibilities:
      'Enter orders from emails and phone notes\nCheck inventory and delivery dates\nUpdate dealers before they have to ask',
    requirements:
      'Well-organized work habits\nExperience with any inventory or order system\nGood written English',
  },
  {
    title: 'Social Media Moderator',
    position: 'Other',
    department: 'Community',
    location: 'Remote',
    salary: [17_400, 22_800],
    workHours: '12 PM–8 PM ET, Wednesday to Sunday',
    applicants: 5_480,
    daysAgo: 3,
    deadlineInDays: null,
    manager: services,
    description:
      'Read comments for a group of cooking channels, remove the ones that break the rules, and answer the ones that deserve a reply, in the channels’ friendly voice.',
    responsibilities:
      'Work through the comment queue\nApply the community rules fairly and document hard cases\nTell the team what viewers ask for',
    requirements: 'Thick skin and a kind heart\nExcellent written English\nAvailable on weekends',
  },
  {
    title: 'Bookkeeping Assistant',
    position: 'Other',
    department: 'Finance',
    location: 'Remote',
    salary: [23_400, 30_000],
    workHours: '9 AM–5 PM ET, Monday to Friday',
    applicants: 742,
    daysAgo: 30,
    deadlineInDays: 7,
    manager: talent,
    description:
      'Support two bookkeepers who look after twenty small stores: receipts, bank statements, and monthly questions for the owners.',
    responsibilities:
      'Sort receipts and match them to bank transactions\nWrite each owner’s monthly list of open questions\nPrepare documents for the accountant',
    requirements:
      'One year of bookkeeping, or a bookkeeping course\nExperience with a bookkeeping program\nDiscretion',
  },
  {
    title: 'Customer Onboarding Agent',
    position: 'Customer Support Representative',
    department: 'Customer Success',
    location: 'Remote',
    salary: [24_600, 31_200],
    workHours: '9 AM–6 PM CT, Monday to Friday',
    applicants: 1_960,
    daysAgo: 9,
    deadlineInDays: null,
    description:
      'Help new customers of a scheduling app get started: set up their accounts with them, answer their first questions, and notice who’s stuck.',
    responsibilities:
      'Lead two to four setup calls a day\nWrite a short summary after each one\nTell the product team what confuses people',
    requirements:
      'A talent for explaining things simply\nConfidence on video calls, and a headset\nExperience with any business software',
  },
  {
    title: 'Real Estate Back Office Assistant',
    position: 'Admin Support Specialist',
    department: 'Administration',
    location: 'Remote',
    salary: [19_800, 25_800],
    workHours: '9 AM–6 PM ET, Monday to Friday',
    applicants: 2_215,
    daysAgo: 27,
    deadlineInDays: null,
    description:
      'Keep listings, showings, and paperwork in order for a team of five agents, so they can spend their time with clients.',
    responsibilities:
      'Enter and update listings\nSchedule showings\nCollect signatures and make sure the paperwork is complete before closing day',
    requirements:
      'Well organized, with a good memory\nA polite phone manner, and a headset\nExperience with e-signatures is a plus',
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
      'Write and correct names, sizes, and short descriptions of replacement parts in an online catalog. You choose your hours, as long as the day’s batch gets done.',
    responsibilities:
      'Complete 120 items a day\nFind duplicates and wrong sizes\nFollow the style guide and suggest improvements',
    requirements:
      'A good eye for small differences\nSkill with spreadsheet filters and formulas\nPlain written English',
  },
  {
    title: 'Weekend Support Agent',
    position: 'Customer Support Representative',
    department: 'Customer Support',
    location: 'Remote (Asia-Pacific)',
    salary: [12_000, 15_000],
    workHours: '8 AM–6 PM ET, Saturday and Sunday',
    applicants: 2_051,
    daysAgo: 6,
    deadlineInDays: 2,
    description:
      'A part-time job, two days a week: help a language school’s customers while the weekday team is off.',
    responsibilities:
      'Answer emails and chats about courses and payments\nReschedule lessons when teachers are sick\nLeave clear notes for Monday’s team',
    requirements: 'Available every weekend\nFriendly and quick\nGood written English',
  },
  {
    title: 'Recruiting Coordinator',
    position: 'Admin Support Specialist',
    department: 'People',
    location: 'Remote',
    salary: [25_200, 32_400],
    workHours: '9 AM–5 PM ET, Monday to Friday',
    applicants: 3_390,
    daysAgo: 13,
    deadlineInDays: null,
    manager: talent,
    description:
      'Bring candidates and interviewers together: you’ll handle scheduling, paperwork, and questions, and make sure no one’s left waiting for news.',
    responsibilities:
      'Schedule interviews across time zones\nUpdate candidates at every step\nKeep records complete and private',
    requirements:
      'Warm, concise writing\nStrong organizational skills\nExperience with any applicant tracking system is a plus',
  },
  {
    title: 'Insurance Claims Typist',
    position: 'Data Entry Clerk',
    department: 'Data Entry',
    location: 'Remote',
    salary: [16_200, 20_400],
    workHours: '8 AM–4 PM ET, Monday to Friday',
    applicants: 1_110,
    daysAgo: 70,
    deadlineInDays: null,
    status: 'closed',
    description: 'Type handwritten claim forms into an insurer’s system. This job has been filled.',
    responsibilities: 'Type 90 forms a day\nFlag anything you can’t read',
    requirements: 'Fast, accurate typing',
  },
  {
    title: 'Travel Desk Assistant',
    position: 'Virtual Assistant',
    department: 'Administration',
    location: 'Remote',
    salary: null,
    workHours: '9 AM–6 PM PT, Monday to Friday',
    applicants: 1_000,
    daysAgo: 1,
    deadlineInDays: null,
    status: 'draft',
    description: 'Plan business travel for a consulting team. This draft isn’t finished yet.',
    responsibilities: 'Plan trips and stay within budget',
    requirements: 'Experience booking travel',
  },
];
