import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { offences } from './rules.ts';
import { everyText, textsOf } from './texts.ts';

const specified = z
  .array(z.string())
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'specified.json'), 'utf8')));

/** Texts that break a rule for a reason, each with it: single ones, or all of a file. */
const exceptions = z
  .array(
    z.strictObject({
      reason: z.string().min(10),
      texts: z.array(z.string()).default([]),
      files: z.array(z.string()).default([]),
    }),
  )
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, 'exceptions.json'), 'utf8')));

const everything = everyText();

/** Texts the specification gives word for word keep every character. */
const kept = new Set([...specified, ...exceptions.flatMap(({ texts }) => texts)]);
const keptFiles = new Set(exceptions.flatMap(({ files }) => files));

it('breaks no rule of the house style', () => {
  const found = everything
    .filter(({ file, text }) => !keptFiles.has(file) && !kept.has(text.trim()))
    .flatMap(({ file, text, place }) =>
      Object.keys(offences(text, place)).map((rule) => `${rule}: ${file}: ${text.slice(0, 200)}`),
    );
  expect(found).toEqual([]);
});

it('excepts only texts that exist', () => {
  const texts = new Set(everything.map(({ text }) => text.trim()));
  expect([...kept].filter((text) => !texts.has(text))).toEqual([]);
  const files = new Set(everything.map(({ file }) => file));
  expect([...keptFiles].filter((file) => !files.has(file))).toEqual([]);
});

it('reads what people read, and nothing else', () => {
  const source = `
    import x from 'somebody is not read';
    // Somebody reads comments, too, but those aren't counted.
    const key = 'somebody';
    const label = 'Mails';
    const said = 'We email you when somebody writes';
    const many = \`\${key} of somebody else\`;
    const one = \`Use \${key} colours\`;
    export const Part = () => <p className="somebody or other" title="A mail came">Whoever reads this</p>;`;
  expect(textsOf('sample.tsx', source)).toEqual([
    'Mails',
    'We email you when somebody writes',
    '… of somebody else',
    'Use … colours',
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
  expect(offences('You are number two. Days until it is due.', 'screens')).toEqual({ 'no contraction': 2 });
  expect(offences('Tell us where you are now, and how far it is.', 'screens')).toEqual({});
  expect(offences('Choose “Other”. Then go on.', 'screens')).toEqual({
    'a period or comma after a closing quote': 1,
  });
  expect(offences('It is here', 'other')).toEqual({});
  expect(
    offences('We’ll email you in 5–7 days. The mailbox is hr@example.com, ISO 8601-1.', 'screens'),
  ).toEqual({});
});
