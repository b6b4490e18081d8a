import { createFileRoute } from '@tanstack/react-router';
import type { JobId } from '../../../shared/ids/schema.ts';
import { pages } from '../../content/pages.ts';
import { ApplyPage } from '../../features/applications/ApplyPage.tsx';
import { chosenJob } from '../../features/applications/chosenJob.ts';
import { id } from '../../searchReaders.ts';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/apply')({
  validateSearch: ({ job }: Record<string, unknown>): { job?: JobId } => ({ job: id<JobId>()(job) }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => chosenJob(context.api, deps.job),
  head: ({ match }) => headOf(match.context, pages.apply),
  component: function ApplyRoute() {
    return <ApplyPage chosen={Route.useLoaderData()} />;
  },
});
