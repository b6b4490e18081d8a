import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The wall around safety flags, read from the sources: a flag must not weigh on hiring (42 U.S.C. 12112(d)). A new file
 * that names the table, or opens a passage, must be argued for here.
 */

const root = path.resolve(import.meta.dirname, '../../..');
const sources = new Map(
  globSync(['shared/**/*.ts', 'server/**/*.ts', 'client/**/*.{ts,tsx}'], { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !/\.(gen|test)\./.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const naming = (pattern: RegExp): string[] =>
  [...sources]
    .filter(([, text]) => pattern.test(text))
    .map(([file]) => file)
    .sort();

const own = 'server/safety/';

/** The files that a file imports. */
const importsOf = (file: string): string[] =>
  [...(sources.get(file) ?? '').matchAll(/\bfrom '(\.[^']*)'|\bimport\('(\.[^']*)'\)/g)].map(
    ([, from = '', later = '']) => path.posix.join(path.posix.dirname(file), from || later),
  );

describe('the wall around safety flags', () => {
  it('only the safety module names the table; a merge knows that its rows move', () => {
    const files = naming(/schema\/safety\.ts'|\bsafety_flags\b/).filter(
      (file) => !file.startsWith(own) && file !== 'server/db/schema/safety.ts',
    );
    expect(files).toEqual(['server/db/dataMap.ts']);
  });

  it('only its router lists, opens and closes flags', () => {
    expect(naming(/from '[^']*\/flags\.ts'/)).toEqual([`${own}router.ts`]);
    const opening = naming(/\/encryption\.ts'/).filter((file) =>
      importsOf(file).includes(`${own}encryption.ts`),
    );
    expect(opening).toEqual([
      // Seals how to reach a person whose data is erased, and opens it for flags.ts.
      `${own}erasure.ts`,
      `${own}flags.ts`,
      `${own}service.ts`,
    ]);
    expect(naming(/\bopenKept\(/)).toEqual([`${own}erasure.ts`, `${own}flags.ts`]);
    expect(naming(/\bfollowUpsOf\(/)).toEqual([`${own}erasure.ts`, `${own}flags.ts`, `${own}followUps.ts`]);
  });

  it('all of its procedures are for admins', () => {
    const text = sources.get(`${own}router.ts`) ?? '';
    expect(text).toMatch(/adminProcedure/);
    expect(text).not.toMatch(/(panel|portal|public|signedIn|employee|hired)Procedure/);
  });

  it('nothing near scores, prompts, the assistant, lists, the timeline or reports reads flags', () => {
    const near =
      /^server\/(ai|features\/(applications|assistant|candidates|contests|interview|timeline|merges|stability|reviews|employee|savedViews|workSessions|clientChat|fairness|inbox|overview|reports))\//;
    const files = ['flags', 'retention', 'encryption', 'contact', 'emails'];
    for (const file of files) expect(sources.has(`${own}${file}.ts`), file).toBe(true);
    const asking = naming(new RegExp(`safety/(${files.join('|')})\\.ts`));
    expect(asking.length).toBeGreaterThan(0);
    expect([...sources.keys()].filter((file) => near.test(file)).length).toBeGreaterThan(50);
    expect(asking.filter((file) => near.test(file))).toEqual([]);
  });

  it('its screens stand in a folder of their own, and read its own router alone', () => {
    const screens = naming(/trpc\.safety\.(flags|open|take|close)\b/);
    expect(screens.length).toBeGreaterThan(0);
    for (const file of screens) expect(file).toMatch(/^client\/features\/safety\/admin\//);
    for (const file of naming(/trpc\.safety\./))
      expect(file).toMatch(/^client\/features\/(admin|overview|safety\/admin)\//);
  });

  it('nothing it logs, announces or mails holds a person or a passage', () => {
    for (const [file, text] of sources) {
      if (!file.startsWith(own)) continue;
      for (const [, payload = ''] of text.matchAll(/bus\.publish\(tx, 'safety', (\{[^}]*\})/g))
        expect(payload, file).toBe('{}');
      expect(text.match(/log\.\w+\([^;]*(passage|note|text)\b(?!Place)/), file).toBeNull();
    }
    expect(sources.get(`${own}emails.ts`)).not.toMatch(/kind\]|Labels|passage|fullName|candidate/);
  });
});
