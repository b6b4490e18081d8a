import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { offences, rules } from './rules.ts';
import { everyText, textsOf } from './texts.ts';

/**
 * The house style as a ratchet: how often each rule is broken is stored, and the figure may only fall. Mending a
 * text means storing the lower figure; a new text that breaks a rule fails here, with its place.
 */
const stored = z
  .record(z.string(), z.number())
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'counts.json'), 'utf8')));

const specified = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'specified.json'), 'utf8')));

/** Texts that break a rule for a reason, each with it. */
const exceptions = z
  .array(z.strictObject({ reason: z.string().min(10), texts: z.array(z.string()).min(1) }))
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'exceptions.json'), 'utf8')));

/** Texts the specification gives word for word keep every character. */
const kept = new Set([...specified, ...exceptions.flatMap(({ texts }) => texts)]);
const isKept = (text: string): boolean => kept.has(text.trim());

it('breaks no rule of the house style more often than before', () => {
  const counts: Record<string, number> = Object.fromEntries(rules.map(({ name }) => [name, 0]));
  const places: Record<string, string[]> = {};
  for (const { file, text, place } of everyText()) {
    if (isKept(text)) continue;
    for (const [name, count] of Object.entries(offences(text, place))) {
      counts[name] = (counts[name] ?? 0) + count;
      places[name] = [...(places[name] ?? []), `${file}: ${text.slice(0, 100)}`];
    }
  }
  const risen = rules.flatMap(({ name }) => {
    const [now, then] = [counts[name] ?? 0, stored[name] ?? 0];
    return now > then ? [`${name}: ${now}, stored ${then}; among them\n${places[name]?.join('\n')}`] : [];
  });
  expect(risen.join('\n\n')).toBe('');
  expect(counts, 'Fewer than stored: write the lower figures into counts.json').toEqual(stored);
});

it('excepts only texts that exist', () => {
  const texts = new Set(everyText().map(({ text }) => text.trim()));
  expect([...kept].filter((text) => !texts.has(text))).toEqual([]);
});

it('reads what people read, and nothing else', () => {
  const source = `
    import x from 'somebody is not read';
    // Somebody reads comments, too, but those aren't counted.
    const key = 'somebody';
    const said = 'We email you when somebody writes';
    const many = \`\${key} of somebody else\`;
    export const Part = () => <p className="somebody or other" title="A mail came">Whoever reads this</p>;`;
  expect(textsOf('sample.tsx', source)).toEqual([
    'We email you when somebody writes',
    '… of somebody else',
    'A mail came',
    'Whoever reads this',
  ]);
});

it('finds each kind of offence, and leaves right words alone', () => {
  expect(offences('Somebody got a mail within 5-7 days', 'screens')).toEqual({
    'mail where email is meant': 1,
    somebody: 1,
    'a hyphen between two figures': 1,
  });
  expect(offences("We don't know", 'screens')).toEqual({ 'a straight quote in prose': 1 });
  expect(offences('It is here', 'other')).toEqual({});
  expect(
    offences('We’ll email you in 5–7 days. The mailbox is hr@example.com, ISO 8601-1.', 'screens'),
  ).toEqual({});
});
