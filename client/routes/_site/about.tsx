import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { About } from '../../features/site/About.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/about')({
  head: ({ match }) => headOf(match.context, pages.about),
  component: About,
});
