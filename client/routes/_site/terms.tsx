import { createFileRoute, notFound } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { OwnLegal } from '../../features/site/OwnLegal.tsx';
import { NotFoundText } from '../../features/site/shell/NotFound.tsx';
import { headOf } from '../../site/head.ts';

/** This page exists only once the company has written one. */
export const Route = createFileRoute('/_site/terms')({
  loader: async ({ context }) => {
    const legal = await context.api.legal('terms');
    if (!legal) throw notFound();
    return legal;
  },
  // Inside the frame; the layout's own would take its place.
  notFoundComponent: NotFoundText,
  head: ({ match }) => headOf(match.context, pages.terms),
  component: function TermsRoute() {
    return <OwnLegal title={pages.terms.title} legal={Route.useLoaderData()} />;
  },
});
