import type { Deps } from '../../deps.ts';
import { registerEvaluation } from './parts/evaluation.ts';
import { registerModelTasks } from './parts/model.ts';

/** Tests and evaluations of connected models. */
export function registerAiTasks(deps: Deps): void {
  registerModelTasks(deps);
  registerEvaluation(deps);
}
