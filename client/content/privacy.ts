import { brand } from '../../shared/brand.ts';
import { whenPapers } from '../../shared/documentsTerms.ts';
import type { SiteLink } from './navigation.ts';

export const privacyEffective = 'January 2025';

type PolicySection = {
  id: string;
  title: string;
  text: readonly string[];
  points?: readonly string[];
  links?: readonly SiteLink[];
};

/** The policy, section by section. A company that runs this product has it checked for its own law. */
export const privacy: readonly PolicySection[] = [
  {
    id: 'who-we-are',
    title: 'Who we are',
    text: [
      `${brand.name} finds remote work for people and people for employers. ${brand.whereabouts} This policy says what we do with your data when you visit this site, apply, take the interview or work with us. For anything in it, write to ${brand.privacyEmail}.`,
    ],
  },
  {
    id: 'what-we-collect',
    title: 'What we collect',
    text: [],
    points: [
      'When you apply: name, email address, phone if you give it, country, state, the position you want, why you are a good fit, your résumé, and your LinkedIn profile and a cover letter if you give them.',
      'When you take the interview: what you write, when you wrote it, the ratings proposed from it with the quotes they rest on, and what HR notes.',
      `Address, identity document, tax number and bank details ${whenPapers}. You enter them yourself after you've signed in.`,
      'When you work with us: shifts, assignments, answers, evaluations and practice chats.',
      'When you write to us: your name, your address and your message.',
      'Technical data that a site needs: your network address for as long as it takes to keep attackers out, and what went wrong when something did.',
      'If you choose to tell us, facts about yourself for equal-opportunity statistics. They are kept apart and never shown to whoever decides.',
    ],
  },
  {
    id: 'why-we-use-it',
    title: 'Why we use it',
    text: [
      'To answer your application, to interview you, to decide, to pay you and to keep the records that the law asks of an employer. We do not use it for advertising, and we do not sell it.',
    ],
  },
  {
    id: 'ai-in-our-process',
    title: 'AI in our process',
    text: [
      'A computer program asks the interview questions and proposes a first score. Each rating must quote your own words; a rating without a quote does not count. It decides nothing: a person in HR reads the conversation and decides.',
      'You are asked for consent before the first question. You can ask for a person instead of the program, and for a human review of the score. The supervisor and the simulated customers at work are programs too, and are marked as such.',
    ],
  },
  {
    id: 'who-sees-it',
    title: 'Who sees it',
    text: [
      'Our HR team, and a client once you are proposed to them. Providers that run servers or send mail for us see what that takes, under contract. If a language model of another company is connected, the conversation is sent to it to be answered; tax numbers, bank details and documents are not.',
      'What you tell us about yourself for equal-opportunity statistics is shown to nobody but you. HR sees totals of groups, and none of fewer than five people. If you take an answer back or have your data deleted, totals that were counted before stay, without anything that leads to you, until they are counted again; those of past years stay.',
      'We give data to authorities only where the law obliges us to.',
    ],
  },
  {
    id: 'how-long-we-keep-it',
    title: 'How long we keep it',
    text: [
      'Application materials are typically kept 12-24 months, so that we can come back to you for another job. Then they are deleted, with the files, the interview and the mails about it.',
    ],
    points: [
      'Identity documents and bank details of somebody who was not hired in the end: 90 days.',
      'Unfinished uploads: one day.',
      'Records that the law obliges an employer to keep: for as long as the law says.',
    ],
  },
  {
    id: 'how-we-protect-it',
    title: 'How we protect it',
    text: [],
    points: [
      'Connections are encrypted.',
      'Tax numbers, bank details and the text of mails are stored encrypted. On screen only the last four digits are shown; showing more needs a reason and is recorded.',
      'Files open only through links that work for minutes and for one person.',
      'Passwords and access codes are stored in a form from which they cannot be read back.',
      'Tax numbers, bank details and documents are never sent by e-mail.',
    ],
  },
  {
    id: 'your-rights',
    title: 'Your rights',
    text: [
      `You may ask what we hold about you, have it corrected, get a copy, have it deleted, or object to how it is used. Use the page “Request or delete my data” or write to ${brand.privacyEmail}. It costs nothing. We confirm the request by mail, so that nobody else can make it in your name.`,
      'Answers for equal-opportunity statistics can be changed and deleted in the candidate portal at any time, without a reason and without any effect on your application.',
      'You may also complain to the data protection authority where you live.',
    ],
    links: [{ to: '/data-request', label: 'Request or delete my data' }],
  },
  {
    id: 'cookies-and-storage',
    title: 'Cookies and storage in your browser',
    text: [
      'We set a cookie only when you sign in or open the candidate portal, and it ends when you sign out or have been away for a while. A second one remembers for 400 days that you’ve signed in with this browser before, so that we can warn you about sign-ins from others. Drafts that you have not sent yet and your choice of light or dark colours stay in your own browser. There is no tracking and no advertising.',
    ],
  },
  {
    id: 'young-people',
    title: 'Young people',
    text: [
      'Our services are not directed at people under 18. We do not knowingly keep their data; if it reaches us, we delete it.',
    ],
  },
  {
    id: 'changes-and-contact',
    title: 'Changes and contact',
    text: [
      `When we change this policy, the date above changes with it. Questions go to ${brand.privacyEmail}.`,
    ],
  },
];
