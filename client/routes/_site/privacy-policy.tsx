import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { Privacy } from '../../features/site/Privacy.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/privacy-policy')({
  head: ({ match }) => headOf(match.context, pages.privacy),
  component: Privacy,
});
