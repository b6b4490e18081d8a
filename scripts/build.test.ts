import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { isBuilt, notingSources } from './build.ts';

let root: string;
const write = async (file: string, text: string): Promise<void> => {
  await mkdir(path.dirname(path.join(root, file)), { recursive: true });
  await writeFile(path.join(root, file), text);
};
const build = () => notingSources(() => write('dist/server/server.js', 'built'), root);

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'build-'));
  for (const file of ['client/main.tsx', 'client/public/robots.txt', 'shared/a/schema.ts'])
    await write(file, 'version 2');
  await write('package-lock.json', '{}');
});
afterEach(() => rm(root, { recursive: true, force: true }));

it('is needed once, and again only for other content', async () => {
  expect(await isBuilt(root)).toBe(false);
  await build();
  expect(await isBuilt(root)).toBe(true);
  await write('client/main.tsx', 'version 2');
  await write('client/routeTree.gen.ts', 'generated');
  expect(await isBuilt(root)).toBe(true);
});

it.each(['client/main.tsx', 'shared/a/schema.ts', 'package-lock.json', 'vite.config.ts', 'client/new.ts'])(
  'is needed when %s is another, however old it is',
  async (file) => {
    await build();
    await write(file, 'version 1');
    await utimes(path.join(root, file), new Date(0), new Date(0));
    expect(await isBuilt(root)).toBe(false);
    await build();
    expect(await isBuilt(root)).toBe(true);
  },
);

it('is needed when a source is gone, was renamed, or changed while it ran', async () => {
  await build();
  await rm(path.join(root, 'shared/a/schema.ts'));
  expect(await isBuilt(root)).toBe(false);
  await write('shared/b/schema.ts', 'version 2');
  expect(await isBuilt(root)).toBe(false);
  await notingSources(async () => {
    await write('dist/server/server.js', 'built');
    await write('client/main.tsx', 'version 3');
  }, root);
  expect(await isBuilt(root)).toBe(false);
});

it('is needed after one that failed', async () => {
  await build();
  await expect(notingSources(() => Promise.reject(new Error('failed')), root)).rejects.toThrow('failed');
  expect(await isBuilt(root)).toBe(false);
});
