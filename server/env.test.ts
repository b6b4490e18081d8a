import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it.each(['/', '/data/..'])('refuses the root of the file system as the data folder: %s', (folder) => {
  expect(() => readEnv({ DATA_DIR: folder })).toThrow('DATA_DIR');
  expect(readEnv({ DATA_DIR: './data' }).DATA_DIR).toBe('./data');
});
