import type { EmailKind } from './labels.ts';

/** Placeholder descriptions for HR. */
export const placeholderWords = {
  name: 'the person’s full name',
  'first name': 'their first name',
  position: 'the position they applied for: “Virtual Assistant”',
  'the position': 'the position as part of a sentence: “the Virtual Assistant position”',
  company: 'the company’s name',
  hr: 'HR’s address',
  days: 'the number of days',
  assignment: 'the assignment’s title',
  document: 'the requested document',
  date: 'the date',
  number: 'the message’s reference number',
  interviewer: 'the AI interviewer’s name',
} as const;
export type Placeholder = keyof typeof placeholderWords;

/** Available in every email. */
export const everywhere = ['company', 'hr'] as const satisfies readonly Placeholder[];

/** A paragraph HR can edit, with its default text. */
export type Slot = { slot: 'opening' | 'closing'; text: string };
/** Parts that can't be edited: codes, buttons, facts, required notes. */
type Fixed = { fixed: string; label: string };
export type EmailTemplate = {
  /** When it goes out. */
  when: string;
  placeholders: readonly Placeholder[];
  subject: string;
  heading: string;
  /** Shown next to the subject in an inbox. */
  preview: string;
  parts: readonly (Slot | Fixed)[];
};

const person = ['name', 'first name', 'position', 'the position'] as const;
const named = ['name', 'first name'] as const;
const note = { fixed: 'note', label: 'Security note and HR’s address' } as const;

