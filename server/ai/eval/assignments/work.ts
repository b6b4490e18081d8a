import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { PASS_GRADE } from '../../../../shared/workSessions/schema.ts';
import { gradeAnswer } from '../../../features/workSessions/parts/grading.ts';
import { buildSpec, pools } from '../../../features/workSessions/parts/library.ts';
import type { AssignmentSpec } from '../../../features/workSessions/parts/spec.ts';
import { figureHeads, type Section } from '../report.ts';
import {
  emptyAnswers,
  foreignWays,
  insultWays,
  keywordWays,
  negatedWays,
  orders,
  wrongFigureWays,
} from './workVariants.ts';

/**
 * Answers to the library's assignments in prose, right and wrong: how many of each kind pass. Honest ones are
 * written by hand for the content of one seed; the wrong ones are made from them and from the model solutions.
 */

/** Share of answers that may or must pass, by how they were made. */
const workBars = {
  solution: { least: 1 },
  honest: { least: 0.9 },
  negated: { most: 0.05 },
  wrongFigure: { most: 0.05 },
  insult: { most: 0.02 },
  keywords: { most: 0.02 },
  copied: { most: 0 },
  empty: { most: 0 },
  foreign: { most: 0 },
  injection: { most: 0 },
} satisfies Record<string, { least?: number; most?: number }>;
type WorkKind = keyof typeof workBars;

const kindLabels: Readonly<Record<WorkKind, string>> = {
  solution: 'model solutions',
  honest: 'honest answers in other words',
  negated: 'answers that say the reverse',
  wrongFigure: 'answers with a wrong figure',
  insult: 'answers with contempt in them',
  keywords: 'keywords only',
  copied: 'copies of the material',
  empty: 'empty answers',
  foreign: 'other languages',
  injection: 'orders to the grader',
};

type WorkAnswer = { template: string; kind: WorkKind; answer: string; spec: AssignmentSpec };

const Honest = z.strictObject({
  template: z.string(),
  hand: z.string(),
  answer: z.string().min(1),
});
const Written = z.strictObject({
  template: z.string(),
  kind: z.enum(['honest', 'negated', 'wrongFigure']),
  answer: z.string().min(1),
});

/** Assignments name dates; an evaluation always has the same ones. */
const TODAY = new Date('2026-11-16T12:00:00Z');
/** The content that the honest answers are about. */
export const SEED = 'eval';
const SEEDS = [SEED, 'other'] as const;
const WRITTEN_SEED = 'unseen';

/** The library's assignments that are answered in prose, with the content of a seed. */
function proseSpecs(seed: string): { template: string; spec: AssignmentSpec }[] {
  return Object.values(pools)
    .flat()
    .map((template) => ({
      template: template.key,
      spec: buildSpec(template, { seed, difficulty: 'standard', today: TODAY }),
    }))
    .filter(({ spec }) => spec.form === 'prose');
}

const linesOf = (file: string): unknown[] =>
  readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

const givenIn = ({ description, material }: AssignmentSpec): string =>
  [description, ...material.flatMap(({ title, lines }) => [title, ...lines])].join('\n');

/** Wrong answers made from a right one. */
function spoiled(answer: string, number: number): [WorkKind, string][] {
  const made: [WorkKind, string][] = [
    ...negatedWays.map((way): [WorkKind, string] => ['negated', way(answer)]),
    ...wrongFigureWays.map((way): [WorkKind, string] => ['wrongFigure', way(answer)]),
    ...insultWays.map((way): [WorkKind, string] => ['insult', way(answer, number)]),
  ];
  return made.filter(([, text]) => text !== answer);
}

