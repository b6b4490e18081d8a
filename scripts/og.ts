import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright';
import sharp from 'sharp';
import { hero } from '../client/content/home.ts';
import { ogImage } from '../client/content/pages.ts';
import { browserArguments, findBrowser } from './browser.ts';
import { heroScene } from './heroScene.ts';

/**
 * Draws client/public/og.png, which a shared link shows, from the brand's pictures and the hero's words, and the
 * icon of a phone's home screen from the favicon. Run it after changing any: `node scripts/og.ts`.
 */
const root = path.resolve(import.meta.dirname, '..');
const MAX_BYTES = 60 * 1024;

const font = await readFile(
  path.join(root, 'node_modules/@fontsource-variable/besley/files/besley-latin-wght-normal.woff2'),
);
const scene = `<svg viewBox="0 4 1440 425">${await heroScene()}</svg>`;
const wordmark = (await readFile(path.join(root, 'client/ui/text/wordmark.svg'), 'utf8')).match(
  / d="(M12-64[^"]+)"/,
)?.[1];
if (!wordmark) throw new Error('We couldn’t find the wordmark in client/ui/text/wordmark.svg');

const page = `<!doctype html><meta charset="utf-8"><style>
@font-face { font-family: Besley; src: url(data:font/woff2;base64,${font.toString('base64')}); font-weight: 400 900 }
* { margin: 0; box-sizing: border-box }
body { width: ${ogImage.width}px; height: ${ogImage.height}px; overflow: hidden; background: #dbefe5; color: #0e2f21 }
.brand { display: flex; align-items: center; gap: 16px; padding: 44px 56px 0 }
h1 { padding: 26px 56px 0; max-width: 900px; font: 560 64px/1.04 Besley; letter-spacing: -.034em }
.scene { position: absolute; left: 0; bottom: 0; width: 100% }
.scene svg { display: block; width: 100% }
</style>
<div class="brand"><svg width="52" height="52" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#174431"/>
<path d="M9 16.5a7 7 0 0 1 14 0z" fill="#fdc842"/><path d="M4 16.5h24v3.5h-2.6V26h-3.2v-6H9.8v6H6.6v-6H4z" fill="#fff"/></svg>
<svg height="44" viewBox="0 -76 496 100"><path fill="currentColor" d="${wordmark}"/></svg></div>
<h1>${hero.title}</h1><div class="scene">${scene}</div>`;

// Phones cut the corners themselves, and show black where a picture has none.
const favicon = await readFile(path.join(root, 'client/public/favicon.svg'), 'utf8');
await sharp(Buffer.from(favicon.replace(' rx="7"', '')), { density: 405 })
  .resize(180)
  .png({ palette: true, effort: 10, compressionLevel: 9 })
  .toFile(path.join(root, 'client/public/apple-touch-icon.png'));

const executablePath = findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath ? { executablePath } : {}),
});
try {
  const tab = await browser.newPage({ viewport: { width: ogImage.width, height: ogImage.height } });
  await tab.setContent(page);
  await tab.evaluate(() => document.fonts.ready);
  const png = await sharp(await tab.screenshot())
    .png({ palette: true, colours: 96, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (png.length > MAX_BYTES) throw new Error(`${png.length} bytes are more than ${MAX_BYTES}`);
  await writeFile(path.join(root, 'client/public', path.basename(ogImage.path)), png);
  process.stdout.write(`${ogImage.path}: ${png.length} bytes\n`);
} finally {
  await browser.close();
}
