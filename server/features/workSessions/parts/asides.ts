import { brand } from '../../../../shared/company/brand.ts';
import { normal } from './reading.ts';
import { sideMessageIn } from './sideMessages.ts';
import { partsOf, topicOf } from './sideTopics.ts';

const READY = 'Write “ready” when you’d like the next task.';

/** What's said between two tasks: each kind with its answer, and how to go on when nothing else is said. */
const asides = {
  grade: {
    answer: () =>
      `If you disagree with a grade, open that task and choose “Ask for a second look” there. A person in HR will review it. For anything else, email HR at ${brand.hrEmail}.`,
    onward: READY,
  },
  break: {
    answer: () => 'Of course, take your break.',
    onward: 'Write “ready” when you’re back, and I’ll give you the next task.',
  },
  end: {
    answer: () => 'That’s fine. To stop for today, choose End Session.',
    onward: 'Write “ready” if you’d like another task instead.',
  },
  question: {
    answer: () => 'I can only help with your tasks here. HR can answer everything else.',
    onward: READY,
  },
} as const;

function asideIn(part: string): keyof typeof asides | null {
  if (
    /\b(?:grade|grades|score|points|disagree|unfair|wrong|contest|appeal|complain\w*|evaluation|hr)\b/i.test(
      part,
    )
  )
    return 'grade';
  if (topicOf(normal(part)) === 'hr') return 'question';
  if (/\b(?:break|lunch|coffee|pause|dinner)\b/i.test(part)) return 'break';
  if (sideMessageIn(part, '')?.about === 'end') return 'end';
  return /[?؟]/.test(part) ? 'question' : null;
}

/** The built-in supervisor's reply to what's said between two tasks: where to contest a grade, how to stop, and how to go on. */
export function asideText(remark: string): string {
  const whole = asideIn(remark);
  const kinds = [...new Set(partsOf(remark).flatMap((part) => asideIn(part) ?? []))];
  const told = kinds.length > 1 ? kinds.filter((kind) => kind !== 'break' || !kinds.includes('end')) : [];
  const first = told[0] ?? whole ?? kinds[0];
  if (!first)
    return `Thanks, I’ve read that. You don’t have an open task right now. ${READY.replace('task', 'one')}`;
  const onward = told.length > 1 ? READY : asides[first].onward;
  return [...(told.length > 0 ? told : [first]).map((kind) => asides[kind].answer()), onward].join(' ');
}
