import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { reportPdf } from '../../../server/features/employee/parts/reportPdf.ts';
import type { MonthReport } from '../../../server/features/employee/parts/reports.ts';
import { monthPdf } from '../../../server/features/reports/parts/monthPdf.ts';
import { printable } from '../../../server/platform/pdf/fonts.ts';
import { bringIntoForce } from '../../../shared/company/brand.ts';
import { AssignmentId, WorkSessionId } from '../../../shared/ids/schema.ts';
import { MonthFigures, monthLines, monthRows, notableChanges } from '../../../shared/reports/month.ts';

type Line = { text: string; right: number; y: number };

/** What stands on each page, and how far it reaches to the right. */
async function pagesOf(pdf: Buffer): Promise<{ width: number; lines: Line[] }[]> {
  const document = await getDocumentProxy(new Uint8Array(pdf));
  return Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const page = await document.getPage(index + 1);
      const { items } = await page.getTextContent();
      const lines = items.flatMap((item) =>
        'str' in item && item.str.trim() !== ''
          ? [{ text: item.str, right: Number(item.transform[4]) + item.width, y: Number(item.transform[5]) }]
          : [],
      );
      return { width: page.view[2] ?? 0, lines };
    }),
  );
}

const MARGIN = 52;

describe('HR’s month as PDF', () => {
  it('keeps the largest figures within the page, and never starts a page with a few lines', async () => {
    const large = MonthFigures.parse(
      Object.fromEntries(Object.keys(monthRows).map((key) => [key, key === 'hours' ? 123_456.5 : 1_234_567])),
    );
    const none = MonthFigures.parse(Object.fromEntries(Object.keys(monthRows).map((key) => [key, 0])));
    const lines = monthLines(large, none, true);
    const pages = await pagesOf(
      await monthPdf({
        month: '2026-11',
        zone: 'America/New_York',
        madeAt: '2026-11-24T15:00:00Z',
        partial: true,
        scores: 'utc',
        lines,
        notable: notableChanges(lines),
      }),
    );
    for (const { width, lines: found } of pages) {
      expect(found.filter(({ right }) => right > width - MARGIN + 1)).toEqual([]);
      expect(found.length).toBeGreaterThan(20);
    }
  });

  it('leaves no empty boxes for a company’s name in its foot', async () => {
    bringIntoForce({ name: '株式会社 Sample' });
    const pages = await pagesOf(
      await monthPdf({
        month: '2026-11',
        zone: 'UTC',
        madeAt: '2026-11-24T15:00:00Z',
        partial: false,
        scores: 'shown',
        lines: [],
        notable: [],
      }),
    );
    bringIntoForce({});
    const texts = pages.flatMap(({ lines }) => lines.map(({ text }) => text)).join(' ');
    expect(texts).toContain('… Sample · HR report');
    expect(texts).not.toContain('株');
  });
});

/** A month in which one task a day was given. */
function monthWith(tasks: number): MonthReport {
  const at = (day: number): Date => new Date(Date.UTC(2026, 10, 1 + day, 14, 5));
  const sessionId = WorkSessionId.parse(crypto.randomUUID());
  return {
    month: '2026-11',
    zone: 'Asia/Manila',
    madeAt: at(23),
    person: { fullName: 'Sample Person', position: 'Data Entry Clerk' },
    sessions: 1,
    completed: 0,
    total: tasks,
    successRate: 0,
    totalHours: 1,
    skills: [],
    summary: [],
    grades: [],
    sessionRows: [],
    taskRows: Array.from({ length: tasks }, (_, index) => ({
      id: AssignmentId.parse(crypto.randomUUID()),
      sessionId,
      number: index + 1,
      title: `Task ${index + 1}`,
      taskType: 'Data check',
      description: '',
      status: 'failed' as const,
      grade: 40,
      createdAt: at(index).toISOString(),
      completedAt: null,
      feedback: 'The second line is wrong.',
    })),
  };
}

describe('an employee’s month as PDF', () => {
  it.each([11, 12, 13, 14])('puts at least four of %i tasks on its last page', async (tasks) => {
    const pages = await pagesOf(await reportPdf(monthWith(tasks)));
    const last = pages.at(-1)?.lines.filter(({ text }) => /^Task \d+$/.test(text)) ?? [];
    expect(last.length).toBeGreaterThanOrEqual(4);
    expect(pages.flatMap(({ lines }) => lines).filter(({ text }) => text === 'Failed')).toHaveLength(tasks);
  });
});

describe('texts of PDFs', () => {
  it.each([
    ['José Nguyễn Thị Hường', 'José Nguyễn Thị Hường'],
    ['Ольга أحمد ✓ →', 'Ольга أحمد ✓ →'],
    ['Great work 🎉', 'Great work …'],
    ['👩🏽‍💻 Ana 🇵🇭', '… Ana …'],
    ['山田，太郎。 ナー', '…,… …'],
    ['Ａｎａ 𝐀𝐧𝐚', 'Ana Ana'],
    ['First line\nsecond line', 'First line\nsecond line'],
  ])('hold no character that the fonts lack: %s', (text, shown) => {
    expect(printable(text)).toBe(shown);
  });
});
