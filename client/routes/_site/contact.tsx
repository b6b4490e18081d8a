import { createFileRoute } from '@tanstack/react-router';
import { Contact } from '../../features/site/Contact.tsx';

export const Route = createFileRoute('/_site/contact')({
  /** `sent` is the number with which a form without scripts comes back; the page checks its shape. */
  validateSearch: ({ sent }: Record<string, unknown>): { sent?: string } =>
    typeof sent === 'string' ? { sent } : {},
  component: function ContactRoute() {
    const { sent } = Route.useSearch();
    return <Contact sent={sent} />;
  },
});
