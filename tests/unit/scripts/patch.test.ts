import { execFileSync } from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { foldExports, patchPackages, shortenExports } from '../../../scripts/patch.mjs';

const original = 'one\ntwo\nthree\n';
const repaired = 'one\n2\nthree\n';

let root: string;
let folder: string;
let file: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'longtable-patch-'));
  folder = path.join(root, 'node_modules/driver');
  file = path.join(folder, 'main.js');
  mkdirSync(folder, { recursive: true });
  mkdirSync(path.join(root, 'patches'));
  writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.0" }');
  writeFileSync(file, original);
  const patch = '--- a/main.js\n+++ b/main.js\n@@ -1,3 +1,3 @@\n one\n-two\n+2\n three\n';
  writeFileSync(path.join(root, 'patches/driver@1.0.0.patch'), patch);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('repairs a package once, however often it is asked', () => {
  patchPackages(root);
  expect(readFileSync(file, 'utf8')).toBe(repaired);
  const { mtimeMs, ino } = statSync(file);
  patchPackages(root);
  expect(statSync(file)).toMatchObject({ mtimeMs, ino });
});

it('leaves the same file of another folder alone', () => {
  const other = path.join(root, 'main.js');
  linkSync(file, other);
  patchPackages(root);
  expect(readFileSync(other, 'utf8')).toBe(original);
});

it('asks for a review when another version is installed', () => {
  writeFileSync(path.join(folder, 'package.json'), '{ "version": "1.0.1" }');
  expect(() => patchPackages(root)).toThrow(/written for driver 1\.0\.0, but 1\.0\.1 is installed/);
  expect(readFileSync(file, 'utf8')).toBe(original);
});

it('touches no file that somebody else changed', () => {
  writeFileSync(file, 'one\nzwei\nthree\n');
  expect(() => patchPackages(root)).toThrow(/changed by something else/);
  expect(readFileSync(file, 'utf8')).toBe('one\nzwei\nthree\n');
});

describe('a long exports table', () => {
  const targets = (file: string) => ({
    import: { types: `./${file}.d.ts`, default: `./${file}.js` },
    default: `./${file}.cjs`,
  });
  const table = {
    '.': targets('index'),
    './core': targets('core/index'),
    './core/columns': targets('core/columns'),
    './sql': targets('sql'),
    './package.json': './package.json',
  };

  it('is one pattern and the entries that do not follow it', () => {
    expect(foldExports(table)).toEqual({
      '.': targets('index'),
      './core': targets('core/index'),
      './package.json': './package.json',
      './*': targets('*'),
    });
  });

  it('stays as it is where nothing repeats, and where it has a pattern', () => {
    for (const one of [{ '.': targets('index') }, { ...table, './*': targets('*') }, foldExports(table)])
      expect(foldExports(one)).toBe(one);
  });

  it('is written once, and every entry still leads to its file', () => {
    const name = 'drizzle-orm';
    const place = path.join(root, 'node_modules', name);
    mkdirSync(path.join(place, 'core'), { recursive: true });
    const files = ['index.js', 'core/index.js', 'core/columns.js', 'sql.js'];
    for (const one of files) writeFileSync(path.join(place, one), '');
    writeFileSync(path.join(place, 'package.json'), JSON.stringify({ name, type: 'module', exports: table }));
    writeFileSync(path.join(root, 'main.mjs'), '');
    shortenExports(root);
    const { mtimeMs, ino, size } = statSync(path.join(place, 'package.json'));
    shortenExports(root);
    expect(statSync(path.join(place, 'package.json'))).toMatchObject({ mtimeMs, ino, size });
    const script = `console.log(['', '/core', '/core/columns', '/sql'].map((one) => import.meta.resolve('${name}' + one)).join(' '))`;
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(printed.trim().split(' ')).toEqual(
      files.map((one) => pathToFileURL(path.join(realpathSync(place), one)).href),
    );
  });
});
