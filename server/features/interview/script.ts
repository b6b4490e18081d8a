import { brand } from '../../../shared/brand.ts';
import type { Script } from '../../ai/ai.ts';
import { answerFor } from './answers.ts';
import type { Directive, InterviewFacts, Turn } from './director.ts';
import { echoesOf } from './echo.ts';
import { choose } from './questions.ts';
import { toolsIn } from './reading.ts';

type TurnScriptInput = { facts: InterviewFacts; turns: Turn[]; directive: Directive };

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
  const seat = job === 'Other' ? 'a remote position' : `the ${job} position`;
  switch (directive.act) {
    case 'greet':
      return [
        `Hello ${facts.firstName}, I am ${name}, the AI interviewer at ${brand.name}.`,
        `We will talk for about 10 to 15 minutes about your experience, your skills and your hours for ${seat}. A person in HR reads everything and makes the decision, so take your time.`,
        `**${say(['How are you doing today?', 'First of all, how are you today?', 'Before we begin: how are you doing?'])}**`,
      ];
    case 'ask':
      return [
        acknowledge(turns, directive, say),
        bridge(facts, turns, directive, say),
        bold(directive.question),
      ];
    case 'follow_up':
      return [dig(turns, directive, say), bold(directive.question)];
    case 'aside':
      return [
        answerQuestion(facts, turns, say),
        say([
          'And back to you: my last question is still open.',
          'Now back to my question, whenever you are ready.',
        ]),
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
        answerQuestion(facts, turns, say),
        bold(say(['Is there anything else you would like to know?', 'What else can I tell you?'])),
      ];
    case 'close':
      if (directive.reading?.hostile) {
        return [
          'I think we should stop here.',
          'You can press "Complete Interview" to send what we have, or ask for a person on the Interview page of your portal. HR reads our conversation and writes to you within 5-7 business days.',
        ];
      }
      return [
        directive.cold ? '' : say(['Thank you.', 'Thanks.', 'Good.']),
        `That was everything from my side${directive.cold ? '' : `, ${facts.firstName}`}.`,
        say(['Thank you for your time and for your answers.', 'Thank you for taking the time today.']),
        'When you are ready, press "Complete Interview". HR then reads our conversation and writes to you within 5-7 business days. If you would like to add something, you can still write it here first.',
      ];
    case 'after_close':
      return [
        directive.reading?.asks
          ? answerQuestion(facts, turns, say)
          : directive.cold
            ? 'Your message is saved with our conversation.'
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

/** What comes before a second question on the same subject. */
function dig(turns: Turn[], { cold, reading }: Directive, say: Say): string {
  if (reading?.puzzled)
    return say(['Of course, let me put it differently.', 'Sure, I will ask it in another way.']);
  if (reading?.foreign) {
    return say([
      'Please try it in English. A few simple words are enough.',
      'In English, please, as well as you can; mistakes do not matter.',
    ]);
  }
  if (reading?.stuffed) {
    return say([
      'Those are many words at once. One real example tells me more than a list.',
      'I would rather hear one thing you did yourself than a list.',
    ]);
  }
  if (reading?.hostile) return say(['I will stay with the questions. You can also stop at any time.']);
  if (cold) {
    return say([
      'That is all right, not everything has a ready answer.',
      'No problem. Let me ask it in a different way.',
      'I understand. A small example is enough.',
      'There is no wrong answer here, it may be something small.',
    ]);
  }
  const tool = toolsIn(lastAnswer(turns))[0];
  if (tool) {
    return say([
      `You mention ${tool}, thank you. I would like to hear a little more.`,
      `${tool}, all right. Let me stay with this for a moment.`,
    ]);
  }
  return say([
    'Thank you. I would like to understand that a little better.',
    'Thanks. A bit more detail would help the person who reads this.',
    'Let me stay with that for a moment.',
    'I would like to picture that better.',
  ]);
}

/** A short sign that the answer was read: something the person named, or what the answer shows. */
function acknowledge(turns: Turn[], directive: Directive, say: Say): string {
  const answer = lastAnswer(turns);
  const { cold, reading } = directive;
  const first = turns.filter((turn) => turn.role === 'user').length <= 1;
  if (first && !cold) return greetBack(answer, say);
  if (reading?.hostile)
    return say(['I will go on with my questions.', 'Let us go on.', 'The next one, then.']);
  if (reading?.meddling)
    return say([
      'I would rather hear about your work.',
      'I can only go by your own answers.',
      'Let us go on.',
    ]);
  if (reading?.foreign)
    return say([
      'Please answer in English if you can.',
      'I can only follow you in English, I am sorry.',
      'Let us try the next one in English.',
      'The person who reads this works in English, so please try it.',
      'A short answer in English is enough for this one.',
      'It may be one simple sentence, in English.',
    ]);
  if (cold)
    return say([
      'All right, let us leave that one.',
      'That is fine, we can move on.',
      'Okay, another subject then.',
    ]);
  const phase = turns.findLast((turn) => turn.meta)?.meta?.phase ?? 'experience';
  if (reading?.thin && reading.specifics.length === 0)
    return say(['All right.', 'Thank you.', 'Okay, thank you.', 'Thanks.']);
  const echoes = echoesOf(answer, phase);
  const plain = ['Thank you for explaining that.', 'Thank you, that is helpful.', 'I see, thank you.'];
  return say(echoes.length > 0 ? echoes : plain);
}

function greetBack(answer: string, say: Say): string {
  const mood = answer.replace(
    /\bnot (?:too |so |that |at all |very )?(?:bad|nervous|tired|stressed|worried)\b/gi,
    '',
  );
  if (/\b(nervous|anxious|stress\w*|tired|scared|worried)\b/i.test(mood)) {
    return say([
      'Thank you for telling me. Being a little nervous is normal, and there are no trick questions here.',
      'That is completely fine. There is no hurry, and simple words are enough.',
    ]);
  }
  if (/\b(sick|ill|bad|terrible|not (?:so |very |feeling )?(?:good|well|great)|sad)\b/i.test(mood)) {
    return 'I am sorry to hear that. If another day is better, you can leave now and continue later with the same code. If you would like to go on, here is my first question.';
  }
  if (/\b(and you|how are you|how about you|yourself)\b/i.test(answer)) {
    return 'Thank you for asking. I am an AI, so I am always rested, and I am glad you are here.';
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
      const known = toolsIn(facts.resumeText ?? '');
      const wanted = toolsIn(`${facts.requirements ?? ''} ${facts.jobDescription ?? ''}`);
      const both = known.find((tool) => wanted.includes(tool));
      if (both) return `Now to your tools. The posting names ${both}, and I saw it in your résumé.`;
      if (wanted[0]) return `Now to your tools. The posting names ${wanted[0]}, so this part matters.`;
      return known[0]
        ? `Now to your tools. I saw ${known[0]} in your résumé.`
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
function answerQuestion(facts: InterviewFacts, turns: Turn[], say: Say): string {
  return (
    answerFor(facts, lastAnswer(turns)) ??
    say([
      'That is a good question, and I would rather not guess. HR reads this conversation and will answer it when they write to you.',
      'I do not know that, so I will not guess. It is in the conversation now, and HR can answer it for you.',
      'That one is for HR. They will see it here and can tell you.',
    ])
  );
}

function lastAnswer(turns: Turn[]): string {
  return turns.findLast((turn) => turn.role === 'user')?.content ?? '';
}
