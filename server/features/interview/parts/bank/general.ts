import type { Bank } from './question.ts';

export const generalBank: Bank = {
  experience: [
    {
      id: 'general-work',
      ask: 'What did a normal day look like in the work or schooling that prepared you best for this job?',
      plain:
        'Think of the job, the course, or the task at home that’s closest to this one. What did you do there on a normal day?',
      probe: 'Could you give me one example of a task?',
      parts: [
        { heard: 'kind', probe: 'What kind of work was that?' },
        { heard: 'own', probe: 'What did you do yourself on a normal day?' },
      ],
      touches: ['experience'],
    },
    {
      id: 'general-recent',
      ask: 'What’s the last piece of work you were proud of?',
      plain:
        'I mean something you did that turned out well, at work or elsewhere, big or small. What was it?',
      probe: 'What was difficult about that piece of work?',
      parts: [
        { heard: 'case', probe: 'What was that piece of work?' },
        { heard: 'own', probe: 'Which part of it was yours?' },
      ],
      touches: ['experience'],
    },
  ],
  depth: [
    {
      id: 'general-problem',
      ask: 'How did you solve a problem at work that had no ready answer?',
      plain:
        'I mean a time when something went wrong or was unclear, and no one could tell you what to do. What had happened?',
      probe: 'What did you try first?',
      parts: [
        { heard: 'case', probe: 'What was the problem?' },
        { heard: 'own', probe: 'What did you try first?' },
        { heard: 'result', probe: 'How did it turn out?' },
      ],
      touches: ['problem_solving'],
    },
    {
      id: 'general-feedback',
      ask: 'What did you do the last time someone said your work wasn’t good enough?',
      plain:
        'I mean a time when a boss, a teacher, or a client wasn’t happy with something you did, and what you did about it. What did they say?',
      probe: 'What did they say to you?',
      parts: [
        { heard: 'case', probe: 'What didn’t they like?' },
        { heard: 'own', probe: 'What have you changed in your work since then?' },
      ],
      touches: ['problem_solving'],
    },
  ],
  skills: [
    {
      id: 'general-tools',
      ask: 'Which tools or skills would you use every day in this job?',
      plain:
        'I mean what you’d work with in this job, such as programs, apps, or something you’re good at. What have you used so far?',
      probe: 'What did you do with one of them recently?',
      parts: [
        { heard: 'tool', probe: 'Which program or app do you use most?' },
        { heard: 'use', probe: 'What do you do with it on a normal day?' },
      ],
      touches: ['tools'],
    },
  ],
  situation: [
    {
      id: 'general-deadline',
      ask: 'Here’s a situation you might see on the job. It’s noon, and you realize you can’t finish everything you promised for today. What do you do?',
      plain: 'Imagine you have more work than hours, and people are waiting for it. What do you do at noon?',
      probe: 'Who do you tell first?',
      parts: [
        { heard: 'own', probe: 'So which work do you do first?' },
        { heard: 'tell', probe: 'Who do you tell that you can’t finish everything?' },
      ],
      touches: ['problem_solving'],
      later: {
        ask: 'Your team lead isn’t online, and a client asks when their work will be ready. What do you answer?',
        plain:
          'You can’t ask your lead, and a client wants to know when the work will be done. What would you write to them?',
        probe: 'How would you word it without promising something you can’t keep?',
        parts: [
          { heard: 'words', probe: 'How would you word it without promising something you can’t keep?' },
        ],
        touches: ['problem_solving'],
      },
    },
    {
      id: 'general-unclear',
      ask: 'Here’s a situation you might see on the job. You get a task by chat that could mean two things, and the person who sent it is asleep in another time zone. What do you do?',
      plain:
        'Imagine an instruction that could mean two things, and no one you can ask before morning. What do you do until then?',
      probe: 'How would you choose?',
      parts: [
        { heard: 'own', probe: 'How would you choose?' },
        { heard: 'tell', probe: 'How would the person who sent it find out what you chose?' },
      ],
      touches: ['problem_solving'],
      later: {
        ask: 'In the morning, you learn they meant it the other way. What do you do?',
        plain: 'It turns out you misunderstood the task. What do you do now?',
        probe: 'What would you write back?',
        parts: [{ heard: 'own', probe: 'What would be your first step?' }],
        touches: ['problem_solving'],
      },
    },
  ],
};
