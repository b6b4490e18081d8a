import { expect, test } from 'vitest';
import { TagId } from '../../../shared/ids/schema.ts';
import type { Tag } from '../../../shared/tags/schema.ts';
import { withTags } from './optimistic.ts';

const tag = (n: number, name: string): Tag => ({
  id: TagId.parse(`00000000-0000-4000-8000-00000000000${n}`),
  name,
  colour: 'blue',
});
const [a, b, c] = [tag(1, 'alpha'), tag(2, 'Beta'), tag(3, 'Gamma')];
const known = new Map([a, b, c].map((one) => [one.id, one]));

test('tags come and go by name, once, and what is not known yet waits for the server', () => {
  expect(withTags([c], { add: [b.id, a.id, c.id], remove: [] }, known)).toEqual([a, b, c]);
  expect(withTags([a, b], { add: [], remove: [a.id, c.id] }, known)).toEqual([b]);
  expect(withTags([a], { add: [tag(9, 'New').id], remove: [] }, known)).toEqual([a]);
});
