import { createFileRoute } from '@tanstack/react-router';
import { JobSearch } from '../../../shared/jobSearch.ts';
import { JobsPage } from '../../features/jobs/JobsPage.tsx';

export const Route = createFileRoute('/_site/jobs')({
  validateSearch: JobSearch,
  component: function JobsRoute() {
    return <JobsPage search={Route.useSearch()} />;
  },
});
