import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/**
 * The rules of ARCHITECTURE.md, read from the sources themselves. A rule answers with the places that break
 * it, so that a failing test says where to look.
 */

const root = path.resolve(import.meta.dirname, '../..');
const files = globSync(['shared/**/*.ts', 'server/**/*.ts', 'client/**/*.{ts,tsx}'], { cwd: root })
  .filter((file) => !file.endsWith('.gen.ts'))
  .map((file) => file.split(path.sep).join('/'))
  .sort();

type Import = { file: string; target: string; typeOnly: boolean };

const sources = new Map(files.map((file) => [file, readFileSync(path.join(root, file), 'utf8')]));

/** The code without its comments: a rule must not trip over a sentence about it. */
function code(file: string): string {
  return (sources.get(file) ?? '').replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

/** Every import and re-export, with relative targets resolved against the root. */
function importsOf(file: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: string | undefined, typeOnly: boolean): void => {
    if (!specifier) return;
    const target = specifier.startsWith('.')
      ? path.posix.normalize(path.posix.join(path.posix.dirname(file), specifier))
      : specifier;
    found.push({ file, target, typeOnly });
  };
  const text = code(file);
  const statement = /^(?:import|export)\b(\s+type\b)?[^'";]*?\bfrom\s*['"]([^'"]+)['"]/gm;
  for (const [, type, specifier] of text.matchAll(statement)) add(specifier, type !== undefined);
  for (const [, specifier] of text.matchAll(/^import\s*['"]([^'"]+)['"]/gm)) add(specifier, false);
  for (const [, specifier] of text.matchAll(/\bimport\(\s*['"]([^'"]+)['"]/g)) add(specifier, false);
  return found;
}

const imports = files.flatMap(importsOf);
const under = (folder: string): Import[] => imports.filter(({ file }) => file.startsWith(`${folder}/`));
const isPackage = (target: string, name: string): boolean => target === name || target.startsWith(`${name}/`);
const shown = (list: Import[]): string[] => list.map(({ file, target }) => `${file} imports ${target}`);

/** `server/features/<noun>/…` → the noun; null elsewhere. */
const featureOf = (file: string): string | null => file.match(/^server\/features\/([^/]+)\//)?.[1] ?? null;

describe('imports', () => {
  it('were found at all', () => {
    expect(imports.length).toBeGreaterThan(500);
    for (const { file, target } of imports) {
      if (!/^(shared|server|client)\//.test(target) || !/\.tsx?$/.test(target) || target.includes('.gen.'))
        continue;
      expect(sources.has(target), `${file} imports ${target}, which was not read`).toBe(true);
    }
  });

  it('shared: zod and siblings only', () => {
    const allowed = (target: string): boolean => target.startsWith('shared/') || isPackage(target, 'zod');
    expect(shown(under('shared').filter(({ target }) => !allowed(target)))).toEqual([]);
  });

  it('client: itself, shared, and of the server only the type of its router', () => {
    const reaching = under('client').filter(({ target }) => /^(server|scripts|tests|drizzle)\//.test(target));
    const wrong = reaching.filter(({ target, typeOnly }) => target !== 'server/router.ts' || !typeOnly);
    expect(shown(wrong)).toEqual([]);
    const builtIn = under('client').filter(({ target }) => target.startsWith('node:'));
    expect(shown(builtIn)).toEqual([]);
  });

  it('the process that serves: never the builder, whose memory it would keep', () => {
    const starter = 'scripts/start.ts';
    sources.set(starter, readFileSync(path.join(root, starter), 'utf8'));
    const served = [...under('server'), ...importsOf(starter)];
    expect(served.some(({ file }) => file === starter)).toBe(true);
    expect(shown(served.filter(({ target }) => isPackage(target, 'vite')))).toEqual([]);
  });

  it('server: never the client', () => {
    expect(shown(under('server').filter(({ target }) => target.startsWith('client/')))).toEqual([]);
  });

  it('services and tasks know nothing of transport', () => {
    const transport = ({ target }: Import): boolean =>
      isPackage(target, '@trpc/server') ||
      isPackage(target, 'fastify') ||
      target.startsWith('@fastify/') ||
      /^server\/(trpc|http|procedures|callers|sockets|router|cookies)\.ts$/.test(target) ||
      target.endsWith('/router.ts');
    const inside = under('server').filter(({ file }) => /\/(service|tasks)\.ts$/.test(file));
    expect(inside.length).toBeGreaterThan(20);
    expect(shown(inside.filter(transport))).toEqual([]);
  });

  it('routers know nothing of the database', () => {
    const routers = under('server').filter(({ file }) => file.endsWith('/router.ts'));
    expect(routers.length).toBeGreaterThan(20);
    const database = routers.filter(
      ({ target }) =>
        target.startsWith('server/db/') || target.startsWith('drizzle') || target === 'postgres',
    );
    expect(shown(database)).toEqual([]);
  });

  it('features meet at the door of another: its service.ts, sessions.ts of auth, four of conversation', () => {
    const across = imports.filter(({ file, target }) => {
      const from = featureOf(file);
      const to = featureOf(target);
      return from !== null && to !== null && from !== to;
    });
    const doors =
      /^server\/features\/(\w+\/service|auth\/sessions|conversation\/(?:pauses|numbers|sending|watching))\.ts$/;
    expect(shown(across.filter(({ target, typeOnly }) => !typeOnly && !doors.test(target)))).toEqual([]);
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

  it('files form no circle on the server', () => {
    const edges = new Map<string, string[]>();
    for (const { file, target, typeOnly } of under('server')) {
      if (!typeOnly && target.startsWith('server/')) edges.set(file, [...(edges.get(file) ?? []), target]);
    }
    const done = new Set<string>();
    const circles: string[] = [];
    const walk = (file: string, trail: string[]): void => {
      if (trail.includes(file)) circles.push([...trail.slice(trail.indexOf(file)), file].join(' → '));
      if (done.has(file) || trail.includes(file)) return;
      for (const next of edges.get(file) ?? []) walk(next, [...trail, file]);
      done.add(file);
    };
    for (const file of edges.keys()) walk(file, []);
    expect(circles).toEqual([]);
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

  it('hold no barrels', () => {
    const passesOn = (file: string): boolean =>
      /^export\s+(\*|\{[^}]*\})\s*(as\s+\w+\s*)?from\b/m.test(code(file));
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
  const readers = new Map(sources);
  for (const file of globSync(['scripts/**/*.ts', 'tests/**/*.{ts,tsx}', '*.config.ts'], { cwd: root }))
    readers.set(file.split(path.sep).join('/'), readFileSync(path.join(root, file), 'utf8'));

  /** What is imported by name, as `file name`, and the files that are taken whole. */
  const named = new Set<string>();
  const whole = new Set<string>();
  for (const [file, text] of readers) {
    const resolved = (target = ''): string => path.posix.join(path.posix.dirname(file), target);
    for (const [, names = '', target] of text.matchAll(/\{([^{}]*)\}\s*from\s*'(\.[^']+)'/g)) {
      for (const name of names.split(',')) {
        const [original] = name
          .trim()
          .replace(/^type\s+/, '')
          .split(/\s+as\s+/);
        named.add(`${resolved(target)} ${original}`);
      }
    }
    const unnamed = /(?:\bimport\(|\bimport|\* as \w+ from|\bURL\()\s*'(\.[^']+)'/g;
    for (const [, target] of text.matchAll(unnamed)) whole.add(resolved(target));
  }

  /** Read by the router, by drizzle-kit, or where a bundle begins. */
  const entries = /^client\/(routes\/|main\.tsx|site\/(main|server)\.tsx)|^server\/(main\.ts|db\/schema\/)/;

  it('every export is imported somewhere', () => {
    const left = files.flatMap((file) => {
      if (entries.test(file) || whole.has(file)) return [];
      const exported = code(file).matchAll(/^export (?:async )?(?:function\*?|const|class|type) (\w+)/gm);
      return [...exported].map(([, name]) => `${file} ${name}`).filter((one) => !named.has(one));
    });
    expect(left).toEqual([]);
  });

  it('every file is imported somewhere', () => {
    const taken = new Set([...whole, ...[...named].map((one) => one.replace(/ .*/, ''))]);
    const left = files.filter((file) => !entries.test(file) && !taken.has(file) && !file.endsWith('.d.ts'));
    expect(left).toEqual([]);
  });

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
});
