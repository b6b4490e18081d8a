// @ts-check
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, isProduction, readPackages } from './install.mjs';
import { endWithShell } from './parent.mjs';

/*
 * `node scripts/ready.mjs [options of Node] scripts/some.ts`: installs what is missing, then runs the script with
 * the Node that the project brings. `npm start`, `npm test`, and `npm run admin` begin here, on a fresh clone with nothing
 * but Node 20.
 */

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const OLDEST = 20;
const RUNS_TYPESCRIPT = 24;
const major = Number.parseInt(process.versions.node, 10);

/**
 * @param {string} sentence
 * @returns {never}
 */
function giveUp(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** The project's Node; without it, this one when it is new enough. */
function findNode() {
  const folder = path.join(root, 'node_modules/node/bin');
  const own = ['node', 'node.exe'].map((name) => path.join(folder, name)).filter((file) => existsSync(file));
  const node = own.at(-1) ?? (major >= RUNS_TYPESCRIPT ? process.execPath : null);
  if (node) return node;
  return giveUp(
    'The "node" package is installed without its binary because npm did not run install scripts. ' +
      `Set npm's ignore-scripts to false and delete node_modules, or use Node ${RUNS_TYPESCRIPT}.`,
  );
}

/**
 * Becomes the script where a process can; a second one beside the server would hold 40 MB for nothing.
 * @param {string} node
 * @param {string[]} args
 */
function run(node, args) {
  if (process.execve && process.platform !== 'win32') {
    const env = Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    );
    process.execve(node, [node, ...args], Object.fromEntries(env));
  }
  endWithShell();
  const child = spawn(node, args, { stdio: 'inherit' });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  const pass = (/** @type {NodeJS.Signals} */ signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  child.on('error', (error) => giveUp(`${node} couldn't be started: ${error.message}`));
  child.on('exit', (code, signal) => {
    for (const one of signals) process.off(one, pass);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
}

if (major < OLDEST) giveUp(`Node ${OLDEST} or newer is needed; this is ${process.version}.`);
try {
  await ensureInstalled(root);
  if (existsSync(path.join(root, 'patches'))) {
    // Itself in need of a package.
    const { fits, patchPackages, shortenExports } = await import('./patch.mjs');
    await ensureInstalled(root, () => fits(root));
    patchPackages(root);
    shortenExports(root);
  }
} catch (error) {
  giveUp(error instanceof Error ? error.message : String(error));
}
// What Node compiled and stripped of types is kept: a fifth of the processor time that loading the server costs.
process.env.NODE_COMPILE_CACHE ??= path.join(root, 'node_modules/.cache/compiled');
const args = process.argv.slice(2);
const wanted = readPackages(path.join(root, 'package-lock.json')) ?? {};
const installed = readPackages(path.join(root, 'node_modules/.package-lock.json')) ?? {};
if (args.at(-1) === 'scripts/test.ts' && isProduction(wanted, installed))
  giveUp('Only production packages are installed here. To get the tools the tests need, run npm ci first.');
run(
  findNode(),
  args.map((arg) => (arg.startsWith('scripts/') ? path.join(root, arg) : arg)),
);
