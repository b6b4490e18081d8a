import { expect, it } from 'vitest';
import { renderPage } from '../../../tests/support/renderPage.tsx';
import { JobFilters } from './JobFilters.tsx';

it('shows the chosen location although its last job has closed', async () => {
  const list = { jobs: [], nextCursor: null, matching: 0, total: 1, locations: ['Remote'], departments: [] };
  const html = await renderPage(
    <JobFilters search={{ location: 'Austin' }} list={list} onChange={() => {}} />,
  );
  expect(html).toContain('<option selected="">Austin</option>');
  expect(html.match(/<option[^>]*>Remote</g)).toHaveLength(1);
});
