import { brand } from '../../shared/company/brand.ts';

/**
 * The home page, part by part. Figures and stories are samples and labeled as such; a company that runs this
 * product replaces them and removes the notes.
 */

export const hero = {
  title: 'A seat at the table, wherever you live.',
  get lead() {
    return `${brand.name} finds remote jobs at U.S. companies for people around the world: data entry, customer support, virtual administration, and back office. We train you, and you can choose weekly pay.`;
  },
  picture:
    'Five people in Manila, Lahore, Nairobi, Medellín, and Denver sit at one long table, each in front of a window that shows the time of day where they are.',
  /** One moment, seen from five windows, until the page knows the real one. */
  windows: [
    { city: 'Manila', place: 'manila', zone: 'Asia/Manila', time: '9:04 PM', sky: 'night' },
    { city: 'Lahore', place: 'lahore', zone: 'Asia/Karachi', time: '6:04 PM', sky: 'dusk' },
    { city: 'Nairobi', place: 'nairobi', zone: 'Africa/Nairobi', time: '4:04 PM', sky: 'noon' },
    { city: 'Medellín', place: 'medellin', zone: 'America/Bogota', time: '8:04 AM', sky: 'morning' },
    { city: 'Denver', place: 'denver', zone: 'America/Denver', time: '6:04 AM', sky: 'dawn' },
  ],
} as const;

export const facts = [
  { title: 'Weekly', text: 'payments available' },
  { title: '100% remote', text: 'no office, no relocation' },
  { title: 'Paid training', text: 'one to two weeks at the start' },
  { title: 'No fees', text: 'for applicants, ever' },
] as const;

export const whoWeAre = {
  title: 'A staffing company that works the way its people do: from home.',
  lead: 'Companies across the United States need careful people to answer customers, enter data, and keep things in order. Careful people live everywhere. We bring the two together and stay with both.',
  text: 'You apply once, without an account. A person in HR reads your application. If it looks like a match, you’ll have a chat interview at a time that works for you, and HR makes the decision.',
} as const;

export const offer = {
  title: 'What we offer',
  text: 'The same four things in every job and every country.',
  cards: [
    {
      id: 'pay',
      title: 'Weekly payments available',
      text: 'Direct deposit every two weeks is the default. Prefer weekly? Choose it when you start.',
    },
    {
      id: 'home',
      title: '100% remote',
      text: 'Every job is done from home. All you need is a computer, a quiet place, and a 10 Mbps connection.',
    },
    {
      id: 'training',
      title: 'Training and support',
      text: 'One to two weeks of paid training, and an AI supervisor in the chat during every shift.',
    },
    {
      id: 'growth',
      title: 'Room to grow',
      text: 'Written feedback on each task. You can see your progress and contest a grade you disagree with.',
    },
  ],
} as const;

export const whyUs = {
  title: 'Why work with us',
  reasons: [
    {
      title: 'People make the decisions',
      text: 'Our interviewer is an AI and says so. It asks the questions and proposes a score. Someone in HR reads what you wrote and makes the decision.',
    },
    {
      title: 'You know what comes next',
      text: 'We tell you who takes the next step and when. If you’re shortlisted, you’ll hear within 3–5 business days. HR responds within 5–7 business days of your interview.',
    },
    {
      title: 'Hours in your time zone',
      text: 'Where we can, we show a job’s hours in your time zone before you apply. A night shift is a choice, not a surprise.',
    },
    {
      title: 'It costs you nothing',
      text: 'No fee for applying, training, or equipment. If someone asks you for money in our name, it isn’t us.',
    },
  ],
} as const;

export const story = {
  title: 'One table, many windows',
  text: [
    'Work used to have an address. If you lived near it, you had a chance. If you didn’t, someone else got the seat. The table in our name is longer than that: it reaches into kitchens, spare rooms, and quiet corners in every time zone.',
    'At one end sits an employer in the United States who needs help that lasts. At the other end, there’s a seat for you. In between, we do the unglamorous part: reading applications, training people, answering their questions when a shift starts, and paying them on the day we said we would.',
  ],
} as const;

export const steps = {
  title: 'How it works',
  list: [
    {
      title: 'Apply online',
      text: 'About ten minutes on a phone or a computer. You need a résumé and an email address.',
    },
    {
      title: 'Virtual interview',
      text: 'If you’re shortlisted, we’ll email you an access code for a 10- to 15-minute chat interview.',
    },
    {
      title: 'Get trained',
      text: 'One to two weeks of paid training for your job, with someone to ask whenever you’re stuck.',
    },
    {
      title: 'Start working',
      text: 'Sign in, start your shift, and get your first task from your AI supervisor.',
    },
  ],
} as const;

export const hours = {
  title: 'Your evening can be someone’s morning.',
  text: 'Most shifts follow U.S. business hours. Where we can, we convert them to your time zone, so you know what you’re agreeing to before you apply.',
  /** Winter time: hours ahead of New York, where 9 to 5 is 9 to 5. */
  cities: [
    { city: 'New York', ahead: 0, shift: '9:00 AM – 5:00 PM' },
    { city: 'Medellín', ahead: 0, shift: '9:00 AM – 5:00 PM' },
    { city: 'Nairobi', ahead: 8, shift: '5:00 PM – 1:00 AM' },
    { city: 'Lahore', ahead: 10, shift: '7:00 PM – 3:00 AM' },
    { city: 'Manila', ahead: 13, shift: '10:00 PM – 6:00 AM' },
  ],
  legend: { day: 'Day', night: 'Night', shift: 'A 9–5 Eastern shift, in winter' },
} as const;

export const impact = {
  title: 'By the numbers',
  numbers: [
    { value: '1,200+', label: 'people placed' },
    { value: '40', label: 'countries our employees work from' },
    { value: '90', label: 'client companies' },
    { value: '9 in 10', label: 'employees stay past their first year' },
  ],
  note: 'Sample figures.',
} as const;

export const stories = {
  title: 'Two stories',
  list: [
    {
      scene: 'person-manila',
      quote:
        'I did the interview on my phone after my kids were asleep. A few weeks later, I had my first shift.',
      who: 'Customer support',
      where: 'works from Manila',
    },
    {
      scene: 'person-nairobi',
      quote:
        'The AI supervisor tells me what I got right and what I missed in each task. Now I show new colleagues how it’s done.',
      who: 'Data entry',
      where: 'works from Nairobi',
    },
  ],
  note: 'Sample stories, written for this page. They aren’t quotes from real people.',
} as const;

export const training = {
  title: 'Help on every shift',
  lead: `You work with an AI supervisor that hands out tasks, reads your answers, and explains its feedback. HR reviews its work and is one message away.`,
  points: [
    'One to two weeks of paid training before you start on your own',
    'Practice chats with simulated customers before you talk to real ones',
    'Written feedback on each task, kept in your reports',
    'HR answers questions within 24–48 hours',
  ],
} as const;

export const closing = {
  title: 'There’s a seat open.',
  text: 'Applying costs nothing and takes about ten minutes. A person reads every application.',
} as const;
