import { createFileRoute } from '@tanstack/react-router';
import { Faq } from '../../features/site/Faq.tsx';

export const Route = createFileRoute('/_site/faq')({ component: Faq });
