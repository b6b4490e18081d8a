import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

const client = path.resolve(import.meta.dirname, '../../../client');

/** Every rule of the client's style sheets, as "file: selector" and its declarations. */
async function rules(): Promise<{ name: string; body: string }[]> {
  const files = (await readdir(client, { recursive: true })).filter((name) => name.endsWith('.css'));
  const read = await Promise.all(
    files.map(async (file) => {
      const text = (await readFile(path.join(client, file), 'utf8')).replaceAll(/\/\*.*?\*\//gs, '');
      return [...text.matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
        name: `${file}: ${selector.trim()}`,
        body,
      }));
    }),
  );
  return read.flat();
}

/** The rules with these declarations that lack another one. */
async function lacking(property: string, ...having: RegExp[]): Promise<string[]> {
  const all = (await rules()).filter(({ body }) => having.every((one) => one.test(body)));
  expect(all.length).toBeGreaterThan(3);
  return all.filter(({ body }) => !body.includes(property)).map(({ name }) => name);
}

/** The ring is an outline and a shadow around it: without the outline only, a dark frame stays. */
it('removes the whole focus ring, or none of it', async () => {
  expect(await lacking('box-shadow', /outline:\s*(0|none)/)).toEqual([]);
});

/** The kit's fields raise their symbols, which would show on a footer that fields scroll below. */
it('raises what stays at the bottom above what scrolls below it', async () => {
  expect(await lacking('z-index', /position:\s*sticky/, /[^-]bottom:/)).toEqual([]);
});

it('declares no property of its own that nothing reads', async () => {
  const files = (await readdir(client, { recursive: true })).filter((name) => /\.(css|tsx?)$/.test(name));
  const text = (await Promise.all(files.map((file) => readFile(path.join(client, file), 'utf8')))).join('\n');
  const declared = new Set([...text.matchAll(/^\s*(--(?!mantine-)[\w-]+):/gm)].map(([, name = '']) => name));
  const read = new Set([...text.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name));
  expect(declared.size).toBeGreaterThan(3);
  expect([...declared].filter((name) => !read.has(name))).toEqual([]);
});
