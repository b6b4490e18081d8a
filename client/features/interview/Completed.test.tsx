import { MantineProvider } from '@mantine/core';
import { expect, it, vi } from 'vitest';
import { InterviewId } from '../../../shared/ids/schema.ts';
import type { InterviewSummary } from '../../../shared/interview/schema.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { Completed, type CompletedProps } from './Completed.tsx';

// The tRPC client needs a browser, and nothing here calls it.
vi.mock('../../trpc.ts', () => ({ trpc: {} }));

const interview: InterviewSummary = {
  id: InterviewId.parse('00000000-0000-4000-8000-000000000001'),
  ...{ state: 'completed', paused: false, scoring: 'done', feedback: null },
  ...{ startedAt: '2026-11-20T10:00:00.000Z', completedAt: '2026-11-20T10:15:00.000Z' },
  ...{ finalScore: 82, recommendation: null, mark: { kind: 'provisional' } },
  ...{ humanRequestedAt: null, reviewRequestedAt: null },
};
const page = (
  props: Pick<CompletedProps, 'interview' | 'status'> & Partial<CompletedProps>,
): Promise<string> =>
  renderPage(
    <MantineProvider>
      <Completed waitsFor={null} {...props} fullName="Ada Example" position="Data Entry Clerk" />
    </MantineProvider>,
    '/candidate',
  );

it('promises a decision only until there is one', async () => {
  const waiting = await page({ interview: { ...interview, finalScore: null }, status: 'interviewed' });
  expect(waiting).toMatch(/email you within/);
  const hired = await page({ interview, status: 'hired' });
  expect(hired).toContain('out of 100');
  expect(hired).toContain('Provisional');
  expect(hired).not.toMatch(/email you within|before any decision|human review/);
});

it('says that a request for a person is with HR until it’s answered', async () => {
  const said = /HR has your request and will email you/;
  const unscored = { ...interview, finalScore: null };
  const waiting = await page({ interview: unscored, status: 'interviewed', waitsFor: 'person' });
  expect(waiting).toMatch(said);
  // It may be a request for an accommodation.
  expect(waiting).not.toMatch(/talk with a person|arrange a time/);
  expect(await page({ interview: unscored, status: 'interviewed' })).not.toMatch(said);
  expect(await page({ interview, status: 'hired', waitsFor: 'person' })).not.toMatch(said);
});
