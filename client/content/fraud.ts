import { brand } from '../../shared/brand.ts';
import { whenPapers } from '../../shared/documentsTerms.ts';

/** "How to know it is us": against people who recruit in a name that is not theirs. `{sender}` is the From of our emails. */
export const fraud = {
  title: 'How to know it is us',
  lead: 'Some people pretend to be recruiters in order to get money or data. This page says what we do, what we never do, and what to do when something looks wrong.',
  always: {
    title: 'What we always do',
    points: [
      'We email you from {sender}, and from no other address.',
      'We list every job on this site. If it is not here, it is not ours.',
      'We interview in the candidate portal on this site. You open it with your account, or with a code we email you after you apply.',
      'We say when you talk with an AI. Each one is marked, and you can ask for a person.',
      `We ask for identity and bank details ${whenPapers}, and only after you've signed in on this site.`,
    ],
  },
  never: {
    title: 'What we never do',
    points: [
      'We never ask applicants for money: no fee, no deposit, no equipment to buy, no gift cards.',
      'We never send you a cheque and ask you to pass part of it on.',
      'We never interview you in a messenger or write from a free mailbox.',
      'We never ask for your password, your access code or a code that your bank sent you.',
      'We never promise a job before somebody has read your application.',
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
        text: 'Read the whole address of the email, not only the name that is shown. Ours is {sender}.',
      },
      {
        title: 'Ask us',
        text: `Send what you received to ${brand.contactEmail}. We tell you whether it came from us.`,
      },
    ],
  },
  happened: {
    title: 'If it has happened already',
    text: [
      'It happens to careful people too. Stop answering. Call your bank if you gave them bank details, and change any password you shared.',
      'Keep the messages, report them to the police where you live, and tell us. In the United States you can also report it to the Federal Trade Commission.',
    ],
  },
} as const;
