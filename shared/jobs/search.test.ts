import { expect, it } from 'vitest';
import { readJobSearch } from './search.ts';

it('takes blanks for no search', () => {
  expect(readJobSearch({ q: '  ', location: ' ', departments: [' '] })).toEqual({});
  expect(readJobSearch({ q: 'data ' })).toEqual({ q: 'data ' });
});
