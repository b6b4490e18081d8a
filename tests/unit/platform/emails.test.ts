import { describe, expect, it } from 'vitest';
import { sampleDeps, samples } from '../../../scripts/emails/samples.ts';
import { artBytes, artIn, sizeOf } from '../../../server/platform/email/art.ts';
import { emailKinds } from '../../../shared/emails/labels.ts';

const deps = sampleDeps();
const all = await Promise.all(emailKinds.map((kind) => samples[kind](deps)));
const emailOf = (kind: (typeof emailKinds)[number]) => all.find((email) => email.kind === kind) ?? all[0];
const oneLine = (text: string): string => text.replace(/\s+/g, ' ');

describe('every email', () => {
  it.each(all)('$kind says why it came, from whom, and how to spot a scam, in both bodies', (email) => {
    expect(email.subject).not.toMatch(/[{}]|undefined|null/);
    const plainHtml = oneLine(email.html.replace(/<style>.*?<\/style>/s, '').replace(/<[^>]+>/g, ''));
    for (const body of [oneLine(email.text), plainHtml]) {
      expect(body).not.toMatch(/[{}]|undefined|\bnull\b/);
      expect(body).toMatch(/You’re getting this email because .{10,}\./);
      expect(body).toContain(
        'This email comes from hr@longtable.example. We never ask applicants for money.',
      );
      expect(body).toContain('How to spot a scam');
    }
    expect(email.text).toContain('https://careers.example.com/how-to-know-it-is-us');
  });

  it.each(all)('$kind has a plain text without markup', ({ text }) => {
    expect(text).not.toMatch(/<[a-z]|&[a-z]+;|\n{3}| \n/i);
  });

  it.each(all)('$kind links to our own pages only and fetches nothing', ({ html }) => {
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link);
    expect(links.filter((link) => !link.startsWith('https://careers.example.com/'))).toEqual([]);
    expect(html).not.toMatch(/url\(|@import|src="(?!cid:)/);
  });

  it('shows the way of an applicant where it belongs, and its end to nobody who is rejected', () => {
    expect(emailOf('application-received')?.text).toContain('Application: Done\nShortlist: HR’s turn');
    expect(emailOf('access-code')?.text).toContain(
      'Shortlist: Done\nInterview: Your turn\nDecision: Coming up',
    );
    expect(emailOf('interview-thank-you')?.text).toContain('Interview: Done\nDecision: HR decides');
    // Someone can be hired without an interview.
    for (const kind of ['hired', 'rejected', 'hr-letter', 'application-received-hr'] as const)
      expect(emailOf(kind)?.text).not.toContain('Shortlist: ');
  });

  it('has a dark scheme for every color it paints', () => {
    const html = emailOf('access-code')?.html ?? '';
    const css = html.match(/prefers-color-scheme:dark\)\{(.*)\}/)?.[1] ?? '';
    const used = new Set(
      [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
    );
    used.delete('m-pad');
    expect([...used].filter((name) => name.startsWith('m-') && !css.includes(`.${name}{`))).toEqual([]);
  });

  it('brings pictures of the size it names, at most 60 KB together', async () => {
    for (const { html } of all) {
      const sizes = await Promise.all(
        artIn(html).map(async (art) => {
          const bytes = await artBytes(art);
          const { width, height } = sizeOf(art);
          expect(bytes.readUInt32BE(16) / bytes.readUInt32BE(20)).toBeCloseTo(width / height, 1);
          return bytes.length;
        }),
      );
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(60_000);
    }
  });
});
