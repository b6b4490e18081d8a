import { createRootRouteWithContext, Outlet } from '@tanstack/react-router';
import { NotFound } from '../features/site/shell/NotFound.tsx';
import type { PageContext } from '../site/context.ts';

export const Route = createRootRouteWithContext<PageContext>()({
  component: function Root() {
    const { Shell } = Route.useRouteContext();
    return (
      <Shell>
        <Outlet />
      </Shell>
    );
  },
  notFoundComponent: function Unknown() {
    const { now } = Route.useRouteContext();
    return <NotFound year={now().getUTCFullYear()} />;
  },
});
