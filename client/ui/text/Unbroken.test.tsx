import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Remark, Text } from './Text.tsx';

it('text keeps its ranges on one line, and everything else as it was', () => {
  const html = renderToStaticMarkup(
    <Text>
      An answer takes 5–7 business days, <b>1–2 weeks</b> at most.
    </Text>,
  );
  expect(html.replace(/ class="[^"]*"/g, '')).toBe(
    '<p>An answer takes <span>5–7</span> business days, <b>1–2 weeks</b> at most.</p>',
  );
  expect(renderToStaticMarkup(<Remark>{null}</Remark>)).toMatch(/><\/p>$/);
});