/** All emails HR can edit, with their default text. */
export const emailTemplates = {
  'application-received': {
    when: 'Someone applied.',
    placeholders: person,
    subject: 'We got your application to {company}',
    heading: 'Thank you for applying',
    preview: 'A person in HR will read it. Here’s what happens next.',
    parts: [
      {
        slot: 'opening',
        text: 'A person in HR reads every application. If you’re shortlisted, we’ll email you an access code for your chat interview within 3–5 business days.',
      },
      { fixed: 'copy', label: 'The link that confirms the address, or a copy of the answers' },
      note,
    ],
  },
  'access-code': {
    when: 'Someone is shortlisted or gets a new code.',
    placeholders: [...person, 'days', 'interviewer'],
    subject: 'Your access code for {company}',
    heading: 'You’re shortlisted, {first name}',
    preview: 'Use it to open your candidate portal and start your interview.',
    parts: [
      {
        slot: 'opening',
        text: 'We read your application for {the position} and would like to hear more from you. Use this code to open your candidate portal and start your chat interview:',
      },
      { fixed: 'code', label: 'The code and the button to the portal' },
      {
        slot: 'closing',
        text: 'The interview is a chat with {interviewer}, our AI interviewer. It takes 10–15 minutes, and you can stop and pick it up later. A person in HR reads the whole conversation and makes the decision. Prefer to talk with a person? There’s a button for that in the portal.',
      },
      note,
    ],
  },
  hired: {
    when: 'Someone is hired.',
    placeholders: person,
    subject: 'Your job offer from {company}',
    heading: 'Welcome to the team, {first name}',
    preview: 'We’d like you to join us.',
    parts: [
      { slot: 'opening', text: 'We’d like to offer you the {position} position.' },
      { fixed: 'account', label: 'How to create the account or sign in, with the button' },
      {
        slot: 'closing',
        text: 'HR will email you with next steps: the documents we need, your training start date, and who you’ll be working with.',
      },
      note,
    ],
  },
  rejected: {
    when: 'Someone is rejected, unless HR turns this email off.',
    placeholders: person,
    subject: 'A decision on your application',
    heading: 'Thank you for applying, {first name}',
    preview: 'We’ve made a decision about your application.',
    parts: [
      {
        slot: 'opening',
        text: 'Thank you for your interest in {the position}. We’ve decided to move forward with other candidates, and we wanted you to know right away.\n\nIt’s a decision about one job, not about you, and you’re welcome to apply again for another position.',
      },
      { fixed: 'note', label: 'How to ask more or have data deleted' },
    ],
  },
  'interview-thank-you': {
    when: 'Someone completed the interview.',
    placeholders: person,
    subject: 'Your interview is complete',
    heading: 'Thank you for your time, {first name}',
    preview: 'HR will get back to you within 5–7 business days.',
    parts: [
      {
        slot: 'opening',
        text: 'Our HR team has your interview for {the position}. A person reads the whole conversation and makes the decision.\n\nYou’ll hear from us within 5–7 business days. You don’t need to do anything until then.',
      },
      note,
    ],
  },
  'human-answer': {
    when: 'HR answers someone who asked for a person or an accommodation.',
    placeholders: named,
    subject: 'HR’s answer to your request',
    heading: 'Here’s our answer, {first name}',
    preview: 'HR has answered your request.',
    parts: [
      {
        slot: 'opening',
        text: 'You asked HR to arrange something for your interview or application. Here’s what HR says:',
      },
      { fixed: 'answer', label: 'What HR wrote' },
      note,
    ],
  },
  'question-answer': {
    when: 'HR answers a question the AI interviewer couldn’t.',
    placeholders: named,
    subject: 'The answer to your question',
    heading: 'Here’s your answer, {first name}',
    preview: 'You asked us something during your interview.',
    parts: [
      { slot: 'opening', text: 'You asked us this during your interview:' },
      { fixed: 'question', label: 'What they asked' },
      { fixed: 'answer', label: 'What HR wrote' },
      note,
    ],
  },
  'review-answer': {
    when: 'HR answers someone who asked for a score review.',
    placeholders: named,
    subject: 'We reviewed your interview score',
    heading: 'We have an answer for you, {first name}',
    preview: 'A person looked at your score. Here’s what they found.',
    parts: [
      {
        slot: 'opening',
        text: 'You asked for a person to review your interview score. Here’s what our reviewer found:',
      },
      { fixed: 'answer', label: 'What HR wrote' },
      note,
    ],
  },
  'documents-request': {
    when: 'HR asks for a document.',
    placeholders: [...named, 'document'],
    subject: 'We need a document from you',
    heading: 'We need a document from you, {first name}',
    preview: 'Here’s what we need and by when.',
    parts: [
      { slot: 'opening', text: 'Please submit your {document}.' },
      { fixed: 'request', label: 'Why, by when, and the button to the portal' },
      note,
    ],
  },
  'documents-reminder': {
    when: 'A requested document hasn’t arrived.',
    placeholders: [...named, 'document'],
    subject: 'Reminder: we still need a document',
    heading: 'We still need a document, {first name}',
    preview: 'Here’s what we need and by when.',
    parts: [
      { slot: 'opening', text: 'We’re still waiting for your {document}.' },
      { fixed: 'request', label: 'Why, by when, and the button to the portal' },
      note,
    ],
  },
  'documents-received': {
    when: 'Someone submitted documents.',
    placeholders: named,
    subject: 'We received your documents',
    heading: 'Thank you, {first name}',
    preview: 'We store your documents in encrypted form.',
    parts: [
      {
        slot: 'opening',
        text: 'We received your onboarding documents. We store them in encrypted form and record who opens them and when.',
      },
      note,
    ],
  },
  'documents-bank-changed': {
    when: 'Someone’s bank details changed.',
    placeholders: [...named, 'days', 'date'],
    subject: 'Your bank details were changed',
    heading: 'Your bank details were changed, {first name}',
    preview: 'Not you? Tell us right away.',
    parts: [
      {
        slot: 'opening',
        text: 'Your bank details were just changed. To keep you safe, we’ll wait {days} days and start paying the new account on {date}.',
      },
      note,
    ],
  },
  'contest-decided': {
    when: 'HR decided on a contested grade.',
    placeholders: [...named, 'assignment'],
    subject: 'Your grade for “{assignment}”',
    heading: 'We reviewed your grade, {first name}',
    preview: 'A person in HR reviewed it. Here’s the decision.',
    parts: [
      { slot: 'opening', text: '' },
      { fixed: 'decision', label: 'The grade, what HR wrote, and the button' },
      note,
    ],
  },
  'contact-received': {
    when: 'Someone wrote through the contact form.',
    placeholders: ['number'],
    subject: 'We got your message ({number})',
    heading: 'We got your message',
    preview: 'A person will answer within 24–48 hours.',
    parts: [
      {
        slot: 'opening',
        text: 'Thanks for writing. A person reads every message, and we’ll answer within 24–48 hours, Monday to Friday.',
      },
      { fixed: 'facts', label: 'Reference number and topic' },
      note,
    ],
  },
} as const satisfies Partial<Record<EmailKind, EmailTemplate>>;
