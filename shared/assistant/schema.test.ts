import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { personalised, SendEmailInput, splitDraft, splitJobDraft, unmarked, withoutJob } from './schema.ts';

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

describe('an email HR wrote', () => {
  const id = '7b0c1f1e-8f0e-4a3e-9a50-1f6f7f6d3c11';
  const problem = (subject: string, body: string): string | undefined =>
    SendEmailInput.safeParse({ candidateIds: [id], subject, body, idempotencyKey: id }).error?.issues[0]
      ?.message;

  it('isn’t sent with a placeholder that nothing fills in', () => {
    expect(problem('For {first name}', 'Hi {first name}, {\n}')).toBeUndefined();
    const refused = (text: string) => `You can’t use ${text} here. Available: {first name}.`;
    expect(problem('Hello', 'Hi {First Name},')).toBe(refused('{First Name}'));
    expect(problem('News, {name}', 'Hi')).toBe(refused('{name}'));
  });
});
