import { compare, list, type Resource, text } from './blocks.ts';

export const etiquette: Resource = {
  id: 'email-etiquette',
  kind: 'Etiquette',
  title: 'E-mail etiquette',
  teaser: 'Subjects that are opened, first lines that are read, and endings that are answered.',
  minutes: 6,
  sections: [
    {
      heading: 'The subject',
      blocks: [
        text(
          'Say what it is about and what you need, with the date if there is one. The reader decides by the subject whether to open it today.',
        ),
        compare('Question', 'Invoice 1184: which address is right? Needed by Thursday'),
      ],
    },
    {
      heading: 'The first line',
      blocks: [
        text(
          'Phones show one line. Put your point there; the greeting may be short, the weather may be missing.',
        ),
        compare(
          'I hope this e-mail finds you well. I am writing to you in regard to the matter we discussed.',
          'Dear Ms. Okafor, the refund of $48 was sent today and arrives by Friday.',
        ),
      ],
    },
    {
      heading: 'The body',
      blocks: [
        list(
          'One e-mail, one matter. Two matters are two e-mails, because they have two answers.',
          'Short paragraphs; a list as soon as there are three things.',
          'Full dates and zones: Nov 20, 9 AM ET. “Tomorrow” is another day for half of your readers.',
          'Names spelled as their owners spell them. When you do not know how to address somebody, the full name is always right.',
          'No idioms and no irony. They travel badly.',
        ),
      ],
    },
    {
      heading: 'The end',
      blocks: [
        text(
          'Say who does what by when, even if it is only you. An e-mail without a next step is read and forgotten.',
        ),
        compare(
          'Let me know your thoughts.',
          'Please choose A or B by Wednesday. Without an answer I go on with A.',
        ),
      ],
    },
    {
      heading: 'To, Cc and Reply all',
      blocks: [
        list(
          'To: who has to act. Cc: who has to know. Everybody else: nobody.',
          'Reply all only when all need the answer.',
          'Before you forward, scroll down: what is below was written for other eyes.',
          'Attachments first, text second; then none is forgotten.',
        ),
      ],
    },
    {
      heading: 'Tone',
      blocks: [
        text(
          'Writing has no face. What you think is short may look cold; what you think is funny may look rude.',
        ),
        compare(
          'You did not attach the file.',
          'The file did not come through. Could you attach it once more?',
        ),
        list(
          'Thank for something specific or not at all.',
          'Capital letters shout, and three exclamation marks do not help.',
          'Angry? Write it, save it, eat something, read it again. Then write another one.',
        ),
      ],
    },
    {
      heading: 'Before you send',
      blocks: [
        list(
          'Is the name right?',
          'Is every question answered?',
          'Are the dates and figures right?',
          'Is the next step clear?',
          'Would I sign this if it were printed?',
        ),
      ],
    },
  ],
};
