import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endWithShell } from './parent.mjs';

/** `npm run build`: builds the browser app and the renderer of public pages, and notes which sources they were built from. */
const here = path.resolve(import.meta.dirname, '..');

/** What the bundles depend on: the sources, the builder, and the packages with their patches. */
const sources = [
  ...['client', 'shared', 'patches'],
  ...['vite.config.ts', 'tsconfig.json', 'package-lock.json'],
  ...['compressed', 'cssModules', 'themeCss'].map((name) => `scripts/${name}.ts`),
];

/** In a folder that a build by hand empties, too. */
const noteOf = (root: string): string => path.join(root, 'dist/server/sources.sha256');

/** Files below a folder, or the file itself, without what builds generate; from the root, in a fixed order. */
async function filesOf(root: string, source: string): Promise<string[]> {
  const entries = await readdir(path.join(root, source), { recursive: true, withFileTypes: true }).catch(
    () => null,
  );
  if (!entries) return [source];
  return entries
    .filter((entry) => entry.isFile() && !/\.gen\.(d\.)?[jt]s$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** By content: an older version, or one from an archive, brings files with older times than the build has. */
async function sourcesHash(root: string): Promise<string> {
  const hash = createHash('sha256');
  for (const source of sources) {
    for (const file of await filesOf(root, source)) {
      const content = await readFile(path.join(root, file)).catch(() => Buffer.of());
      hash.update(`${file} ${content.length}\n`).update(content);
    }
  }
  return hash.digest('hex');
}

/** Whether dist/ was built from the sources as they are now. */
export async function isBuilt(root = here): Promise<boolean> {
  const note = await readFile(noteOf(root), 'utf8').catch(() => null);
  return note !== null && note === (await sourcesHash(root));
}

/** Runs `work`, which builds, and notes its sources as they were before it. A build that fails leaves no note. */
export async function notingSources(work: () => Promise<void>, root = here): Promise<void> {
  await rm(noteOf(root), { force: true });
  const hash = await sourcesHash(root);
  await work();
  await writeFile(noteOf(root), hash);
}

/** One bundle in a process of its own: the builder takes 800 MB that the server would never give back. */
async function bundle(...args: string[]): Promise<void> {
  const vite = path.join(here, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: here,
    stdio: 'inherit',
    // Without it, pages built from a test call React's development build, which isn't bundled.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  process.stderr.write('Building the browser app failed. See the reason above.\n');
  process.exit(1);
}

/** Builds, and says so, because it takes a few seconds. */
export async function build(): Promise<void> {
  process.stdout.write('Building the browser app…\n');
  await notingSources(async () => {
    await bundle();
    await bundle('--ssr');
  });
}

if (process.argv[1] === import.meta.filename) {
  endWithShell();
  await build();
}
