import type { HoursTalk } from './hours.ts';

/** Further talks, written after the code was frozen and run once before anything was changed for them. */
export const hoursHeldOut: readonly HoursTalk[] = [
  {
    name: 'a mother in Cebu, with a reason',
    position: 'Customer Support Representative',
    said: {
      later:
        'Up to $20 I decide myself. I should mention that I can only do 10 PM to 6 AM Cebu time, Sunday to Thursday, since I study in the day.',
    },
    says: { from: '10 PM', to: '6 AM', days: true, quote: '10 PM to 6 AM Cebu time, Sunday to Thursday' },
  },
  {
    name: 'UTC offset',
    position: 'Data Entry Clerk',
    said: { greeting: 'Good, thanks. My availability is 13:00-22:00 (UTC+5), Mon-Sat.' },
    says: { from: '13:00', to: '22:00', days: true, quote: '13:00-22:00 (UTC+5), Mon-Sat' },
  },
  {
    name: 'starting at, until',
    position: 'Virtual Assistant',
    said: {
      depth:
        'Everything came at once, so I made a list. I normally start at 4 pm and work until midnight, Lagos time, Mondays to Fridays.',
    },
    says: { from: '4 pm', to: 'midnight', days: true, quote: '4 pm and work until midnight' },
  },
  {
    name: 'small letters, no space, days first',
    position: 'Admin Support Specialist',
    said: { skills: 'word, excel, outlook. mon to fri 8am-5pm est works for me' },
    says: { from: '8am', to: '5pm', days: true, quote: 'mon to fri 8am-5pm est works for me' },
  },
  {
    name: 'evening words',
    position: 'Social media moderator',
    said: {
      experience:
        'I moderated a gaming forum with 2,000 posts a day. I would be free from 6 in the evening to 2 at night Karachi time, all weekdays.',
    },
    says: { from: '6', to: '2', days: true, quote: 'from 6 in the evening to 2 at night Karachi time' },
  },
  {
    name: 'preferred shift',
    position: 'Customer Support Representative',
    said: {
      situation:
        'I would say sorry and check the tracking first. My preferred shift is 9:30pm to 6:30am IST, five days per week.',
    },
    says: { from: '9:30pm', to: '6:30am', days: true, quote: '9:30pm to 6:30am IST, five days per week' },
  },
  {
    name: 'good for the U.S. day',
    position: 'Data Entry Clerk',
    said: {
      later:
        'I hand over 59 and one open. I am okay with the hours 9 AM-5 PM Eastern from Monday until Friday.',
    },
    says: { from: '9 AM', to: '5 PM', days: true, quote: '9 AM-5 PM Eastern from Monday until Friday' },
  },
  {
    name: 'weekend only',
    position: 'Virtual Assistant',
    said: {
      skills:
        'Google Calendar. I want to be open about it: I could work Saturdays and Sundays from 7 AM till 7 PM Nairobi time.',
    },
    says: {
      from: '7 AM',
      to: '7 PM',
      days: true,
      quote: 'Saturdays and Sundays from 7 AM till 7 PM Nairobi time',
    },
  },
  {
    name: 'a night shift that ended',
    position: 'Customer Support Representative',
    said: { depth: 'For a year my shift was 11 PM to 7 AM and I took calls from angry guests.' },
    says: null,
  },
  {
    name: 'a delivery window',
    position: 'Customer Support Representative',
    said: { situation: 'I would tell her that the courier can come from 8 AM to 12 PM on Friday.' },
    says: null,
  },
  {
    name: 'a store’s hours with can',
    position: 'Admin Support Specialist',
    said: {
      depth:
        'The records room was locked. Staff could get files from 9 AM to 3 PM, Monday to Friday, and I kept the log.',
    },
    says: null,
  },
  {
    name: 'two windows',
    position: 'Data Entry Clerk',
    said: {
      experience:
        'I typed invoices for three years, 200 a day. I can work 8 AM to 12 PM and 2 PM to 6 PM Accra time on weekdays.',
    },
    says: {
      from: '2 PM',
      to: '6 PM',
      days: true,
      quote: '8 AM to 12 PM and 2 PM to 6 PM Accra time on weekdays',
    },
  },
  {
    name: 'said as a wish, with a caring duty',
    position: 'Virtual Assistant',
    said: {
      later:
        'I apologise and offer the next hour. Because I take care of my father, I’d like to work from 8 p.m. until 4 a.m. Manila time, Monday to Friday.',
    },
    says: {
      from: '8 p.m.',
      to: '4 a.m.',
      days: true,
      quote: '8 p.m. until 4 a.m. Manila time, Monday to Friday',
    },
  },
  {
    name: 'any eight hours are no span',
    position: 'Admin Support Specialist',
    said: { skills: 'Word and Excel. I am flexible and can work any eight hours you need.' },
    says: null,
  },
];
