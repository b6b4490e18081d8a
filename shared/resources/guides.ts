import { compare, list, type Resource, steps, text } from './blocks.ts';

export const guides: Resource = {
  id: 'guides',
  kind: 'Guide',
  title: 'Task guides',
  teaser:
    'How to go about the kinds of tasks you are given: records, messages, calendars, summaries, decisions.',
  minutes: 8,
  sections: [
    {
      heading: 'Cleaning records',
      blocks: [
        text('A list is clean when a machine could sort it and a stranger could trust it.'),
        steps(
          'Read the rule for each column first: which form has a date, a phone number, a name?',
          'Go through one column at a time from top to bottom. Eyes that jump between columns miss things.',
          'Look for doubles last: the same person with another spelling, the same invoice with another date.',
          'Never guess a missing value. Leave it open and say that you did.',
          'Count the rows before and after. If the numbers differ, you must be able to say why.',
        ),
        compare(
          'I cleaned the list.',
          'I cleaned 20 rows: two doubles merged (4 and 11), one date unreadable (row 7, left open), 18 rows remain.',
        ),
      ],
    },
    {
      heading: 'Answering a message',
      blocks: [
        steps(
          'Find every question in it. Underline them; there are often two.',
          'Begin with the sentence the person waits for, not with the history.',
          'Say what you do now, what they have to do, and when they hear from you again.',
          'Keep to facts you can see in the material. A promise you cannot keep costs more than a no.',
        ),
        compare(
          'We will look into it as soon as possible.',
          'I have asked the carrier. I write to you on Friday, also if there is no news.',
        ),
      ],
    },
    {
      heading: 'Arranging a calendar',
      blocks: [
        list(
          'Write every time with its zone: 9 AM ET, 10 PM in Manila. Half of all mistakes are one hour wide.',
          'Fix what cannot move first, then what needs several people, then the rest.',
          'Leave 10 minutes between calls; people are not browser tabs.',
          'Clocks in the U.S. change in March and November. Check the week you are planning, not the week you are in.',
          'Propose two times, not an open question.',
        ),
      ],
    },
    {
      heading: 'A call summary in five lines',
      blocks: [
        steps(
          'Who spoke, when, about what.',
          'What the caller wanted, in the caller’s words.',
          'What was agreed.',
          'Who does what by when.',
          'What stayed open. If the caller asked a second question, it belongs here.',
        ),
        text('Opinions about the caller do not belong in a summary. It may be read by the caller.'),
      ],
    },
    {
      heading: 'Deciding what comes first',
      blocks: [
        list(
          'Somebody is stopped from working: now.',
          'A date was promised to a customer: today.',
          'It gets more expensive every day: this week.',
          'It would be nice: write it down, and ask at the end of the week whether it still would be.',
        ),
        text('When two things collide, say so early and propose an order. Deciding late is deciding, too.'),
      ],
    },
    {
      heading: 'When the material is not enough',
      blocks: [
        text(
          'Say what is missing, why it matters, and what you assume until you know. Then go on with the part you can do.',
        ),
        compare(
          'I could not do this because information was missing.',
          'The price list ends in June. I used the June prices and marked the three rows that depend on them.',
        ),
      ],
    },
  ],
};
