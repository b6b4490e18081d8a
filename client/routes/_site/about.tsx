import { createFileRoute } from '@tanstack/react-router';
import { About } from '../../features/site/About.tsx';

export const Route = createFileRoute('/_site/about')({ component: About });
