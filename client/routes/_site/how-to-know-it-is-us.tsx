import { createFileRoute } from '@tanstack/react-router';
import { KnowUs } from '../../features/site/KnowUs.tsx';

export const Route = createFileRoute('/_site/how-to-know-it-is-us')({ component: KnowUs });
