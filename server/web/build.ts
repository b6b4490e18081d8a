import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';

const Manifest = z.record(
  z.string(),
  z.object({
    file: z.string(),
    css: z.array(z.string()).default([]),
    imports: z.array(z.string()).default([]),
  }),
);

export type Build = {
  manifest: z.infer<typeof Manifest>;
  /** Addresses of what these parts cannot run without, scripts in no order, styles in theirs. */
  needed: (parts: readonly string[]) => { scripts: string[]; styles: string[] };
};

/** Reads the list of files that `vite build` made. @throws when nothing is built */
export async function readBuild(clientDir: string): Promise<Build> {
  const manifest = Manifest.parse(
    JSON.parse(await readFile(path.join(clientDir, '.vite/manifest.json'), 'utf8')),
  );
  const needed: Build['needed'] = (parts) => {
    const reached = new Set<string>();
    const visit = (key: string): void => {
      if (reached.has(key) || !manifest[key]) return;
      reached.add(key);
      for (const next of manifest[key].imports) visit(next);
    };
    for (const part of parts) visit(part);
    const files = [...reached].reverse().flatMap((key) => manifest[key] ?? []);
    const addresses = (names: string[]): string[] => [...new Set(names)].map((name) => `/${name}`);
    return {
      scripts: addresses(files.map(({ file }) => file)),
      styles: addresses(files.flatMap(({ css }) => css)),
    };
  };
  return { manifest, needed };
}

/** Style sheets of public routes beyond `shared`, by the id the router knows them by. */
export function publicRouteStyles(
  { manifest, needed }: Build,
  shared: readonly string[],
): Record<string, string[]> {
  const routes = Object.keys(manifest).flatMap((part) => {
    const name = part.match(/^routes[/](_site.*)[.]tsx[?]tsr-split=component$/)?.[1];
    if (name === undefined) return [];
    const id = `/${name.replaceAll('.', '/')}`.replace(/index$/, '');
    return [[id, needed([part]).styles.filter((file) => !shared.includes(file))] as const];
  });
  return Object.fromEntries(routes);
}

/** The app itself; its page names what it needs. */
const APP = 'index.html';

/** No page of ours lies deeper. Writing out each step of an address of thousands takes half a second. */
const DEPTH_MAX = 10;

/** What draws an address of a signed-in area: the app, and the routes it leads through. */
export function areaParts(pathname: string): { app: string; routes: string[] } {
  const [, ...steps] = pathname.split('/', DEPTH_MAX + 2);
  if (steps.length > DEPTH_MAX) return { app: APP, routes: [] };
  while (steps.at(-1) === '') steps.pop();
  const paths = steps.map((_, index) => steps.slice(0, index + 1).join('/'));
  const names = [...paths, `${paths.at(-1)}/index`];
  return { app: APP, routes: names.map((name) => `routes/${name}.tsx?tsr-split=component`) };
}

/** Whether the app has a page at this address of a signed-in area. */
export function isAreaPage({ manifest }: Build, pathname: string): boolean {
  const { routes } = areaParts(pathname);
  return routes.slice(-2).some((name) => Object.hasOwn(manifest, name));
}

/**
 * Links to what an address of a signed-in area needs beyond the app, so that it comes beside the app and not
 * after it: on a slow line that is one way there and back less.
 */
export function areaLinks(build: Build, pathname: string): string {
  const { app, routes } = areaParts(pathname);
  const here = new Set(Object.values(build.needed([app])).flat());
  const { scripts, styles } = build.needed(routes);
  const missing = (files: string[]): string[] => files.filter((file) => !here.has(file));
  return [
    ...missing(styles).map((file) => `<link rel="stylesheet" crossorigin href="${file}">`),
    ...missing(scripts).map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
  ].join('');
}
