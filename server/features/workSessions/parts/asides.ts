import { brand } from '../../../../shared/company/brand.ts';
import { asking, sideMessageIn } from './sideMessages.ts';
import { isDenied, isMeant, isOver, partsOf, topicOf } from './sideTopics.ts';

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

type Kind = keyof typeof asides;

const ofGrades =
  /\b(?:grade|grades|score|points|disagree|unfair|wrong|contest|appeal|complain\w*|evaluation|hr)\b/i;
const ofBreaks = /\b(?:break|lunch|coffee|pause|dinner)\b/i;
const marked = /[?؟]/;

/** What a whole message is about when its parts don't show it. */
function wholeIn(remark: string): Kind | null {
  if (ofGrades.test(remark)) return 'grade';
  if (ofBreaks.test(remark)) return 'break';
  if (sideMessageIn(remark, '')?.about === 'end') return 'end';
  return marked.test(remark) ? 'question' : null;
}

const wantsPerson =
  /\b(?:want|need|like) to (?:talk|speak|chat) (?:to|with) (?:(?:an?|the|my|real|live|actual) )*(?:human|person|agent|manager|supervisor)\b/u;
const wantsBreak = /^(?:can|could|may) (?:i|we)\b|\b(?:need|want|like)\b/u;

/** Asks HR something: a remark that mentions pay doesn't, and neither does a break asked for with such a word. */
function asksHr(part: string): boolean {
  if (topicOf(part) !== 'hr' || (ofBreaks.test(part) && wantsBreak.test(part))) return false;
  return marked.test(part) || asking.test(part) || wantsPerson.test(part);
}

/** What one part of a message says or asks by itself. Other questions belong to what's said around them: "is that okay?" */
function kindIn(part: string): Kind | null {
  if (ofGrades.test(part)) return 'grade';
  if (asksHr(part)) return 'question';
  const pause = ofBreaks.exec(part);
  if (pause && !isOver(part) && !isDenied(part.slice(0, pause.index))) return 'break';
  return sideMessageIn(part, '')?.about === 'end' && isMeant(part) ? 'end' : null;
}

/** Ends the shift for sure; "I have to go" may be for lunch. */
const forToday =
  /\bfor (?:today|tonight|the day)\b|\b(?:shift|session)\b|\b(?:log|sign|clock)\w* (?:off|out)\b|\bquit\w*\b/u;

/** The kinds in a message, in its order, without those that another one answers. */
function kindsIn(remark: string): Kind[] {
  const found = partsOf(remark).flatMap((part) => {
    const kind = kindIn(part);
    return kind ? [{ kind, ends: kind === 'end' && forToday.test(part) }] : [];
  });
  const ends = found.some((one) => one.ends);
  const kinds = [...new Set(found.map(({ kind }) => kind))];
  return kinds.filter((kind) => {
    if (kind === 'question') return !kinds.includes('grade');
    if (kind === 'break') return !ends;
    return kind !== 'end' || ends || !kinds.includes('break');
  });
}

/** The built-in supervisor's reply to what's said between two tasks: where to contest a grade, how to stop, and how to go on. */
export function asideText(remark: string): string {
  const kinds = kindsIn(remark);
  const first = kinds[0] ?? wholeIn(remark);
  if (!first)
    return `Thanks, I’ve read that. You don’t have an open task right now. ${READY.replace('task', 'one')}`;
  if (kinds.length < 2) return `${asides[first].answer()} ${asides[first].onward}`;
  const onward = kinds.includes('break') ? asides.break.onward : READY;
  return [...kinds.map((kind) => asides[kind].answer()), onward].join(' ');
}
