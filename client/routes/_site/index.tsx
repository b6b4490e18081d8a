import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { Home } from '../../features/site/Home.tsx';
import { headOf } from '../../site/head.ts';
import { organization, website } from '../../site/structuredData.ts';

export const Route = createFileRoute('/_site/')({
  head: ({ match: { context } }) =>
    headOf(context, pages.home, {
      data: import.meta.env.SSR ? [organization(context.origin), website(context.origin)] : [],
    }),
  component: Home,
});
