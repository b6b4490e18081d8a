import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { alertSupport, alertText, PREVIEW_MAX, previewOf } from './alerts.ts';

describe('desktop alerts', () => {
  const self = {};
  it('say what is possible before anybody is asked', () => {
    const granted = { permission: 'granted' as const };
    expect(alertSupport({ self, top: self })).toBe('unsupported');
    expect(alertSupport({ Notification: granted, self, top: {} })).toBe('embedded');
    expect(alertSupport({ Notification: granted, self, top: self })).toBe('granted');
    expect(alertSupport({ Notification: { permission: 'denied' }, self, top: self })).toBe('denied');
    expect(alertSupport({ Notification: { permission: 'default' }, self, top: self })).toBe('default');
  });

  it('preview at most 100 characters as plain text, by law', () => {
    expect(previewOf('**Task 1: Reply.** Write\n\nit.')).toBe('Task 1: Reply. Write it.');
    expect(Array.from(previewOf('a'.repeat(300)))).toHaveLength(PREVIEW_MAX);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const preview = previewOf(text);
        expect(Array.from(preview).length).toBeLessThanOrEqual(PREVIEW_MAX);
        expect(preview).not.toMatch(/\n|\*\*/);
      }),
    );
  });

  it('announce a safety reply without a word of it', () => {
    const content = 'I’m sorry you’re going through this.';
    expect(alertText({ content })).toBe(content);
    expect(alertText({ content, private: true })).toBe('You have a new message.');
  });
});
