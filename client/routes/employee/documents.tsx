import { createFileRoute } from '@tanstack/react-router';
import { DocumentsPage } from '../../features/employee/DocumentsPage.tsx';

export const Route = createFileRoute('/employee/documents')({ component: DocumentsPage });
