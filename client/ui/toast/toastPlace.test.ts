import { expect, it } from 'vitest';
import { covers, freeTop, toastTop } from './toastPlace.ts';

const bar = (top: number, height: number, right: number) => ({ top, bottom: top + height, height, right });
/** Where messages begin on a screen of 1440. */
const left = 1440 - 396;

it('begins below the bar with the ways out, on wide screens too', () => {
  expect(toastTop([bar(0, 72, 1440)], { left, offset: 0 })).toBe(80);
  // A second bar below it, such as the one with End Session.
  expect(toastTop([bar(0, 72, 1440), bar(72, 60, 1440)], { left, offset: 0 })).toBe(140);
});

it('does not mind bars that end before it, are scrolled away, hidden or further down', () => {
  const bars = [bar(72, 60, 900), bar(-80, 72, 1440), bar(0, 0, 1440), bar(300, 50, 1440)];
  expect(toastTop(bars, { left, offset: 0 })).toBe(8);
});

it('stays within what a keyboard leaves to see', () => {
  expect(toastTop([bar(0, 60, 390)], { left: 0, offset: 200 })).toBe(208);
});

it('sees a headline that a message would lie over, and none beside or below it', () => {
  const message = { left: 0, top: 68, height: 90 };
  expect(covers([bar(96, 40, 374)], message)).toBe(true);
  expect(covers([bar(400, 40, 374)], message)).toBe(false);
  expect(covers([bar(0, 60, 390)], message)).toBe(false);
  expect(covers([bar(96, 40, 600)], { ...message, left })).toBe(false);
  expect(covers([bar(96, 0, 374)], message)).toBe(false);
});

it('finds a place between what is important, and none when it all is', () => {
  const message = { left: 0, top: 124, height: 58 };
  const task = bar(116, 60, 390);
  const composer = bar(660, 110, 390);
  expect(freeTop([composer, task], message, 706)).toBe(184);
  expect(freeTop([bar(176, 40, 390), task], message, 706)).toBe(224);
  expect(freeTop([composer], message, 706)).toBe(124);
  expect(freeTop([bar(100, 640, 390)], message, 706)).toBeNull();
});
