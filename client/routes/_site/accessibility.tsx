import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { Accessibility } from '../../features/site/Accessibility.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/accessibility')({
  head: ({ match }) => headOf(match.context, pages.accessibility),
  component: Accessibility,
});
