import { z } from 'zod';
import { brand } from '../../../../shared/company/brand.ts';
import { assignmentStatuses, CriterionGrade, PASS_GRADE } from '../../../../shared/workSessions/schema.ts';
import type { Script } from '../../../ai/ai.ts';
import { asideText } from './asides.ts';
import { seeded } from './library/kit.ts';
import { sentencesOf } from './reading.ts';
import { sideTopics, topicsIn } from './sideTopics.ts';
import type { EvaluationProposal } from './spec.ts';

/** The built-in supervisor's wording. Deterministic: the same facts give the same words. */

const TaskFacts = z.object({
  title: z.string(),
  /** Everything the employee was given. */
  given: z.string(),
  hints: z.array(z.string()),
  triesLeft: z.number(),
  graded: z.boolean(),
  /** What the last try lost points for, heaviest first. */
  missed: z.array(z.string()),
});
export type TaskFacts = z.infer<typeof TaskFacts>;

export const TurnInput = z.object({
  act: z.enum(['greet', 'review', 'aside', 'help', 'wait']),
  firstName: z.string(),
  position: z.string(),
  seed: z.string(),
  /** Greeting: a task of an earlier shift is still open. */
  carried: z.boolean(),
  /** Reviewing: the last task was left open, or its second try wasn't used. */
  open: z.boolean(),
  settles: z.boolean(),
  remark: z.string(),
  /** Help: what was asked about. */
  about: z.enum(sideTopics),
  /** Help and waiting: the open assignment. */
  task: TaskFacts.nullable(),
});
export type TurnInput = z.infer<typeof TurnInput>;

/** Greeting, reviewing message and asides of the built-in supervisor. */
export const workTurnScript: Script = (input) => {
  const facts = TurnInput.parse(input);
  const { pick } = seeded(`${facts.act} ${facts.seed}`);
  switch (facts.act) {
    case 'greet':
      return [
        pick([
          `Hi ${facts.firstName}, good to have you with us.`,
          `Welcome, ${facts.firstName}.`,
          `Hi ${facts.firstName}, glad you’re here.`,
        ]),
        `I’m ${brand.supervisor.name}, your AI supervisor for this ${facts.position === 'Other' ? '' : `${facts.position} `}shift.`,
        facts.carried
          ? 'You still have a task from last time, so let’s start with that one.'
          : 'I’ll send your first task in a moment.',
        'Write your answers here in the chat. If you disagree with a grade, you can ask HR to review it.',
      ].join(' ');
    case 'review':
      if (facts.settles) return `Okay, we’ll leave that task as is. ${pick(nextSoon)}`;
      if (facts.open) return `Okay. That task stays open, and we’ll come back to it. ${pick(nextSoon)}`;
      return `${pick(['Thanks. Let me see what’s next.', 'Thanks. I’m looking over your work so far.', 'Okay, on to the next one.'])} ${pick(nextSoon)}`;
    case 'aside':
      return asideText(facts.remark);
    case 'wait':
      return `${pick(['Take your time.', 'No rush.'])} ${stillOpen(facts.task)} ${waysOn(facts.task)}`;
    case 'help':
      return facts.task ? helpText(facts, facts.task) : 'Write “ready” when you’d like the next task.';
  }
};

const stillOpen = (task: TaskFacts | null): string =>
  task ? `“${task.title}” is still open.` : 'The task is still open.';

/** What an open task waits for. After a first try, moving on gives up the second. */
export const waysOn = (task: TaskFacts | null): string =>
  task?.graded
    ? 'Send your improved answer here, or write “next” to move on.'
    : 'Send your answer here, or write “skip” to come back to it later.';

/** Replies to talk about an open assignment: to everything that was asked, each sentence once. */
function helpText({ about, remark }: TurnInput, task: TaskFacts): string {
  const told = topicsIn(remark);
  // That no answer has arrived says why none is graded.
  const topics = !task.graded && told.includes('sent') ? told.filter((topic) => topic !== 'missing') : told;
  if (topics.length < 2) return helpWith(about, task).join(' ');
  const others = topics.filter((topic) => topic !== 'hr');
  const answers = others.flatMap((topic) => helpWith(topic, task));
  const rest = topics.length > others.length ? [`HR can answer the rest: email ${brand.hrEmail}.`] : [];
  return [...new Set([...answers, ...rest])].join(' ');
}

