import { createFileRoute } from '@tanstack/react-router';
import { Privacy } from '../../features/site/Privacy.tsx';

export const Route = createFileRoute('/_site/privacy-policy')({ component: Privacy });
