import { Button } from '@react-email/button';
import { render } from '@react-email/render';
import { Text } from '@react-email/text';
import { expect, it } from 'vitest';
import { blockOf } from './blocks.ts';

it.each(['text', 'note'] as const)('a %s keeps its ranges on one line', async (kind) => {
  const html = await render(blockOf({ Text, Button }, { kind, text: 'Within 5–7 business days & more' }));
  expect(html).toMatch(/Within <span style="white-space:\s?nowrap">5–7<\/span> business days &amp; more/);
});
