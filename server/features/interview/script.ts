import { brand } from '../../../shared/brand.ts';
import type { Script } from '../../ai/ai.ts';
import type { Directive, InterviewFacts, Turn } from './director.ts';
import { choose } from './questions.ts';
import { countsIn, toolsIn } from './reading.ts';

export type TurnScriptInput = { facts: InterviewFacts; turns: Turn[]; directive: Directive };

/**
 * The built-in interviewer's words for a directive. Pure: the same talk gets the same answer. What a person
 * wrote is only ever echoed as a tool we know or a figure, never as free text.
 */
export const interviewTurnScript: Script = (input) => {
  // Only the interview feature calls this, with the facts it just built.
  const { facts, turns, directive } = input as TurnScriptInput;
  const before = turns.filter(({ role }) => role === 'assistant').map(({ content }) => content);
  // Nobody says the same sentence twice in a talk while there is another one.
  const say = (list: readonly string[]): string => {
    const fresh = list.filter((words) => !before.some((content) => content.includes(words)));
    return choose(fresh.length > 0 ? fresh : list, `${facts.seed} ${directive.questionId} ${turns.length}`);
  };
  const words = speak(facts, turns, directive, say);
  return words.filter((part) => part !== '').join(' ');
};

type Say = (list: readonly string[]) => string;

function speak(facts: InterviewFacts, turns: Turn[], directive: Directive, say: Say): string[] {
  const { name } = brand.interviewer;
  const job = facts.jobTitle ?? facts.position;
  switch (directive.act) {
    case 'greet':
      return [
        `Hello ${facts.firstName}, I am ${name}, the AI interviewer at ${brand.name}.`,
        `We will talk for about 10 to 15 minutes about your experience, your skills and your hours for the ${job} position. A person in HR reads everything and makes the decision, so take your time.`,
        `**${say(['How are you doing today?', 'First of all, how are you today?', 'Before we begin: how are you doing?'])}**`,
      ];
    case 'ask':
      return [
        acknowledge(turns, directive, say),
        bridge(facts, turns, directive, say),
        bold(directive.question),
      ];
    case 'follow_up':
      return [
        directive.cold
          ? say([
              'That is all right, not everything has a ready answer.',
              'No problem. Let me ask it in a different way.',
              'I understand. A small example is enough.',
            ])
          : say([
              'Thank you. I would like to understand that a little better.',
              'Thanks. A bit more detail would help the person who reads this.',
              'Good to know. Let me ask one thing more about it.',
            ]),
        bold(directive.question),
      ];
    case 'human':
      return [
        'Of course. You do not have to do this with me.',
        'On the Interview page of your portal there is a button "Ask for a person instead". HR then writes to you and agrees on a time, and nothing you said here counts against you.',
        'If you would like to go on with me after all, just answer my last question.',
      ];
    case 'boundary':
      return [
        say([
          'I hear that you are frustrated, and I am sorry if this feels like a waste of time.',
          'I can see that this is not going well for you.',
        ]),
        'I would like to keep our talk respectful. You can take a break and come back later, or ask for a person on the Interview page of your portal.',
        'If you want to go on, I am listening: my last question is still open.',
      ];
    case 'redirect':
      return [
        say([
          'I cannot change scores or rules, and I do not see them during our talk.',
          'That is not something I can do. A person in HR reads your own answers and decides.',
        ]),
        'What helps you most is an honest example from your own work.',
        'Please have another look at my last question and tell me what you would do.',
      ];
    case 'language':
      return [
        'Thank you. The work with our clients is in English, so I have to ask you to answer in English too.',
        'Simple words are fine, and small mistakes do not matter.',
        'Could you try my last question once more?',
      ];
    case 'answer':
      return [
        answerQuestion(facts, turns),
        bold(say(['Is there anything else you would like to know?', 'What else can I tell you?'])),
      ];
    case 'close':
      return [
        directive.cold ? '' : say(['Thank you.', 'Thanks.', 'Good.']),
        `That was everything from my side${directive.cold ? '' : `, ${facts.firstName}`}.`,
        say(['Thank you for your time and for your answers.', 'Thank you for taking the time today.']),
        'When you are ready, press "Complete Interview". HR then reads our conversation and writes to you within 5-7 business days. If you would like to add something, you can still write it here first.',
      ];
    case 'after_close':
      return [
        directive.reading?.asks
          ? answerQuestion(facts, turns)
          : say(['Thank you, I have added that.', 'Noted, thank you.', 'Thanks for adding that.']),
        say([
          'Whenever you are ready, press "Complete Interview".',
          'You can press "Complete Interview" at any time.',
          'If that is all, "Complete Interview" sends everything to HR.',
        ]),
      ];
  }
}

