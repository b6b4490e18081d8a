import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { OwnLegal } from '../../features/site/OwnLegal.tsx';
import { Privacy } from '../../features/site/Privacy.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/privacy-policy')({
  loader: ({ context }) => context.api.legal('privacy'),
  head: ({ match }) => headOf(match.context, pages.privacy),
  component: function PrivacyRoute() {
    const own = Route.useLoaderData();
    return own ? <OwnLegal title={pages.privacy.title} legal={own} /> : <Privacy />;
  },
});
