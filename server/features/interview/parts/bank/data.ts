import type { Bank } from './question.ts';

export const dataBank: Bank = {
  experience: [
    {
      id: 'data-work',
      ask: 'What did a normal day look like when you entered or checked data?',
      plain:
        'I mean any work with lists, forms, or records: invoices, orders, inventory, names in a spreadsheet. What did you do with them on a normal day?',
      probe: 'What’s one kind of record you worked with?',
      parts: [
        { heard: 'kind', probe: 'What kind of records were they?' },
        { heard: 'amount', probe: 'About how many of those did you do in a day?' },
      ],
      touches: ['working_method'],
    },
    {
      id: 'data-recent',
      ask: 'Could you walk me through the most recent job or task where you worked with records or spreadsheets?',
      plain:
        'Think of the last time you worked with a list or a spreadsheet, at work, in school, or at home. What did you do in it, step by step?',
      probe:
        'What did the first hour of that work look like? Any example is fine, including school or helping out in a family business.',
      parts: [
        { heard: 'kind', probe: 'What was in those records?' },
        { heard: 'own', probe: 'What did you do with them, from the first step to the last?' },
      ],
      touches: ['working_method'],
    },
  ],
  depth: [
    {
      id: 'data-error',
      ask: 'Think of a mistake you found, your own or someone else’s. What did you do about it?',
      plain:
        'I mean something that was wrong in a list, a form, or a bill, and what you did when you noticed it. What was wrong?',
      probe: 'What was the mistake?',
      parts: [
        { heard: 'case', probe: 'Could you pick one mistake and tell me what was wrong?' },
        { heard: 'own', probe: 'What did you do when you found it?' },
        { heard: 'result', probe: 'What changed afterward?' },
      ],
      touches: ['accuracy'],
      ifMentioned: {
        of: ['mistake', 'error', 'wrong', 'typo', 'mismatch', 'discrepancy'],
        instead:
          'You’ve already told me about a mistake. How do you keep one like that from happening again?',
      },
    },
    {
      id: 'data-quality',
      ask: 'How do you make sure what you typed is right before you hand it over?',
      plain: 'When you’ve typed a list and it has to be right, what do you look at before you pass it on?',
      probe: 'Which check do you do first?',
      parts: [{ heard: 'check', probe: 'Which check do you do first?' }],
      touches: ['accuracy'],
    },
  ],
  skills: [
    {
      id: 'data-tools',
      ask: 'Which programs do you use for this kind of work?',
      plain:
        'I mean what’s on your screen when you work with data, such as a spreadsheet or a company system. Which ones do you know?',
      probe: 'Could you name one function or shortcut you use every day?',
      parts: [
        { heard: 'tool', probe: 'What are those programs called?' },
        { heard: 'use', probe: 'What do you do in it on a normal day?' },
      ],
      touches: ['tools'],
    },
  ],
  situation: [
    {
      id: 'data-invoices',
      ask: 'Here’s a situation you might see on the job. You have 60 supplier invoices to enter before noon. Number 14 has a total that doesn’t match its line items. What do you do?',
      plain:
        'Imagine 60 bills on your desk. On one of them, the amounts don’t add up to the total at the bottom. What do you do with that one and the rest?',
      probe: 'What do you do with the other invoices while that one is unclear?',
      parts: [
        { heard: 'own', probe: 'What would you do with the one that doesn’t add up?' },
        { heard: 'others', probe: 'What do you do with the other invoices while that one is unclear?' },
      ],
      touches: ['accuracy', 'working_method'],
      later: {
        ask: 'The supplier doesn’t answer, and it’s now 11:30. How do you hand over your work so no one is surprised?',
        plain:
          'It’s almost noon, and one bill is still unclear. Someone else needs to know where things stand. What do you tell them?',
        probe: 'What would your message to the team lead say?',
        parts: [{ heard: 'tell', probe: 'What would your message to the team lead say?' }],
        touches: ['working_method'],
      },
    },
    {
      id: 'data-duplicates',
      ask: 'Here’s a situation you might see on the job. You get a list of 2,000 customers and notice that some people are on it twice, with different phone numbers. What do you do?',
      plain:
        'Imagine a long list where the same person appears twice, each time with a different phone number. What do you do about those?',
      probe: 'How would you decide which of the two phone numbers is right?',
      parts: [
        { heard: 'check', probe: 'How would you decide which of the two phone numbers is right?' },
        { heard: 'own', probe: 'What would you do with the two lines then?' },
      ],
      touches: ['accuracy', 'working_method'],
      later: {
        ask: 'Your team lead says, “Just delete the older ones.” What do you answer?',
        plain: 'Your lead wants the older lines deleted. What would you say to that?',
        probe: 'What could go wrong?',
        parts: [{ heard: 'stance', probe: 'Would you delete them?' }],
        touches: ['working_method'],
      },
    },
  ],
};
