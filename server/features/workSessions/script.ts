import { z } from 'zod';
import { brand } from '../../../shared/brand.ts';
import { assignmentStatuses, CriterionGrade, PASS_GRADE } from '../../../shared/workSessions.ts';
import type { Script } from '../../ai/ai.ts';
import { seeded } from './library/kit.ts';
import type { EvaluationProposal } from './spec.ts';

/** What the built-in supervisor says. The same facts give the same words. */

export const TurnInput = z.object({
  act: z.enum(['greet', 'review', 'aside']),
  firstName: z.string(),
  position: z.string(),
  seed: z.string(),
  /** Greeting: a task of an earlier shift is still open. */
  carried: z.boolean(),
  /** Reviewing: the last task was left open, or its second try was not taken. */
  open: z.boolean(),
  settles: z.boolean(),
  remark: z.string(),
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
  }
};

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
  const byWeight = [...criteria].sort((a, b) => b.weight - a.weight);
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
