// @ts-check
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * Keeps node_modules as package-lock.json says. It runs before anything is installed, on Node 20: plain
 * JavaScript, nothing but built-in modules.
 */

/** @typedef {{ version?: string, integrity?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} Package */
/** @typedef {Record<string, Package>} Packages folder → what lies there */
/** @typedef {'missing' | 'changed' | 'broken' | 'repaired'} Reason */
/** @typedef {{ do: 'run' } | { do: 'install', reason: Reason, production: boolean }} Step */

const BEAT_MS = 1_000;
const STALE_MS = 10_000;
const SETTLE_MS = 300;

const said = {
  missing: 'Installing the packages that package-lock.json lists. This takes a few minutes…',
  changed:
    'package-lock.json has changed since the last install. Installing again, which takes a few minutes…',
  broken: 'Some installed packages are missing. Installing again, which takes a few minutes…',
  repaired:
    'Some package patches have changed since the last install. Installing again, which takes a few minutes…',
};

/**
 * Whether these packages were installed for production, without what builds and tests need.
 * @param {Packages} wanted
 * @param {Packages} installed
 */
export function isProduction(wanted, installed) {
  const hasTools = (/** @type {Packages} */ all) => Object.values(all).some(({ dev }) => dev);
  return hasTools(wanted) && !hasTools(installed);
}

/**
 * What has to happen before the program can run. An install for production stays one. Packages of other
 * systems are in the lockfile and never on the disk, so an optional one may be absent.
 * @param {{ wanted: Packages | null, installed: Packages | null, isThere: (folder: string) => boolean }} found
 * `wanted` is null without a lockfile (as in an image, which holds what it needs), `installed` before an install ended
 * @returns {Step}
 */
export function nextStep({ wanted, installed, isThere }) {
  if (!wanted) return { do: 'run' };
  if (!installed) return { do: 'install', reason: 'missing', production: false };
  const production = isProduction(wanted, installed);
  const isMet = (/** @type {string} */ folder, /** @type {Package} */ its) => {
    const there = installed[folder];
    if (!there) return Boolean(its.optional || its.devOptional || (production && its.dev));
    return there.version === its.version && there.integrity === its.integrity;
  };
  const folders = Object.keys(installed);
  if (!Object.entries(wanted).every((one) => isMet(...one)) || !folders.every((folder) => wanted[folder]))
    return { do: 'install', reason: 'changed', production };
  if (!folders.every(isThere)) return { do: 'install', reason: 'broken', production };
  return { do: 'run' };
}

/**
 * The packages of a lockfile, or null when there is none.
 * @param {string} file
 * @returns {Packages | null}
 */
