import { createFileRoute } from '@tanstack/react-router';
import { ConfirmPage } from '../../features/privacy/ConfirmPage.tsx';

export const Route = createFileRoute('/_site/data-request_/confirm')({ component: ConfirmPage });
