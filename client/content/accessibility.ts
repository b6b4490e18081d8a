import { brand } from '../../shared/brand.ts';

/** The accessibility statement: what we aim at, how it is checked, what is known to be missing. */
export const accessibility = {
  title: 'Accessibility',
  lead: `Everybody who can do the work should be able to apply for it. This statement says how ${brand.name} keeps that promise on this site.`,
  sections: [
    {
      title: 'What we aim at',
      text: ['We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page.'],
      points: [],
    },
    {
      title: 'What that means for you',
      text: [],
      points: [
        'Everything works with a keyboard alone, and you can see where you are.',
        'Screen readers get headings, labels and messages in words. A chat reply is announced once, when it is complete.',
        'Text can be enlarged to 200 percent, and pages fit a window of 320 pixels without sideways scrolling.',
        'There are light and dark colours, both with enough contrast. Nothing is said by colour alone.',
        'If your device asks for less movement, pages keep still.',
        'The public pages can be read without JavaScript.',
        'There is no time limit in the interview. You can stop, and continue on another day and another device.',
      ],
    },
    {
      title: 'How it is checked',
      text: [
        'Each change to this site runs through automatic checks of every page in light and dark colours, on a small and a large screen. We also walk through applying, the interview and the portal with the keyboard alone.',
        'Automatic checks find only part of what can go wrong. That is why the next paragraph matters most.',
      ],
      points: [],
    },
    {
      title: 'Where we know it falls short',
      text: [],
      points: [
        'Résumés and documents are shown as they were uploaded; a scanned page has no text for a screen reader.',
        'The site and the interviews are in English only.',
      ],
    },
    {
      title: 'Another way to apply or be interviewed',
      text: [
        `If a form or the chat interview does not work for you, write to ${brand.hrEmail}. A person takes your application or interviews you in a way that suits you, and it counts in the same way. You do not have to say why.`,
      ],
      points: [],
    },
    {
      title: 'Tell us',
      text: [
        `Something is in your way? Write to ${brand.contactEmail}. We answer within 24-48 hours on business days and say what we will do.`,
      ],
      points: [],
    },
  ],
} as const;
