import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeholderWords } from './templateCopy.ts';
import {
  defaultText,
  EmailTemplateDraft,
  emailTemplateKinds,
  emailTemplateSchema,
  filled,
  placeholdersOf,
  unknownPlaceholder,
} from './templates.ts';

const schema = emailTemplateSchema('rejected');
const text = (changes: object) => ({
  subject: 'About you',
  heading: 'Hello',
  opening: 'Dear {name}',
  ...changes,
});
const problems = (changes: object): string[] =>
  schema.safeParse(text(changes)).error?.issues.map(({ message }) => message) ?? [];

describe('words of an email', () => {
  it.each(emailTemplateKinds)('%s is written in its own rules', (kind) => {
    const own = defaultText(kind);
    expect(emailTemplateSchema(kind).parse(own)).toEqual(own);
    expect(Object.values(own).map((words) => unknownPlaceholder(kind, words))).toEqual(
      Object.values(own).map(() => null),
    );
  });

  it('says which placeholder nobody can fill, and which there are', () => {
    expect(problems({ opening: 'Dear {nmae}' })).toEqual([
      'You can’t use {nmae} here. Available: {name}, {first name}, {position}, {the position}, {company}, {hr}.',
    ]);
    expect(problems({ subject: '{code}' })).toHaveLength(1);
    expect(problems({ subject: 'A { in a text } is no placeholder' })).toHaveLength(1);
    expect(problems({ opening: 'a { alone, and } alone' })).toHaveLength(1);
    expect(problems({ opening: 'a { alone' })).toEqual([]);
  });

  it('takes out what cannot be seen, keeps subjects in one line, and has limits', () => {
    const parsed = schema.parse(
      text({ subject: ' One\r\nBcc: x@example.com ', opening: 'a\u202Eb\u0000\u200Bc' }),
    );
    expect(parsed.subject).toBe('One Bcc: x@example.com');
    expect(parsed.opening).toBe('abc');
    expect(problems({ subject: ' \u200B ' })).toEqual(['Please write a subject']);
    expect(problems({ heading: 'x'.repeat(151) })).toEqual(['Please use at most 150 characters']);
    expect(problems({ opening: 'x'.repeat(3_001) })).toEqual(['Please use at most 3,000 characters']);
    expect(problems({ closing: 'Not in this email' })).toEqual(['This email doesn’t have that paragraph']);
    const draft = EmailTemplateDraft.safeParse({ kind: 'rejected', text: text({ opening: '{nobody}' }) });
    expect(draft.error?.issues[0]?.path).toEqual(['text', 'opening']);
    expect(EmailTemplateDraft.safeParse({ kind: 'toString', text: text({}) }).success).toBe(false);
  });

  it('fills each placeholder once, as text: a value is never read for placeholders', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (name, position) => {
        expect(filled('{name}|{position}|{name}', { name, position })).toBe(`${name}|${position}|${name}`);
      }),
    );
    expect(filled('{name} {constructor}', { name: '{position}', position: 'x' })).toBe('{position} ');
  });

  it('explains every placeholder', () => {
    for (const kind of emailTemplateKinds) {
      for (const name of placeholdersOf(kind)) expect(placeholderWords[name]).not.toBe('');
    }
  });
});
