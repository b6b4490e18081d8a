import '../styles/site.css';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { PublicShell } from '../features/site/PublicShell.tsx';

export const Route = createFileRoute('/_site')({
  component: () => (
    <PublicShell>
      <Outlet />
    </PublicShell>
  ),
});
