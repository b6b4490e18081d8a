import { compare, list, type Resource, text } from './blocks.ts';

export const etiquette: Resource = {
  id: 'email-etiquette',
  kind: 'Etiquette',
  title: 'Email etiquette',
  teaser: 'Subject lines people open, first lines they read, and endings they answer.',
  minutes: 6,
  sections: [
    {
      heading: 'The subject',
      blocks: [
        text(
          'Say what it’s about and what you need, with the date if there is one. Readers use the subject to decide whether to open it today.',
        ),
        compare('Question', 'Invoice 1184: which address is right? Needed by Thursday'),
      ],
    },
    {
      heading: 'The first line',
      blocks: [
        text('Phones show one line. Put your point there. Keep the greeting short and skip the weather.'),
        compare(
          'I hope this email finds you well. I am writing to you in regard to the matter we discussed.',
          'Dear Ms. Okafor, we sent your $48 refund today. It’ll arrive by Friday.',
        ),
      ],
    },
    {
      heading: 'The body',
      blocks: [
        list(
          'One email, one topic. Two topics need two emails, because they get two answers.',
          'Keep paragraphs short. Use a list as soon as you have three things.',
          'Give full dates and time zones: Nov 20, 9 AM ET. “Tomorrow” is a different day for half your readers.',
          'Spell names the way their owners do. If you’re not sure how to address someone, use their full name.',
          'Skip idioms and irony. They don’t travel well.',
        ),
      ],
    },
    {
      heading: 'The ending',
      blocks: [
        text(
          'Say who does what by when, even if it’s only you. People read an email without a next step and forget it.',
        ),
        compare(
          'Let me know your thoughts.',
          'Please choose A or B by Wednesday. If I don’t hear from you, I’ll go with A.',
        ),
      ],
    },
    {
      heading: 'To, Cc, and Reply all',
      blocks: [
        list(
          'To: anyone who has to act. Cc: anyone who has to know. Leave out everyone else.',
          'Reply all only when everyone needs the answer.',
          'Before you forward, scroll down. What’s below may not be meant for the new reader.',
          'Attach the file before you write, so you don’t forget it.',
        ),
      ],
    },
    {
      heading: 'Tone',
      blocks: [
        text(
          'Writing has no face. What seems brief to you may look cold, and what seems funny may look rude.',
        ),
        compare('You forgot the attachment.', 'The file didn’t come through. Could you attach it again?'),
        list(
          'Say thanks for something specific, or leave it out.',
          'All caps is shouting, and three exclamation points don’t help.',
          'Angry? Write it, save it, eat something, and read it again. Then write a different one.',
        ),
      ],
    },
    {
      heading: 'Before you send',
      blocks: [
        list(
          'Is the name right?',
          'Did I answer every question?',
          'Are the dates and figures right?',
          'Is the next step clear?',
          'Would I sign this if it were printed?',
        ),
      ],
    },
  ],
};
