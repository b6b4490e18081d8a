import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { Resources } from '../../features/employee/Resources.tsx';

export const Route = createFileRoute('/employee/resources')({
  validateSearch: z.object({ item: z.string().max(40).optional().catch(undefined) }),
  component: function ResourcesRoute() {
    return <Resources item={Route.useSearch().item} />;
  },
});
