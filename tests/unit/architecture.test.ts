import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The rules of ARCHITECTURE.md that neither dependency-cruiser nor knip knows (`npm run test:structure`), read from the
 * sources themselves. A rule answers with the places that break it, so that a failing test says where to look.
 */

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['shared/**/*.ts', 'server/**/*.ts', 'client/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !/\.(gen|test)\.tsx?$/.test(file))
  .map((file) => file.split(path.sep).join('/'))
  .sort();

type Import = { file: string; target: string };

const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

/** The code without its comments: a rule must not trip over a sentence about it. */
function code(file: string): string {
  return (sources.get(file) ?? '').replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** Every import and re-export of a file of ours, with its target resolved against the root. */
function importsOf(file: string): Import[] {
  const named = /^(?:import|export)\b[^'";]*?\bfrom\s*['"](\.[^'"]+)['"]/gm;
  const loaded = /\bimport\(\s*['"](\.[^'"]+)['"]/g;
  return [named, loaded]
    .flatMap((pattern) => [...code(file).matchAll(pattern)])
    .map(([, specifier = '']) => ({
      file,
      target: path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier)),
    }));
}

const imports = files.flatMap(importsOf);

/** `server/features/<noun>/…` → the noun; null elsewhere. */
const featureOf = (file: string): string | null => file.match(/^server\/features\/([^/]+)\//)?.[1] ?? null;

describe('imports', () => {
  it('were found at all', () => expect(imports.length).toBeGreaterThan(500));

  it('everything shared stands in the folder of its noun', () => {
    expect(files.filter((file) => /^shared\/[^/]+$/.test(file))).toEqual([]);
  });

  it('features form no circle', () => {
    const edges = new Map<string, Set<string>>();
    for (const { file, target } of imports) {
      const from = featureOf(file);
      const to = featureOf(target);
      if (!from || !to || from === to) continue;
      edges.set(from, (edges.get(from) ?? new Set()).add(to));
    }
    const circles: string[] = [];
    const walk = (noun: string, trail: string[]): void => {
      if (trail.includes(noun)) {
        circles.push([...trail.slice(trail.indexOf(noun)), noun].join(' → '));
        return;
      }
      for (const next of edges.get(noun) ?? []) walk(next, [...trail, noun]);
    };
    for (const noun of edges.keys()) walk(noun, []);
    expect(circles).toEqual([]);
  });
});

/** What a stranger finds at the top of any feature; everything else is in its `parts`. `admin` is HR's side of it. */
const featureFiles =
  /^(admin[.]router|router|admin|service|queries|rules|director|scoring|prompts|tasks|emails|http|events)[.]ts$/;
/** Doors of two features that are used everywhere; `.dependency-cruiser.cjs` names the same. */
const doors = /^(auth\/sessions|conversation\/(policy|pauses|numbers|sending|watching))[.]ts$/;

describe('features', () => {
  it('have the same names at their top', () => {
    // The panel's settings and exports are of several nouns.
    const folders = /^([^/]+\/parts|admin\/(exports|settings))\//;
    const strange = files
      .filter(featureOf)
      .map((file) => file.replace('server/features/', ''))
      .filter(
        (file) =>
          !folders.test(file) && !doors.test(file) && !featureFiles.test(file.slice(file.indexOf('/') + 1)),
      );
    expect(strange).toEqual([]);
  });

  it('of the browser are called as on the server, and keep HR’s screens with their noun', () => {
    const inClient = files.map((file) => file.match(/^client\/features\/([^/]+)\/(?:([^/]+)\/)?/));
    const nouns = new Set(files.map(featureOf));
    // Safety stands below the features; the others are places of several nouns.
    const own = new Set(['employeeArea', 'panel', 'safety', 'site']);
    const strange = inClient
      .map((match) => match?.[1])
      .filter((noun) => noun && !nouns.has(noun) && !own.has(noun));
    expect(strange).toEqual([]);
    const panel = new Set(inClient.filter((match) => match?.[1] === 'admin').map((match) => match?.[2]));
    panel.delete(undefined);
    expect([...panel].sort()).toEqual(['palette', 'settings']);
  });

  it('show HR’s screens to HR alone', () => {
    const hr =
      /^client\/(routes\/admin[.]tsx$|features\/(admin|assistant|audit|candidates|company|demo|fairness|inbox|emails|overview|panel|reports|tags|[^/]+\/admin)\/)/;
    const others = imports.filter(
      ({ file, target }) => /^client\/features\/(([^/]+\/)?admin|panel)\//.test(target) && !hr.test(file),
    );
    expect(others).toEqual([]);
    const asking = files.filter((file) => /^client\//.test(file) && /\btrpc\.admin\./.test(code(file)));
    expect(asking.length).toBeGreaterThan(0);
    expect(asking.filter((file) => !hr.test(file))).toEqual([]);
  });

  it('have no folder for one file', () => {
    const counts = new Map<string, number>();
    for (const file of files.filter((name) => featureOf(name) && /[/]parts[/]/.test(name))) {
      const folder = path.posix.dirname(file);
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count < 2)).toEqual([]);
  });
});

describe('sources', () => {
  it('take time, chance and settings from one place each', () => {
    const places = new Set(['server/env.ts', 'server/platform/clock.ts']);
    const impure = /process\.env|\bDate\.now\b|new Date\(\s*\)|\bMath\.random\b/;
    const wrong = files.filter(
      (file) => /^(server|shared)\//.test(file) && !places.has(file) && impure.test(code(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('write numbers with figure()', () => {
    // The first number that `Intl` writes costs a cheap phone a quarter of a second.
    const plain = /\.toLocaleString\('en-US'\)|Intl\.NumberFormat\('en-US'\)/;
    expect(files.filter((file) => plain.test(code(file)))).toEqual([]);
  });

  it('count with counted() and plural()', () => {
    const byHand = /=== 1\s*\?\s*(?:['`]1 |'' : 's'|'(\w+)' : '(?:\1s|people)')/;
    const places = files.filter((file) => file !== 'shared/text/counted.ts');
    expect(places.filter((file) => byHand.test(code(file)))).toEqual([]);
  });

  it('take a first name with firstName()', () => {
    const byHand = /(?:name|employee)(?:\.trim\(\))?\??\.split\([^)]*\)(?:\[0\]|\.at\(0\))/i;
    const places = files.filter((file) => file !== 'shared/text/firstName.ts');
    expect(places.filter((file) => byHand.test(code(file)))).toEqual([]);
  });

  it('a call’s idempotency key follows what the call sends', () => {
    // A key made with the screen outlives an edit, and the server throws the edit away as a repetition.
    // One made with each press can't recognize that the press before, whose answer was lost, was the same.
    const kept =
      /idempotencyKey(: (\w+\.current\b(?!\[)|key\b(?!\()|crypto\.randomUUID)| = crypto\.randomUUID)/;
    expect(files.filter((file) => /^client\//.test(file) && kept.test(code(file)))).toEqual([]);
  });

  it('answer “done” in one way', () => {
    // What a call answers is the router's affair; a service without a result returns nothing.
    const places = new Set(['server/trpc.ts', 'server/web/health.ts']);
    const byHand = /Promise<\{ ok: true \}>|\{ ok: true(?: as const)?(?:, \w+)* \}/;
    const wrong = files.filter(
      (file) => /^server\//.test(file) && !places.has(file) && byHand.test(code(file)),
    );
    expect(wrong).toEqual([]);
  });

  it('name limits by what they count: an address is an email’s or a network’s', () => {
    expect(files.filter((file) => /\bperAddress\b/.test(code(file)))).toEqual([]);
  });

  it('join lists with andList() and orList()', () => {
    const places = files.filter((file) => file !== 'shared/text/lists.ts');
    expect(places.filter((file) => /Intl\.ListFormat/.test(code(file)))).toEqual([]);
  });

  it('read the next page of a list by time with olderThan()', () => {
    const byHand = /\) < \(\$\{[^}]*\}::timestamptz, \$\{[^}]*\}::uuid\)/;
    // An export writes its statement whole, with names of its own.
    const places = new Set(['server/platform/cursor.ts', 'server/features/admin/exports/rows.ts']);
    expect(files.filter((file) => !places.has(file) && byHand.test(code(file)))).toEqual([]);
  });

  it('escape in one place', () => {
    const byHand = /'&lt;'[^:]|'\\\\\$&'/;
    // One escapes for LIKE, whose signs are others.
    const places = new Set(['shared/text/escape.ts', 'server/features/assistant/parts/ask/conditions.ts']);
    expect(files.filter((file) => !places.has(file) && byHand.test(code(file)))).toEqual([]);
  });

  it('hold no barrels', () => {
    // A feature's door may let others in to what one of its parts does, by the name it has there.
    const door = /^server\/features\/[^/]+\/(service|admin)[.]ts$/;
    const ofItsOwn = /^export\s+\{(?:(?!\bas\b)[^}])*\}\s*from\s*'\.\/[^']+'/gm;
    const passesOn = (file: string): boolean =>
      /^export\s+(?:type\s+)?(\*|\{[^}]*\})\s*(as\s+\w+\s*)?from\b/m.test(
        door.test(file) ? code(file).replace(ofItsOwn, '') : code(file),
      );
    expect(files.filter(passesOn)).toEqual([]);
    expect(files.filter((file) => /\/index\.ts$/.test(file))).toEqual([]);
  });

  it('hold no classes of services and no junk drawers', () => {
    const classes = /\bclass\s+\w*(Service|Repository|Manager|Container)\b/;
    expect(files.filter((file) => classes.test(code(file)))).toEqual([]);
    expect(files.filter((file) => /(^|\/)(utils?|helpers?|common|misc)(\/|\.tsx?$)/i.test(file))).toEqual([]);
  });
});

describe('nothing is left over', () => {
  it('every class of the style sheets is written somewhere', () => {
    const written = files.map((file) => sources.get(file)).join('\n');
    const words = new Set(written.match(/[\w-]+/g));
    const starts = [...written.matchAll(/\b([a-z]+-)\$\{/g)].map(([, start = '']) => start);
    const left = globSync('client/styles/*.css', { cwd: root }).flatMap((file) => {
      const css = readFileSync(path.join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
      return [...css.matchAll(/\.([a-zA-Z][\w-]*)/g)]
        .map(([, name = '']) => name)
        .filter((name) => !words.has(name) && !starts.some((start) => name.startsWith(start)))
        .map((name) => `${file} .${name}`);
    });
    expect(left.filter((one) => !one.includes(' .mantine-'))).toEqual([]);
  });

  it('a module’s classes and the parts that use them are the same', () => {
    const wrong = globSync('client/**/*.module.css', { cwd: root }).flatMap((file) => {
      const sheet = file.split(path.sep).join('/');
      const css = readFileSync(path.join(root, sheet), 'utf8').replace(/\/\*[\s\S]*?\*\/|url\([^)]*\)/g, '');
      const there = new Set([...css.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
      const asked = new Set(
        imports
          .filter(({ target }) => target === sheet)
          .flatMap(({ file: user }) => {
            const text = code(user);
            const known = text.match(new RegExp(`import (\\w+) from '[^']*/${path.basename(sheet)}'`))?.[1];
            return [...text.matchAll(new RegExp(`(?<![/\\w])${known}[.](\\w+)`, 'g'))];
          })
          .map(([, name = '']) => name),
      );
      const odd = [...there, ...asked].filter((name) => !there.has(name) || !asked.has(name));
      return odd.map((name) => `${sheet} .${name}`);
    });
    expect(wrong).toEqual([]);
  });
});
