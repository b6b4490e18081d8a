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

/** What the fields of the form are called, in the order of the page. */
export const contactLabels = {
  name: 'Your name',
  email: 'Your email',
  topic: 'Topic',
  message: 'Your message',
} as const;

export const CONTACT_MESSAGE_MAX = 2_000;

/** "LT-2026-7K3F9Q": what a person quotes when they write again. */
export const contactReference = /^LT-\d{4}-[0-9A-HJKMNP-TV-Z]{6}$/;
