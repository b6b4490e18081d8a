import { describe, expect, it } from 'vitest';
import { isDatabaseAway } from './away.ts';

const failure = (fields: object): Error => Object.assign(new Error('failed'), fields);

describe('a database that can’t be reached', () => {
  it.each(['EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN', 'ECONNREFUSED'])(
    'is told apart from other broken connections by its statement: %s',
    (code) => {
      expect(isDatabaseAway(new Error('Failed query', { cause: failure({ code, query: '' }) }))).toBe(true);
      expect(isDatabaseAway(failure({ code }))).toBe(false);
    },
  );

  it('is recognized behind a pooler by a fatal 08P01; a protocol error isn’t one', () => {
    expect(isDatabaseAway(failure({ code: '08P01', severity_local: 'FATAL' }))).toBe(true);
    expect(isDatabaseAway(failure({ code: '08P01', severity_local: 'ERROR' }))).toBe(false);
    expect(isDatabaseAway(failure({ code: '57P05' }))).toBe(true);
    expect(isDatabaseAway(failure({ code: '23505' }))).toBe(false);
  });
});
