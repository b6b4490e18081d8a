import { expect, it } from 'vitest';
import { forModel } from './modelTools.ts';
import { nameIn } from './plan.ts';

it.each([
  ['Write to ann.b@mail.example.com, or call +1 202 555 0100.', 'Write to (address), or call (number).'],
  ['"x@y.co" <Me+cv@sub.domain.example>', '"(address)" <(address)>'],
  ['Meet me @ noon, rate 5@hour.', 'Meet me @ noon, rate 5@hour.'],
])('hides addresses and numbers from a model: %s', (text, hidden) => {
  expect(forModel(text)).toBe(hidden);
});

it('finds the address that a request names', () => {
  expect(nameIn('Draft an email to ann.b@mail.example.com.')).toBe('ann.b@mail.example.com');
});

it('reads a text made of @ as fast as any other', () => {
  const before = process.cpuUsage();
  forModel('@'.repeat(6_000));
  forModel('a.'.repeat(3_000));
  nameIn(`a@${'a.'.repeat(3_000)}@`);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1_000).toBeLessThan(500);
});
