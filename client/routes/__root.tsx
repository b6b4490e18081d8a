import { createRootRoute, Outlet } from '@tanstack/react-router';
import { NotFound } from '../features/site/NotFound.tsx';

export const Route = createRootRoute({ component: Outlet, notFoundComponent: () => <NotFound /> });
