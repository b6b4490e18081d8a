import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { heroScene } from './heroScene.ts';

/**
 * Draws the pictures of emails (server/platform/email/art) from the scenes of the pages: as SVG, which a company with
 * an accent color of its own has drawn in that color, and as PNG for everyone else, because email programs show no
 * SVG. Run it after changing a scene: `node scripts/emailArt.ts`.
 */
const root = path.resolve(import.meta.dirname, '..');
const folder = path.join(root, 'server/platform/email/art');
const MAX_BYTES = 40 * 1024;
/** Twice the 600 points an email is wide, for sharp screens. */
const WIDTH = 1200;

type Scene = { left: number; top: number; width: number; height: number; parts: [file: string, x: number][] };

/** In the units of the scenes: the tabletop begins at 404 and ends at 422, where the band of the email goes on. */
const wide = { left: -480, top: 166, width: 960, height: 256 };
const scenes: Record<string, Scene> = {
  // An empty chair between two people is a seat for the reader; a person is someone who reads what they sent.
  seat: {
    ...wide,
    parts: [
      ['person-lahore', -310],
      ['seat-morning', 0],
      ['person-nairobi', 310],
    ],
  },
  reader: {
    ...wide,
    parts: [
      ['seat-night', -310],
      ['person-medellin', 0],
      ['seat-dusk', 310],
    ],
  },
  evening: {
    ...wide,
    parts: [
      ['person-manila', -310],
      ['seat-dusk', 0],
      ['person-medellin', 310],
    ],
  },
  table: { left: 0, top: 38, width: 1440, height: 384, parts: [['hero', 0]] },
};

/** What stands between the outer tags. */
async function inner(file: string): Promise<string> {
  if (file === 'hero') return heroScene();
  const svg = await readFile(path.join(root, 'client/ui/scenes', `${file}.svg`), 'utf8');
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
}

async function drawScene({ left, top, width, height, parts }: Scene): Promise<string> {
  const groups = await Promise.all(
    parts.map(async ([file, x]) => `<g transform="translate(${x} 0)">${await inner(file)}</g>`),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}"><rect x="${left}" y="${top}" width="${width}" height="${height}" fill="#dbefe5"/>${groups.join('')}</svg>\n`;
}

/** Monogram and name as they stand on the table: white, with the sun. */
async function drawMasthead(): Promise<string> {
  const wordmark = await readFile(path.join(root, 'client/ui/text/wordmark.svg'), 'utf8');
  const letters = wordmark.match(/ d="(M12-64[^"]+)"/)?.[1];
  if (!letters) throw new Error('We couldn’t find the wordmark in client/ui/text/wordmark.svg');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 168 36"><rect width="168" height="36" fill="#174431"/><g transform="translate(-4 -1) scale(1.15)"><path d="M9 16.5a7 7 0 0 1 14 0z" fill="#fdc842"/><path d="M4 16.5h24v3.5h-2.6V26h-3.2v-6H9.8v6H6.6v-6H4z" fill="#fff"/></g><path transform="translate(40 25) scale(.25)" fill="#fff" d="${letters}"/></svg>\n`;
}

async function store(name: string, svg: string, width: number): Promise<void> {
  const png = await sharp(Buffer.from(svg), { density: 300 })
    .resize(width)
    .flatten({ background: '#174431' })
    .png({ palette: true, colours: 128, dither: 0, effort: 10, compressionLevel: 9 })
    .toBuffer();
  if (png.length > MAX_BYTES) throw new Error(`${name}: ${png.length} bytes are more than ${MAX_BYTES}`);
  await writeFile(path.join(folder, `${name}.svg`), svg);
  await writeFile(path.join(folder, `${name}.png`), png);
  process.stdout.write(`${name}: ${svg.length} bytes of SVG, ${png.length} of PNG\n`);
}

await mkdir(folder, { recursive: true });
for (const [name, scene] of Object.entries(scenes)) await store(name, await drawScene(scene), WIDTH);
await store('masthead', await drawMasthead(), 504);
