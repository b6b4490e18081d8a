import { createFileRoute } from '@tanstack/react-router';
import { DataRequestPage } from '../../features/privacy/DataRequestPage.tsx';

export const Route = createFileRoute('/_site/data-request')({ component: DataRequestPage });
