import type { InterviewPhase } from '../../../../../shared/interview/schema.ts';
import type { Directive } from '../../director.ts';
import { refersTo } from '../answers/questionState.ts';
import { wordsOf } from '../answers/reading.ts';
import type { Turn } from '../context.ts';
import { echoesOf } from './echo.ts';

/** Someone who says more than that they said it gets an answer to that. */
const REFERRING_WORDS = 12;

/** One of these, not said before while there is another. */
export type Say = (list: readonly string[]) => string;

/** What precedes a second question on the same subject. */
export function dig(turns: Turn[], directive: Directive, say: Say): string {
  const { cold, reading, grasped } = directive;
  if (reading?.foreign) {
    return say([
      'Please try it in English. A few simple words are enough.',
      'In English, please, as best you can. Mistakes don’t matter.',
    ]);
  }
  if (reading?.stuffed) {
    return say([
      'That’s a lot at once. One plain answer in your own words would tell me more.',
      'I’d rather hear one thing you did yourself than a list.',
    ]);
  }
  if (reading?.hostile) return say(['I’ll stick with my questions. You can stop at any time.']);
  if (cold) {
    return say([
      'That’s all right. A short answer is fine.',
      'No problem. Let me ask it differently.',
      'There’s no wrong answer here.',
      'No rush. A sentence or two is plenty.',
    ]);
  }
  if (reading?.none) return say(['That’s fine.', 'No problem.', 'That’s okay.']);
  if (!grasped) {
    return phaseBefore(turns) === 'availability'
      ? say(['I need specific times for this one.', 'Let me be more specific.'])
      : say([
          'Let me ask a smaller question.',
          'I’d like to understand that better.',
          'Let’s make it more concrete.',
          'Let me ask it another way.',
        ]);
  }
  if (reading?.bound) return say(noNames);
  return say([
    ...echoesOf(lastAnswer(turns), phaseBefore(turns), spokenBefore(turns)),
    'Okay.',
    'I see.',
    'Right.',
  ]);
}

const noNames = ['You don’t have to name anyone.', 'That’s fine, no names needed.'];

const spokenBefore = (turns: Turn[]): string[] =>
  turns.flatMap(({ role, content }) => (role === 'assistant' ? [content] : []));

const phaseBefore = (turns: Turn[]): InterviewPhase =>
  turns.findLast((turn) => turn.meta)?.meta?.phase ?? 'experience';

/** A short acknowledgment: something the person named, or what they do. */
export function acknowledge(turns: Turn[], directive: Directive, say: Say): string {
  const answer = lastAnswer(turns);
  const { cold, reading } = directive;
  const first = turns.filter((turn) => turn.role === 'user').length <= 1;
  if (first && !cold) return directive.disclosed.length > 0 ? '' : greetBack(answer, say);
  if (reading?.hostile)
    return say(['I’ll continue with my questions.', 'I’ll keep going.', 'On to the next one.']);
  if (reading?.meddling)
    return say(['I’d rather hear about your work.', 'I can only go by your own answers.', 'We’ll move on.']);
  if (reading?.foreign)
    return say([
      'Please try the next one in English.',
      'A short answer in English is fine for this one.',
      'One simple sentence in English is enough.',
      'Please answer in English if you can.',
      'The person who reads this works in English, so please give it a try.',
      'English again, please.',
      'Any words you have are fine, in English.',
      'Let’s try this one in English, too.',
      'Just a few English words will do.',
    ]);
  if (cold)
    return say([
      'All right, we can skip that one.',
      'That’s fine, we can move on.',
      'Okay, on to something else.',
    ]);
  const to = wordsOf(answer).length <= REFERRING_WORDS ? refersTo(answer) : null;
  if (directive.grasped && to !== null)
    return to === 'turn'
      ? say(['You’re right, sorry.', 'Right, you did.'])
      : say(['Right, I have your résumé.']);
  if (!directive.grasped) return say(['All right.', 'Okay.', 'Okay, next one.', 'On to the next one.']);
  if (reading?.bound) return say(noNames);
  const before = spokenBefore(turns);
  const echoes = echoesOf(answer, phaseBefore(turns), before);
  const fresh = echoes.filter((words) => !before.some((content) => content.includes(words)));
  // Hours and a connection are facts to note, not answers that help.
  const plain = phaseBefore(turns) === 'availability';
  if (fresh.length === 0 && plain) return say(['Okay.', 'All right.', 'Got it.']);
  return fresh.length > 0
    ? say(fresh)
    : say([
        'Thanks, that helps.',
        'Thank you, that’s clear.',
        'Got it, thanks.',
        'I see.',
        'Okay, thank you.',
      ]);
}

function greetBack(answer: string, say: Say): string {
  if (/\benglish\b/i.test(answer)) {
    return say([
      'Simple words are fine here, and small mistakes don’t matter.',
      'Write the way you’d talk. Small mistakes don’t count.',
    ]);
  }
  const mood = answer.replace(
    /\bnot (?:too |so |that |at all |very )?(?:bad|nervous|tired|stressed|worried)\b/gi,
    '',
  );
  if (/\b(nervous|anxious|stress\w*|tired|scared|worried)\b/i.test(mood)) {
    return say([
      'Thanks for telling me. Being a little nervous is normal, and there are no trick questions.',
      'That’s completely fine. There’s no rush, and simple words are plenty.',
    ]);
  }
  if (/\b(sick|ill|bad|terrible|not (?:so |very |feeling )?(?:good|well|great)|sad)\b/i.test(mood)) {
    return 'I’m sorry to hear that. If another day works better, you can leave now and continue later. If you’d like to go on, here’s my first question.';
  }
  if (
    /\b(and you|how are you|(?:how|what) about you|how(?:[’']s| is| was) your|how do you do|yourself)\b/i.test(
      answer,
    )
  ) {
    return 'Thanks for asking. As an AI I don’t get tired, and I’m glad you’re here.';
  }
  return say(['I’m glad you’re here.', 'Good to have you here.', 'Thanks, it’s good to meet you.']);
}

function lastAnswer(turns: Turn[]): string {
  return turns.findLast((turn) => turn.role === 'user')?.content ?? '';
}
