import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { functionNouns } from './functions.ts';

it('every file of functions is applied', () => {
  const files = readdirSync(path.join(import.meta.dirname, 'functions'));
  expect(files.sort()).toEqual(functionNouns.map((noun) => `${noun}.sql`).sort());
});
