import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { hero } from '../client/content/home.ts';

const scenes = path.resolve(import.meta.dirname, '../client/ui/scenes');

/** What stands between the outer tags. */
const inner = async (file: string): Promise<string> =>
  (await readFile(path.join(scenes, `${file}.svg`), 'utf8'))
    .replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '');

/**
 * The hero for pictures that can't follow the time: the home page lays the windows of the hour behind the people, here they
 * show the moment of a page without its script. Without the outer tags.
 */
export async function heroScene(): Promise<string> {
  const people = await inner('hero');
  const frames = [...people.matchAll(/<g transform="translate\((\d+ \d+)\)"><rect x="-5" y="-5"/g)];
  const views = await inner('windows');
  const cells = [...views.matchAll(/<svg x="\d+" y="\d+"[^>]*>(.*?)<\/svg>/g)].map(([, cell = '']) => cell);
  const names = [...views.matchAll(/<view id="([^"]+)"/g)].map(([, name]) => name);
  const panes = hero.windows.map(({ place, sky }, index) => {
    const cell = cells[names.indexOf(`${place}-${sky}`)];
    const at = frames[index]?.[1];
    if (!cell || !at) throw new Error(`There’s no window for ${place}`);
    return `<svg x="${at.split(' ')[0]}" y="${at.split(' ')[1]}" width="200" height="236">${cell}</svg>`;
  });
  return `${views.match(/<defs>.*?<\/defs>/)?.[0]}${panes.join('')}${people}`;
}
