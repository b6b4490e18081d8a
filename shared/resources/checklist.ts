import { type Resource, text, tick } from './blocks.ts';

export const checklist: Resource = {
  id: 'checklist',
  kind: 'Checklist',
  title: 'First-week checklist',
  teaser: 'What to set up and try before the second week. Your ticks are kept.',
  minutes: 3,
  sections: [
    {
      heading: 'Your place',
      blocks: [
        text('Tick what is done. The ticks are stored with your account, so they are there on every device.'),
        tick('internet', 'The connection reaches 10 Mbps at the hour I work, measured, not hoped.'),
        tick(
          'backup-internet',
          'There is a second way online, for example the phone as a hotspot, and I have tried it.',
        ),
        tick('desk', 'The upper edge of the screen is at eye height, and both feet are on the floor.'),
        tick('quiet', 'The people I live with know my shifts.'),
        tick('lock', 'The screen locks by itself after five minutes.'),
      ],
    },
    {
      heading: 'Your account',
      blocks: [
        tick('password', 'My password is used nowhere else.'),
        tick('second-factor', 'The second factor is switched on in Profile.'),
        tick('contact-data', 'Phone and country in Profile are right.'),
        tick('notifications', 'Desktop notifications are allowed, and I have heard the sound once.'),
      ],
    },
    {
      heading: 'The work',
      blocks: [
        tick('handbook', 'I have read the handbook.'),
        tick('lesson-shift', 'I have been through the lesson about the first shift.'),
        tick('lesson-customer', 'I have been through the lesson about the upset customer.'),
        tick('first-session', 'I have worked a session and ended it with End Session.'),
        tick('feedback', 'I have read the reasons of a grade and know what I will do differently.'),
        tick('practice', 'I have talked with a practice client and written the report.'),
        tick('template', 'I have made one of the reply templates my own.'),
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
