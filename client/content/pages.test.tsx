import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import type { ReactElement } from 'react';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { brand } from '../../shared/company/brand.ts';
import { ContactForm } from '../../shared/contact/schema.ts';
import { TRAP } from '../../shared/contact/trap.ts';
import { renderPage } from '../../tests/support/renderPage.tsx';
import { About } from '../features/site/About.tsx';
import { Accessibility } from '../features/site/Accessibility.tsx';
import { Contact } from '../features/site/Contact.tsx';
import { Faq } from '../features/site/Faq.tsx';
import { Home } from '../features/site/Home.tsx';
import { KnowUs } from '../features/site/KnowUs.tsx';
import { Privacy } from '../features/site/Privacy.tsx';
import { skyBlocks } from '../features/site/ShiftHours.tsx';
import { NotFound } from '../features/site/shell/NotFound.tsx';
import { PublicShell } from '../features/site/shell/PublicShell.tsx';
import { problemsOf } from '../ui/form/problems.ts';
import * as about from './about.ts';
import { answered } from './contact.ts';
import { descriptionOf } from './descriptions.ts';
import { faq } from './faq.ts';
import * as home from './home.ts';
import { adminLink, applyNow, employeeLogin, footerGroups, topLinks } from './navigation.ts';
import { documentTitle, ogImage, pages } from './pages.ts';
import { privacy } from './privacy.ts';

const root = path.resolve(import.meta.dirname, '../..');
const shelled = (page: ReactElement) => <PublicShell year={2031}>{page}</PublicShell>;
const every: Record<string, ReactElement> = {
  '/': shelled(<Home />),
  '/about': shelled(<About />),
  '/contact': shelled(<Contact sent={undefined} />),
  '/faq': shelled(<Faq />),
  '/privacy-policy': shelled(<Privacy />),
  '/how-to-know-it-is-us': shelled(<KnowUs />),
  '/accessibility': shelled(<Accessibility />),
  '/nothing-here': <NotFound year={2031} />,
};
/** What a reader sees: text without tags, and entities as characters. */
const words = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ');
const headings = (html: string): string[] =>
  [...html.matchAll(/<h2[^>]*>(.*?)<\/h2>/gs)].map(([, text = '']) => words(text).trim());
const count = (html: string, what: RegExp): number => [...html.matchAll(what)].length;

