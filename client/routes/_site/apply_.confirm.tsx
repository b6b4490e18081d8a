import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { ConfirmApplication } from '../../features/applications/ConfirmApplication.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/apply_/confirm')({
  head: ({ match }) =>
    headOf(match.context, { ...pages.apply, title: 'Confirm your application' }, { hidden: true }),
  component: ConfirmApplication,
});
