import { describe, expect, it } from 'vitest';
import { DomainError } from '../errors.ts';
import { retryAfter } from './retryAfter.ts';

const inMs = (waitMs: number): DomainError =>
  new DomainError('too_many_attempts', { wait: 'a while' }, waitMs);

describe('Retry-After', () => {
  it('is the longest wait of a batch, in whole seconds', () => {
    expect(retryAfter([inMs(1_001), inMs(400), new DomainError('not_found')])).toEqual({
      'retry-after': '2',
    });
    expect(retryAfter([new Error('procedure failed', { cause: inMs(59_000) })])).toEqual({
      'retry-after': '59',
    });
  });

  it('isn’t sent when nobody has to wait', () => {
    expect(retryAfter([])).toEqual({});
    expect(retryAfter([new DomainError('conflict'), new Error('unknown')])).toEqual({});
  });
});
