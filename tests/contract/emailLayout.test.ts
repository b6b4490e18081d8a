import { describe, expect, it } from 'vitest';
import { sampleDeps } from '../../scripts/emails/samples.ts';
import { renderEmail } from '../../server/platform/email/layout.ts';

describe('email template', () => {
  const hostile = '<img src=x onerror=alert(1)> & "quotes" </p>';

  it('escapes every value, in every kind of block', async () => {
    const { html } = await renderEmail(sampleDeps(), 'test', {
      preview: hostile,
      heading: hostile,
      blocks: [
        { kind: 'text', text: hostile },
        { kind: 'facts', rows: [[hostile, hostile]] },
        { kind: 'button', label: hostile, url: 'https://example.com/?a=1&b="><script>' },
        { kind: 'code', value: hostile },
        { kind: 'quote', text: hostile },
        { kind: 'note', text: hostile },
      ],
    });
    expect(html).not.toMatch(/<img src=x|<script/);
    expect(html).toContain('&lt;img src=x');
  });

  it('is as wide as the phone it is read on, in colours of its own, and breaks what is too long', async () => {
    const { html } = await renderEmail(sampleDeps(), 'test', {
      preview: 'In short',
      heading: 'Thank you for applying',
      blocks: [
        { kind: 'text', text: `https://example.com/${'a'.repeat(90)}` },
        { kind: 'facts', rows: [['E-mail', `${'very.long.'.repeat(7)}address@example.com`]] },
      ],
    });
    expect(html).toMatch(/<meta name="viewport" content="width=device-width, initial-scale=1"/);
    expect(html).toMatch(/<meta name="color-scheme" content="light dark"/);
    expect(html).toMatch(/<p[^>]*word-break:break-word[^>]*>https:/);
    expect(html).toMatch(/<table[^>]*word-break:break-word[^>]*>(?:(?!<\/table>).)*address@example/s);
  });

  it('lays out what people wrote in the direction of its language', async () => {
    const hebrew = 'שלום, Ana';
    const { html } = await renderEmail(sampleDeps(), 'test', {
      preview: 'In short',
      heading: hebrew,
      blocks: [
        { kind: 'text', text: hebrew },
        { kind: 'note', text: hebrew },
        { kind: 'quote', text: hebrew },
        { kind: 'facts', rows: [['Position', hebrew]] },
      ],
    });
    const around = [...html.matchAll(new RegExp(`<(\\w+)([^>]*)>${hebrew}<`, 'g'))];
    expect(around.map(([, tag, attributes]) => [tag, attributes?.includes('dir="auto"')])).toEqual([
      ['h1', true],
      ['p', true],
      ['p', true],
      ['p', true],
      ['td', true],
    ]);
  });

  it('says everything in plain text too, with the address of its button, and warns of fees', async () => {
    const { html, text } = await renderEmail(sampleDeps(), 'test', {
      preview: 'In short',
      heading: 'Your interview is ready',
      blocks: [
        { kind: 'text', text: 'Dear person,' },
        { kind: 'facts', rows: [['Position', 'Data Entry Clerk']] },
        { kind: 'button', label: 'Open the portal', url: 'https://example.com/candidate' },
        { kind: 'code', value: 'QK7M-2XWD' },
      ],
    });
    for (const part of [
      'Your interview is ready',
      'Dear person,',
      'Position',
      'Data Entry Clerk',
      'QK7M-2XWD',
    ])
      expect(text).toContain(part);
    expect(text).toContain('https://example.com/candidate');
    expect(text).not.toMatch(/<[a-z]/i);
    for (const body of [html, text])
      expect(body.replace(/\s+/g, ' ')).toContain('We never ask applicants for money.');
    expect(html).toContain('<!DOCTYPE html');
    expect(html).toMatch(/lang="en"/);
  });
});
