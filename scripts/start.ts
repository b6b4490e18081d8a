import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { endWithShell } from './parent.mjs';

/** `npm start`: builds the browser app and the renderer of public pages when they are missing or older than its sources, then runs the server. */
const root = path.resolve(import.meta.dirname, '..');

async function newest(folder: string): Promise<number> {
  let latest = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.name.endsWith('.gen.ts')) continue;
    latest = Math.max(latest, (await stat(path.join(entry.parentPath, entry.name))).mtimeMs);
  }
  return latest;
}

/** Whether dist/ shows what client/ and shared/ say, as the builder and the installed packages are now. */
async function isBuilt(): Promise<boolean> {
  const built = await stat(path.join(root, 'dist/server/server.js')).catch(() => null);
  if (!built) return false;
  const sources = await Promise.all([
    ...['client', 'shared'].map((folder) => newest(path.join(root, folder))),
    ...['vite.config.ts', 'package-lock.json'].map(
      async (file) => (await stat(path.join(root, file))).mtimeMs,
    ),
  ]);
  return built.mtimeMs >= Math.max(...sources);
}

/** One build in a process of its own: the builder takes 800 MB that the server would never give back. */
async function build(...args: string[]): Promise<void> {
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn', ...args], {
    cwd: root,
    stdio: 'inherit',
    // Without it, pages built from a test call React's development build, which isn't bundled.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [code] = await once(child, 'exit');
  if (code === 0) return;
  process.stderr.write('Building the browser app failed. See the reason above.\n');
  process.exit(1);
}

/** Builds when needed, and says so, because it takes a few seconds. */
export async function ensureBuilt(): Promise<void> {
  if (await isBuilt()) return;
  process.stdout.write('Building the browser app…\n');
  await build();
  await build('--ssr');
}

if (process.argv[1] === import.meta.filename) {
  endWithShell();
  await ensureBuilt();
  // Emails and PDFs are rendered with React, whose development build is slower and needs more memory.
  process.env.NODE_ENV ??= 'production';
  const { runUntilSignal } = await import('../server/main.ts');
  await runUntilSignal();
}