function bold(question: string | null): string {
  if (question === null) return '';
  // Only the question itself stands out; a story before it is read first.
  const sentences = question.match(/[^.!?]+[.!?]+[”"]?\s*/g) ?? [question];
  const last = sentences.at(-1)?.trim() ?? question;
  const before = question.slice(0, question.length - last.length).trim();
  return before === '' ? `**${last}**` : `${before} **${last}**`;
}

/** A short sign that the answer was read: a tool or a figure the person named, or a plain thank-you. */
function acknowledge(turns: Turn[], directive: Directive, say: Say): string {
  const answer = lastAnswer(turns);
  const first = turns.filter((turn) => turn.role === 'user').length <= 1;
  if (first) return greetBack(answer, say);
  if (directive.cold || directive.reading?.thin)
    return say(['All right.', 'Thank you.', 'Okay, thank you.', 'Thanks.']);
  const tool = toolsIn(answer)[0];
  const figure = countsIn(answer)[0];
  if (tool && figure)
    return say([
      `Thank you. ${tool} and ${figure}: that gives me a clear picture.`,
      `${tool}, and ${figure}. That helps me see it.`,
    ]);
  if (tool) return say([`Thank you, ${tool} is good to know about.`, `I see, so you worked with ${tool}.`]);
  if (figure)
    return say([
      `${figure[0]?.toUpperCase()}${figure.slice(1)}, that is concrete. Thank you.`,
      `Thank you for naming a figure: ${figure}.`,
    ]);
  if (/\b(first|then|after that|finally)\b/i.test(answer)) {
    return say([
      'That is a clear order of steps.',
      'I can follow your steps well, thank you.',
      'Thank you, I can see how you go about it.',
      'Good, one thing after the other.',
      'Thank you for taking me through it.',
    ]);
  }
  if (/\b(sorry|understand|feel|apologi[sz]e|listen)\b/i.test(answer)) {
    return say([
      'You began with the other person, thank you.',
      'Thank you, I can see you think of the person first.',
    ]);
  }
  return say([
    'Thank you for explaining that.',
    'Thank you, that is helpful.',
    'I see, thank you.',
    'Thanks for being open about it.',
  ]);
}

function greetBack(answer: string, say: Say): string {
  if (/\b(nervous|anxious|stress|tired|scared|worried)\b/i.test(answer)) {
    return say([
      'Thank you for telling me. Being a little nervous is normal, and there are no trick questions here.',
      'That is completely fine. There is no hurry, and simple words are enough.',
    ]);
  }
  if (/\b(sick|ill|bad|terrible|not (?:so )?(?:good|well|great)|sad)\b/i.test(answer)) {
    return 'I am sorry to hear that. If another day is better, you can leave now and continue later with the same code. If you would like to go on, here is my first question.';
  }
  return say(['I am glad you are here.', 'Good to have you here.', 'Thank you, it is good to meet you.']);
}

/** One sentence between the answer and the next part. */
function bridge(facts: InterviewFacts, turns: Turn[], directive: Directive, say: Say): string {
  const before = turns.findLast((turn) => turn.meta)?.meta?.phase;
  if (before === directive.phase) return '';
  switch (directive.phase) {
    case 'experience':
      return say([
        'Let us start with what you have done so far.',
        'I would like to begin with your experience.',
      ]);
    case 'skills': {
      const tool = toolsIn(facts.resumeText ?? '')[0];
      return tool
        ? `Now to your tools. I saw ${tool} in your résumé.`
        : say(['Now to your skills and tools.', 'Let us talk about your tools.']);
    }
    case 'situation':
      return '';
    case 'availability':
      return facts.workHours
        ? `Let us talk about hours. This job is ${facts.workHours.replace(/[.\s]+$/, '')}.`
        : say(['Let us talk about your hours.', 'Now something practical.']);
    case 'questions':
      return say(['We are almost done.', 'Those were my questions.']);
    default:
      return '';
  }
}

/** Answers from what the posting says; everything else is HR's to answer, and we say so. */
function answerQuestion(facts: InterviewFacts, turns: Turn[]): string {
  const asked = lastAnswer(turns);
  const about: [RegExp, string][] = [
    [
      /\b(train|onboard|learn)/i,
      'Training is paid and takes one to two weeks, with a supervisor you can ask at any time.',
    ],
    [
      /\b(salary|pay|paid|wage|money|rate|usd|earn)/i,
      'The salary range is shown with the job, and HR agrees the exact figure with you. Direct deposit every two weeks is the usual way of payment, and weekly payments can be chosen when you start.',
    ],
    [
      /\b(hours?|shift|schedule|time ?zone|weekend|night)\b/i,
      facts.workHours
        ? `The posting says ${facts.workHours.replace(/[.\s]+$/, '')}. Your team lead agrees the details with you.`
        : 'The hours follow U.S. business hours, and your team lead agrees the details with you.',
    ],
    [
      /\b(next|happens?|after (?:this|the) interview|result|hear|decision|when will|process|status)\b/i,
      'After you complete the interview, a person in HR reads it and writes to you within 5-7 business days.',
    ],
    [
      /\b(equipment|laptop|computer|internet|headset)/i,
      'You need your own computer and an internet connection of at least 10 Mbps. HR tells you if a job needs more.',
    ],
    [
      /\b(contract|full.?time|part.?time|employ)/i,
      'There are full-time, part-time and contract jobs. The posting says which one this is, and HR confirms it with you.',
    ],
    [
      /\b(are you|human|robot|bot|ai)\b/i,
      `I am an AI. I ask the questions, and a person in HR reads the answers and decides.`,
    ],
  ];
  const found = about.filter(([pattern]) => pattern.test(asked)).slice(0, 2);
  return found.length > 0
    ? found.map(([, sentence]) => sentence).join(' ')
    : 'That is a good question, and I would rather not guess. HR reads this conversation and will answer it when they write to you.';
}

function lastAnswer(turns: Turn[]): string {
  return turns.findLast((turn) => turn.role === 'user')?.content ?? '';
}
