import { brand } from '../../shared/company/brand.ts';
import { whenPapers } from '../../shared/documents/terms.ts';

/**
 * "How to know it is us": against people who recruit in someone else's name. `{sender}` is the From of our
 * emails, `{hr}` where people write to HR.
 */
export const fraud = {
  title: 'How to know it is us',
  lead: 'Some people pretend to be recruiters to get money or data. Here’s what we do, what we never do, and what to do if something looks wrong.',
  always: {
    title: 'What we always do',
    points: [
      'Every email from this site comes from {sender}. If you write to {hr}, a person will answer from that address.',
      'We list every job on this site. If it isn’t here, it isn’t ours.',
      'We interview in the candidate portal on this site. You open it with your account, or with a code we email you if you’re shortlisted. If you ask to talk with a person instead, HR will email you to arrange it.',
      'We tell you when you’re talking with an AI. Each one is labeled, and you can ask for a person.',
      `You give us identity and bank details only on this site, after you’ve signed in: ${whenPapers}.`,
    ],
  },
  never: {
    title: 'What we never do',
    points: [
      'We never ask applicants for money: no fee, no deposit, no equipment to buy, no gift cards.',
      'We never send you a check and ask you to send part of the money to someone else.',
      'We never interview you over WhatsApp or Telegram, or email you from a Gmail address.',
      'We never ask you to tell us your password, your access code, or a code from your bank.',
      'We never promise a job before someone has read your application.',
    ],
  },
  check: {
    title: 'Three checks that take a minute',
    steps: [
      {
        title: 'Look at the address bar',
        text: 'Type our address yourself instead of following a link, and look for the job on the jobs page.',
      },
      {
        title: 'Look at the sender',
        text: 'Read the whole email address, not just the name. Ours is {sender}.',
      },
      {
        title: 'Ask us',
        get text() {
          return `Send what you received to ${brand.contactEmail}. We’ll tell you whether it came from us.`;
        },
      },
    ],
  },
  happened: {
    title: 'If you’ve already been scammed',
    text: [
      'It happens to careful people. Stop replying. If you shared bank details, call your bank, and change any password you gave them.',
      'Keep the messages, report them to your local police, and tell us. In the United States, you can also report it to the Federal Trade Commission.',
    ],
  },
} as const;
