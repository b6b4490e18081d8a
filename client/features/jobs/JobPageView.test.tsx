import { expect, it } from 'vitest';
import { JobId } from '../../../shared/ids/schema.ts';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { JobPageView } from './JobPageView.tsx';

it('says when a deadline passes, not only on which day of UTC', async () => {
  const job = {
    id: JobId.parse('00000000-0000-4000-8000-000000000001'),
    title: 'Chat Support',
    description: 'Answer people.',
    department: 'Support',
    location: 'Remote',
    position: 'Other' as const,
    salaryMin: null,
    salaryMax: null,
    workHours: null,
    applicantCount: 1_000,
    applicationDeadline: '2026-12-04',
    createdAt: '2026-11-20T09:00:00Z',
    responsibilities: null,
    requirements: null,
    benefits: null,
    hiringManager: 'Talent Team',
  };
  const page = <JobPageView page={{ kind: 'open', job }} now={new Date('2026-11-26T09:00:00Z')} />;
  const text = (await renderPage(page)).replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', ' ');
  expect(text).toContain('Applications close on December 4, 2026, at 6:59 PM in New York.');
});
