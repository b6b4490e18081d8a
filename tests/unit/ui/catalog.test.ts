import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (pattern: string): string[] =>
  globSync(pattern, { cwd: root }).map((file) => readFileSync(path.join(root, file), 'utf8'));

/** The brand and its scenes, windows over a whole page, and parts that show nothing of their own. */
const elsewhere = [
  'CommandPalette',
  'Face',
  'Later',
  'Monogram',
  'NewVersion',
  'Scene',
  'Trap',
  'Unsaved',
  'Wordmark',
];

describe('the catalog', () => {
  it('shows every part of the kit, itself or inside another', () => {
    const kit = read('client/ui/**/*.tsx');
    const drawn = [...kit, ...read('client/dev/*.tsx')].join('\n');
    const parts = kit.flatMap((file) =>
      [...file.matchAll(/^export (?:function|const) ([A-Z]\w+)/gm)].map(([, name = '']) => name),
    );
    expect(parts.length).toBeGreaterThan(40);
    const missing = parts.filter((name) => !new RegExp(`<${name}\\b`).test(drawn));
    expect(missing.sort()).toEqual(elsewhere);
  });
});
