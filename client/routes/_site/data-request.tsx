import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { DataRequestPage } from '../../features/privacy/DataRequestPage.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/data-request')({
  head: ({ match }) => headOf(match.context, pages.dataRequest),
  component: DataRequestPage,
});
