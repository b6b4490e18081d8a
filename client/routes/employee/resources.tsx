import { createFileRoute } from '@tanstack/react-router';
import { Resources } from '../../features/employee/resources/Resources.tsx';
import { text } from '../../searchReaders.ts';

export const Route = createFileRoute('/employee/resources')({
  validateSearch: ({ item }: Record<string, unknown>): { item?: string } => ({ item: text(40)(item) }),
  component: function ResourcesRoute() {
    return <Resources item={Route.useSearch().item} />;
  },
});
