import { brand } from '../../shared/company/brand.ts';

/** The accessibility statement: our standard, how we check it, and known gaps. */
export const accessibility = {
  title: 'Accessibility',
  get lead() {
    return `Everyone who can do the work should be able to apply for it. Here’s what ${brand.name} does to make that possible on this site.`;
  },
  sections: [
    {
      title: 'Our standard',
      text: ['We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page.'],
      points: [],
    },
    {
      title: 'What that means for you',
      text: [],
      points: [
        'Everything works with just a keyboard, and you can always see where the focus is.',
        'Headings, labels, and messages work with screen readers. A chat reply is announced once, when it’s complete.',
        'You can enlarge text to 200 percent, and pages fit a 320-pixel window without sideways scrolling.',
        'There’s a light and a dark mode, both with enough contrast. No information depends on color alone.',
        'If your device asks for reduced motion, pages stay still.',
        'The public pages can be read without JavaScript.',
        'The interview has no time limit. You can stop and continue on another day or another device.',
      ],
    },
    {
      title: 'How we check it',
      text: [
        'Every change to this site goes through automated checks of every page, in light and dark mode, on small and large screens. The checks also fill out an application, take the interview, and use the portal, and they operate menus, lists, and dialogs with just a keyboard.',
        'Automated checks catch only some problems, so please tell us what we’ve missed.',
      ],
      points: [],
    },
    {
      title: 'Where we know it falls short',
      text: [],
      points: [
        'Résumés and documents appear as they were uploaded. A scanned page has no text for a screen reader.',
        'The site and the interviews are in English only.',
      ],
    },
    {
      title: 'Another way to apply or be interviewed',
      text: [
        'If a form or the chat interview doesn’t work for you, write to {hr}. A person will take your application or interview you in a way that works for you. It counts the same. You don’t have to say why.',
      ],
      points: [],
    },
    {
      title: 'Tell us',
      get text() {
        return [
          `Run into a barrier? Write to ${brand.contactEmail}. We’ll answer within 24–48 hours on business days and tell you what we’ll do.`,
        ];
      },
      points: [],
    },
  ],
} as const;
