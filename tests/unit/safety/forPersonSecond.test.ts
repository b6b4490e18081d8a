import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { readSafety } from '../../../server/safety/reading.ts';

/**
 * Wishes for a person, and crises that speak of one, in words of people unlike the first set's author. The code hadn't read any when they
 * were written: 22 of 23 wishes and 16 of 18 crises were read right at first, all of them today. None may be missed.
 */
const Table = z.strictObject({ wishes: z.array(z.string()), crises: z.array(z.string()) });
const file = path.join(import.meta.dirname, 'forPerson.second.json');
const { wishes, crises } = Table.parse(JSON.parse(readFileSync(file, 'utf8')));

it('tells a wish for a person from a crisis', () => {
  const alarmed = wishes.filter((text) => readSafety(text, 'interview') !== null);
  const missed = crises.filter((text) => readSafety(text, 'interview') === null);
  console.info(
    `for a person, second: ${wishes.length - alarmed.length} of ${wishes.length} wishes, ${
      crises.length - missed.length
    } of ${crises.length} crises read right`,
  );
  expect(missed).toEqual([]);
  expect(alarmed.length, JSON.stringify(alarmed)).toBeLessThanOrEqual(1);
});
