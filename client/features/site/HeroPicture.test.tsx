import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { hero } from '../../content/home.ts';
import { HeroPicture, windowAt } from './HeroPicture.tsx';

const views = readFileSync(path.join(import.meta.dirname, '../../ui/scenes/windows.svg'), 'utf8');

it('shows the same moment in every window before a browser tells the time', () => {
  const winter = new Date('2026-01-15T13:04:00Z');
  for (const { zone, time, sky } of hero.windows) {
    const now = windowAt(winter, zone);
    expect({ ...now, time: now.time.replace(/\s/, ' ') }, zone).toEqual({ time, sky });
  }
});

it('is rendered on a server with that moment, clock by clock and sky by sky', async () => {
  const html = await renderPage(<HeroPicture />);
  for (const { place, sky, time } of hero.windows) {
    expect(html).toContain(`#${place}-${sky}"`);
    expect(html).toContain(`>${time}<`);
  }
});

it('follows daylight saving time and the hours of the day, and has a picture for each', () => {
  expect(windowAt(new Date('2026-07-15T04:00:00Z'), 'America/Denver')).toEqual({
    time: '10:00\u00a0PM',
    sky: 'night',
  });
  expect(windowAt(new Date('2026-07-15T04:00:00Z'), 'Asia/Manila')).toEqual({
    time: '12:00\u00a0PM',
    sky: 'noon',
  });
  for (const { place, zone } of hero.windows) {
    const skies = new Set<string>();
    for (let hour = 0; hour < 24; hour++) {
      const { sky } = windowAt(new Date(Date.UTC(2026, 0, 15, hour, 30)), zone);
      expect(views).toContain(`<view id="${place}-${sky}"`);
      skies.add(sky);
    }
    expect(skies.size, place).toBe(5);
  }
});
