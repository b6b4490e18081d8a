import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { JobId } from '../../../shared/ids.ts';
import { ApplyPage } from '../../features/applications/ApplyPage.tsx';

export const Route = createFileRoute('/_site/apply')({
  validateSearch: z.object({ job: JobId.optional().catch(undefined) }),
  component: function ApplyRoute() {
    const { job } = Route.useSearch();
    return <ApplyPage jobId={job ?? null} />;
  },
});
