import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import postgres from 'postgres';
import { runningPostgresUrl } from '../server/platform/postgres/embedded.ts';
import { removeFolder, startServer } from '../tests/support/server.ts';
import { hiredAccount, openSolution } from '../tests/support/worker.ts';
import { browserArguments, findBrowser } from './browser.ts';

/**
 * A shift of eight hours in a real browser, with its waits shortened and none of its work: forty tasks, each
 * answered, graded and followed by the next. Prints what the tab and the server hold, and fails when it grows
 * faster than the talk itself. Needs a built client (`npm run build`).
 */

/** An eight-hour shift has room for about one task in twelve minutes. */
const TASKS = 40;
const EVERY = 10;
const BETWEEN_MS = 3_100;
/** A message on the screen is text, some elements and React's record of them. */
const TAB_KB_PER_MESSAGE = 40;
const SERVER_MB = 40;

type Reading = {
  tasks: number;
  messages: number;
  tabKb: number;
  nodes: number;
  listeners: number;
  serverMb: number;
};

let sentAt = 0;
const dataDir = await mkdtemp(path.join(tmpdir(), 'longtable-shift-'));
const server = await startServer(dataDir, { PACING_SCALE: '0.01', DEMO_DATA: '0' });
const sql = postgres((await runningPostgresUrl(dataDir)) ?? '', { max: 1 });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});
try {
  process.exitCode = (await shift()) ? 0 : 1;
} finally {
  await browser.close();
  await sql.end();
  await server.stop();
  await removeFolder(dataDir);
}

async function shift(): Promise<boolean> {
  const { candidateId, email, password } = await hiredAccount(sql);
  const page = await browser.newPage();
  await page.goto(`${server.address}/auth`);
  const signedIn = await page.request.post(`${server.address}/trpc/auth.signIn`, {
    data: { email, password },
    headers: { origin: server.address },
  });
  if (!signedIn.ok()) throw new Error(`Sign-in failed: ${await signedIn.text()}`);
  await page.goto(`${server.address}/employee/work`);
  await page.getByRole('button', { name: 'Start Work Session' }).click();
  const tab = await page.context().newCDPSession(page);
  const readings: Reading[] = [];
  for (let task = 1; task <= TASKS; task++) {
    // The panel shows a task once it is stored; its message shows while it is being written.
    await page.getByRole('article', { name: `Task ${task}:` }).waitFor();
    await say(page, await openSolution(sql, candidateId));
    await page
      .getByRole('log')
      .getByRole('button', { name: /see why$/ })
      .nth(task - 1)
      .waitFor();
    if (task % EVERY === 0) readings.push(await read(page, tab, task));
    if (task < TASKS) await say(page, 'Yes, ready');
  }
  return judge(readings);
}

async function say(page: Page, text: string): Promise<void> {
  // Twenty messages a minute are allowed, and a shortened shift would reach that.
  await page.waitForTimeout(Math.max(0, sentAt + BETWEEN_MS - Date.now()));
  await page.getByLabel('Your message').fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  sentAt = Date.now();
}

async function read(page: Page, tab: CDPSession, tasks: number): Promise<Reading> {
  await tab.send('HeapProfiler.collectGarbage');
  await tab.send('Performance.enable');
  const { metrics } = await tab.send('Performance.getMetrics');
  const metric = (name: string): number => metrics.find((one) => one.name === name)?.value ?? 0;
  const text = await (await fetch(`${server.address}/metrics`)).text();
  const reading = {
    tasks,
    messages: await page.locator('.msg').count(),
    tabKb: Math.round(metric('JSHeapUsedSize') / 1024),
    nodes: metric('Nodes'),
    listeners: metric('JSEventListeners'),
    serverMb: Math.round(Number(text.match(/^process_resident_memory_bytes (\S+)/m)?.[1] ?? 0) / 1_048_576),
  };
  process.stdout.write(`${JSON.stringify(reading)}\n`);
  return reading;
}

function judge(readings: readonly Reading[]): boolean {
  const first = readings[0];
  const last = readings.at(-1);
  if (!first || !last) return false;
  const perMessage = (last.tabKb - first.tabKb) / (last.messages - first.messages);
  const grown = last.serverMb - first.serverMb;
  process.stdout.write(
    `tab: ${perMessage.toFixed(1)} KB for each further message (limit ${TAB_KB_PER_MESSAGE}); server: ${grown} MB more (limit ${SERVER_MB})\n`,
  );
  return perMessage <= TAB_KB_PER_MESSAGE && grown <= SERVER_MB;
}
