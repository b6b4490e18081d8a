import { describe, expect, it } from 'vitest';
import { emailedLinkIn } from './linkInAddress.ts';

const token = 'a'.repeat(43);

describe('links in account emails', () => {
  it('are read behind #, and in the query of older emails', () => {
    expect(emailedLinkIn(`reset=${token}`, {})).toEqual({ kind: 'reset', token, invited: false });
    expect(emailedLinkIn(`reset=${token}&invited=true`, {})).toEqual({ kind: 'reset', token, invited: true });
    for (const kind of ['invitation', 'reset', 'confirm', 'email'])
      expect(emailedLinkIn('', { [kind]: token })).toMatchObject({ kind, token });
    expect(emailedLinkIn('', { reset: token, invited: true })?.invited).toBe(true);
  });

  it('are nothing when no token stands there', () => {
    for (const hash of ['', 'main', 'reset=', 'reset=short', `reset=${'<'.repeat(43)}`, `other=${token}`])
      expect(emailedLinkIn(hash, {})).toBeNull();
  });
});
