import type { Difficulty, PracticePosition } from '../../../../shared/clientChat/schema.ts';
import type { Scenario } from './scenario.ts';
import { adminSupportScenarios } from './scenarios/adminSupport.ts';
import { assistantScenarios } from './scenarios/assistant.ts';
import { dataEntryScenarios } from './scenarios/dataEntry.ts';
import { supportScenarios } from './scenarios/support.ts';

/** Every scenario, by position and difficulty. An id never changes its meaning: chats remember it. */
export const scenarios: readonly Scenario[] = [
  ...supportScenarios,
  ...assistantScenarios,
  ...adminSupportScenarios,
  ...dataEntryScenarios,
];

/** The scenario with this id; null for one that the library no longer has. */
export function scenarioById(id: string): Scenario | null {
  return scenarios.find((scenario) => scenario.id === id) ?? null;
}

/**
 * A random scenario: of the employee's position, of `difficulty` when given, preferably not a recent one.
 * `random` is at least 0 and below 1.
 */
export function surprise(
  position: PracticePosition,
  difficulty: Difficulty | null,
  lately: readonly string[],
  random: number,
): Scenario | null {
  const fitting = scenarios.filter(
    (scenario) =>
      scenario.position === position && (difficulty === null || scenario.difficulty === difficulty),
  );
  const fresh = fitting.filter(({ id }) => !lately.includes(id));
  const pool = fresh.length > 0 ? fresh : fitting;
  return pool[Math.floor(random * pool.length)] ?? null;
}
