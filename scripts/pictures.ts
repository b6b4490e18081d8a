import { mkdir, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium, type Page } from 'playwright';
import postgres from 'postgres';
import { runningPostgresUrl } from '../server/platform/postgres/embedded.ts';
import { removeFolder, startServer } from '../tests/support/server.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { type Cast, makeCast } from './pictures/people.ts';
import { type Place, placesOf } from './pictures/places.ts';
import { type TourStep, tourOf, tourSize, writeSmall } from './pictures/tour.ts';
import { ensureBuilt } from './start.ts';

/**
 * `npm run pictures -- [--out FOLDER] [--widths 1440,390] [--schemes light,dark] [--only TEXT] [--fold]`: every page of
 * a server with the demo content as a PNG, whole or as far as the window shows (`--fold`). `--tour` takes the pictures of
 * README's ten steps instead, as small WebP files in docs/pictures. Prints what a page wrote to the console as an error,
 * and fails then.
 */

const { values: asked } = parseArgs({
  options: {
    out: { type: 'string' },
    widths: { type: 'string', default: '1440,390' },
    schemes: { type: 'string', default: 'light,dark' },
    only: { type: 'string', default: '' },
    fold: { type: 'boolean', default: false },
    tour: { type: 'boolean', default: false },
  },
});
const out = asked.out ?? (asked.tour ? 'docs/pictures' : 'test-results/pictures');
const HEIGHTS = { narrow: 844, wide: 900 };
const NARROW = 600;
/** Fonts, charts and what follows a first answer have settled by then. */
const SETTLED_MS = 700;
/** Outlines and what says that it loads are gone by then, unless the page is broken. */
const LOADED_MS = 15_000;

const widths = asked.widths.split(',').map(Number);
const schemes = asked.schemes.split(',').map((name) => (name === 'dark' ? 'dark' : 'light'));
let troubles = 0;

await ensureBuilt();
await mkdir(out, { recursive: true });
const dataDir = await mkdtemp(path.join(tmpdir(), 'longtable-pictures-'));
const server = await startServer(dataDir, { PACING_SCALE: '0.05' });
const sql = postgres((await runningPostgresUrl(dataDir)) ?? '', { max: 1 });
const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});
try {
  const cast = await makeCast(sql);
  const wanted = ({ name }: { name: string }) => asked.only.split(',').some((part) => name.includes(part));
  if (asked.tour) for (const step of tourOf(cast).filter(wanted)) await takeStep(browser, cast, step);
  else
    for (const width of widths)
      for (const scheme of schemes)
        for (const place of placesOf(cast).filter(wanted))
          await take(browser, cast, place, { width, scheme });
  process.exitCode = troubles > 0 ? 1 : 0;
} finally {
  await browser.close();
  await sql.end();
  await server.stop();
  await removeFolder(dataDir);
}

async function take(
  from: Browser,
  cast: Cast,
  place: Place,
  { width, scheme }: { width: number; scheme: 'light' | 'dark' },
): Promise<void> {
  const height = width < NARROW ? HEIGHTS.narrow : HEIGHTS.wide;
  const picture = `${place.name}-${width}${scheme === 'dark' ? '-dark' : ''}.png`;
  const page = await open(from, cast, place, { picture, size: { width, height }, scheme });
  await page.screenshot({ path: path.join(out, picture), fullPage: !asked.fold });
  // A style sheet that is still on its way must not end the rest.
  await page.context().unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

async function takeStep(from: Browser, cast: Cast, step: TourStep): Promise<void> {
  const picture = `${step.name}.webp`;
  const page = await open(from, cast, step, { picture, size: tourSize, scheme: 'light' });
  await step.before?.(page);
  const bytes = await writeSmall(await page.screenshot(), path.join(out, picture));
  process.stdout.write(`${picture}: ${bytes} bytes\n`);
  await page.context().close();
}

/** A page in a browser of its own, signed in as the one who looks, and settled. */
async function open(
  from: Browser,
  { cookies }: Cast,
  { path: place, viewer }: Pick<Place, 'path' | 'viewer'>,
  {
    picture,
    size,
    scheme,
  }: { picture: string; size: { width: number; height: number }; scheme: 'light' | 'dark' },
): Promise<Page> {
  const context = await from.newContext({ viewport: size, colorScheme: scheme, reducedMotion: 'reduce' });
  const cookie = cookies[viewer]?.split('=');
  if (cookie) {
    const [key = '', value = ''] = cookie;
    await context.addCookies([{ name: key, value, url: server.address, httpOnly: true, sameSite: 'Lax' }]);
  }
  // A font that isn't there at the first paint waits for the next page (decision 014); here, the page waits for it.
  await context.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll(/font-display:\s*optional/g, 'font-display:block');
    await route.fulfill({ response: answer, body });
  });
  const page = await context.newPage();
  page.on('console', (message) => {
    // A page that isn't there answers 404, as it should.
    if (message.type() !== 'error' || message.text().includes('404')) return;
    troubles += 1;
    process.stdout.write(`${picture}: ${message.text()}\n`);
  });
  await page
    .goto(server.address + place, { waitUntil: 'networkidle' })
    .catch(() => page.waitForTimeout(SETTLED_MS));
  await page.waitForFunction(isSettled, SETTLED_MS, { polling: 100, timeout: LOADED_MS }).catch(() => {
    troubles += 1;
    process.stdout.write(`${picture}: still loading\n`);
  });
  return page;
}

/** Whether the page has shown no outline of something that loads for this long; some come after a first answer only. */
function isSettled(forMs: number): boolean {
  const loading = [...document.querySelectorAll('[aria-busy="true"], [class*="Skeleton"]')];
  if (loading.some((element) => element.checkVisibility())) performance.mark('loading');
  const last = performance.getEntriesByName('loading').at(-1) ?? performance.mark('loading');
  return performance.now() - last.startTime > forMs;
}
