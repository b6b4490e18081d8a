import { brand } from '../../shared/company/brand.ts';
import type { SiteLink } from './navigation.ts';

/** The facts of the contact page (specification file 2 §2 and §9). */
export const contact = {
  title: 'Contact',
  lead: 'Write to us in your own words. A person reads every message.',
  facts: [
    {
      label: 'Email',
      get value() {
        return brand.contactEmail;
      },
      email: true,
    },
    { label: 'Location', value: 'Remote, United States and Canada', email: false },
    { label: 'Hours', value: 'Monday-Friday 9:00 AM-6:00 PM EST', email: false },
    { label: 'Weekends', value: 'Closed', email: false },
    { label: 'Response time', value: '24-48 hours', email: false },
  ],
  urgent:
    'Urgent? Put URGENT in the subject of your email, or start your message with it. We read those first.',
} as const;

/** Common topics, and where they're already answered. */
export const answered: { title: string; links: readonly SiteLink[] } = {
  title: 'Quick answers',
  links: [
    { to: '/faq', label: 'Questions and answers' },
    { to: '/how-to-know-it-is-us', label: 'How to know it is us' },
    { to: '/data-request', label: 'Request or delete my data' },
  ],
};
