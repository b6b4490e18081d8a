import type { Bank } from './question.ts';

export const adminBank: Bank = {
  experience: [
    {
      id: 'admin-work',
      ask: 'What office work have you done, such as files, forms, or records?',
      plain:
        'I mean any work with paperwork, files, or lists: in an office, at a school, in a store, or at home. What did you do with them?',
      probe: 'Which office task did you do every day?',
      parts: [
        { heard: 'kind', probe: 'What kind of paperwork or records did you handle?' },
        { heard: 'own', probe: 'Which part did you do every day?' },
      ],
      touches: ['process'],
    },
    {
      id: 'admin-process',
      ask: 'Could you describe a process you were responsible for, from the moment something arrived to the moment it was done?',
      plain:
        'I mean something that always went the same way: a form, an order, or a request came in, and you saw it through to the end. What came in?',
      probe: 'Which step took the longest?',
      parts: [
        { heard: 'kind', probe: 'What arrived?' },
        { heard: 'own', probe: 'What did you do with it, from the first step to the last?' },
      ],
      touches: ['process'],
    },
  ],
  depth: [
    {
      id: 'admin-private',
      ask: 'How have you protected confidential information at work?',
      plain:
        'I mean private details about people, such as addresses, salaries, or medical records, and what you did to keep them safe. When did you handle some?',
      probe: 'What did you do when someone asked you for confidential information?',
      parts: [
        { heard: 'kind', probe: 'What sort of information was that, in general terms?' },
        { heard: 'own', probe: 'What did you do to keep it safe?' },
      ],
      touches: ['care'],
    },
    {
      id: 'admin-better',
      ask: 'What have you changed in an office because it didn’t work well?',
      plain: 'I mean something that was slow, messy, or often wrong, and that you made better. What was it?',
      probe: 'How could you tell the change worked?',
      parts: [
        { heard: 'case', probe: 'What didn’t work?' },
        { heard: 'own', probe: 'What did you change yourself?' },
        { heard: 'result', probe: 'How could you tell it was better afterward?' },
      ],
      touches: ['process'],
    },
  ],
  skills: [
    {
      id: 'admin-tools',
      ask: 'Which office programs and record systems do you use?',
      plain:
        'I mean what you write, calculate, and file with: a spreadsheet, a word processor, an office system. Which ones do you know?',
      probe: 'Which one do you know best?',
      parts: [
        { heard: 'tool', probe: 'What are those programs called?' },
        { heard: 'use', probe: 'What do you do in it on a normal day?' },
      ],
      touches: ['tools'],
    },
  ],
  situation: [
    {
      id: 'admin-onboarding',
      ask: 'Here’s a situation you might see on the job. Three new people start on Monday, and on Friday at 3 PM one of them still hasn’t sent the signed contract. What do you do?',
      plain:
        'Imagine someone is supposed to start in three days, and their signed contract isn’t there. What do you do on Friday afternoon?',
      probe: 'What would you write to that person?',
      parts: [
        { heard: 'own', probe: 'What would you do first on that Friday?' },
        { heard: 'tell', probe: 'Who else would you tell that it’s missing?' },
      ],
      touches: ['process'],
      later: {
        ask: 'On Monday, the person is there, but the document is still missing. Do you let them start work?',
        plain: 'The new person is at the door, without a signed contract. Would you let them start work?',
        probe: 'Who would have to decide that?',
        parts: [
          { heard: 'stance', probe: 'So would you let them start?' },
          { heard: 'reason', probe: 'Why would you do it that way?' },
        ],
        touches: ['process'],
      },
    },
    {
      id: 'admin-records',
      ask: 'Here’s a situation you might see on the job. A manager writes and asks you to send her the home addresses of her whole team. What do you do?',
      plain:
        'Imagine a manager wants to know where the people on her team live, and you have the list. What would you do before you send anything?',
      probe: 'How would you find out whether she’s allowed to have them?',
      parts: [
        { heard: 'own', probe: 'What would you do with her request?' },
        { heard: 'check', probe: 'How would you find out whether she’s allowed to have them?' },
      ],
      touches: ['care'],
      later: {
        ask: 'She answers, “I’m the manager. Just send it.” What do you write back?',
        plain: 'She insists because she’s the manager. What would you write to her?',
        probe: 'How would you word it to keep the data safe without offending her?',
        parts: [
          { heard: 'words', probe: 'How would you word it to keep the data safe without offending her?' },
        ],
        touches: ['care'],
      },
    },
  ],
};
