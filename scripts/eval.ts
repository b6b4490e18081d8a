import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { AiError } from '../server/ai/ai.ts';
import { placeOf, scoringPlaceOf } from '../server/ai/connection/place.ts';
import { troubleIn } from '../server/ai/connection/troubles.ts';
import { assignmentOf } from '../server/ai/eval/assignments/answers.ts';
import {
  gradeWork,
  type WorkLine,
  workAnswers,
  workSection,
  writtenAnswers,
} from '../server/ai/eval/assignments/work.ts';
import { shippedInterviews } from '../server/ai/eval/interviews/cases.ts';
import { INJECTIONS } from '../server/ai/eval/interviews/variants.ts';
import { evalModel } from '../server/ai/eval/models.ts';
import { readOutside } from '../server/ai/eval/outside.ts';
import { shippedPractice } from '../server/ai/eval/practice/practiceChats.ts';
import { type Practiced, playCase, practiceSection } from '../server/ai/eval/practice/practiceFigures.ts';
import { asPage, asText } from '../server/ai/eval/report.ts';
import {
  type Cases,
  comparisonOf,
  type Judge,
  type Run,
  runModel,
  sectionsOf,
} from '../server/ai/eval/run.ts';
import { readEnv } from '../server/env.ts';
import { templateKeys } from '../server/features/workSessions/parts/library.ts';
import { createLogger } from '../server/platform/log.ts';
import { BUILT_IN } from '../shared/ai/builtIn.ts';
import { aiTroubleText } from '../shared/ai/connection.ts';

/** `npm run eval`: how well judgments agree with an expert’s. docs/evaluation.md says what each option does. */

const count = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);
const Options = z.strictObject({
  cases: z.string().min(1).optional(),
  out: z.string().min(1).default('test-results/eval'),
  model: z.boolean().default(false),
  compare: z.string().optional(),
  name: z.string().min(1).max(60).optional(),
  only: count(1, 10_000).optional(),
  injections: count(0, INJECTIONS).default(INJECTIONS),
  repeat: count(1, 20).default(2),
  'at-once': count(1, 32).default(1),
  price: z
    .string()
    .regex(
      /^\d+(\.\d+)?,\d+(\.\d+)?$/,
      'must be two prices in dollars per million tokens, input and output, such as 0.25,2',
    )
    .optional(),
  assignment: z.string().optional(),
});
type Options = z.infer<typeof Options>;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readOptions(): Options {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({
      options: {
        cases: text,
        out: text,
        model: { type: 'boolean' },
        compare: text,
        name: text,
        only: text,
        injections: text,
        repeat: text,
        'at-once': text,
        price: text,
        assignment: text,
      },
    });
    const parsed = Options.safeParse(values);
    if (parsed.success) return parsed.data;
    const wrong = parsed.error.issues.map((issue) => `  --${issue.path.join('.')}: ${issue.message}`);
    return stop(`Invalid options:\n${wrong.join('\n')}`);
  } catch (error) {
    return stop(error instanceof Error ? error.message : String(error));
  }
}

function readCases(file: string): Cases {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return stop(`Can’t read ${path.resolve(file)}. Check the path.`);
  }
  const { cases, wrong } = readOutside(file, text);
  if (!cases) return stop(wrong);
  const { interviews, work, messages } = cases;
  const sets = interviews.length > 0 ? [{ title: path.basename(file), interviews }] : [];
  return { sets, work, messages };
}

/** So many of each, spread over the whole list rather than its beginning. */
function some<T>(list: readonly T[], most = list.length): T[] {
  const size = Math.min(most, list.length);
  return Array.from({ length: size }, (_, index) => list[Math.floor((index * list.length) / size)]).flatMap(
    (one) => (one === undefined ? [] : [one]),
  );
}

function chosenCases({ cases: file, only }: Options): Cases {
  const all: Cases = file
    ? readCases(file)
    : {
        sets: [
          { title: 'First set', interviews: shippedInterviews('first') },
          { title: 'Second set (unseen)', interviews: shippedInterviews('second') },
          { title: 'Third set (unseen)', interviews: shippedInterviews('third') },
        ],
        work: [],
        messages: [],
      };
  return {
    sets: all.sets.map(({ title, interviews }) => ({ title, interviews: some(interviews, only) })),
    work: some(all.work, only),
    messages: some(all.messages, only),
  };
}

const env = readEnv();

/** Who judges: the built-in rules, the connected model, or two of them by name. */
function judges({ model, compare, name }: Options): Judge[] {
  const log = createLogger(env, { write: (line) => process.stderr.write(line) });
  const connected = env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;
  const names = compare?.split(',').map((part) => part.trim()) ?? [
    model ? scoringPlaceOf(env).model : BUILT_IN,
  ];
  if (compare !== undefined && (names.length !== 2 || names.includes(''))) {
    return stop(`--compare takes two comma-separated names, such as ${BUILT_IN},${env.AI_MODEL}.`);
  }
  if (!connected && names.some((one) => one !== BUILT_IN)) {
    return stop(
      'No model is connected. Set OPENAI_API_KEY or OPENAI_BASE_URL, and AI_MODEL, as you would for npm start.',
    );
  }
  return names.map((one) => {
    const builtIn = one === BUILT_IN;
    const named = builtIn || compare !== undefined;
    // A name on the command line is used for judging and for conversations; settings can name a model for each.
    const asked = named ? { ...env, AI_MODEL: one, AI_MODEL_SCORING: undefined } : env;
    const { ai, talker, used } = evalModel({ env: asked, log, builtIn });
    const shown = named ? one : (name ?? one);
    return {
      name: shown,
      ai,
      used,
      talker: { name: talker.model === ai.model ? shown : talker.model, ai: talker },
    };
  });
}

