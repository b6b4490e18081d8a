import { createFileRoute } from '@tanstack/react-router';
import { listInput, readJobSearch } from '../../../shared/jobs/search.ts';
import { pages } from '../../content/pages.ts';
import { firstJobs } from '../../features/jobs/firstJobs.ts';
import { JobsPage } from '../../features/jobs/JobsPage.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/jobs')({
  validateSearch: readJobSearch,
  loader: async ({ context, location }) => {
    const input = listInput(readJobSearch(location.search));
    const now = context.now().toISOString();
    // In the browser the page fetches its own data, so typing and filtering never wait for a navigation.
    return { now, first: import.meta.env.SSR ? await firstJobs(context, input) : null };
  },
  head: ({ match }) => headOf(match.context, pages.jobs),
  component: function JobsRoute() {
    const { now, first } = Route.useLoaderData();
    const { api } = Route.useRouteContext();
    return <JobsPage search={Route.useSearch()} api={api} now={new Date(now)} first={first} />;
  },
});
