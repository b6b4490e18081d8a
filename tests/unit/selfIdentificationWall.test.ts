import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The wall around voluntary self-identification, read from the sources: which files may name its tables, its
 * service and its words at all. A new file that does must be argued for here.
 */

const root = path.resolve(import.meta.dirname, '../..');
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

const own = 'server/features/selfIdentification/';
const report = 'server/features/fairness/parts/cells.ts';

describe('the wall around self-identification', () => {
  it('only its own feature and the report read or write the tables, by whatever name', () => {
    const files = naming(/\bselfIdentifications\b|\bself_identifications\b|selfIdentificationLinks/);
    const strangers = files.filter(
      (file) => !file.startsWith(own) && file !== report && file !== 'server/db/schema/selfIdentification.ts',
    );
    expect(strangers).toEqual([]);
    expect(files).toContain(`${own}service.ts`);
  });

  it('the report adds up and never asks for a person', () => {
    const text = sources.get(report);
    if (text === undefined) return;
    expect(text).toMatch(/group by/);
    expect(text).not.toMatch(/full_name|email|fullName/);
  });

  it('what the report keeps is totals, with no key that leads to a person', () => {
    expect(sources.get('server/db/schema/fairness.ts')).not.toMatch(/uuid|candidateId|references\(/);
  });

  it('only who must knows the service: applications for the link, merging, and its own door', () => {
    const importing = naming(/from '[^']*selfIdentification\/service\.ts'/).filter(
      (file) => !file.startsWith(own),
    );
    const allowed = [
      'server/features/applications/parts/apply.ts',
      'server/features/applications/parts/storing.ts',
      'server/features/merges/service.ts',
    ];
    expect(importing.filter((file) => !allowed.includes(file))).toEqual([]);
  });

  it('nothing near scoring, the interview, prompts, the assistant, exports of people or the panel knows it', () => {
    const features =
      'assistant interview conversation candidates workSessions clientChat timeline savedViews';
    const near = [
      'server/ai/',
      ...`${features} emails returnedEmails audit inbox overview`
        .split(' ')
        .map((name) => `server/features/${name}/`),
      'client/features/candidates/',
      'client/features/interview/',
    ];
    for (const folder of near)
      expect(
        [...sources.keys()].some((file) => file.startsWith(folder)),
        folder,
      ).toBe(true);
    expect(
      naming(/self_?-?identif/i).filter((file) => near.some((folder) => file.startsWith(folder))),
    ).toEqual([]);
  });

  it('it writes neither logs, nor audit, nor events, nor timelines', () => {
    const talking = [...sources]
      .filter(([file]) => file.startsWith(own))
      .filter(([, text]) => /deps\.(log|audit|bus|mailer)|recordEvent|console\./.test(text))
      .map(([file]) => file);
    expect(talking).toEqual([]);
  });

  it('its procedures are its owner’s alone', () => {
    expect(sources.get(`${own}router.ts`)).not.toMatch(
      /(panel|admin|public|signedIn|employee|hired)Procedure/,
    );
  });
});
