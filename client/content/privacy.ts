import { brand } from '../../shared/company/brand.ts';
import { whenPapers } from '../../shared/documents/terms.ts';
import { AI_USAGE_MONTHS, retentionDefaults } from '../../shared/privacy/terms.ts';
import { counted } from '../../shared/text/counted.ts';
import type { SiteLink } from './navigation.ts';

export const privacyEffective = 'January 2025';

type PolicySection = {
  id: string;
  title: string;
  text: readonly string[];
  points?: readonly string[];
  links?: readonly SiteLink[];
};

const periods = () => brand.retention ?? retentionDefaults;

/** The range is the specification's; another period is given as HR set it. */
function applicationsKept(): string {
  const { applicationMonths } = periods();
  const unchanged = applicationMonths === retentionDefaults.applicationMonths;
  return unchanged ? '12-24 months' : counted(applicationMonths, 'month');
}

/**
 * The policy, section by section. A company that runs this product has it reviewed for its own jurisdiction.
 */
export const privacy: readonly PolicySection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    get text() {
      return [
        `${brand.name} matches people with remote jobs. ${brand.whereabouts} This policy explains what we do with your data when you visit this site, apply, interview, or work with us. If you have a question about it, write to ${brand.privacyEmail}.`,
      ];
    },
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    text: [],
    points: [
      'When you apply: your name, email address, phone number if you give it, country, state, the position you want, why you’re a good fit, your résumé, and, if you add them, your LinkedIn profile and a cover letter.',
      'When you interview: what you write, when you write it, the ratings proposed from it with the quotes they’re based on, and HR’s notes.',
      `Your address, an identity document, your Social Security number if you have one, and your bank details. You enter them yourself after you’ve signed in: ${whenPapers}.`,
      'When you work with us: shifts, assignments, answers, evaluations, and practice chats.',
      'When you write to us: your name, your email address, and your message.',
      'Technical data a website needs: your IP address, for as long as we need it to keep attackers out, and a record of errors when something goes wrong.',
      'If you choose to tell us, facts about yourself for equal-opportunity statistics. We keep them separate, and the people who make hiring decisions never see them.',
    ],
  },
  {
    id: 'why-we-use-it',
    title: 'Why we use it',
    text: [
      'To respond to your application, interview you, make a hiring decision, pay you, and keep the records employers must keep by law. We don’t use it for advertising, and we don’t sell it.',
    ],
  },
  {
    id: 'ai-in-our-process',
    title: 'AI in our process',
    text: [
      'A computer program asks the interview questions and proposes a score. Every rating has to quote your own words. If we can’t find a quote for a part of the interview, that part earns no points. The program decides nothing: a person in HR reads the conversation and decides.',
      'We ask for your consent before the first question. You can ask for a person instead of the program, and for a person to review your score. The work supervisor and the simulated customers are programs, too, and we label them as such.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    text: [
      'Our HR team, and a client once we propose you to them. Companies that run our servers or send our email see only what they need for that, under contract. If we connect another company’s language model, we send it what it needs to answer and rate: your conversations, and your name and text from your application and résumé. We never send it Social Security numbers, bank details, identity documents, or cover letters.',
      'What you tell us about yourself for equal-opportunity statistics is shown to you alone. HR sees group totals, and never for a group of fewer than five people. If you take back an answer or have your data deleted, totals that already counted it stay, with nothing that identifies you, until the next count. Totals from past years stay as they are.',
      'We give data to authorities only where the law requires it.',
    ],
  },
  {
    id: 'how-long-we-keep-it',
    title: 'How long we keep it',
    get text() {
      return [
        `Application materials are typically kept ${applicationsKept()}, so we can contact you about another job. Then we delete them, along with your files, your interview, and the emails about it.`,
      ];
    },
    get points() {
      const { applicationMonths, vaultDays } = periods();
      return [
        `Messages from our contact form, and emails that aren’t part of your other records, such as confirmations of those messages: ${counted(applicationMonths, 'month')}.`,
        `Identity documents and bank details of people we don’t hire: ${counted(vaultDays, 'day')}.`,
        `Daily counts of how much AI your conversations used: ${counted(AI_USAGE_MONTHS, 'month')}.`,
        'If you’ve written that you or someone else may be in danger, and your data is deleted before a person has followed up: what you wrote, with your name, email address, phone number, and country, so we can reach you and help. Only the people in HR who respond to such messages can read it, and we delete it as soon as they’ve closed the case.',
        'Unfinished uploads: one day.',
        'Records the law requires an employer to keep: for as long as the law says.',
      ];
    },
  },
  {
    id: 'how-we-protect-it',
    title: 'How we protect it',
    text: [],
    points: [
      'Connections are encrypted.',
      'We encrypt Social Security numbers, bank details, and the text of emails. Our screens show only the last four digits of Social Security and bank account numbers. To see the rest, HR has to give a reason, which we record.',
      'Links to files work for a few minutes and for one person.',
      'We store passwords and access codes in a form that can’t be turned back into the original.',
      'We never email Social Security numbers, bank details, or documents.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    get text() {
      return [
        `You can ask what we have about you, correct it, get a copy, have it deleted, or object to how we use it. Use the page “Request or delete my data” or write to ${brand.privacyEmail}. It’s free. We confirm the request by email, so no one else can make it in your name.`,
        'You can change or delete your answers for equal-opportunity statistics in the candidate portal at any time, without giving a reason and without any effect on your application.',
        'You can also complain to the data protection authority where you live.',
      ];
    },
    links: [{ to: '/data-request', label: 'Request or delete my data' }],
  },
  {
    id: 'cookies-and-storage',
    title: 'Cookies and storage in your browser',
    text: [
      'We set a cookie only when you sign in, choose a new password by email, open the candidate portal, or download a copy of your data. It ends when you sign out, when the download link expires, or after a period of inactivity. A second one remembers for 400 days that you’ve signed in with this browser before, so we can warn you about sign-ins from other browsers. Drafts you haven’t sent yet and your choice of light or dark mode stay in your own browser. There’s no tracking and no advertising.',
    ],
  },
  {
    id: 'young-people',
    title: 'Young people',
    text: [
      'Our services aren’t meant for people under 18. We don’t knowingly keep their data; if we receive it, we delete it.',
    ],
  },
  {
    id: 'changes-and-contact',
    title: 'Changes and contact',
    get text() {
      return [
        `When we change this policy, the date above changes with it. Send questions to ${brand.privacyEmail}.`,
      ];
    },
  },
];
