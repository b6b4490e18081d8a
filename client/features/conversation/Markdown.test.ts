import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { hostileLinks } from '../../../tests/support/hostileLinks.ts';
import { Markdown } from './Markdown.tsx';

const html = (text: string): string => renderToStaticMarkup(createElement(Markdown, { text }));

beforeAll(() => vi.stubGlobal('window', { location: { origin: 'https://longtable.example' } }));
afterAll(() => vi.unstubAllGlobals());

describe('what an AI may put on the screen (quality S17)', () => {
  test('words may be bold, listed and linked', () => {
    expect(html('**How are you?**')).toBe('<p dir="auto"><strong>How are you?</strong></p>');
    expect(html('- one\n- two')).toBe('<ul><li>one</li><li>two</li></ul>');
    expect(html('1. one\n\n   more\n2. two')).toContain(
      '<li><p dir="auto">one</p><p dir="auto">more</p></li>',
    );
    expect(html('*a* and `b`  \nc')).toBe('<p dir="auto"><em>a</em> and <code>b</code><br/>c</p>');
    expect(html('2 &lt; 3 &amp; <b>c</b>')).toBe('<p dir="auto">2 &lt; 3 &amp; c</p>');
    expect(html('[Jobs](https://longtable.example/jobs)')).toBe(
      '<p dir="auto"><a href="https://longtable.example/jobs" rel="noopener noreferrer nofollow" target="_blank">Jobs</a></p>',
    );
    expect(html('[Jobs](/jobs)')).toContain('href="https://longtable.example/jobs"');
    expect(html('<hr@longtable.example>')).toBe('<p dir="auto">hr@longtable.example</p>');
  });

  test('headings, quotes and code keep lines of their own', () => {
    expect(html('# Two things\n```\na\nb\n```\n> late\n\nWhat now?')).toBe(
      '<p dir="auto">Two things</p><p><code>a\nb</code></p><p dir="auto">late</p><p dir="auto">What now?</p>',
    );
  });

  test.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '![tracker](https://elsewhere.example/pixel.gif)',
    '[click](javascript:alert(1))',
    '[click](data:text/html,<script>alert(1)</script>)',
    '[click](//elsewhere.example)',
    '<a href="https://elsewhere.example" onclick="alert(1)" style="position:fixed">x</a>',
    '<iframe src="https://elsewhere.example"></iframe>',
    '# Heading\n\n| a | b |\n|---|---|\n| c | d |',
  ])('%s becomes text at most', (text) => {
    const shown = html(text);
    expect(shown).not.toMatch(/<(script|img|iframe|style|h1|table)|onerror|onclick|javascript:|data:|style=/);
    expect(shown).not.toContain('href');
  });

  test.each(hostileLinks)('%s is text with its host (quality S29)', (text, host) => {
    const shown = html(text);
    expect(shown).not.toContain('<a');
    expect(shown.replace(/<[^>]+>/g, '')).toContain(host);
    expect(shown).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
  });
});
