import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import type { Plugin } from 'vite';
import { cssVariables, theme } from '../client/theme.ts';

const NAME = 'virtual:theme.css';
/**
 * The style sheets of public pages: all that their entry reaches. Read from the sources, so that a sheet which is
 * split, moved, or written beside a new part can't leave its variables behind.
 */
export function publicStyles(): string[] {
  const client = path.resolve('client');
  const seen = new Set<string>();
  const follow = (named: string): void => {
    // The route tree, which is generated, leaves endings out.
    const file = [named, `${named}.tsx`, `${named}.ts`].find(
      (one) => existsSync(one) && /[.](css|tsx?|js)$/.test(one),
    );
    if (!file || seen.has(file) || !file.startsWith(client)) return;
    seen.add(file);
    for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
      /\b(?:from|import)\s*\(?\s*['"]([.][^'"]+)['"]/g,
    ))
      follow(path.resolve(path.dirname(file), name));
  };
  follow(path.resolve('client/site/main.tsx'));
  return [...seen].filter((file) => file.endsWith('.css'));
}

/**
 * The theme's variables as a stylesheet, for public pages, which come without the library that would set
 * them: one source for both. Only variables that those pages use are written.
 */
export function themeCss(): Plugin {
  return {
    name: 'theme-css',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const styles = publicStyles();
      for (const file of styles) this.addWatchFile(file);
      return themeVariables(styles.map((file) => readFileSync(file, 'utf8')).join('\n'));
    },
  };
}

/** The variables that `css` uses, and those that they use in turn, by color scheme. */
export function themeVariables(css: string): string {
  const merged = mergeMantineTheme(DEFAULT_THEME, theme);
  const library = defaultCssVariablesResolver(merged);
  const ours = cssVariables(merged);
  const sets: Record<'variables' | 'light' | 'dark', Record<string, string>> = {
    variables: { ...library.variables, ...ours.variables },
    light: { ...library.light, ...ours.light },
    dark: { ...library.dark, ...ours.dark },
  };
  const wanted = new Set(names(css));
  for (const name of wanted) {
    for (const set of Object.values(sets)) for (const used of names(set[name] ?? '')) wanted.add(used);
  }
  const block = (selector: string, set: Record<string, string>): string =>
    `${selector}{${Object.entries(set)
      .filter(([name]) => wanted.has(name))
      .map(([name, value]) => `${name}:${value};`)
      .join('')}}`;
  return [
    block(':root', { ...sets.variables, ...sets.light }),
    block('[data-mantine-color-scheme="dark"]', sets.dark),
  ].join('\n');
}

function names(text: string): string[] {
  return text.match(/--mantine-[a-z0-9-]+/g) ?? [];
}
