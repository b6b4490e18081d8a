import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { FUNCTIONS_VERSION, functionNouns } from './functions.ts';

it('every file of functions is applied', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'functions'));
  expect(files.sort()).toEqual(functionNouns.map((noun) => `${noun}.sql`).sort());
});

// A changed file needs a higher FUNCTIONS_VERSION, and both figures go here.
it('the version belongs to these files', () => {
  const hash = createHash('sha256');
  for (const noun of functionNouns)
    hash.update(readFileSync(path.join(import.meta.dirname, 'functions', `${noun}.sql`)));
  expect({ version: FUNCTIONS_VERSION, hash: hash.digest('hex').slice(0, 16) }).toEqual({
    version: 6,
    hash: '916a3f7a52e8d200',
  });
});