function priceOf({ price }: Options) {
  const [input, output] = price?.split(',').map(Number) ?? [];
  return input === undefined || output === undefined ? null : { input, output };
}

/**
 * The shipped practice chats. What a client decides follows rules, the same with every model, so they're played once.
 */
async function practise({ cases, only }: Options): Promise<Practice[]> {
  if (cases !== undefined) return [];
  const sets: Practice[] = [];
  for (const [set, title] of practiceSets) {
    const practiced: Practiced[] = [];
    for (const one of some(shippedPractice(set), only)) practiced.push(await playCase(one));
    sets.push({ title, practiced });
  }
  return sets;
}

type Practice = { title: string; practiced: Practiced[] };
const practiceSets = [
  ['first', 'Practice chats, first set'],
  ['second', 'Practice chats, second set'],
  ['third', 'Practice chats, third set'],
  ['fourth', 'Practice chats, fourth set (unseen)'],
] as const;

type Written = { title: string; lines: WorkLine[] };

/** The shipped answers to assignments in prose, graded by the built-in rules. */
async function gradeShipped({ cases, only }: Options): Promise<Written[]> {
  if (cases !== undefined) return [];
  const sets = [
    ['Work answers in prose', workAnswers()],
    ['Work answers in prose, second set', writtenAnswers('second')],
    ['Work answers in prose, third set', writtenAnswers('third')],
    ['Work answers in prose, fourth set', writtenAnswers('fourth')],
    ['Work answers in prose, fifth set', writtenAnswers('fifth')],
  ] as const;
  const graded: Written[] = [];
  for (const [title, answers] of sets) graded.push({ title, lines: await gradeWork(some(answers, only)) });
  return graded;
}

/** The built-in rules play and grade these, whatever model is connected. */
const byRules = (title: string): string => `${title} · ${BUILT_IN}`;

/** Why a run stopped early, and what to do about it. */
function refusalText(error: AiError, { model, server }: ReturnType<typeof placeOf>): string {
  const kind = troubleIn(error);
  if (kind) return aiTroubleText({ kind, model, server });
  return error.failure === 'rate_limited'
    ? `${server} answered “too many requests” (429). Try again later, with a lower --at-once or --only.`
    : `${server} didn’t answer. Try again later.`;
}

/** Everything, for other programs: each case with what was expected and found. */
function asJson(runs: readonly Run[], practised: readonly Practice[], written: readonly Written[]): string {
  const reports = runs.map((run) => ({
    ...run,
    sets: run.sets.map(({ title, figures, scored }) => ({
      title,
      figures,
      cases: scored.map(({ one, found }) => ({ id: one.id, expected: one.expected, found })),
    })),
    work: run.work.map(({ one, found }) => ({ id: one.id, expected: one.expected, found })),
    messages: run.messages.map(({ one, found }) => ({ id: one.id, expected: one.expected, found })),
  }));
  const practice = practised.map(({ title, practiced }) => ({
    title,
    cases: practiced.map(({ one, found }) => ({ id: one.id, expected: one, found })),
  }));
  const prose = written.map(({ title, lines }) => ({
    title,
    figures: lines.map(({ kind, answers, passed, held }) => ({ kind, answers, passed, held })),
    wrong: lines.flatMap(({ kind, wrong }) =>
      wrong.map(({ template, answer }) => ({ kind, template, answer })),
    ),
  }));
  const ruled = practice.length > 0 ? [{ model: BUILT_IN, practice, prose }] : [];
  return `${JSON.stringify([...reports, ...ruled], null, 2)}\n`;
}

async function main(options: Options): Promise<void> {
  const cases = chosenCases(options);
  const { injections, repeat: times, 'at-once': atOnce } = options;
  const runs: Run[] = [];
  const signal = new AbortController().signal;
  for (const judge of judges(options)) {
    const run = await runModel(judge, cases, {
      extent: { injections, times, atOnce },
      price: priceOf(options),
      signal,
    }).catch((error: unknown) => {
      if (!(error instanceof AiError)) throw error;
      return stop(refusalText(error, { ...placeOf(env), model: judge.ai.model }));
    });
    for (const section of sectionsOf(run)) process.stdout.write(`${asText(section)}\n`);
    runs.push(run);
  }
  const practised = await practise(options);
  const practice = practised.map(({ title, practiced }) => practiceSection(byRules(title), practiced));
  for (const section of practice) process.stdout.write(`${asText(section)}\n`);
  const written = await gradeShipped(options);
  const work = written.map(({ title, lines }) => workSection(byRules(title), lines));
  for (const section of work) process.stdout.write(`${asText(section)}\n`);
  const [one, other] = runs;
  const compared = one && other ? comparisonOf(one, other) : [];
  for (const section of compared) process.stdout.write(`${asText(section)}\n`);
  const folder = path.resolve(options.out);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'report.json'), asJson(runs, practised, written));
  writeFileSync(
    path.join(folder, 'report.html'),
    asPage([...compared, ...runs.flatMap(sectionsOf), ...practice, ...work]),
  );
  process.stdout.write(
    `Written to ${path.relative(process.cwd(), folder) || '.'}/report.html and report.json\n`,
  );
}

const options = readOptions();
if (options.assignment === undefined) await main(options);
else if (!templateKeys.includes(options.assignment)) {
  const names = templateKeys.join('\n');
  if (options.assignment === 'list') process.stdout.write(`${names}\n`);
  else stop(`There’s no assignment called ${options.assignment}. Available:\n${names}`);
} else {
  const spec = assignmentOf({ template: options.assignment, seed: 'eval', difficulty: 'starter' });
  process.stdout.write(`${JSON.stringify(spec, null, 2)}\n`);
}
