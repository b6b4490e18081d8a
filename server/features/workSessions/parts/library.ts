import type { Difficulty } from '../../../../shared/workSessions/schema.ts';
import { adminTemplates } from './library/admin.ts';
import { assistantTemplates } from './library/assistant.ts';
import { dataTemplates } from './library/data.ts';
import { generalTemplates } from './library/general.ts';
import { type Random, seeded, type Template } from './library/kit.ts';
import { supportTemplates } from './library/support.ts';
import type { AssignmentSpec } from './spec.ts';

/** Kinds of positions with assignments in the library; every employee also gets the general ones. */
export const pools = {
  data: dataTemplates,
  support: supportTemplates,
  assistant: assistantTemplates,
  admin: adminTemplates,
  general: generalTemplates,
} satisfies Record<string, Template[]>;
type Pool = keyof typeof pools;

/** The pool for a position, by its words; unknown positions get general work. */
export function poolFor(position: string): Pool {
  if (/data|entry|clerk|typist|record/i.test(position)) return 'data';
  if (/support rep|customer|service|help ?desk|call|moderator|client/i.test(position)) return 'support';
  if (/virtual|personal assistant|executive assistant|assistant/i.test(position)) return 'assistant';
  if (/admin|office|secretar|bookkeep|support/i.test(position)) return 'admin';
  return 'general';
}

export type Given = { templateKey: string; difficulty: Difficulty; grade: number | null };

/** Nothing is given twice within this time. */
export const REPEAT_DAYS = 30;

const templates = new Map(Object.values(pools).flatMap((list) => list.map((one) => [one.key, one] as const)));

/** Names of all entries. */
export const templateKeys: readonly string[] = [...templates.keys()];

/** The entry of this name. @throws Error when there is none */
export function templateCalled(key: string): Template {
  const found = templates.get(key);
  if (!found) throw new Error(`No assignment is called ${key}`);
  return found;
}

/** The library's key of an assignment: which entry with which content. */
const keyOf = (template: string, seed: string): string => `${template}:${seed}`;

/**
 * The next assignment from the library. `recent` are the person's assignments of the last {@link
 * REPEAT_DAYS}, newest first: unseen entries come first, then the one longest ago, with new content.
 */
export function chooseFromLibrary(input: {
  position: string;
  difficulty: Difficulty;
  recent: readonly Pick<Given, 'templateKey'>[];
  seed: string;
  today: Date;
}): { templateKey: string; spec: AssignmentSpec } {
  const random = seeded(`choose ${input.seed}`);
  const pool = poolFor(input.position);
  const offered = pool === 'general' ? pools.general : [...pools[pool], ...pools.general];
  const seen = input.recent.map(({ templateKey }) => templateKey.split(':')[0] ?? '');
  const template = pickTemplate(offered, seen, pools[pool], random);
  const spec = buildSpec(template, input);
  return { templateKey: keyOf(template.key, input.seed), spec };
}

function pickTemplate(
  offered: readonly Template[],
  seen: readonly string[],
  own: readonly Template[],
  random: Random,
): Template {
  const ageOf = (template: Template): number => {
    const at = seen.indexOf(template.key);
    return at < 0 ? Number.POSITIVE_INFINITY : at;
  };
  const oldest = Math.max(...offered.map(ageOf));
  const fresh = offered.filter((template) => ageOf(template) === oldest);
  const last = templates.get(seen[0] ?? '')?.taskType;
  const varied = fresh.filter(({ taskType }) => taskType !== last);
  const choice = varied.length > 0 ? varied : fresh;
  // Two of three assignments are of the person's own trade while there are some left.
  const trade = choice.filter((template) => own.includes(template));
  return random.pick(trade.length > 0 && random.int(1, 3) < 3 ? trade : choice);
}

/** The assignment of a library entry with the content of a seed. */
export function buildSpec(
  template: Template,
  { seed, difficulty, today }: { seed: string; difficulty: Difficulty; today: Date },
): AssignmentSpec {
  const random = seeded(`${template.key} ${seed}`);
  return { taskType: template.taskType, ...template.build({ random, difficulty, today }) };
}

/** The newest graded tasks that difficulty follows. */
export const RISE_AFTER = 2;
const steps: readonly Difficulty[] = ['starter', 'standard', 'advanced'];

/**
 * Difficulty follows results: two in a row of at least 85 at a level lead up, two in a row below 60 lead down.
 * `given` is newest first; what has no grade says nothing.
 */
export function nextDifficulty(given: readonly Given[]): Difficulty {
  const graded = given.filter((one): one is Given & { grade: number } => one.grade !== null);
  const now = graded[0]?.difficulty ?? 'starter';
  const atLevel = graded.slice(0, RISE_AFTER).filter(({ difficulty }) => difficulty === now);
  if (atLevel.length < RISE_AFTER) return now;
  const place = steps.indexOf(now);
  if (atLevel.every(({ grade }) => grade >= 85)) return steps[place + 1] ?? now;
  if (atLevel.every(({ grade }) => grade < 60)) return steps[place - 1] ?? now;
  return now;
}
