import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '../../features/site/Contact.tsx';

export const Route = createFileRoute('/_site/contact')({ component: Contact });
