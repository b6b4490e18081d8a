import { expect, it } from 'vitest';
import { escapeHtml, escapePattern } from './escape.ts';

it('keeps a text from ending an attribute, in either quotes, or beginning a tag', () => {
  expect(escapeHtml(`<b title='a' lang="en">&amp;</b>`)).toBe(
    '&lt;b title=&#39;a&#39; lang=&quot;en&quot;&gt;&amp;amp;&lt;/b&gt;',
  );
});

it('matches a text with itself in a pattern', () => {
  const text = 'a.b*c+d?e^f$g{h}(i)|[j]\\j/k-l';
  expect(new RegExp(`^${escapePattern(text)}$`, 'u').test(text)).toBe(true);
});
