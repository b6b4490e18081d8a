import { type Resource, text, tick } from './blocks.ts';

export const checklist: Resource = {
  id: 'checklist',
  kind: 'Checklist',
  title: 'First-week checklist',
  teaser: 'What to set up and try before your second week. We save your checkmarks.',
  minutes: 3,
  sections: [
    {
      heading: 'Your workspace',
      blocks: [
        text(
          'Check off what’s done. We save your checkmarks with your account, so you’ll see them on every device.',
        ),
        tick('internet', 'I’ve measured at least 10 Mbps at the hours I work.'),
        tick(
          'backup-internet',
          'I have a second way to get online, such as my phone as a hotspot, and I’ve tried it.',
        ),
        tick('desk', 'The top of my screen is at eye level, and both feet are on the floor.'),
        tick('quiet', 'The people I live with know my shifts.'),
        tick('lock', 'My screen locks automatically after five minutes.'),
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        tick('password', 'I don’t use my password anywhere else.'),
        tick('second-factor', 'Two-step sign-in is turned on in Profile.'),
        tick('contact-data', 'My phone and country in Profile are correct.'),
        tick('notifications', 'Desktop notifications are on, and I’ve heard the sound.'),
      ],
    },
    {
      heading: 'The work',
      blocks: [
        tick('handbook', 'I’ve read the handbook.'),
        tick('lesson-shift', 'I’ve gone through the lesson on the first shift.'),
        tick('lesson-customer', 'I’ve gone through the lesson on the upset customer.'),
        tick('first-session', 'I’ve worked a session and ended it with End Session.'),
        tick('feedback', 'I’ve read the reasons for a grade and know what I’ll do differently.'),
        tick('practice', 'I’ve chatted with a practice client and written the report.'),
        tick('template', 'I’ve made one of the reply templates my own.'),
      ],
    },
    {
      heading: 'People',
      blocks: [
        tick('hr-contact', 'I know how to reach HR, and that URGENT in the subject helps.'),
        tick('second-look', 'I know how to ask for a second look at a grade.'),
      ],
    },
  ],
};
