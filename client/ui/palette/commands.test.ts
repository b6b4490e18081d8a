import { IconUser } from '@tabler/icons-react';
import { expect, test } from 'vitest';
import { readQuery, verbLabel, verbsFor } from '../../features/admin/palette/verbs.ts';
import { type Command, grouped, matching, remembered } from './commands.ts';

const command = (id: string, more: Partial<Command> = {}): Command => ({
  id,
  label: id,
  icon: IconUser,
  run: () => undefined,
  ...more,
});
const ids = (commands: readonly Command[]): string[] => commands.map(({ id }) => id);

test('every word of the query counts, and names that begin with it come first', () => {
  const all = [
    command('Settings → Retention', { group: 'Settings' }),
    command('Reports'),
    command('Post a job', { keywords: ['réport'] }),
  ];
  expect(ids(matching(all, 'report'))).toEqual(['Reports', 'Post a job']);
  expect(ids(matching(all, 'sett ret'))).toEqual(['Settings → Retention']);
  expect(matching(all, 'nothing')).toEqual([]);
});

test('commands stand under their headings in the order they came', () => {
  const groups = grouped([command('a'), command('b', { group: 'B' }), command('c')], 'Go to');
  expect(groups.map(({ group, commands }) => [group, ids(commands)])).toEqual([
    ['Go to', ['a', 'c']],
    ['B', ['b']],
  ]);
});

test('the last ones are kept once each, and decisions are not', () => {
  const after = ['a', 'b', 'c', 'a', 'd', 'e'].reduce<Command[]>(
    (recent, id) => remembered(recent, command(id)),
    [],
  );
  expect(ids(after)).toEqual(['e', 'd', 'a', 'c']);
  expect(ids(remembered(after, command('reject', { once: true })))).toEqual(['e', 'd', 'a', 'c']);
});

test.each([
  ['shortlist ana', 'shortlist', 'ana'],
  ['Write to María José', 'email', 'María José'],
  ['reject a', 'reject', null],
  ['reject', 'reject', null],
  ['Hirest', null, 'Hirest'],
  [' ana ', null, 'ana'],
  ['a', null, null],
])('"%s" asks for %s of %s', (query, verb, name) => expect(readQuery(query)).toEqual({ verb, name }));

test('only what fits where a person stands is offered, and readers decide nothing', () => {
  expect(verbsFor({ status: 'hired' }, true)).toEqual(['open', 'email']);
  expect(verbsFor({ status: 'interviewed' }, true)).toContain('reject');
  expect(verbsFor({ status: 'interviewed' }, false)).toEqual(['open', 'read']);
  expect(verbLabel('shortlist', { fullName: 'Ana', status: 'rejected' })).toBe('Reconsider Ana');
});
