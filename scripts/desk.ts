import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Locator, type Page } from 'playwright';
import { removeFolder, startServer, testAdmin } from '../tests/support/server.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { ensureBuilt } from './start.ts';

/**
 * `npm run desk`: HR's morning in a real browser, on the busy demo. From "Needs you today" to ten decisions on confirmed
 * results, hires and rejections in turn, with every criterion opened: by keys alone and by pointer alone. Prints what
 * each way takes; the figures are in docs/benchmarks.md. Fails where a way can't be finished.
 */

const DECISIONS = 10;

/**
 * What a way took. A move is a click somewhere other than the last one; a scroll, a target that had to be brought into
 * view.
 */
type Taken = {
  keys: number;
  clicks: number;
  moves: number;
  scrolls: number;
  screens: number;
  dialogs: number;
};

/** How one way does each step. */
type Way = {
  /** From the overview to the first interview. */
  open(): Promise<void>;
  /** Opens the next criterion that isn't read. */
  read(): Promise<void>;
  confirm(): Promise<void>;
  /** Asks for a decision, and answers the question it opens. */
  ask(decision: Decision): Promise<void>;
  answer(decision: Decision): Promise<void>;
  onward(): Promise<void>;
};

type Decision = 'Hire' | 'Reject';

await ensureBuilt();
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});
try {
  process.stdout.write(
    '| way | keys | clicks | pointer moves | scrolls | screens | dialogs |\n|---|---|---|---|---|---|---|\n',
  );
  for (const [name, wayOn] of [
    ['keys', byKeys],
    ['pointer', byPointer],
  ] as const) {
    const taken = await onFreshDesk((page) => morning(page, wayOn));
    process.stdout.write(`| ${[name, ...Object.values(taken)].join(' | ')} |\n`);
  }
} finally {
  await browser.close();
}

/** Every way starts with the same people waiting. */
async function onFreshDesk(run: (page: Page) => Promise<Taken>): Promise<Taken> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'longtable-desk-'));
  const server = await startServer(dataDir, { DEMO_DATA: 'busy' });
  try {
    const page = await browser.newPage({ baseURL: server.address, viewport: { width: 1440, height: 900 } });
    await page.goto('/auth');
    const signedIn = await page.request.post('/trpc/auth.signIn', {
      data: testAdmin,
      headers: { origin: server.address },
    });
    if (!signedIn.ok()) throw new Error(`Sign-in failed: ${await signedIn.text()}`);
    const taken = await run(page);
    await page.close();
    return taken;
  } finally {
    await server.stop();
    await removeFolder(dataDir);
  }
}

async function morning(page: Page, wayOn: (page: Page, taken: Taken) => Way): Promise<Taken> {
  await page.goto('/admin?tab=overview');
  const waiting = await waitingOn(page);
  const taken: Taken = { keys: 0, clicks: 0, moves: 0, scrolls: 0, screens: 1, dialogs: 0 };
  let shown = page.url();
  const count = (): void => {
    if (page.url() !== shown) taken.screens++;
    shown = page.url();
  };
  page.on('framenavigated', count);
  const way = wayOn(page, taken);
  await way.open();
  for (let done = 0; done < DECISIONS; done++) {
    await confirmButton(page).waitFor();
    const name = await nameOf(page);
    while (await confirmButton(page).isDisabled()) {
      const before = await unread(page).count();
      await way.read();
      await until(async () => (await unread(page).count()) < before);
    }
    await way.confirm();
    await page.getByText(/^Confirmed by/).waitFor();
    const decision = done % 2 === 0 ? 'Reject' : 'Hire';
    await way.ask(decision);
    await question(page, decision).waitFor();
    taken.dialogs++;
    await way.answer(decision);
    await question(page, decision).waitFor({ state: 'hidden' });
    if (done + 1 < DECISIONS) await way.onward();
    await until(async () => done + 1 === DECISIONS || (await nameOf(page)) !== name);
  }
  page.off('framenavigated', count);
  await page.goto('/admin?tab=overview');
  await until(async () => (await waitingOn(page)) === waiting - DECISIONS);
  return taken;
}

function byKeys(page: Page, taken: Taken): Way {
  const press = async (key: string): Promise<void> => {
    taken.keys++;
    await page.keyboard.press(key);
  };
  return {
    async open() {
      while (!(await readLink(page).evaluate((link) => link === document.activeElement))) await press('j');
      await press('Enter');
    },
    read: () => press('n'),
    async confirm() {
      await press('c');
      await press('Enter');
    },
    ask: (decision) => press(decision === 'Hire' ? 'h' : 'x'),
    answer: () => press('Enter'),
    onward: () => press(']'),
  };
}

function byPointer(page: Page, taken: Taken): Way {
  const click = clicker(taken);
  return {
    open: () => click(readLink(page)),
    read: () => click(unread(page).first()),
    confirm: () => click(confirmButton(page)),
    ask: (decision) => click(page.getByRole('button', { name: decision, exact: true })),
    answer: (decision) =>
      click(question(page, decision).getByRole('button', { name: decision, exact: true })),
    onward: () => click(page.getByRole('button', { name: 'Next interview' })),
  };
}

/** Clicks, and counts whether the pointer had to move and the page to scroll. */
function clicker(taken: Taken): (target: Locator) => Promise<void> {
  let at = '';
  return async (target) => {
    taken.clicks++;
    if (!(await target.evaluate(isInSight))) taken.scrolls++;
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    const place = `${Math.round(box?.x ?? 0)} ${Math.round(box?.y ?? 0)}`;
    if (place !== at) taken.moves++;
    at = place;
    await target.click();
  };
}

function isInSight(element: Element): boolean {
  const { x, y, width, height } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}

function readLink(page: Page): Locator {
  return page.getByRole('link', { name: /^Read: / });
}

/** How many interviews wait, as the line with the link says. */
async function waitingOn(page: Page): Promise<number> {
  return Number((await readLink(page).getAttribute('aria-label'))?.match(/\d+/)?.[0]);
}

function confirmButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Confirm result' });
}

async function nameOf(page: Page): Promise<string> {
  return (await page.locator('h1').textContent()) ?? '';
}

function question(page: Page, decision: Decision): Locator {
  return page.getByRole('dialog', { name: new RegExp(`^${decision} .*\\?$`) });
}

/** Names of criteria without the mark of having been read. */
function unread(page: Page): Locator {
  return page
    .locator('button[aria-controls^="reading-"]')
    .filter({ hasNot: page.getByRole('img', { name: 'Read' }) });
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('A step of the morning has no effect.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
