import * as z from 'zod/mini';

/** What a message is about; HR sees the label. */
export const contactTopics = {
  applying: 'Applying for a job',
  interview: 'My access code or interview',
  work: 'My work or my pay',
  employer: 'Finding people for my company',
  suspicious: 'A message that may not be from you',
  privacy: 'My data',
  other: 'Something else',
} as const;
export type ContactTopic = keyof typeof contactTopics;

export const CONTACT_MESSAGE_MAX = 2_000;

const topics: [ContactTopic, ...ContactTopic[]] = [
  'applying',
  'interview',
  'work',
  'employer',
  'suspicious',
  'privacy',
  'other',
];

/** The contact form. The light build of zod, because a public page loads it. */
export const ContactForm = z.strictObject({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(2, 'Name must be at least 2 characters'),
      z.maxLength(100, 'Name must be less than 100 characters'),
    ),
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(254, 'Email must be less than 255 characters'),
      z.email('Invalid email address'),
    ),
  topic: z.enum(topics, 'Please choose what it is about'),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Please write at least 10 characters'),
      z.maxLength(CONTACT_MESSAGE_MAX, `Please use at most ${CONTACT_MESSAGE_MAX} characters`),
    ),
});
export type ContactForm = z.infer<typeof ContactForm>;

export const ContactInput = z.extend(ContactForm, {
  /** Client-made; a retry with the same key sends one message. */
  idempotencyKey: z.uuid(),
  /** Honeypot: people never see it; a filled one is answered like a success and dropped. */
  website: z._default(z.string().check(z.maxLength(500)), ''),
});
export type ContactInput = z.infer<typeof ContactInput>;

/** "LT-2026-7K3F9Q": what a person quotes when they write again. */
export const contactReference = /^LT-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/;
