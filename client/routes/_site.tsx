import { createFileRoute, Outlet } from '@tanstack/react-router';
import { NotFoundText } from '../features/site/NotFound.tsx';
import { PublicShell } from '../features/site/PublicShell.tsx';

export const Route = createFileRoute('/_site')({
  component: function Site() {
    const { now } = Route.useRouteContext();
    return (
      <PublicShell year={now().getUTCFullYear()}>
        <Outlet />
      </PublicShell>
    );
  },
  notFoundComponent: NotFoundText,
});
