import { createFileRoute } from '@tanstack/react-router';
import { pages } from '../../content/pages.ts';
import { DownloadPage } from '../../features/privacy/DownloadPage.tsx';
import { headOf } from '../../site/head.ts';

export const Route = createFileRoute('/_site/data-request_/download')({
  head: ({ match }) =>
    headOf(match.context, { ...pages.dataRequest, title: 'Download my data' }, { hidden: true }),
  component: DownloadPage,
});
