import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readSafety } from '../../../server/safety/reading.ts';
import { SAFETY_KINDS } from '../../../shared/safety/kinds.ts';

const Said = z.strictObject({
  place: z.enum(['interview', 'work', 'practice']).nullable(),
  text: z.string(),
});
const Table = z.strictObject({
  ordinary: z.array(Said),
  /** About work as well, but people in danger say the same: believed. */
  accepted: z.array(Said),
  danger: z.array(Said.extend({ kind: z.enum(SAFETY_KINDS) })),
  everyday: z.array(z.string()),
});
const table = (name: string): z.infer<typeof Table> =>
  Table.parse(JSON.parse(readFileSync(path.join(import.meta.dirname, `${name}.json`), 'utf8')));

describe.each(['work', 'work.second', 'work.third'])('crisis words about work (%s)', (name) => {
  const { ordinary, accepted, danger, everyday } = table(name);

  it.each(ordinary)('is no danger ($place): $text', ({ place, text }) => {
    expect(readSafety(text, place)).toBeNull();
  });

  it.each(accepted)('is a false alarm that is accepted ($place): $text', ({ place, text }) => {
    expect(readSafety(text, place)).not.toBeNull();
  });

  it.each(danger)(
    'is one with a word of distress beside it, or plainly said ($place): $text',
    ({ place, text, kind }) => {
      expect(readSafety(text, place)?.kind).toBe(kind);
    },
  );

  it.each(everyday)('is none: %s', (text) => {
    expect(readSafety(text)).toBeNull();
  });

  it('takes back nothing that is written after a crisis, or before it', () => {
    for (const { text, place } of ordinary) {
      for (const said of [
        `${text}. I want to die`,
        `i want to kill myself. ${text}`,
        `${text}. Quiero morir.`,
      ])
        expect(readSafety(said, place), said).not.toBeNull();
    }
  });

  it('reads a long message in linear time', () => {
    const long = 'i listened to people i helped and i talked to clients i counted '.repeat(200);
    expect(readSafety(`${long} I want to die`, 'work')?.kind).toBe('self_harm');
  });
});
