import type { MailKind } from './mailWords.ts';

/** What a placeholder stands for, as HR reads it. */
export const placeholderWords = {
  name: 'the person’s full name',
  'first name': 'their first name',
  position: 'the position they applied for',
  company: 'the company’s name',
  hr: 'HR’s address',
  days: 'how many days it works',
  assignment: 'the assignment’s title',
  document: 'what is asked for',
  date: 'the day it ends',
  number: 'the message’s number',
  interviewer: 'the AI interviewer’s name',
} as const;
export type Placeholder = keyof typeof placeholderWords;

/** Known in every mail. */
export const everywhere = ['company', 'hr'] as const satisfies readonly Placeholder[];

/** A paragraph HR may change, with the words it has until then. */
export type Slot = { slot: 'opening' | 'closing'; text: string };
/** What no text can replace: codes, buttons, facts, what must be said. */
type Fixed = { fixed: string; label: string };
export type Letter = {
  /** When it goes out. */
  when: string;
  placeholders: readonly Placeholder[];
  subject: string;
  heading: string;
  /** What a mail list shows beside the subject. */
  preview: string;
  parts: readonly (Slot | Fixed)[];
};

const person = ['name', 'first name', 'position'] as const;
const named = ['name', 'first name'] as const;
const note = { fixed: 'note', label: 'Security note and HR’s address' } as const;

