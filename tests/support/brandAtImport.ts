/**
 * Reads every module that speaks of the company, and writes which of them asked for it while being read: such a constant
 * would keep the name from startup. Run by tests/unit/brandAtImport.test.ts in a process of its own.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import { brand } from '../../shared/company/brand.ts';

const root = path.resolve(import.meta.dirname, '../..');
const asked = new Set<string>();
for (const [field, value] of Object.entries(brand)) {
  Object.defineProperty(brand, field, {
    configurable: true,
    get() {
      const frames = (new Error().stack ?? '').split('\n').slice(2);
      const file = frames
        .find((frame) => frame.includes(root))
        ?.split(`${root}/`)[1]
        ?.split(':')[0];
      asked.add(`${file ?? 'unknown'}: ${field}`);
      return value;
    },
    set() {},
  });
}
const files = [
  ...globSync(['shared/**/*.ts', 'client/content/*.ts'], { cwd: root }).filter(
    (file) => !file.endsWith('.test.ts'),
  ),
  'server/router.ts',
  'server/compose.ts',
  'server/tasks.ts',
  'server/http.ts',
  'server/demo/load.ts',
];
for (const file of files) await import(path.join(root, file));
process.stdout.write(JSON.stringify([...asked].sort()));
process.exit(0);