describe.each(Object.entries(every))('%s, rendered on a server', (address, page) => {
  it('is whole without a browser, the same each time, and well-formed', async () => {
    const html = await renderPage(page, address);
    expect(html).toBe(await renderPage(page, address));
    expect(count(html, /<h1[ >]/g)).toBe(1);
    expect(count(html, /<main [^>]*id="main"/g)).toBe(1);
    const problems: string[] = [];
    parse(`<!doctype html><html lang="en"><head><title>t</title></head><body>${html}</body></html>`, {
      onParseError: ({ code }) => problems.push(code),
    });
    expect(problems).toEqual([]);
  });

  it('needs no inline style or script, which the security policy would refuse', async () => {
    const html = await renderPage(page, address);
    expect(html).not.toMatch(/\sstyle="|<script|<style|javascript:|\son\w+="/);
  });

  it('gives every picture its size and a text, and no id twice', async () => {
    const html = await renderPage(page, address);
    for (const [picture] of html.matchAll(/<img [^>]*>/g)) {
      expect(picture).toMatch(/alt="/);
      expect(picture).toMatch(/width="\d+"/);
      expect(picture).toMatch(/height="\d+"/);
    }
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});

describe('frame', () => {
  it('has the specified links, buttons and footer, and no Admin link for a stranger', async () => {
    const html = await renderPage(every['/'] ?? <Home />);
    expect(topLinks.map(({ to }) => to)).toEqual([
      '/',
      '/about',
      '/jobs',
      '/candidate',
      '/employee',
      '/contact',
    ]);
    expect([employeeLogin, applyNow, adminLink]).toEqual([
      { to: '/employee', label: 'Employee Login' },
      { to: '/apply', label: 'Apply Now' },
      { to: '/admin', label: 'Admin' },
    ]);
    const footer = html.slice(html.indexOf('<footer'));
    for (const to of [
      '/about',
      '/jobs',
      '/contact',
      '/faq',
      '/candidate',
      '/employee',
      '/privacy-policy',
      '/data-request',
      '/how-to-know-it-is-us',
      '/accessibility',
    ]) {
      expect(footer, to).toContain(`href="${to}"`);
    }
    for (const text of [
      'Careers',
      'Employee Portal',
      brand.contactEmail,
      'United States (Remote)',
      '© 2031 Longtable',
    ])
      expect(words(footer)).toContain(text);
    expect(html).not.toContain('href="/admin"');
    expect(html.indexOf('href="#main"')).toBeLessThan(html.indexOf('<header'));
  });

  it('opens its phone menu without scripts', async () => {
    const html = await renderPage(every['/'] ?? <Home />);
    const target = html.match(/popovertarget="([^"]+)" aria-label="Menu"/i)?.[1];
    expect(target).toBeTruthy();
    expect(html).toMatch(new RegExp(`id="${target}"[^>]*popover="auto"`));
    const menu = html.slice(html.indexOf(`id="${target}"`), html.indexOf('</header>'));
    for (const { to } of [...topLinks, employeeLogin, applyNow]) expect(menu).toContain(`href="${to}"`);
  });

  it('leads only to pages that exist', () => {
    const routes = globSync('client/routes/**/*.tsx', { cwd: root }).map((file) =>
      file
        .replace(/^client\/routes\/(_site\/)?/, '/')
        .replace(/\.tsx$/, '')
        .replace(/\/index$/, '/'),
    );
    const links = [
      ...topLinks,
      ...footerGroups.flatMap((group) => group.links),
      ...answered.links,
      employeeLogin,
      applyNow,
      adminLink,
      ...privacy.flatMap(({ links: more }) => more ?? []),
    ];
    for (const { to } of links) expect(routes, to).toContain(to);
  });
});

describe('home', () => {
  it('has all eleven parts in their order', async () => {
    const html = await renderPage(<Home />);
    expect(words(html)).toContain('A seat at the table, wherever you live.');
    expect(headings(html)).toEqual([
      home.whoWeAre.title,
      'What we offer',
      'Why work with us',
      home.story.title,
      'How it works',
      home.hours.title,
      home.impact.title,
      home.stories.title,
      home.training.title,
      home.closing.title,
    ]);
    expect(home.facts.map(({ title }) => title)).toEqual([
      'Weekly',
      '100% remote',
      'Paid training',
      'No fees',
    ]);
    expect(home.offer.cards).toHaveLength(4);
    expect(home.steps.list.map(({ title }) => title)).toEqual([
      'Apply online',
      'Virtual interview',
      'Get trained',
      'Start working',
    ]);
    expect(home.stories.list).toHaveLength(2);
    expect(words(html)).toContain('Weekly payments available');
    for (const to of ['/apply', '/jobs', '/about']) expect(html).toContain(`href="${to}"`);
  });

  it('shows one Eastern shift over 24 hours of every city', () => {
    for (const { ahead, shift } of home.hours.cities) {
      const blocks = skyBlocks(ahead);
      expect(blocks.reduce((sum, { hours }) => sum + hours, 0)).toBe(24);
      const clock = (hour: number): string => `${((hour + 11) % 12) + 1}:00 ${hour < 12 ? 'AM' : 'PM'}`;
      expect(shift).toBe(`${clock((9 + ahead) % 24)} – ${clock((17 + ahead) % 24)}`);
    }
  });
});

describe('about', () => {
  it('has every specified part', async () => {
    const html = await renderPage(<About />);
    expect(about.timeline.list.map(({ year }) => year)).toEqual([2018, 2019, 2021, 2023, 2025]);
    expect(about.values.list.map(({ title }) => title)).toEqual([
      'Integrity',
      'Excellence',
      'Innovation',
      'Growth',
    ]);
    expect(about.testimonials.list).toHaveLength(3);
    expect(about.leaders.list).toHaveLength(4);
    expect(about.awards.list).toHaveLength(4);
    expect(headings(html)).toEqual([
      'Our story',
      'Milestones',
      'Reasons to partner with us',
      'Our mission',
      'Our vision',
      about.values.title,
      about.culture.title,
      about.testimonials.title,
      about.leaders.title,
      about.awards.title,
      about.closing.title,
    ]);
    expect(html.slice(html.lastIndexOf(about.closing.title))).toContain('href="/candidate"');
  });
});

it('says of every sample that it is one', async () => {
  const [front, company] = [words(await renderPage(<Home />)), words(await renderPage(<About />))];
  for (const { note } of [home.impact, home.stories]) expect(front).toContain(note);
  for (const { note } of [about.story, about.timeline, about.testimonials, about.leaders, about.awards])
    expect(company).toContain(note);
});

describe('questions', () => {
  it('are eight, one of them open, each with a fragment that lies inside it', async () => {
    const html = await renderPage(<Faq />);
    expect(faq.map(({ id }) => id)).toEqual([
      'positions',
      'process',
      'equipment',
      'pay',
      'contract',
      'hours',
      'training',
      'portal',
    ]);
    expect(count(html, /<details name="faq"/g)).toBe(8);
    expect(count(html, /<details[^>]* open=""/g)).toBe(1);
    for (const { id } of faq) {
      const at = html.indexOf(`id="${id}"`);
      expect(html.lastIndexOf('<details', at)).toBeGreaterThan(html.lastIndexOf('</details>', at));
    }
  });

  it('answer with the specified facts', () => {
    const answer = (id: string): string => faq.find((item) => item.id === id)?.answer.join(' ') ?? '';
    expect(answer('process')).toMatch(/3–5 business days.*10- to 15-minute.*5–7 business days/);
    expect(answer('equipment')).toContain('10 Mbps');
    expect(answer('pay')).toMatch(/direct deposit every two weeks.*weekly/);
    expect(answer('contract')).toContain('All three');
    expect(answer('hours')).toContain('U.S. time zones');
    expect(answer('training')).toMatch(/one to two weeks.*paid/);
    expect(answer('portal')).toContain('{sender}');
  });
});

describe('contact', () => {
  it('states the specified facts', async () => {
    const text = words(await renderPage(<Contact sent={undefined} />));
    for (const fact of [
      brand.contactEmail,
      'Remote, United States and Canada',
      'Monday-Friday 9:00 AM-6:00 PM EST',
      'Closed',
      '24-48 hours',
      'URGENT',
    ])
      expect(text).toContain(fact);
  });

  it('can be posted by a browser without scripts, and shows the number it comes back with', async () => {
    const html = await renderPage(<Contact sent={undefined} />);
    expect(html).toMatch(/<form [^>]*action="\/contact" method="post"/);
    for (const name of ['name', 'email', 'topic', 'message', TRAP])
      expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* name="${name}"`));
    expect(html).not.toContain('novalidate');
    expect(words(await renderPage(<Contact sent="LT-2031-7K3F9Q" />))).toContain(
      'Your reference number is LT-2031-7K3F9Q',
    );
    expect(words(await renderPage(<Contact sent="You won <b>money</b>" />))).toContain('Write to us');
  });

  it('names what is wrong with each field', () => {
    const typed = { name: ' ', email: 'x@', topic: '', message: 'Hi' };
    const { error } = ContactForm.safeParse(typed);
    expect(problemsOf(error ?? { issues: [] }, typed)).toEqual({
      name: 'Name must be at least 2 characters',
      email: 'Invalid email address',
      topic: 'Please choose a topic',
      message: 'Please write at least 10 characters',
    });
    const message = { name: 'Li', email: 'li@example.com', topic: 'other', message: 'A whole question.' };
    expect(ContactForm.parse(message)).toEqual(message);
  });
});

describe('privacy policy', () => {
  it('has eleven sections and the specified facts', async () => {
    const html = await renderPage(<Privacy />);
    expect(privacy).toHaveLength(11);
    expect(headings(html)).toHaveLength(11);
    const text = words(html);
    for (const fact of ['Effective January 2025', '12-24 months', 'under 18', brand.privacyEmail, '90 days'])
      expect(text).toContain(fact);
    for (const { id } of privacy) expect(html).toContain(`href="#${id}"`);
    expect(html).toContain('href="/data-request"');
  });
});

it('tells lost visitors where they are, and how to go on', async () => {
  const html = await renderPage(<NotFound year={2031} />, '/nothing-here');
  expect(words(html)).toContain('Oops! Page not found.');
  expect(html).toMatch(/<a [^>]*href="\/"[^>]*>Return to Home<\/a>/);
});

it('warns of people who pretend to be us', async () => {
  const text = words(await renderPage(<KnowUs />));
  expect(text).toContain('We never ask applicants for money');
  expect(text).toContain(brand.contactEmail);
});

describe('heads of pages', () => {
  const heads = Object.values(pages).map((head) => ({ ...head, description: descriptionOf(head.path) }));

  it('have titles and descriptions of their own, of a length that is shown whole', () => {
    for (const { path: address, title, description } of heads) {
      expect(description.length, address).toBeGreaterThanOrEqual(50);
      expect(description.length, address).toBeLessThanOrEqual(160);
      expect(documentTitle(title).length, address).toBeLessThanOrEqual(60);
    }
    for (const key of ['path', 'title', 'description'] as const)
      expect(new Set(heads.map((head) => head[key])).size).toBe(heads.length);
  });

  it('know the way from the home page', () => {
    for (const { path: address, breadcrumbs } of heads) {
      if (address === '/') expect(breadcrumbs).toEqual([]);
      else expect([breadcrumbs.at(0)?.path, breadcrumbs.at(-1)?.path]).toEqual(['/', address]);
    }
  });

  it('share a picture of the promised size that is light enough', async () => {
    const file = readFileSync(path.join(root, 'client/public', ogImage.path));
    const { width, height, format } = await sharp(file).metadata();
    expect({ width, height, format }).toEqual({
      width: ogImage.width,
      height: ogImage.height,
      format: 'png',
    });
    expect(file.length).toBeLessThanOrEqual(60 * 1024);
  });
});

it('keeps heavy libraries out of the public pages', () => {
  const files = globSync(['client/features/site/**/*.{ts,tsx}', 'client/content/**/*.ts'], { cwd: root });
  expect(files.length).toBeGreaterThan(15);
  const heavy = /from '(@mantine|@tanstack\/react-query|@trpc|.*\/trpc\.ts|zod')/;
  const wrong = files.filter((file) => heavy.test(readFileSync(path.join(root, file), 'utf8')));
  expect(wrong).toEqual([]);
});
