import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patchPackages } from '../../../scripts/patch.mjs';

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
