import { type APIRequestContext, expect } from '@playwright/test';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { publicPaths } from '../../shared/site/paths.ts';
import { test } from './journeyTest.ts';
import { at } from './served.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Signed-in areas build themselves in the browser; that they answer is enough here. */
const APP = /^\/(admin|auth|candidate|employee)(\/|$)/;

const isElement = (node: Node): node is Element => 'tagName' in node;
function elements(node: Node): Element[] {
  const inner = 'childNodes' in node ? node.childNodes.flatMap(elements) : [];
  return isElement(node) ? [node, ...inner] : inner;
}
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value;
const textOf = (node: Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';

type Page = { address: string; html: string; all: Element[]; problems: string[] };

async function readPage(request: APIRequestContext, address: string): Promise<Page> {
  const response = await request.get(at(address), { headers: { accept: 'text/html' } });
  expect(response.status(), address).toBe(200);
  const html = await response.text();
  const problems: string[] = [];
  const document = parse(html, {
    onParseError: ({ code, startLine, startCol }) => problems.push(`${code} at ${startLine}:${startCol}`),
  });
  return { address, html, all: elements(document), problems };
}

/** Paths and fragments of the links of a page that stay on this site. */
function linksOf({ address, all }: Page): URL[] {
  return all
    .filter(({ tagName }) => tagName === 'a')
    .map((link) => attribute(link, 'href') ?? '')
    .filter((href) => !href.startsWith('mailto:'))
    .map((href) => new URL(href, at(address)))
    .filter((url) => url.origin === new URL(at('/')).origin);
}

const pages = new Map<string, Page>();

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  const waiting = ['/'];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (pages.has(address)) continue;
    const page = await readPage(request, address);
    pages.set(address, page);
    for (const { pathname, search } of linksOf(page)) {
      const next = `${pathname}${search}`;
      if (!APP.test(pathname) && !pages.has(next)) waiting.push(next);
    }
  }
  await request.dispose();
});

test('the crawl reaches every public page', () => {
  const reached = [...pages.keys()];
  for (const address of publicPaths) expect(reached, address).toContain(address);
  expect(reached.filter((address) => /^\/jobs\/[0-9a-f-]{36}$/.test(address)).length).toBeGreaterThan(10);
});

test('the sitemap names the pages that the crawl finds', async ({ request }) => {
  const response = await request.get(at('/sitemap.xml'));
  expect(response.status()).toBe(200);
  const named = [...(await response.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  const found = [...pages.keys()].filter((address) => !address.includes('?'));
  expect(named.sort()).toEqual(found.sort());
});

test('signed-in areas that pages link to answer', async ({ request }) => {
  const areas = new Set([...pages.values()].flatMap(linksOf).map(({ pathname }) => pathname));
  for (const area of [...areas].filter((pathname) => APP.test(pathname))) {
    const response = await request.get(at(area), { headers: { accept: 'text/html' } });
    expect(response.status(), area).toBe(200);
  }
});

test('fragments lead to something', () => {
  for (const page of pages.values()) {
    for (const { pathname, search, hash } of linksOf(page)) {
      if (hash === '') continue;
      const target = pages.get(`${pathname}${search}`);
      const ids = target?.all.map((element) => attribute(element, 'id'));
      expect(ids, `${page.address} links to ${pathname}${hash}`).toContain(hash.slice(1));
    }
  }
});

test('pictures, styles, fonts and scripts that pages name are there, and named files are kept for ever', async ({
  request,
}) => {
  const files = new Set<string>();
  for (const { all } of pages.values()) {
    for (const element of all) {
      const names = [
        element.tagName === 'link' && attribute(element, 'rel') !== 'canonical'
          ? attribute(element, 'href')
          : undefined,
        attribute(element, 'src'),
        attribute(element, 'srcset'),
        attribute(element, 'property') === 'og:image' ? attribute(element, 'content') : undefined,
      ];
      for (const name of names) if (name) files.add(new URL(name, at('/')).pathname);
    }
  }
  expect(files.size).toBeGreaterThan(5);
  for (const file of files) {
    const response = await request.get(at(file));
    expect(response.status(), file).toBe(200);
    if (file.startsWith('/assets/')) expect(response.headers()['cache-control']).toContain('immutable');
  }
});

test('markup is well-formed, with one title, one main heading, and each id once', () => {
  for (const { address, all, problems } of pages.values()) {
    expect(problems, address).toEqual([]);
    const count = (tag: string): number => all.filter(({ tagName }) => tagName === tag).length;
    expect([count('title'), count('h1'), count('main')], address).toEqual([1, 1, 1]);
    const ids = all.map((element) => attribute(element, 'id')).filter((id) => id !== undefined);
    expect(ids, address).toEqual([...new Set(ids)]);
    for (const element of all)
      expect(attribute(element, 'style'), `${address} <${element.tagName}>`).toBeUndefined();
  }
});

test('heads: a title and a description of its own, one canonical address, and a preview', () => {
  const seen = new Map<string, string>();
  for (const { address, all } of pages.values()) {
    const meta = (name: string): string | undefined => {
      const tag = all.find((one) => (attribute(one, 'name') ?? attribute(one, 'property')) === name);
      return tag && attribute(tag, 'content');
    };
    const canonical = all.find((one) => attribute(one, 'rel') === 'canonical');
    const home = canonical && attribute(canonical, 'href');
    expect(home, address).toBeTruthy();
    const path = new URL(home ?? '', at('/')).pathname;
    expect(path, address).toBe(new URL(address, at('/')).pathname);
    const title = textOf(
      all.find(({ tagName }) => tagName === 'title') ?? { nodeName: '#text', value: '', parentNode: null },
    );
    expect(title, address).toMatch(/ · /);
    // A page with another search is the same page.
    const owner = seen.get(title) ?? path;
    expect(owner, `${address} has the title of ${owner}`).toBe(path);
    seen.set(title, path);
    expect(meta('description')?.length ?? 0, address).toBeGreaterThanOrEqual(50);
    for (const name of ['og:title', 'og:description', 'og:image', 'og:url'])
      expect(meta(name), `${address} ${name}`).toBeTruthy();
  }
});

test('structured data can be read, and the way to each page begins at home', () => {
  const kinds = new Set<string>();
  for (const { address, all } of pages.values()) {
    const blocks = all.filter((one) => attribute(one, 'type') === 'application/ld+json').map(textOf);
    for (const block of blocks) {
      const data = JSON.parse(block);
      expect(data['@context'], address).toBe('https://schema.org');
      kinds.add(data['@type']);
      if (data['@type'] !== 'BreadcrumbList') continue;
      expect(data.itemListElement.map(({ position }: { position: number }) => position)).toEqual(
        data.itemListElement.map((_: unknown, index: number) => index + 1),
      );
      expect(new URL(data.itemListElement[0].item).pathname, address).toBe('/');
    }
  }
  expect([...kinds].sort()).toEqual(
    expect.arrayContaining(['BreadcrumbList', 'FAQPage', 'JobPosting', 'Organization', 'WebSite']),
  );
});
