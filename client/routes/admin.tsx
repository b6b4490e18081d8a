import '../styles/panel.css';
import '../styles/lists.css';
import '../styles/candidates.css';
import '../styles/drawer.css';
import '../styles/settings.css';
import '../styles/chat.css';
import { createFileRoute } from '@tanstack/react-router';
import { AdminPage } from '../features/admin/AdminPage.tsx';
import { readAdminSearch } from '../features/panel/search.ts';

export const Route = createFileRoute('/admin')({
  validateSearch: readAdminSearch,
  component: function AdminRoute() {
    return <AdminPage search={Route.useSearch()} />;
  },
});
