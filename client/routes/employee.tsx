import '../styles/chat.css';
import { createFileRoute, Outlet } from '@tanstack/react-router';
import { EmployeeShell } from '../features/employee/shell/EmployeeShell.tsx';

export const Route = createFileRoute('/employee')({
  component: () => (
    <EmployeeShell>
      <Outlet />
    </EmployeeShell>
  ),
});
