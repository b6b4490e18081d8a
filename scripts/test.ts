import { type SpawnOptions, spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findBrowser } from './browser.ts';
import { ensureBuilt } from './start.ts';

/** `npm test`: everything that must hold, cheapest first; stops at the first part that fails. */
const report = (name: string): string => path.resolve('test-results', `${name}.json`);
const node = process.execPath;

/** `again`: names of what passed at its second try only; each of them is counted as passed, too. */
type Counts = { passed: number; failed: number; again?: string[] };
type Part = { title: string; command: string[]; counts?: () => Counts };

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ title: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});
const PlaywrightSuite = z.object({
  specs: z.array(
    z.object({ title: z.string(), file: z.string(), tests: z.array(z.object({ status: z.string() })) }),
  ),
  get suites() {
    return z.array(PlaywrightSuite).optional();
  },
});
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
  suites: z.array(PlaywrightSuite),
});

/** Tests that failed once and passed when they were tried again, with the file they are in. */
function testsPassedAgain({ testResults }: z.infer<typeof VitestReport>): string[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ title }) => `${path.relative(process.cwd(), name)}: ${title}`),
  );
}

/** The same of journeys. */
function journeysPassedAgain(suites: z.infer<typeof PlaywrightSuite>[]): string[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...journeysPassedAgain(inner),
  ]);
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(report(name), 'utf8'));
}

/** What a part counted; a runner that died before it wrote its report has failed once. */
function countOf({ counts }: Part): Counts {
  try {
    return counts?.() ?? { passed: 0, failed: 0 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function vitest(title: string, name: string, projects: string[]): Part {
  return {
    title,
    command: [
      'node_modules/vitest/vitest.mjs',
      'run',
      ...projects.flatMap((project) => ['--project', project]),
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report(name)}`,
    ],
    counts: () => {
      const counted = VitestReport.parse(read(name));
      const { numPassedTests: passed, numFailedTests: failed } = counted;
      return { passed, failed, again: testsPassedAgain(counted) };
    },
  };
}

/** Parts that run side by side, in turn. The first ones keep one core each busy; the others both of them. */
const steps: Part[][] = [
  [
    { title: 'Types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
    { title: 'Lint and format', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
    {
      title: 'Layers and cycles',
      command: [
        'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
        ...['server', 'shared', 'client', 'scripts/start.ts'],
      ],
    },
    { title: 'Unused code', command: ['node_modules/knip/bin/knip.js'] },
  ],
  [vitest('Rules, services, and adapters', 'main', ['unit', 'integration', 'contract'])],
  [vitest('Faults', 'faults', ['faults'])],
  [
    {
      title: 'Journeys in a browser',
      command: ['node_modules/playwright/cli.js', 'test'],
      counts: () => {
        const { stats, suites } = PlaywrightReport.parse(read('e2e'));
        return {
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          again: journeysPassedAgain(suites),
        };
      },
    },
  ],
];

/** Signals are passed on to the running parts; their exit codes then end the rest. */
const endings = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Runs one command to its end. Beside others, its output is printed in one piece when it has ended. */
function run(command: string[], alone: boolean): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const to = alone ? 'inherit' : 'pipe';
    const options: SpawnOptions = { stdio: ['inherit', to, to] };
    const child = spawn(node, command, options);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    const pass = (signal: NodeJS.Signals): void => void child.kill(signal);
    for (const signal of endings) process.on(signal, pass);
    child.on('close', (code, signal) => {
      for (const one of endings) process.off(one, pass);
      resolve({ code: code ?? 1, output: signal ? `${output}Ended by ${signal}\n` : output });
    });
  });
}

/** Runs a part, prints how it ended, and counts it. @returns its exit code */
async function tryPart(part: Part, alone: boolean): Promise<number> {
  const { title, command } = part;
  const started = performance.now();
  if (alone) process.stdout.write(`\n== ${title}\n`);
  const { code, output } = await run(command, alone);
  const seconds = Math.round((performance.now() - started) / 1000);
  if (!alone) process.stdout.write(`\n== ${title}\n`);
  process.stdout.write(`${output}== ${title}: ${code === 0 ? 'ok' : 'FAILED'} in ${seconds} s\n`);
  const { passed, failed, again = [] } = countOf(part);
  total.passed += passed;
  total.failed += failed;
  unsteady.push(...again);
  return code;
}

rmSync(path.resolve('test-results'), { recursive: true, force: true });
findBrowser();
await ensureBuilt();
const total = { passed: 0, failed: 0 };
const unsteady: string[] = [];

/** The last lines: what needed a second try, and the totals. */
function summary(failed: number): string {
  const again = unsteady.map((name) => `Passed on the second try: ${name}\n`).join('');
  const counted = unsteady.length > 0 ? `, ${unsteady.length} passed on the second try` : '';
  return `${again}${total.passed} passed, ${failed} failed${counted}\n`;
}

for (const step of steps) {
  const codes = await Promise.all(step.map((part) => tryPart(part, step.length === 1)));
  const code = codes.find((one) => one !== 0);
  if (code !== undefined) {
    process.stdout.write(summary(Math.max(1, total.failed)));
    process.exit(code);
  }
}
process.stdout.write(summary(total.failed));