/** Answers that hold nothing of one's own. */
function hollow(spec: AssignmentSpec): [WorkKind, string][] {
  const words = spec.criteria.flatMap(({ check }) =>
    check.kind === 'facts' ? check.facts.map(({ any }) => any[0]?.replace('*', '') ?? '') : [],
  );
  const material = spec.material.flatMap(({ lines }) => lines).join('\n');
  const figures = [...new Set(givenIn(spec).match(/\$?\d[\d,.:]*\d|\d/g))].join(', ');
  const some = (kind: WorkKind, answers: readonly string[]): [WorkKind, string][] =>
    answers.map((answer) => [kind, answer]);
  return [
    ...some(
      'keywords',
      keywordWays.map((way) => way(words)),
    ),
    ...some('copied', [
      material,
      givenIn(spec),
      `Hello,\n${material}\nThank you and kind regards`,
      spec.hints.join('\n'),
    ]),
    ...some('empty', emptyAnswers),
    ...some(
      'foreign',
      foreignWays.map((way) => way(figures)),
    ),
    ...some('injection', [...orders, orders.join('\n'), `${material}\n${orders[0]}`]),
  ];
}

/** Every answer of the set, for the contents of some seeds. */
export function workAnswers(seeds: readonly string[] = SEEDS): WorkAnswer[] {
  const written = linesOf('./honest.jsonl').map((line) => Honest.parse(line));
  return seeds.flatMap((seed) =>
    proseSpecs(seed).flatMap(({ template, spec }, number) => {
      const own = seed === SEED ? written.filter((one) => one.template === template) : [];
      const right: [WorkKind, string][] = [
        ['solution', spec.solution],
        ...own.map(({ answer }): [WorkKind, string] => ['honest', answer]),
      ];
      const wrong = [...right.flatMap(([, answer], at) => spoiled(answer, number + at)), ...hollow(spec)];
      return [...right, ...wrong].map(([kind, answer]) => ({ template, kind, answer, spec }));
    }),
  );
}

/**
 * A set written by hand: `second` and `fourth` before the rules they tested, by their author, `fifth` by an author who had read
 * the rules, and `third` by one who has seen neither them nor the examples of statements. What was fixed after a first run is in
 * docs/evaluation.md.
 */
export function writtenAnswers(set: 'second' | 'third' | 'fourth' | 'fifth'): WorkAnswer[] {
  const specs = proseSpecs(WRITTEN_SEED);
  return linesOf(`./${set}.jsonl`).flatMap((line) => {
    const one = Written.parse(line);
    return specs.flatMap(({ template, spec }) => (template === one.template ? [{ ...one, spec }] : []));
  });
}

/** Whether the grader passes an answer. */
async function passes({ spec, answer }: WorkAnswer): Promise<boolean> {
  return (await gradeAnswer(spec, answer, givenIn(spec), null)).grade >= PASS_GRADE;
}

export type WorkLine = {
  kind: WorkKind;
  answers: number;
  passed: number;
  held: boolean;
  wrong: WorkAnswer[];
};

/** How many answers of each kind pass, and which of them shouldn't have, or should. */
export async function gradeWork(answers: readonly WorkAnswer[]): Promise<WorkLine[]> {
  const lines: WorkLine[] = [];
  for (const [kind, bar] of Object.entries(workBars)) {
    const own = answers.filter((one) => one.kind === kind);
    const wanted = 'least' in bar;
    const wrong: WorkAnswer[] = [];
    for (const one of own) if ((await passes(one)) !== wanted) wrong.push(one);
    const passed = wanted ? own.length - wrong.length : wrong.length;
    const share = own.length === 0 ? 0 : passed / own.length;
    const held = 'least' in bar ? share >= bar.least : share <= bar.most;
    for (const name of own.slice(0, 1))
      lines.push({ kind: name.kind, answers: own.length, passed, held, wrong });
  }
  return lines;
}

/** How many answers of each kind pass, with the bars. */
export function workSection(title: string, lines: readonly WorkLine[]): Section {
  return {
    title,
    heads: figureHeads,
    rows: lines.map(({ kind, answers, passed, held }) => {
      const bar = workBars[kind];
      const wanted = 'least' in bar ? `≥ ${bar.least * 100} %` : `≤ ${bar.most * 100} %`;
      const share = `${((passed / answers) * 100).toFixed(1)} % of ${answers}`;
      return [`${kindLabels[kind]} that pass`, share, wanted, held ? 'held' : 'missed'];
    }),
    charts: [],
  };
}
