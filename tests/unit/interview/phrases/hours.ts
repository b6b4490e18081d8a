/** Which answer of an interview something was said in. */
export type Slot =
  | 'greeting'
  | 'experience'
  | 'depth'
  | 'skills'
  | 'situation'
  | 'later'
  | 'availability'
  | 'questions';

/** A talk in which hours are said somewhere; `says` is what the interviewer has to have understood. */
export type HoursTalk = {
  name: string;
  position: string;
  said: Partial<Record<Slot, string>>;
  /** Hours as the interviewer would repeat them; null: nothing said is when this person can work. */
  says: { from: string; to: string; days: boolean; quote: string } | null;
};

export const hoursTalks: readonly HoursTalk[] = [
  {
    name: 'one turn early, then a question',
    position: 'Customer Support Representative',
    said: {
      later: 'I can work 9 AM to 5 PM Manila time, Monday to Friday, because my children are in school then.',
      availability: 'Is the training paid?',
    },
    says: { from: '9 AM', to: '5 PM', days: true, quote: '9 AM to 5 PM Manila time, Monday to Friday' },
  },
  {
    name: 'with the experience, other clock',
    position: 'Data Entry Clerk',
    said: {
      experience:
        'I typed orders for a wholesaler in Lahore for two years, about 150 a day. These days I am free from 18:00 to 02:00 PKT, five days a week.',
    },
    says: { from: '18:00', to: '02:00', days: true, quote: 'free from 18:00 to 02:00 PKT' },
  },
  {
    name: 'in the greeting',
    position: 'Virtual Assistant',
    said: {
      greeting: "I'm great, thanks! Just so you know, I'm available 8pm-4am Nairobi time on weekdays.",
    },
    says: { from: '8pm', to: '4am', days: true, quote: '8pm-4am Nairobi time' },
  },
  {
    name: 'in words',
    position: 'Admin Support Specialist',
    said: {
      skills:
        'Excel, Word and Outlook, mostly lists and letters. For the hours, I could work from nine in the evening until five in the morning here in Kolkata, Monday through Friday.',
    },
    says: {
      from: 'nine',
      to: 'five',
      days: true,
      quote: 'from nine in the evening until five in the morning',
    },
  },
  {
    name: 'days in the next sentence',
    position: 'Customer Support Representative',
    said: {
      depth:
        'A caller shouted about a fee, so I listened and then explained it. My hours would be 10 p.m. to 6 a.m. Lagos time. Mon-Fri works, and Saturdays if needed.',
    },
    says: { from: '10 p.m.', to: '6 a.m.', days: true, quote: '10 p.m. to 6 a.m. Lagos time' },
  },
  {
    name: 'no verb at all',
    position: 'Data Entry Clerk',
    said: { later: 'Tell the lead at 11:30. Also my schedule: 9pm to 6am IST, Mon to Fri.' },
    says: { from: '9pm', to: '6am', days: true, quote: '9pm to 6am IST, Mon to Fri' },
  },
  {
    name: 'no day named',
    position: 'Virtual Assistant',
    said: { situation: 'I would write to both. By the way I prefer working between 7 PM and 3 AM my time.' },
    says: { from: '7 PM', to: '3 AM', days: false, quote: 'between 7 PM and 3 AM my time' },
  },
  {
    name: 'four digits, as in hospitals',
    position: 'Admin Support Specialist',
    said: {
      experience:
        'I kept files in a clinic. Right now I can do 2100H to 0500H Philippine time, Tuesday to Saturday.',
    },
    says: { from: '2100H', to: '0500H', days: true, quote: '2100H to 0500H Philippine time' },
  },
  {
    name: 'noon and midnight, without capitals',
    position: 'Social media moderator',
    said: {
      depth:
        'there was a rude thread and i calmed it. i can be online noon to midnight cape town time every day',
    },
    says: { from: 'noon', to: 'midnight', days: true, quote: 'noon to midnight' },
  },
  {
    name: 'a past shift is nobody’s offer',
    position: 'Customer Support Representative',
    said: {
      experience: 'I worked the 10 PM to 6 AM shift at a call center for three years, 60 calls a night.',
    },
    says: null,
  },
  {
    name: 'a customer’s hours are the customer’s',
    position: 'Customer Support Representative',
    said: {
      situation: 'I would call her between 2 PM and 4 PM, because the store is open from 9 AM to 5 PM.',
    },
    says: null,
  },
  {
    name: 'a past shift and an offer in one sentence',
    position: 'Data Entry Clerk',
    said: {
      experience:
        'My last job was 8 to 5 in an office in Accra, but now I can work from 2 PM to 11 PM GMT, weekdays only.',
    },
    says: { from: '2 PM', to: '11 PM', days: true, quote: '2 PM to 11 PM GMT' },
  },
  {
    name: 'said twice, the later counts',
    position: 'Virtual Assistant',
    said: {
      greeting: 'Fine! I can work 6 PM to 2 AM Bogotá time, Monday to Friday.',
      skills:
        'Google Calendar and Trello. Sorry, I have to correct myself: I can work 7 PM to 3 AM Bogotá time, Monday to Friday.',
    },
    says: { from: '7 PM', to: '3 AM', days: true, quote: '7 PM to 3 AM Bogotá time' },
  },
  {
    name: 'bare figures with days',
    position: 'Admin Support Specialist',
    said: { skills: 'Word and SharePoint. I am available 9 to 6 Eastern, Monday to Friday.' },
    says: { from: '9', to: '6', days: true, quote: 'available 9 to 6 Eastern, Monday to Friday' },
  },
  {
    name: 'a length of time is no span',
    position: 'Data Entry Clerk',
    said: { experience: 'I can do 2 to 3 hundred records a day, and I worked there 2 to 3 years.' },
    says: null,
  },
  {
    name: 'only when asked',
    position: 'Customer Support Representative',
    said: { availability: 'Any weekday from 5:30 PM until 1:30 AM, Jakarta time. I have fiber at home.' },
    says: { from: '5:30 PM', to: '1:30 AM', days: true, quote: 'from 5:30 PM until 1:30 AM, Jakarta time' },
  },
];
