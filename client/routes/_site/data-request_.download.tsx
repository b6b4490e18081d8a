import { createFileRoute } from '@tanstack/react-router';
import { DownloadPage } from '../../features/privacy/DownloadPage.tsx';

export const Route = createFileRoute('/_site/data-request_/download')({ component: DownloadPage });
