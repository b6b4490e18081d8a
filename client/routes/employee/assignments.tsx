import '../../styles/work.css';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { AssignmentId } from '../../../shared/ids.ts';
import { Assignments } from '../../features/employee/Assignments.tsx';

export const Route = createFileRoute('/employee/assignments')({
  validateSearch: z.object({ task: AssignmentId.optional().catch(undefined) }),
  component: function AssignmentsRoute() {
    return <Assignments task={Route.useSearch().task ?? null} />;
  },
});
