import { expect, it } from 'vitest';
import { readJobSearch } from './search.ts';

it('ignores blank search terms', () => {
  expect(readJobSearch({ q: '  ', location: ' ', departments: [' '] })).toEqual({});
  expect(readJobSearch({ q: 'data ' })).toEqual({ q: 'data ' });
});
