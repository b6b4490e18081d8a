import { createFileRoute } from '@tanstack/react-router';
import type { AssignmentId } from '../../../shared/ids/schema.ts';
import { Assignments } from '../../features/employee/Assignments.tsx';
import { id } from '../../searchReaders.ts';

export const Route = createFileRoute('/employee/assignments')({
  validateSearch: ({ task }: Record<string, unknown>): { task?: AssignmentId } => ({
    task: id<AssignmentId>()(task),
  }),
  component: function AssignmentsRoute() {
    return <Assignments task={Route.useSearch().task ?? null} />;
  },
});
