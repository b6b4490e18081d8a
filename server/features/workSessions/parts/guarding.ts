import { brand } from '../../../../shared/company/brand.ts';
import type { Ai, AiRequest } from '../../../ai/ai.ts';
import { guardedTurn, isQuestion, type TurnPlan, type Wording } from '../../../ai/guard/guardedTurn.ts';
import { discloses, faultOf, type Rule, rulesAbout } from '../../../ai/guard/rules.ts';
import { isWhole } from '../../../ai/guard/sentences.ts';
import { sentencesOf } from './reading.ts';
import { type TurnInput, waysOn, workTurnScript } from './script.ts';

const STATEMENTS = 3;

/** A supervisor may praise work, but must not mention figures of grades, or decisions of HR. */
const supervisorRules: readonly Rule[] = [
  ...rulesAbout('reasoning', 'promise', 'protected', 'link', 'refusal', 'role', 'markup'),
  {
    fault: 'score',
    said: /\b\d+ points?\b|\b\d+(?:\.\d+)?\s*(?:\/|out of|of|%|percent)\s*(?:5|10|100)?\b.*\b(?:grade|score|points?)\b|\b(?:grade|scored?|rating) (?:is|of|was|will be|:)|\byou(?:['’]ve| have)? (?:passed|failed)\b|\b\d+\s*\/\s*(?:5|10|100)\b/i,
  },
  {
    fault: 'insult',
    said: /\b(?:stupid|idiot\w*|dumb|moron\w*|useless|lazy|incompetent|pathetic|shut up)\b/i,
  },
];

/**
 * The supervisor's text beside assignments and grades; a connected model's passes a guard. `solution`: the
 * open task's answer key, which no sentence may reveal.
 */
export async function* supervisorWords(
  ai: Ai,
  request: AiRequest,
  { facts, said, solution }: { facts: TurnInput; said: readonly string[]; solution: string },
  ended: (wording: Wording, faults: readonly string[]) => void,
): AsyncGenerator<string> {
  if (ai.builtIn) {
    yield* ai.stream(request);
    return;
  }
  const given = [request.system, ...request.messages.map(({ content }) => content)].join('\n');
  const plan: TurnPlan = {
    builtIn: () => workTurnScript(facts),
    statements: STATEMENTS,
    musts: mustsOf(facts),
    question: null,
    // After a question, the next "yes" would answer it instead of requesting the next task.
    unfit: (statement) => isQuestion(statement) || discloses(statement, solution, given),
    heard: {
      before: said.flatMap((text) => sentencesOf(text.replaceAll('**', ''))),
      given,
      isForeign: () => false,
      rules: supervisorRules,
    },
  };
  yield* guardedTurn(ai, request, plan, ended);
}

/** Feedback of a model as far as it may be said to an employee; null when nothing of it may. */
export function fitFeedback(
  feedback: string,
  { system, messages }: Pick<AiRequest, 'system' | 'messages'>,
  solution: string,
): string | null {
  const given = [system, ...messages.map(({ content }) => content)].join('\n');
  const answer = messages.map(({ content }) => content).join('\n');
  const heard = { before: [], given, isForeign: () => false, rules: supervisorRules };
  const fit = sentencesOf(feedback).filter(
    (sentence) =>
      isWhole(sentence) &&
      !isQuestion(sentence) &&
      faultOf(sentence, heard) === null &&
      !discloses(sentence, solution, answer),
  );
  return fit.length === 0 ? null : fit.slice(0, STATEMENTS).join(' ');
}

/** What the employee must know to continue, whatever the wording of the rest. */
function mustsOf({ act, about, open, task }: TurnInput): TurnPlan['musts'] {
  switch (act) {
    case 'greet':
      return [
        {
          words: `I’m ${brand.supervisor.name}, your AI supervisor for this shift.`,
          met: (said) => /\bAI\b/.test(said),
        },
      ];
    case 'review':
      return [
        ...(open
          ? [
              {
                words: 'That task stays open, and we’ll come back to it.',
                met: (said: string) => /\b(?:stays? open|come back|later)\b/i.test(said),
              },
            ]
          : []),
        {
          words: 'I’ll send your next task within a minute.',
          met: (said) => /\bnext (?:task|one|assignment)\b/i.test(said),
        },
      ];
    case 'aside':
      return [
        { words: 'Write “ready” when you’d like the next task.', met: (said) => /\bready\b/i.test(said) },
      ];
    case 'wait':
      return [
        {
          words: waysOn(task),
          met: (said) => (task?.graded ? /\bnext\b/i : /\bskip\b/i).test(said),
        },
      ];
    case 'help':
      if (about === 'end')
        return [
          { words: 'To stop for today, choose End Session.', met: (said) => /\bEnd Session\b/.test(said) },
        ];
      return about === 'hr'
        ? [
            {
              words: `That’s a question for HR. You can email them at ${brand.hrEmail}.`,
              met: () => false,
            },
          ]
        : [
            {
              words: task ? `“${task.title}” is still open.` : 'The task is still open.',
              met: (said) => about !== 'away' || /\bopen\b/i.test(said),
            },
          ];
  }
}
