import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalised, splitDraft, splitJobDraft, unmarked, withoutJob } from './schema.ts';

describe('what people wrote', () => {
  it('never looks like a draft of the assistant, however its brackets stand', () => {
    const piece = fc.constantFrom(
      '[',
      ']',
      '[[',
      ']]',
      'mail',
      '/mail',
      'job',
      '[[mail]]',
      '[[job]]{}[[/job]]',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = unmarked(pieces.join(''));
        expect(text).not.toContain('[[');
        expect(splitDraft(text).draft).toBeNull();
        expect(splitJobDraft(text).job).toBeNull();
      }),
    );
    expect(unmarked('a [b] c')).toBe('a [b] c');
    expect(splitJobDraft(withoutJob('Here [[job]]{"title":"x"}[[/job]]')).job).toBeNull();
  });

  it('is filled into a letter as it is, also where it looks like a pattern', () => {
    for (const name of ['$&', '$`', "$'", '$1', '$$']) {
      expect(personalised('Dear {first name}, hello', `${name} Smith`)).toBe(`Dear ${name}, hello`);
    }
  });
});
