import { createFileRoute, Outlet } from '@tanstack/react-router';
import { NotFoundText } from '../features/site/shell/NotFound.tsx';
import { PublicShell } from '../features/site/shell/PublicShell.tsx';

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
