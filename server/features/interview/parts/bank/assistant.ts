import type { Bank } from './question.ts';

export const assistantBank: Bank = {
  experience: [
    {
      id: 'va-work',
      ask: 'What have you organized for someone else, such as calendars, inboxes, travel, or documents?',
      plain:
        'I mean any time someone relied on you to keep things in order: a boss, a family, a club. What did you do for them?',
      probe: 'What did you take off their plate in a normal week?',
      parts: [
        { heard: 'kind', probe: 'What kind of things did you organize?' },
        { heard: 'own', probe: 'What did you do yourself in a normal week?' },
      ],
      touches: ['organisation'],
    },
    {
      id: 'va-recent',
      ask: 'What have you planned or organized recently?',
      plain:
        'It can be anything: a trip, an event, a move, or a week full of appointments. What did you plan?',
      probe: 'Which step of the planning was the hardest?',
      parts: [
        { heard: 'kind', probe: 'What did you plan?' },
        { heard: 'own', probe: 'Which part of it was yours?' },
      ],
      touches: ['organisation'],
    },
  ],
  depth: [
    {
      id: 'va-priorities',
      ask: 'On a day when everything came at once, how did you decide what to do first?',
      plain:
        'I mean a day with more to do than you had time for. You had to choose what to do first. How did you choose?',
      probe: 'Which task did you leave for later?',
      parts: [
        { heard: 'own', probe: 'What did you do first that day?' },
        { heard: 'reason', probe: 'Why did that come first?' },
      ],
      touches: ['organisation'],
    },
    {
      id: 'va-ahead',
      ask: 'When did you see a problem coming before the person you worked for did?',
      plain:
        'I mean a problem no one else had noticed yet, such as two meetings at once or a late flight. What did you notice?',
      probe: 'How did you notice it?',
      parts: [
        { heard: 'case', probe: 'What did you see coming?' },
        { heard: 'own', probe: 'What did you do about it?' },
      ],
      touches: ['judgement'],
    },
  ],
  skills: [
    {
      id: 'va-tools',
      ask: 'Which calendar, email, and task tools do you use?',
      plain:
        'I mean the programs where you keep dates, messages, and to-do lists, including the ones on your phone. Which ones do you use?',
      probe: 'What do you do first in one of them on a normal morning?',
      parts: [
        { heard: 'tool', probe: 'What are those programs called?' },
        { heard: 'use', probe: 'How do you keep track of things in it?' },
      ],
      touches: ['tools'],
    },
  ],
  situation: [
    {
      id: 'va-conflict',
      ask: 'Here’s a situation you might see on the job. Two clients want the same hour with your manager tomorrow, and she’s on a plane and can’t answer. What do you do?',
      plain:
        'Imagine one free hour and two people who want it. You can’t ask your manager until tomorrow. What do you do about the two?',
      probe: 'What would you write to each of the two clients?',
      parts: [
        { heard: 'own', probe: 'How would you decide who gets the hour?' },
        { heard: 'tell', probe: 'What would you write to each of the two clients?' },
      ],
      touches: ['organisation', 'judgement'],
      later: {
        ask: 'After she lands, she says the client you moved is her most important one. What do you do now?',
        plain:
          'Your manager is back, and the person you gave another time is the one who matters most to her. How do you make it right?',
        probe: 'What would you write to that client?',
        parts: [{ heard: 'own', probe: 'What would be your first step?' }],
        touches: ['judgement'],
      },
    },
    {
      id: 'va-inbox',
      ask: 'Here’s a situation you might see on the job. You open your manager’s inbox and find 140 unread emails before her first meeting in 30 minutes. What do you do?',
      plain:
        'Imagine a very full inbox that isn’t yours, and half an hour until her meeting. You can’t read everything. What do you do in that half hour?',
      probe: 'Which emails do you look for first?',
      parts: [
        { heard: 'own', probe: 'Which emails do you look for first?' },
        { heard: 'tell', probe: 'What would you give her before the meeting?' },
      ],
      touches: ['organisation'],
      later: {
        ask: 'One of the emails asks for a bank transfer today and looks as if it came from your manager. What do you do?',
        plain:
          'An email under your manager’s name wants money sent today. It may be from her, or it may not. What do you do with it?',
        probe: 'How would you check it?',
        parts: [{ heard: 'check', probe: 'How would you check it?' }],
        touches: ['judgement'],
      },
    },
  ],
};
