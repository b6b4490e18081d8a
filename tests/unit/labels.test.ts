import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auditText, auditWords, subjectText } from '../../shared/audit/labels.ts';
import { emailErrorText, emailKindText, emailLabels } from '../../shared/emails/labels.ts';
import { counted, figure } from '../../shared/text/counted.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Every source file under a folder. */
function sources(folder: string): { name: string; text: string }[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => ({
      name: `${folder}/${name}`,
      text: readFileSync(path.join(root, folder, name), 'utf8'),
    }));
}

describe('words of the panel', () => {
  it('names every kind in a sentence of its own, never by its raw name', () => {
    for (const words of [auditWords, emailLabels]) {
      const texts = Object.values(words);
      expect(new Set(texts).size).toBe(texts.length);
      for (const text of texts) expect(text).toMatch(/^[A-Z][^._]+$/);
    }
    expect(auditText('mail.retried')).toBe('Email resent');
    // In the words of its switch.
    const [settings] = sources('client/features/admin/settings').filter(({ name }) =>
      name.endsWith('/BlindReview.tsx'),
    );
    const label = /label="([^"]+)"/.exec(settings?.text ?? '')?.[1] ?? 'no switch';
    expect(auditText('settings.blind_review_changed')).toContain(`“${label}”`);
    expect(auditText('an.old_kind')).toBe('an.old_kind');
    expect(auditText('toString')).toBe('toString');
    expect(['ESOCKET', 'EODD', 'toString'].map(emailErrorText)).toEqual([
      'the email server isn’t answering',
      'EODD',
      'toString',
    ]);
    expect(emailKindText('hired')).toBe('Hired, with invitation');
    expect(subjectText('privacy_request')).toBe('Data request');
    expect(subjectText(null)).toBe('');
  });

  it('counts in the singular and in the plural', () => {
    expect(counted(0, 'work session')).toBe('0 work sessions');
    expect(counted(1, 'work session')).toBe('1 work session');
    expect(counted(1200, 'person', 'people')).toBe('1,200 people');
  });

  it('groups digits of whole numbers like Intl', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (whole) => {
        expect(figure(whole)).toBe(whole.toLocaleString('en-US'));
      }),
    );
  });
});
