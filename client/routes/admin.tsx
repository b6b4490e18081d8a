import '../styles/admin.css';
import '../styles/chat.css';
import { createFileRoute } from '@tanstack/react-router';
import { AdminSearch } from '../features/admin/search.ts';
import { AdminPage } from '../features/admin/AdminPage.tsx';

export const Route = createFileRoute('/admin')({
  validateSearch: AdminSearch,
  component: function AdminRoute() {
    return <AdminPage search={Route.useSearch()} />;
  },
});
