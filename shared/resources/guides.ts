import { compare, list, type Resource, steps, text } from './blocks.ts';

export const guides: Resource = {
  id: 'guides',
  kind: 'Guide',
  title: 'Task guides',
  teaser: 'How to approach the tasks you’ll get: records, messages, calendars, summaries, and decisions.',
  minutes: 8,
  sections: [
    {
      heading: 'Cleaning records',
      blocks: [
        text('A list is clean when a machine could sort it and a stranger could trust it.'),
        steps(
          'Read the rule for each column first. What should a date, a phone number, or a name look like?',
          'Work through one column at a time, top to bottom. It’s easy to miss things when you jump around.',
          'Look for duplicates last: the same person with a different spelling, the same invoice with a different date.',
          'Never guess a missing value. Leave it blank and say that you did.',
          'Count the rows before and after. If the numbers differ, be ready to say why.',
        ),
        compare(
          'I cleaned the list.',
          'I cleaned 20 rows: merged two duplicates (4 and 11), left one unreadable date blank (row 7), 18 rows remain.',
        ),
      ],
    },
    {
      heading: 'Answering a message',
      blocks: [
        steps(
          'Find every question in it and underline it. There are often two.',
          'Start with the sentence the person is waiting for, not with the background.',
          'Say what you’re doing now, what they need to do, and when they’ll hear from you again.',
          'Stick to facts you can see in the material. A promise you can’t keep costs more than a no.',
        ),
        compare(
          'We will look into it as soon as possible.',
          'I’ve asked the carrier. I’ll email you on Friday, even if there’s no news.',
        ),
      ],
    },
    {
      heading: 'Arranging a calendar',
      blocks: [
        list(
          'Write every time with its zone: 9 AM ET, 10 PM in Manila. Most mistakes are off by one hour.',
          'Schedule what can’t move first, then what needs several people, then the rest.',
          'Leave 10 minutes between calls. People aren’t browser tabs.',
          'Clocks in the U.S. change in March and November. Check the week you’re planning, not the week you’re in.',
          'Offer two times instead of an open question.',
        ),
      ],
    },
    {
      heading: 'A call summary in five lines',
      blocks: [
        steps(
          'Who spoke, when, and what about.',
          'What the caller wanted, in the caller’s words.',
          'What you agreed on.',
          'Who does what by when.',
          'What’s still open. If the caller asked a second question, put it here.',
        ),
        text('Leave your opinion of the caller out of a summary. The caller may read it.'),
      ],
    },
    {
      heading: 'Deciding what comes first',
      blocks: [
        list(
          'Someone can’t work: now.',
          'You promised a customer a date: today.',
          'It gets more expensive every day: this week.',
          'It would be nice: write it down, and check at the end of the week whether it still is.',
        ),
        text('When two things collide, say so early and suggest an order. Waiting is a decision, too.'),
      ],
    },
    {
      heading: 'When you don’t have enough to go on',
      blocks: [
        text(
          'Say what’s missing, why it matters, and what you’ll assume until you know. Then do the part you can.',
        ),
        compare(
          'I couldn’t do this because information was missing.',
          'The price list ends in June. I used the June prices and marked the three rows that depend on them.',
        ),
      ],
    },
  ],
};
