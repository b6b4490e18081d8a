import { z } from 'zod';
import { brand } from '../../../../shared/brand.ts';
import { assignmentStatuses, CriterionGrade, PASS_GRADE } from '../../../../shared/workSessions.ts';
import type { Script } from '../../../ai/ai.ts';
import { seeded } from './library/kit.ts';
import { sentencesOf } from './reading.ts';
import type { EvaluationProposal } from './spec.ts';
import { talkTopics } from './talk.ts';

/** What the built-in supervisor says. The same facts give the same words. */

const TaskFacts = z.object({
  title: z.string(),
  /** Everything the employee was given. */
  given: z.string(),
  hints: z.array(z.string()),
  triesLeft: z.number(),
  graded: z.boolean(),
  /** What the last try lost points for, the heaviest first. */
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
  /** Reviewing: the last task was left open, or its second try was not taken. */
  open: z.boolean(),
  settles: z.boolean(),
  remark: z.string(),
  /** Help: what was asked about. */
  about: z.enum(talkTopics),
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
          `Hello ${facts.firstName}, good to see you.`,
          `Welcome, ${facts.firstName}.`,
          `Hi ${facts.firstName}, nice that you are here.`,
        ]),
        `I am ${brand.supervisor.name}, your AI supervisor for this shift as ${facts.position}.`,
        facts.carried
          ? 'There is still a task from last time; we begin with that one.'
          : 'Your first task comes in a moment.',
        'Write your answer here in the chat. If you disagree with a grade, you can ask HR to look at it.',
      ].join(' ');
    case 'review':
      if (facts.settles) return `All right, we leave that task as it is. ${pick(nextSoon)}`;
      if (facts.open) return `All right. That task stays open, and we come back to it. ${pick(nextSoon)}`;
      return `${pick(['Thank you, let me look at what comes next.', 'Good. I am going through your work so far.', 'Thanks. I note that down and prepare the next one.'])} ${pick(nextSoon)}`;
    case 'aside':
      return /\b(?:break|lunch|coffee|pause)\b/i.test(facts.remark)
        ? 'Of course, take your break. Write “ready” when you are back, and I will give you the next task.'
        : /\?/.test(facts.remark)
          ? 'I can only help with your tasks here; HR can answer everything else. Write “ready” when you would like the next task.'
          : 'Thank you, I have read it. There is no open task right now. Write “ready” when you would like the next one.';
    case 'wait':
      return `${pick(['Take your time.', 'No rush.'])} ${stillOpen(facts.task)} Send your answer here, or write “skip” to come back to it later.`;
    case 'help':
      return facts.task ? helpText(facts.about, facts.task) : 'Write “ready” when you’d like the next task.';
  }
};

const stillOpen = (task: TaskFacts | null): string =>
  task ? `“${task.title}” is still open.` : 'The task is still open.';

/** The answer to talk about an open assignment. It gives no solution away, and no try is used. */
function helpText(about: TurnInput['about'], task: TaskFacts): string {
  const open = stillOpen(task);
  const lookedAt = `I look at: ${task.hints.join('; ')}.`;
  const tries =
    task.triesLeft === 1
      ? 'You have one more try, and the better one counts.'
      : `You have ${task.triesLeft} tries, and the better one counts.`;
  switch (about) {
    case 'missing':
      if (!task.graded) return `Nothing is graded yet for this one. ${lookedAt} ${tries}`;
      return `${task.missed.length > 0 ? `Here’s what the last try missed. ${task.missed.join(' ')}` : 'The last try missed nothing I can name.'} ${tries}`;
    case 'tries':
      return `${tries} A question like this one doesn’t use up a try. ${open}`;
    case 'time':
      return `There’s no time limit. ${open}`;
    case 'length':
      return `Write as much as the task needs, in the form it asks for. ${lookedAt}`;
    case 'away':
      return `That’s fine, take the time you need. ${open} Nothing counts against you while you’re away. If you’d rather stop for today, choose End Session, and you’ll get this task again next time.`;
    case 'hr':
      return `That’s a question for HR: write to ${brand.contactEmail}. I can only help with your tasks. ${open}`;
    case 'thanks':
      return `You’re welcome. ${open} Send your answer when you’re ready.`;
    case 'task':
      return `Everything you need is in the task and its material: ${firstSentence(task.given)} ${lookedAt} I can’t give you the solution, and asking doesn’t use up a try.`;
  }
}

const firstSentence = (text: string): string => sentencesOf(text)[0] ?? text;

const nextSoon = [
  'Your next task comes within a minute.',
  'Give me up to a minute for the next task.',
  'The next task is on its way; it takes up to a minute.',
];

const EvaluateInput = z.object({
  grade: z.number(),
  outcome: z.enum(assignmentStatuses),
  criteria: z.array(CriterionGrade),
  seed: z.string(),
});

/** Feedback of the built-in supervisor on an answer that the rules have graded. */
export const workEvaluateScript: Script = (input) => {
  const { grade, criteria, seed } = EvaluateInput.parse(input);
  const { pick } = seeded(`feedback ${seed}`);
  const opening =
    grade >= 85
      ? pick(['Very good work.', 'That is how it should be.', 'Careful and complete, well done.'])
      : grade >= PASS_GRADE
        ? pick(['Good work, with something left to improve.', 'That works. One thing can be better.'])
        : grade >= 30
          ? pick(['You are on the way, but it is not there yet.', 'Part of it is right.'])
          : pick(['This does not solve the task yet.', 'I cannot use this answer yet.']);
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

/** How an evaluation ends, whoever worded it. Never a question that "yes" would answer two ways. */
export function endingFor(outcome: (typeof assignmentStatuses)[number]): string {
  if (outcome === 'completed') return 'Ready for the next task?';
  if (outcome === 'pending') {
    return 'You have one more try: send an improved answer, or write “next” to leave it and go on.';
  }
  return 'We leave this one here. Ready for the next task?';
}

/** The message that gives an assignment. */
export function assignText(input: {
  number: number;
  title: string;
  brief: string;
  again: boolean;
  remarked: boolean;
}): string {
  return [
    input.remarked ? 'Thank you for your message.' : '',
    input.again ? 'Back to the one that is still open.' : '',
    `**Task ${input.number}: ${input.title}.** ${input.brief}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}
