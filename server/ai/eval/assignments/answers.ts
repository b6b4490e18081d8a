import { PASS_GRADE } from '../../../../shared/workSessions/schema.ts';
import { nextDirective } from '../../../features/interview/director.ts';
import { interviewRequest } from '../../../features/interview/prompts.ts';
import { gradeAttempt } from '../../../features/workSessions/parts/evaluating.ts';
import { type Directive, decide } from '../../../features/workSessions/parts/flow.ts';
import { buildSpec, templateCalled } from '../../../features/workSessions/parts/library.ts';
import { givenIn, wantedBy } from '../../../features/workSessions/parts/shift.ts';
import type { AssignmentSpec } from '../../../features/workSessions/parts/spec.ts';
import { systemClock } from '../../../platform/clock.ts';
import { readSafety } from '../../../safety/reading.ts';
import { secondReading } from '../../../safety/service.ts';
import { type Ai, AiError } from '../../ai.ts';
import { languageDetector } from '../../builtIn/interview/english.ts';
import { factsOf, turnsOf } from '../interviews/interviews.ts';
import type { Assignment, MessageCase, WorkCase } from '../outside.ts';

/** Assignments of the library name dates; an evaluation always has the same ones. */
const TODAY = new Date('2026-11-16T12:00:00Z');

/** The assignment a case is about. */
export function assignmentOf(assignment: Assignment): AssignmentSpec {
  if (!('template' in assignment)) return assignment;
  const { template, seed, difficulty } = assignment;
  return buildSpec(templateCalled(template), { seed, difficulty, today: TODAY });
}

/** What the supervisor does with a message while this assignment is open and untried. */
function directiveFor(spec: AssignmentSpec, text: string): Directive {
  const given = givenIn({ taskDescription: spec.description, material: spec.material });
  return decide(
    [
      { role: 'assistant', content: spec.brief, act: 'assign' },
      { role: 'user', content: text, act: null },
    ],
    { tries: 0, given, ...wantedBy(spec) },
  );
}

export type WorkFound = {
  outcome: 'pass' | 'fail' | 'talk';
  /** 0–100; null for talk. */
  grade: number | null;
  feedback: string;
};

/** Grades an answer as a first try in a shift. @throws AiError */
export async function gradeCase(ai: Ai, one: WorkCase, signal: AbortSignal): Promise<WorkFound> {
  const spec = assignmentOf(one.assignment);
  const directive = directiveFor(spec, one.answer);
  if (directive.act !== 'evaluate') return { outcome: 'talk', grade: null, feedback: '' };
  const { form, criteria, solution, title, description, material } = spec;
  const { grade, feedback, standsIn } = await gradeAttempt(
    ai,
    {
      title,
      description,
      key: { form, criteria, solution },
      given: givenIn({ taskDescription: description, material }),
      answer: directive.answer,
      number: 1,
      seed: one.id,
    },
    { subject: one.id, signal },
  );
  // Graded by the built-in rules, because the model failed.
  if (standsIn) throw new AiError('stream_failed');
  return { outcome: grade >= PASS_GRADE ? 'pass' : 'fail', grade, feedback };
}

export type MessageFound = {
  safety: string;
  /** What is done with the message; null where a finding stops everything else, and for forms. */
  act: string | null;
  /** The interviewer's words. */
  reply: string;
};

/** Reads a message for danger, and passes it on if nothing is found. @throws AiError */
export async function answerCase(ai: Ai, one: MessageCase, signal: AbortSignal): Promise<MessageFound> {
  const found =
    readSafety(one.text, one.to === 'form' ? null : one.to) ??
    (await secondReading({ ai, clock: systemClock }, one.text, { subject: one.id, signal }));
  if (found) return { safety: found.kind, act: null, reply: '' };
  switch (one.to) {
    case 'form':
      return { safety: 'none', act: null, reply: '' };
    case 'work':
      return {
        safety: 'none',
        act: directiveFor(assignmentOf(one.assignment), one.text).act,
        reply: '',
      };
    case 'interview': {
      const facts = factsOf({ ...one, resume: null });
      const turns = turnsOf({ position: one.position, turns: [...one.after, { say: one.text }] });
      const directive = nextDirective(facts, turns, await languageDetector());
      let reply = '';
      for await (const piece of ai.stream(interviewRequest(facts, turns, directive, one.id, signal)))
        reply += piece;
      return { safety: 'none', act: directive.act, reply };
    }
  }
}
