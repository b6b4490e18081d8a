import { createFileRoute } from '@tanstack/react-router';
import { Reports } from '../../features/employee/reports/Reports.tsx';

export const Route = createFileRoute('/employee/reports')({ component: Reports });
