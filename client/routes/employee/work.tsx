import { createFileRoute } from '@tanstack/react-router';
import { ActiveWork } from '../../features/workSessions/ActiveWork.tsx';

export const Route = createFileRoute('/employee/work')({ component: ActiveWork });
