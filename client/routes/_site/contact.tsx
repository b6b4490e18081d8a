import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { Contact } from '../../features/site/Contact.tsx';
import { text } from '../../searchReaders.ts';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/contact')({
  head: ({ match }) => headOf(match.context, pages.contact),
  /** `sent` is the reference number that a form without scripts returns with; the page checks its format. */
  validateSearch: ({ sent }: Record<string, unknown>): { sent?: string } => ({ sent: text(40)(sent) }),
  component: function ContactRoute() {
    const { sent } = Route.useSearch();
    return <Contact sent={sent} />;
  },
});
