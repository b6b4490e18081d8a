import { createFileRoute } from '@tanstack/react-router';
import { Accessibility } from '../../features/site/Accessibility.tsx';

export const Route = createFileRoute('/_site/accessibility')({ component: Accessibility });