/** The reply to one topic, without giving away the solution or using a try. */
function helpWith(about: TurnInput['about'], task: TaskFacts): string[] {
  const open = stillOpen(task);
  const lookedAt = `Here’s what I look for: ${task.hints.join('; ')}.`;
  const tries =
    task.triesLeft === 1
      ? 'You have one more try, and the better of the two counts.'
      : `You have ${task.triesLeft} tries, and the better one counts.`;
  switch (about) {
    case 'missing':
      if (!task.graded) return ['I haven’t graded anything for this one yet.', lookedAt, tries];
      if (task.missed.length === 0) return ['I can’t point to anything your last try missed.', tries];
      return [`Here’s what your last try missed. ${task.missed.join(' ')}`, tries];
    case 'tries':
      return [tries, 'A question like this one doesn’t use up a try.', open];
    case 'time':
      return ['There’s no time limit.', open];
    case 'length':
      return ['Write as much as the task needs, in the form it asks for.', lookedAt];
    case 'away':
      return [
        'That’s fine, take the time you need.',
        open,
        'Nothing counts against you while you’re away. If you’d rather stop for today, choose End Session, and you’ll get this task again next time.',
      ];
    case 'end':
      return ['That’s fine. To stop for today, choose End Session.', open, 'You’ll get it again next time.'];
    case 'later':
      return [
        'That’s fine.',
        open,
        'Write “skip” for another task now, or choose End Session, and you’ll get this one again next time.',
      ];
    case 'sent':
      return [
        task.graded ? 'I’ve graded what you sent so far.' : 'I don’t see an answer to this task yet.',
        open,
        `Send your ${task.graded ? 'improved answer' : 'whole answer'} as one message here.`,
      ];
    case 'hr':
      return [
        `That’s a question for HR. You can email them at ${brand.hrEmail}. I can only help with your tasks.`,
        open,
      ];
    case 'thanks':
      return ['You’re welcome.', open, 'Send your answer when you’re ready.'];
    case 'other':
      return [
        'I’ve read that.',
        open,
        `Send your answer when you’re ready, or tell me what’s unclear. For anything else, email HR at ${brand.hrEmail}.`,
      ];
    case 'task':
      return [
        `Everything you need is in the task and its material: ${firstSentence(task.given)}`,
        lookedAt,
        'I can’t give you the solution, and asking doesn’t use up a try.',
      ];
  }
}

const firstSentence = (text: string): string => sentencesOf(text)[0] ?? text;

const nextSoon = [
  'I’ll send your next task within a minute.',
  'Give me a minute to get the next task ready.',
  'The next task is on its way. It takes up to a minute.',
];

const EvaluateInput = z.object({
  grade: z.number(),
  outcome: z.enum(assignmentStatuses),
  criteria: z.array(CriterionGrade),
  seed: z.string(),
});

/** Praise is earned: only a full grade is "just right". */
function openingsFor(grade: number): readonly string[] {
  if (grade === 100) return ['Great work.', 'That’s just right.', 'Careful and complete. Well done.'];
  if (grade >= 85) return ['Great work.', 'Very good work.'];
  if (grade >= PASS_GRADE)
    return ['Good work, with a little room to improve.', 'That works, and there’s room to improve.'];
  if (grade >= 30) return ['You’re on the right track, but it isn’t there yet.', 'Part of it is right.'];
  return ['Not quite.', 'This one isn’t there yet.'];
}

/** Feedback of the built-in supervisor on an answer that the rules have graded. */
export const workEvaluateScript: Script = (input) => {
  const { grade, criteria, seed } = EvaluateInput.parse(input);
  const { pick } = seeded(`feedback ${seed}`);
  const opening = pick(openingsFor(grade));
  const byWeight = criteria.filter(({ leftOut }) => !leftOut).sort((a, b) => b.weight - a.weight);
  const best = byWeight.find(({ grade: part }) => part === 100);
  const worst = [...byWeight].sort((a, b) => a.grade - b.grade || b.weight - a.weight)[0];
  const proposal: EvaluationProposal = {
    judged: [],
    feedback: [
      opening,
      best && grade >= 30 ? `${best.label}: ${best.reason}` : '',
      worst && worst.grade < 100 ? `${worst.label}: ${worst.reason}` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
  };
  return JSON.stringify(proposal);
};

/** How an evaluation ends, with any model. Never a question that "yes" could answer in two ways. */
export function endingFor(outcome: (typeof assignmentStatuses)[number]): string {
  if (outcome === 'completed') return 'Ready for the next task?';
  if (outcome === 'pending') {
    return 'You have one more try. Send an improved answer, or write “next” to move on.';
  }
  return 'Let’s move on from this one. Ready for the next task?';
}

/** The message that gives an assignment. `ungraded`: the answer to it that an earlier shift left ungraded. */
export function assignText(input: {
  number: number;
  title: string;
  brief: string;
  again: boolean;
  remarked: boolean;
  ungraded?: string;
}): string {
  const given = [
    input.remarked ? 'Thanks for your message.' : '',
    input.again ? 'Let’s go back to the one that’s still open.' : '',
    `**Task ${input.number}: ${input.title}.** ${input.brief}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
  if (!input.ungraded) return given;
  // Indented text is shown as it is, so nothing in the answer becomes markup.
  const shown = input.ungraded.replace(/^/gm, '    ');
  return `${given}\n\nI hadn’t graded your answer when your shift ended, so it didn’t use up a try. Here it is. Send it again as it is, or improve it first:\n\n${shown}`;
}
