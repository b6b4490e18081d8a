import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { KnowUs } from '../../features/site/KnowUs.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/how-to-know-it-is-us')({
  head: ({ match }) => headOf(match.context, pages.fraud),
  component: KnowUs,
});
