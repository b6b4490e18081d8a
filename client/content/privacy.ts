import { brand } from '../../shared/brand.ts';

export const privacyEffective = 'January 2025';

/** The policy, section by section. A company that runs this product has it checked for its own law. */
export const privacy = [
  {
    title: 'Who we are',
    text: [
      `${brand.name} finds remote work for people and people for U.S. employers. This policy says what we do with your data when you use this site. Write to ${brand.privacyEmail} about anything in it.`,
    ],
  },
  {
    title: 'What we collect',
    text: [
      'What you type into the application form: name, e-mail, phone if you give it, country, state, the position you want, why you are a good fit, and your résumé.',
      'What you write in the chat interview, the ratings proposed from it, and what HR notes about your application.',
      'Technical data that a website needs: your address on the internet for as long as it takes to keep attackers out, and a cookie that keeps you signed in.',
    ],
  },
  {
    title: 'Why we use it',
    text: [
      'To answer your application, to interview you, to decide, and to employ you if you are hired. For nothing else, and never for advertising.',
    ],
  },
  {
    title: 'AI in our process',
    text: [
      'A computer program asks the interview questions and proposes a first score, with a quote from your answers for each rating. It decides nothing. A person in HR reads the conversation and decides, and you can ask for a person instead of the program, or for a human review of the score.',
    ],
  },
  {
    title: 'Who sees it',
    text: [
      'Our HR team, and a client once you are proposed to them. If a language model of another company is connected, the conversation is sent to it to be answered. Nobody buys data from us.',
    ],
  },
  {
    title: 'How long we keep it',
    text: [
      'Application materials are typically kept 12-24 months, so that we can come back to you for another job. Then they are deleted. Data that the law obliges us to keep stays for as long as the law says.',
    ],
  },
  {
    title: 'How we protect it',
    text: [
      'Connections are encrypted. Files open only through links that work for minutes and for one person. Access is limited to those who need it and is recorded.',
    ],
  },
  {
    title: 'Your rights',
    text: [
      `You may ask what we hold about you, have it corrected, get a copy, or have it deleted. Write to ${brand.privacyEmail} from the address you applied with. It costs nothing.`,
    ],
  },
  {
    title: 'Cookies',
    text: [
      'We set a cookie only when you sign in or open the candidate portal. Drafts that you have not sent yet are kept in your own browser. There is no tracking.',
    ],
  },
  {
    title: 'Children',
    text: ['Our services are not directed at people under 18, and we do not knowingly keep their data.'],
  },
  {
    title: 'Changes and contact',
    text: [
      `When we change this policy, the date above changes with it. Questions go to ${brand.privacyEmail}.`,
    ],
  },
] as const;
