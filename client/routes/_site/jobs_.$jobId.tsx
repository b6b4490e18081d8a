import { createFileRoute, notFound } from '@tanstack/react-router';
import { isJobId } from '../../../shared/jobs/search.ts';
import { JobPageView } from '../../features/jobs/JobPageView.tsx';
import { NotFoundText } from '../../features/site/shell/NotFound.tsx';

export const Route = createFileRoute('/_site/jobs_/$jobId')({
  loader: async ({ context, params }) => {
    const page = isJobId(params.jobId) ? await context.api.job(params.jobId) : null;
    if (!page || page.kind === 'unknown') throw notFound();
    if (page.kind === 'closed') context.answer.status = 410;
    return { page, now: context.now().toISOString() };
  },
  // Inside the frame; the layout's own would take its place.
  notFoundComponent: NotFoundText,
  // Imported dynamically: only the server needs it, and a static import would put it into the bundle of every page.
  head: async ({ match, loaderData, params }) => {
    if (!import.meta.env.SSR || !loaderData) return {};
    const { jobHead } = await import('../../features/jobs/jobHead.ts');
    return jobHead(match.context, params.jobId, loaderData);
  },
  component: function JobRoute() {
    const { page, now } = Route.useLoaderData();
    return <JobPageView page={page} now={new Date(now)} />;
  },
});
