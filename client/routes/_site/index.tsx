import { createFileRoute } from '@tanstack/react-router';
import { Home } from '../../features/site/Home.tsx';

export const Route = createFileRoute('/_site/')({ component: Home });
