import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { readBuild } from '../../server/web/build.ts';
import { browserArguments, findBrowser } from '../browser.ts';
import { ensureBuilt } from '../start.ts';
import { firstLoads } from './firstLoad.ts';
import { quantile } from './measure.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const DEBUG_PORT = 9_333;

/** Lighthouse (mobile) on Home, Jobs, one job and Apply, and how many answers a second the list gives. */
export async function benchPages(): Promise<void> {
  await ensureBuilt();
  await weights();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'longtable-bench-'));
  const server = spawn(process.execPath, ['server/main.ts'], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  });
  try {
    const address = await ready(server.stdout);
    await throughput(address);
    await scores(address);
  } finally {
    server.kill('SIGTERM');
    await new Promise((resolve) => server.once('exit', resolve));
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function weights(): Promise<void> {
  const loads = await firstLoads(await readBuild('dist/client'), 'dist/client');
  process.stdout.write('\nFirst load of signed-in areas, brotli; the interview with formatted messages\n');
  console.table(
    loads.map(({ area, scriptKb, styleKb, files }) => ({
      area,
      'script KB': Math.round(scriptKb),
      'style KB': Math.round(styleKb),
      files,
    })),
  );
}

function ready(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    output.on('data', (chunk) => {
      text += chunk;
      const found = text.match(/Ready at (\S+)/)?.[1];
      if (found) resolve(found);
    });
    output.on('end', () => reject(new Error(`The server didn’t start:\n${text}`)));
  });
}

async function throughput(address: string): Promise<void> {
  const rows: Record<string, string | number>[] = [];
  for (const [what, url] of [
    ['health (nothing to do)', '/healthz'],
    ['job list, API, warm', '/trpc/jobs.list?input=%7B%7D'],
    ['jobs page, warm', '/jobs'],
    ['home page, warm', '/'],
  ] as const) {
    const { requests, latency } = await autocannon({
      url: address + url,
      connections: 20,
      duration: 5,
      headers: { accept: 'text/html,*/*', 'accept-encoding': 'br' },
    });
    rows.push({ what, 'per second': Math.round(requests.average), 'p99 ms': latency.p99 });
  }
  process.stdout.write('\nResponses per second of one process, 20 connections\n');
  console.table(rows);
}

async function scores(address: string): Promise<void> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    args: [...browserArguments, `--remote-debugging-port=${DEBUG_PORT}`],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const page = await browser.newPage();
    await page.goto(`${address}/jobs`);
    const job = await page.locator('article h2 a').first().getAttribute('href');
    await page.close();
    const rows: Record<string, string | number>[] = [];
    for (const url of ['/', '/jobs', job ?? '/jobs', '/apply']) rows.push(await score(address, url));
    process.stdout.write('\nLighthouse, mobile preset, median of three\n');
    console.table(rows);
  } finally {
    await browser.close();
  }
}

async function score(address: string, url: string): Promise<Record<string, string | number>> {
  const runs: Result[] = [];
  for (let i = 0; i < 3; i++) {
    const result = await lighthouse(address + url, {
      port: DEBUG_PORT,
      logLevel: 'error',
      onlyCategories: [...categories],
    });
    if (result) runs.push(result.lhr);
  }
  const middle = (values: number[]): number =>
    quantile(
      values.toSorted((a, b) => a - b),
      0.5,
    );
  const row: Record<string, string | number> = { url: url.replace(/[0-9a-f-]{36}/, '…') };
  for (const category of categories) {
    row[category] = Math.round(middle(runs.map((run) => (run.categories[category]?.score ?? 0) * 100)));
  }
  const audit = (name: string): number => middle(runs.map((run) => run.audits[name]?.numericValue ?? 0));
  row['LCP s'] = (audit('largest-contentful-paint') / 1_000).toFixed(2);
  row.CLS = audit('cumulative-layout-shift').toFixed(3);
  row['blocked ms'] = Math.round(audit('total-blocking-time'));
  return row;
}
