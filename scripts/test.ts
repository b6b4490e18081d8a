import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { findBrowser } from './browser.ts';
import { ensureBuilt } from './start.ts';

/** `npm test`: everything that must hold, cheapest first; stops at the first part that fails. */
const report = (name: string): string => path.resolve('test-results', `${name}.json`);
const node = process.execPath;

type Part = { title: string; command: string[]; counts?: () => { passed: number; failed: number } };

const VitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });
const PlaywrightReport = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) });

function read(name: string): unknown {
  return JSON.parse(readFileSync(report(name), 'utf8'));
}

/** What a part counted; a runner that died before it wrote its report has failed once. */
function countOf({ counts }: Part): { passed: number; failed: number } {
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
      const { numPassedTests, numFailedTests } = VitestReport.parse(read(name));
      return { passed: numPassedTests, failed: numFailedTests };
    },
  };
}

const parts: Part[] = [
  { title: 'Types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { title: 'Lint and format', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '.'] },
  vitest('Rules, services and adapters', 'main', ['unit', 'integration', 'contract']),
  vitest('Faults', 'faults', ['faults']),
  {
    title: 'Journeys in a browser',
    command: ['node_modules/playwright/cli.js', 'test'],
    counts: () => {
      const { stats } = PlaywrightReport.parse(read('e2e'));
      return { passed: stats.expected, failed: stats.unexpected };
    },
  },
];

function run(command: string[]): Promise<number> {
  return new Promise((resolve) => {
    spawn(node, command, { stdio: 'inherit' }).on('exit', (code, signal) => {
      if (signal) process.stdout.write(`Ended by ${signal}\n`);
      resolve(code ?? 1);
    });
  });
}

rmSync(path.resolve('test-results'), { recursive: true, force: true });
findBrowser();
await ensureBuilt();
const total = { passed: 0, failed: 0 };
for (const part of parts) {
  const { title, command } = part;
  const started = performance.now();
  process.stdout.write(`\n== ${title}\n`);
  const code = await run(command);
  process.stdout.write(
    `== ${title}: ${code === 0 ? 'ok' : 'FAILED'} in ${Math.round((performance.now() - started) / 1000)} s\n`,
  );
  const { passed, failed } = countOf(part);
  total.passed += passed;
  total.failed += failed;
  if (code !== 0) {
    process.stdout.write(`${total.passed} passed, ${Math.max(1, total.failed)} failed\n`);
    process.exit(code);
  }
}
process.stdout.write(`${total.passed} passed, ${total.failed} failed\n`);
