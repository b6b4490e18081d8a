import type { ReadingScript, Script } from './ai/ai.ts';
import { interviewScoreScript } from './ai/builtIn/interview/score.ts';
import { assistantScripts } from './features/assistant/parts/scripts.ts';
import { practiceReadScript, practiceTurnScript } from './features/clientChat/parts/client/script.ts';
import { practiceCoachScript } from './features/clientChat/parts/coaching/builtInCoach.ts';
import { interviewTurnScript } from './features/interview/parts/interviewer/script.ts';
import { workEvaluateScript, workTurnScript } from './features/workSessions/parts/script.ts';

/** The built-in model's scripts, by the name a call gives. */
export const builtInScripts: Readonly<Record<string, Script | ReadingScript>> = {
  'interview.turn': interviewTurnScript,
  'interview.score': interviewScoreScript,
  'work.turn': workTurnScript,
  'work.evaluate': workEvaluateScript,
  'practice.read': practiceReadScript,
  'practice.turn': practiceTurnScript,
  'practice.coach': practiceCoachScript,
  ...assistantScripts,
};
