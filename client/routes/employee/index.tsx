import { createFileRoute } from '@tanstack/react-router';
import { Dashboard } from '../../features/employee/Dashboard.tsx';

export const Route = createFileRoute('/employee/')({ component: Dashboard });
