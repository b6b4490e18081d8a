import * as z from 'zod/mini';
import { figure } from '../text/counted.ts';
import { ONE_LINE, ONE_LINE_MESSAGE, withoutHidden } from '../text/plainLine.ts';
import { CONTACT_MESSAGE_MAX, type ContactTopic } from './topics.ts';

const topics: [ContactTopic, ...ContactTopic[]] = [
  'applying',
  'interview',
  'work',
  'employer',
  'suspicious',
  'privacy',
  'other',
];

/**
 * The contact form. Uses the light build of zod, because a public page loads it when someone starts to write.
 */
export const ContactForm = z.strictObject({
  name: z
    .string()
    .check(
      z.overwrite(withoutHidden),
      z.trim(),
      z.regex(ONE_LINE, ONE_LINE_MESSAGE),
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
  topic: z.enum(topics, 'Please choose a topic'),
  message: z
    .string()
    .check(
      z.trim(),
      z.minLength(10, 'Please write at least 10 characters'),
      z.maxLength(CONTACT_MESSAGE_MAX, `Please use at most ${figure(CONTACT_MESSAGE_MAX)} characters`),
    ),
});
export type ContactForm = z.infer<typeof ContactForm>;

export const ContactInput = z.extend(ContactForm, {
  /** Client-made; a retry with the same key sends one message. */
  idempotencyKey: z.uuid(),
  /** Honeypot: our pages never send it filled; a program's call is answered like a success and dropped. */
  website: z._default(z.string().check(z.maxLength(500)), ''),
});
export type ContactInput = z.infer<typeof ContactInput>;
