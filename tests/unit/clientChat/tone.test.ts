import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { scenarioById } from '../../../server/features/clientChat/parts/library.ts';
import { understand } from '../../../server/features/clientChat/parts/reading/understanding.ts';

const tones = ['gaming', 'abusive', 'rude'] as const;
const Table = z.strictObject({
  fair: z.array(z.string()),
  foul: z.array(z.strictObject({ is: z.enum(tones), text: z.string() })),
});
const table = (name: string): z.infer<typeof Table> =>
  Table.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'tone', `${name}.json`), 'utf8')));

async function toneOf(text: string): Promise<string[]> {
  const scenario = scenarioById('late-parcel');
  if (!scenario) throw new Error('The scenario is gone');
  const { reading } = await understand(scenario, text, { before: [], client: [] });
  return tones.filter((tone) => reading[tone]);
}

describe.each(['own', 'second', 'third'])('how an employee’s words treat the client (%s)', (name) => {
  const { fair, foul } = table(name);

  it.each(fair)('takes service for service: %s', async (text) => {
    expect(await toneOf(text)).toEqual([]);
  });

  it.each(foul)('hears what is $is: $text', async ({ is, text }) => {
    expect(await toneOf(text)).toContain(is);
  });

  it('weighs no capital letters', async () => {
    for (const text of fair) expect(await toneOf(text.toUpperCase()), text).toEqual([]);
  });
});
