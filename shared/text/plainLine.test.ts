import { describe, expect, it } from 'vitest';
import { ApplicationForm } from '../applications/schema.ts';
import { SaveViewInput } from '../candidates/bulk.ts';
import { ContactForm } from '../contact/schema.ts';
import { DocumentsForm } from '../documents/schema.ts';
import { JobInput } from '../jobs/admin.ts';
import { settingValues } from '../panel/settings.ts';
import { ProfileForm } from '../profile/schema.ts';
import { csvCell } from '../reports/exports.ts';
import { tidyTagName } from '../tags/schema.ts';
import { ONE_LINE_MESSAGE, plainLine, withoutHidden } from './plainLine.ts';

const doors = {
  'application name': ApplicationForm.shape.fullName,
  'application country': ApplicationForm.shape.country,
  'other position': ApplicationForm.shape.otherPosition,
  'profile country': ProfileForm.shape.country,
  'contact name': ContactForm.shape.name,
  'bank name': DocumentsForm.shape.bankName,
  username: DocumentsForm.shape.username,
  'saved view': SaveViewInput.shape.name,
  'job title': JobInput.shape.title,
  'job department': JobInput.shape.department,
  'job location': JobInput.shape.location,
};

describe('fields of one line', () => {
  it.each(Object.entries(doors))('%s refuses line breaks and controls in words', (_name, field) => {
    for (const text of [
      'Ana\r\nBcc: x@evil.example',
      'Ana\nLópez',
      'Ana\tLópez',
      'Ana\u2028López',
      'Ana\u0000L',
    ]) {
      const messages = field.safeParse(text).error?.issues.map(({ message }) => message);
      expect(messages, JSON.stringify(text)).toContain(ONE_LINE_MESSAGE);
    }
  });

  it.each(Object.entries(doors))('%s drops what nobody sees, which pasted names carry', (_name, field) => {
    const pasted = '\u202eAna\u200b L\u2066ó\u2069pez\u202c\ufeff\u{e0041} ';
    expect(field.safeParse(pasted).data).toBe('Ana López');
    for (const nothing of ['\u202e\u200b\u2066', '\u3164\u3164\u3164', '\u2800\u115f'])
      expect(field.safeParse(nothing).success).toBe(field === doors['other position']);
  });

  it('keeps names of every script, with their joiners', () => {
    for (const name of [
      'مریم\u200cپور',
      'ක්\u200dෂේම',
      'Nguyễn Thị Ánh',
      'עדי כהן',
      '山田 太郎',
      'O’Brien-Smith',
    ])
      expect(ApplicationForm.shape.fullName.parse(name)).toBe(name);
  });

  it('keeps as many marks on a letter as scripts write, and no tower of them', () => {
    const name = ApplicationForm.shape.fullName;
    expect(name.parse(`Zoe${'\u0301'.repeat(60)} Li`)).toBe(`Zo\u00e9${'\u0301'.repeat(6)} Li`);
    for (const marked of ['שָׁלוֹם כֹּהֵן', 'ก๊ก กี๊'.normalize('NFD'), 'Nguyễn Thị Ánh'.normalize('NFD')])
      expect(name.parse(marked)).toBe(marked.normalize('NFC'));
  });

  it('includes names of mailboxes and tags', () => {
    const mailboxes = settingValues.mailboxes.shape.fromName;
    expect(mailboxes.parse('\u202eLongtable')).toBe('Longtable');
    expect(tidyTagName('Night\u202e \n shift')).toBe('Night shift');
  });
});

describe('texts of older rows', () => {
  it('go into a spreadsheet and into emails without hidden characters', () => {
    expect(csvCell('\u202eevil name')).toBe('evil name');
    expect(csvCell('\u200b=1+1')).toBe('"\'=1+1"');
    expect(plainLine('a\r\nBcc: …\u202e')).toBe('a Bcc: …');
    expect(withoutHidden('مریم\u200cپور')).toBe('مریم\u200cپور');
  });
});
