// @ts-check
import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { applyPatch, parsePatch, reversePatch } from 'diff';

/*
 * Carries the repairs in patches/ into node_modules. Each file is named after a package and the one version it was
 * reviewed for. npm runs this at the end of an install, also in the image; `npm start` and `npm test` run it again,
 * because an install may leave scripts out. Plain JavaScript for Node 20.
 */

/** @typedef {{ name: string, version: string, file: string }} Patch */

/**
 * The patches of a folder: `name@version.patch`.
 * @param {string} root
 * @returns {Patch[]}
 */
export function patchesOf(root) {
  const folder = path.join(root, 'patches');
  return readdirSync(folder).flatMap((entry) => {
    const [, name, version] = entry.match(/^(.+)@(.+)\.patch$/) ?? [];
    return name && version ? [{ name, version, file: path.join(folder, entry) }] : [];
  });
}

/**
 * Each file that a patch is about, as it is without the patch and with it.
 * @param {string} root
 * @param {Patch} patch
 * @returns {{ file: string, isPatched: boolean, without: string, patched: string }[]}
 * @throws {Error} with a sentence for people when the patch doesn't fit what is installed
 */
export function readPatched(root, { name, version, file }) {
  const folder = path.join(root, 'node_modules', name);
  const installed = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
  const its = path.relative(root, file);
  if (installed !== version)
    throw new Error(
      `${its} was written for ${name} ${version}, but ${installed} is installed. Update the patch, or remove it if ${name} no longer needs it.`,
    );
  return parsePatch(readFileSync(file, 'utf8')).map((change) => {
    const target = path.join(folder, (change.newFileName ?? '').replace(/^b\//, ''));
    const text = readFileSync(target, 'utf8');
    const without = applyPatch(text, reversePatch(change));
    if (without !== false) return { file: target, isPatched: true, without, patched: text };
    const patched = applyPatch(text, change);
    if (patched !== false) return { file: target, isPatched: false, without: text, patched };
    throw new Error(
      `${its} doesn't fit ${path.relative(root, target)}: the file was changed by something else. Delete node_modules and install again.`,
    );
  });
}

/**
 * Whether every patch is applied or can be applied. False if a package has an earlier version of its patch.
 * @param {string} root
 */
export function fits(root) {
  try {
    for (const patch of patchesOf(root)) readPatched(root, patch);
    return true;
  } catch {
    return false;
  }
}

/**
 * Applies every patch that isn't applied yet. Nothing is written unless all of a patch fits.
 * @param {string} root
 * @throws {Error} with a sentence for people
 */
export function patchPackages(root) {
  for (const patch of patchesOf(root)) {
    for (const { file, isPatched, patched } of readPatched(root, patch)) {
      if (isPatched) continue;
      replace(file, patched);
    }
  }
}

/**
 * Node reads and parses a package's whole `exports` for most imports of it and inside it, and drizzle-orm lists 447 entries
 * in 179 KB: that took half of the processor time that loading the server costs. Measured with Node 24.21.
 */
const LONG_EXPORTS = ['drizzle-orm'];

/** @typedef {string | { [condition: string]: Targets }} Targets a file, or one for each condition */

/**
 * An `exports` table in which one pattern stands for every entry that follows it (`./a` → `./a.js`): the same imports
 * resolve to the same files, in a sixth of the bytes.
 * @param {Record<string, Targets>} table
 * @returns {Record<string, Targets>}
 */
export function foldExports(table) {
  /** @param {Targets} targets @param {string} entry @returns {Targets} */
  const asPattern = (targets, entry) =>
    typeof targets === 'string'
      ? targets.replace(`${entry}.`, './*.')
      : Object.fromEntries(Object.entries(targets).map(([key, one]) => [key, asPattern(one, entry)]));
  const patternOf = new Map(
    Object.entries(table)
      .filter(([entry]) => /^\.\/[^*]+$/.test(entry))
      .map(([entry, targets]) => [entry, JSON.stringify(asPattern(targets, entry))]),
  );
  /** @type {Map<string, number>} */
  const times = new Map();
  for (const pattern of patternOf.values()) times.set(pattern, (times.get(pattern) ?? 0) + 1);
  const [common, count = 0] = [...times].sort((one, other) => other[1] - one[1])[0] ?? [];
  if (!common?.includes('*') || count < 2 || table['./*']) return table;
  const rest = Object.entries(table).filter(([entry]) => patternOf.get(entry) !== common);
  return { ...Object.fromEntries(rest), './*': JSON.parse(common) };
}

/**
 * Folds the long `exports` of installed packages.
 * @param {string} root
 */
export function shortenExports(root) {
  for (const name of LONG_EXPORTS) {
    const file = path.join(root, 'node_modules', name, 'package.json');
    if (!existsSync(file)) continue;
    const description = JSON.parse(readFileSync(file, 'utf8'));
    const exports = foldExports(description.exports);
    if (exports !== description.exports) replace(file, `${JSON.stringify({ ...description, exports })}\n`);
  }
}

/**
 * Never in place: the file may be a hard link that other folders share, and others may be reading it.
 * @param {string} file
 * @param {string} text
 */
function replace(file, text) {
  const draft = `${file}.${process.pid}.new`;
  writeFileSync(draft, text);
  renameSync(draft, file);
}

const own = fileURLToPath(import.meta.url);
if (process.argv[1] && realpathSync(process.argv[1]) === own) {
  try {
    const root = path.resolve(path.dirname(own), '..');
    patchPackages(root);
    shortenExports(root);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}
