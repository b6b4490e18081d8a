import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { ConfirmPage } from '../../features/privacy/ConfirmPage.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/data-request_/confirm')({
  head: ({ match }) =>
    headOf(match.context, { ...pages.dataRequest, title: 'Confirm your data request' }, { hidden: true }),
  component: ConfirmPage,
});