export function readPackages(file) {
  if (!existsSync(file)) return null;
  try {
    const { '': _root, ...packages } = JSON.parse(readFileSync(file, 'utf8')).packages;
    return packages;
  } catch (error) {
    throw new Error(`${file} can't be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** @param {string} root */
const lockOf = (root) => path.join(root, 'package-lock.json');

/**
 * npm writes it at the end of an install, so an install that was cut short leaves none.
 * @param {string} root
 */
const noteOf = (root) => path.join(root, 'node_modules/.package-lock.json');

/**
 * Looks at a folder and says what it needs.
 * @param {string} root
 * @param {() => boolean} fits
 * @returns {Step}
 */
function look(root, fits) {
  const isThere = (/** @type {string} */ folder) => existsSync(path.join(root, folder, 'package.json'));
  const [wanted, installed] = [readPackages(lockOf(root)), readPackages(noteOf(root))];
  const step = nextStep({ wanted, installed, isThere });
  if (step.do === 'install' || !wanted || !installed || fits()) return step;
  return { do: 'install', reason: 'repaired', production: isProduction(wanted, installed) };
}

/**
 * The environment for npm. The npm that called us hands its own settings down; those that change what an install
 * is would change ours. Its Node must not be the one that lies in the folder it empties.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} root
 */
export function environmentOfNpm(env, root) {
  const settings =
    /^npm_(?!config_)|^npm_config_(omit|include|only|production|also|dev|optional|dry_run|global|location|prefix|local_prefix|workspaces?|include_workspace_root|package_lock|package_lock_only|install_strategy|loglevel|engine_strict|json)$/i;
  const own = path.join(root, 'node_modules') + path.sep;
  const entries = Object.entries(env).flatMap(([name, value]) => {
    if (settings.test(name)) return [];
    if (name.toUpperCase() !== 'PATH') return [[name, value]];
    const folders = (value ?? '').split(path.delimiter);
    return [[name, folders.filter((folder) => !`${folder}${path.sep}`.startsWith(own)).join(path.delimiter)]];
  });
  return Object.fromEntries(entries);
}

/**
 * Runs `npm ci`. Its warnings are about versions that the lockfile settled; its errors are shown whole.
 * @param {string} root
 * @param {boolean} production
 */
async function install(root, production) {
  // From here on the folder doesn't count as installed.
  rmSync(noteOf(root), { force: true });
  // The project brings the Node it runs on, so the one that installs needn't suit every package.
  const flags = ['--no-audit', '--no-fund', '--loglevel=error', '--engine-strict=false'];
  const child = spawn('npm', ['ci', ...flags, production ? '--omit=dev' : '--include=dev'], {
    cwd: root,
    env: environmentOfNpm(process.env, root),
    stdio: ['ignore', 'pipe', 'inherit'],
    // npm is a .cmd there, which only a shell can start.
    shell: process.platform === 'win32',
  });
  /** @type {NodeJS.Signals | null} */
  let stopped = null;
  const stop = (/** @type {NodeJS.Signals} */ signal) => {
    stopped = signal;
    child.kill(signal);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const [code, signal] = await once(child, 'close').catch((error) => {
    throw new Error(`npm couldn't be started: ${error.message}`);
  });
  process.off('SIGINT', stop).off('SIGTERM', stop);
  if (stopped) return stopped;
  if (code === 0) return null;
  process.stderr.write(output);
  throw new Error(
    `npm couldn't install the packages (${signal ?? `exit code ${code}`}). See its messages above. Nothing was started.`,
  );
}

/**
 * Locks the folder for one install. The owner keeps touching the lock file, so an old one was left by a killed process. Two
 * processes may replace an old one at the same moment: the one whose token is still there after a while holds the lock.
 * @param {string} root
 * @returns {Promise<() => void>} gives it back
 */
async function claim(root) {
  const file = path.join(root, '.installing');
  const token = `${process.pid} ${Math.random()}`;
  for (let waited = false; ; await pause(SETTLE_MS)) {
    const touched = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if (touched !== undefined && Date.now() - touched > STALE_MS) rmSync(file, { force: true });
    try {
      writeFileSync(file, token, { flag: 'wx' });
      await pause(SETTLE_MS);
      if (readFileSync(file, 'utf8') === token) break;
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? error.code : null;
      if (code !== 'EEXIST' && code !== 'ENOENT') throw error;
    }
    if (!waited) process.stdout.write('Another command is installing here. Waiting for it…\n');
    waited = true;
  }
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), BEAT_MS);
  return () => {
    clearInterval(beat);
    rmSync(file, { force: true });
  };
}

/**
 * Installs what is missing or not as the lockfile says, with one line about it. Touches nothing, and asks no
 * network, when all is there.
 * @param {string} root
 * @param {() => boolean} fits whether our patches fit what is installed; reading them needs an installed package, so it's
 * called only after an installation
 * @throws {Error} with a sentence for people when it can't
 */
export async function ensureInstalled(root, fits = () => true) {
  if (look(root, fits).do === 'run') return;
  const release = await claim(root);
  let stopped = null;
  try {
    // An earlier process may have done it.
    const step = look(root, fits);
    if (step.do === 'run') return;
    process.stdout.write(`${said[step.reason]}\n`);
    stopped = await install(root, step.production);
  } finally {
    release();
  }
  if (stopped) {
    process.kill(process.pid, stopped);
    await pause(SETTLE_MS);
  }
}
