import { expect, it } from 'vitest';
import { publicJob } from '../../../tests/support/job.ts';
import { renderPage, textOf } from '../../../tests/support/renderPage.tsx';
import { JobPageView } from './JobPageView.tsx';

it('says when a deadline passes, not only on which day of UTC', async () => {
  const job = publicJob({ applicationDeadline: '2026-12-04' });
  const page = <JobPageView page={{ kind: 'open', job }} now={new Date('2026-11-26T09:00:00Z')} />;
  const text = textOf(await renderPage(page)).replaceAll('\u00a0', ' ');
  expect(text).toContain('Applications close on December 4, 2026, at 6:59 PM in New York.');
});