/** Every mail whose words HR may change, with the words it has until somebody does. */
export const letters = {
  'application-received': {
    when: 'Somebody applied.',
    placeholders: person,
    subject: 'We have your application, {company}',
    heading: 'Thank you for applying',
    preview: 'We have your application. A person reads it.',
    parts: [
      {
        slot: 'opening',
        text: 'A person in HR reads every application. If you are shortlisted, you receive an access code for your chat interview at this address within 3-5 business days.',
      },
      { fixed: 'copy', label: 'The link that confirms it was them, or a copy of their answers' },
      note,
    ],
  },
  'access-code': {
    when: 'Somebody is shortlisted, or gets a new code.',
    placeholders: [...person, 'days', 'interviewer'],
    subject: 'Your access code for {company}',
    heading: 'You are shortlisted, {name}',
    preview: 'Your access code for the candidate portal.',
    parts: [
      {
        slot: 'opening',
        text: 'We read your application for {position} and would like to know more. This code opens your candidate portal and the chat interview:',
      },
      { fixed: 'code', label: 'The code and the button to the portal' },
      {
        slot: 'closing',
        text: 'The interview is a chat with {interviewer}, our AI interviewer. It takes about 10-15 minutes, you can stop and continue later, and a person in HR reads the whole conversation and makes the decision. If you would rather talk with a person, the portal has a button for that.',
      },
      note,
    ],
  },
  hired: {
    when: 'Somebody is hired.',
    placeholders: person,
    subject: 'Good news about your application',
    heading: 'Welcome to the table, {name}',
    preview: 'Good news about your application.',
    parts: [
      { slot: 'opening', text: 'We would like to work with you as {position}.' },
      { fixed: 'account', label: 'How to create the account or sign in, with the button' },
      {
        slot: 'closing',
        text: "HR will email you with next steps: the documents we need, your training start date, and who you'll be working with.",
      },
      note,
    ],
  },
  rejected: {
    when: 'Somebody is rejected, unless HR turns the mail off.',
    placeholders: person,
    subject: 'About your application',
    heading: 'Thank you for applying, {name}',
    preview: 'About your application.',
    parts: [
      {
        slot: 'opening',
        text: 'We read your application for {position} with care. This time we go on with other people, and we would rather tell you now than leave you waiting.\n\nThis is about one job at one moment, not about you. You are welcome to apply again for another position whenever you like.',
      },
      { fixed: 'note', label: 'How to ask more or have data deleted' },
    ],
  },
  'interview-thank-you': {
    when: 'Somebody completed the interview.',
    placeholders: person,
    subject: 'Your interview is complete',
    heading: 'Thank you for your time, {name}',
    preview: 'We have your interview. HR answers within 5-7 business days.',
    parts: [
      {
        slot: 'opening',
        text: 'Your interview for {position} is with our HR team. A person reads the whole conversation and makes the decision.\n\nYou will hear from us within 5-7 business days. There is nothing you need to do until then.',
      },
      note,
    ],
  },
  'human-answer': {
    when: 'HR answers somebody who asked for a person.',
    placeholders: named,
    subject: 'You asked to talk with a person',
    heading: 'An answer for you, {name}',
    preview: 'You asked to talk with a person',
    parts: [
      {
        slot: 'opening',
        text: 'You asked for a person instead of the AI interviewer. This is our answer:',
      },
      { fixed: 'answer', label: 'What HR wrote' },
      note,
    ],
  },
  'question-answer': {
    when: 'HR answers a question that the AI interviewer could not.',
    placeholders: named,
    subject: 'The answer to your question',
    heading: 'Here’s your answer, {name}',
    preview: 'You asked us something during your interview.',
    parts: [
      { slot: 'opening', text: 'You asked us this during your interview:' },
      { fixed: 'question', label: 'What they asked' },
      { fixed: 'answer', label: 'What HR wrote' },
      note,
    ],
  },
  'review-answer': {
    when: 'HR answers somebody who asked for a review of the score.',
    placeholders: named,
    subject: 'We looked at your interview again',
    heading: 'An answer for you, {name}',
    preview: 'We looked at your interview again',
    parts: [
      {
        slot: 'opening',
        text: 'You asked for a person to look at the score of your interview. This is what they found:',
      },
      { fixed: 'answer', label: 'What HR wrote' },
      note,
    ],
  },
  'documents-request': {
    when: 'HR asks for a document.',
    placeholders: [...named, 'document'],
    subject: 'We need a document from you',
    heading: 'We need a document from you',
    preview: 'We need a document from you',
    parts: [
      { slot: 'opening', text: 'We need this from you again or for the first time: {document}.' },
      { fixed: 'request', label: 'Why, until when, and the button to the portal' },
      note,
    ],
  },
  'documents-reminder': {
    when: 'A document that was asked for has not come.',
    placeholders: [...named, 'document'],
    subject: 'A reminder: we still need a document',
    heading: 'A reminder: we still need a document',
    preview: 'A reminder: we still need a document',
    parts: [
      { slot: 'opening', text: 'We need this from you again or for the first time: {document}.' },
      { fixed: 'request', label: 'Why, until when, and the button to the portal' },
      note,
    ],
  },
  'documents-received': {
    when: 'Somebody handed in documents.',
    placeholders: named,
    subject: 'We received your documents',
    heading: 'Thank you, {name}',
    preview: 'We received your documents.',
    parts: [
      {
        slot: 'opening',
        text: 'We received your onboarding documents. They are stored encrypted, and each time someone opens them we keep a record of who and when.',
      },
      note,
    ],
  },
  'documents-bank-changed': {
    when: 'Somebody’s bank details changed.',
    placeholders: [...named, 'days', 'date'],
    subject: 'Your bank details were changed',
    heading: 'Your bank details were changed',
    preview: 'Your bank details were changed.',
    parts: [
      {
        slot: 'opening',
        text: 'Somebody, hopefully you, changed the account we pay you to. For your safety we wait {days} days, until {date}, before anything is paid to the new one.',
      },
      note,
    ],
  },
  'contest-decided': {
    when: 'HR decided about a contested grade.',
    placeholders: [...named, 'assignment'],
    subject: 'Your grade for “{assignment}”',
    heading: 'We looked at your grade again',
    preview: 'A person in HR looked at your grade.',
    parts: [
      { slot: 'opening', text: '' },
      { fixed: 'decision', label: 'The grade, what HR wrote, and the button' },
      note,
    ],
  },
  'contact-received': {
    when: 'Somebody wrote through the contact form.',
    placeholders: ['number'],
    subject: 'We have your message ({number})',
    heading: 'We have your message',
    preview: 'We have your message.',
    parts: [
      {
        slot: 'opening',
        text: 'Thank you for writing. A person reads every message and answers within 24-48 hours, Monday to Friday.',
      },
      { fixed: 'facts', label: 'Number and topic' },
      note,
    ],
  },
} as const satisfies Partial<Record<MailKind, Letter>>;
