import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from '../../../errors.ts';
import { cleanSvg } from './svg.ts';

const xmlns = 'xmlns="http://www.w3.org/2000/svg"';
const logo = (inside: string, attributes = ''): string =>
  cleanSvg(Buffer.from(`<svg ${xmlns} viewBox="0 0 120 40" ${attributes}>${inside}</svg>`));
const shape = '<path d="M0 0h120v40H0z" fill="#1a5fb4"/>';

/** What no cleaned file may contain, whatever it was made of. */
const harmful =
  /<script|<style|<use|<image|<a[\s>]|<foreignObject|<animate|<set|<iframe|<text|\son\w+=|javascript:|https?:(?!\/\/www\.w3\.org\/2000\/svg")|data:|url\((?!#)|@import|&(?!amp;|lt;|gt;|quot;|#39;)|<!|<\?/i;

describe('a logo', () => {
  it('keeps its shapes, colors, gradients, and clips', () => {
    const drawn = logo(
      `<title>A &amp; B</title><defs><linearGradient id="g" x1="0"><stop offset="0" stop-color="#fff"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs><g transform="translate(2 3)" clip-path="url(#c)">${shape}<circle cx="4" cy="4" r="2" fill="url(#g)"/></g>`,
    );
    expect(drawn).toContain('fill="url(#g)"');
    expect(drawn).toContain('clip-path="url(#c)"');
    expect(drawn).toContain('<title>A &amp; B</title>');
    expect(drawn).toContain('width="120" height="40"');
    expect(drawn).not.toMatch(harmful);
  });

  it('keeps colors that its style names, and no style', () => {
    const drawn = logo(
      '<rect width="9" height="9" style="fill:#1a5fb4;background:url(https://evil.test/x);-x:y"/>',
    );
    expect(drawn).toContain('fill="#1a5fb4"');
    expect(drawn).not.toMatch(/style|evil/);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['a script of another namespace', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
    ['an event handler', '<path d="M0 0h9" onload="alert(1)" onclick="alert(1)"/>'],
    [
      'HTML inside',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="alert(1)"/></body></foreignObject>',
    ],
    ['a picture from elsewhere', '<image href="https://evil.test/x.png"/>'],
    ['a picture inside', '<image href="data:image/svg+xml;base64,AAAA"/>'],
    ['a copy of elsewhere', '<use href="https://evil.test/x.svg#a"/>'],
    ['a copy of a part', '<use href="#a"/>'],
    ['a link', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
    [
      'a link of the old kind',
      '<a xmlns:xlink="http://www.w3.org/1999/xlink" xlink:href="javascript:alert(1)"><path d="M0 0"/></a>',
    ],
    [
      'an animation',
      '<animate attributeName="href" to="javascript:alert(1)"/><set attributeName="onload" to="alert(1)"/>',
    ],
    ['a style sheet', '<style>@import url(https://evil.test/x.css);</style>'],
    [
      'a color from elsewhere',
      '<path d="M0 0h9" fill="url(https://evil.test/x#a)" filter="url(//evil.test/f)"/>',
    ],
    ['a style from elsewhere', '<path d="M0 0h9" style="fill:url(\'https://evil.test\')"/>'],
    ['words', '<text>hello</text>'],
    ['a quote out of a value', '<path d="M0 0h9&quot; onload=&quot;alert(1)"/>'],
    ['an encoded name', '<path d="M0 0h9" fill="&#106;avascript:alert(1)"/>'],
    ['CDATA', '<title><![CDATA[</title><script>alert(1)</script>]]></title>'],
    ['a comment', '<!-- <script>alert(1)</script> -->'],
    ['a nested document', `<svg ${xmlns} onload="alert(1)"><script>1</script></svg>`],
  ])('loses %s', (_what, inside) => {
    const drawn = logo(`${inside}${shape}`);
    expect(drawn).not.toMatch(harmful);
    expect(drawn).not.toContain('evil');
    expect(drawn).toContain('M0 0h120v40H0z');
  });

  it.each([
    ['entities', `<!DOCTYPE svg [<!ENTITY a "b">]><svg ${xmlns} viewBox="0 0 9 9">${shape}</svg>`],
    [
      'a document type from elsewhere',
      `<!DOCTYPE svg SYSTEM "https://evil.test/x.dtd"><svg ${xmlns}>${shape}</svg>`,
    ],
    ['no XML', 'hello'],
    ['broken XML', `<svg ${xmlns} viewBox="0 0 9 9"><path></svg>`],
    ['HTML', '<html><body/></html>'],
    ['another namespace', `<svg viewBox="0 0 9 9">${shape}</svg>`],
    ['nothing drawn', `<svg ${xmlns} viewBox="0 0 9 9"><script/></svg>`],
    ['no size', `<svg ${xmlns}>${shape}</svg>`],
    ['too many parts', `<svg ${xmlns} viewBox="0 0 9 9">${'<g/>'.repeat(2_001)}${shape}</svg>`],
    ['too deep', `<svg ${xmlns} viewBox="0 0 9 9">${'<g>'.repeat(40)}${shape}${'</g>'.repeat(40)}</svg>`],
  ])('is refused: %s', (_what, source) => {
    expect(() => cleanSvg(Buffer.from(source))).toThrow(new DomainError('logo_unreadable'));
  });

  it('never becomes harmful, whatever its parts are called', () => {
    const name = fc.constantFrom(
      'path',
      'g',
      'script',
      'use',
      'a',
      'image',
      'style',
      'animate',
      'rect',
      'text',
    );
    const attribute = fc.constantFrom(
      'd',
      'fill',
      'onload',
      'href',
      'style',
      'id',
      'clip-path',
      'transform',
      'src',
    );
    const value = fc.oneof(
      fc.constantFrom(
        'javascript:alert(1)',
        'url(https://evil.test)',
        'url(#a)',
        '#a',
        'M0 0',
        'data:x',
        'fill:url(//x)',
      ),
      fc.string({ maxLength: 20 }),
    );
    const quoted = (text: string): string =>
      text
        .replace(/[^\x20-\x7e]/g, '')
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('"', '&quot;');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, attribute, value), { maxLength: 8 }), (parts) => {
        const inside = parts.map(([tag, key, text]) => `<${tag} ${key}="${quoted(text)}"/>`).join('');
        expect(logo(`${inside}${shape}`)).not.toMatch(harmful);
      }),
      { numRuns: 300 },
    );
  });
});
