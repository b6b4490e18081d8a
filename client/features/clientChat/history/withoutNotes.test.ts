import { describe, expect, it } from 'vitest';
import { withoutNotes } from './withoutNotes.ts';

describe('a practice chat without coaching notes', () => {
  it('says why', () => {
    expect(withoutNotes({ coaching: 'none', reportDue: true })).toContain('after the employee’s report');
    expect(withoutNotes({ coaching: 'pending', reportDue: false })).toContain('being written');
    expect(withoutNotes({ coaching: 'failed', reportDue: false })).toContain('couldn’t write');
    expect(withoutNotes(null)).toBe('This chat has no notes.');
  });
});
