import '../styles/documents.css';
import '../styles/portal.css';
import '../styles/chat.css';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { PortalPage } from '../features/portal/PortalPage.tsx';
import { portalTabs } from '../features/portal/portalTabs.ts';

const Search = z.object({
  tab: z.enum(portalTabs).default('overview').catch('overview'),
  screen: z.enum(['live', 'done']).optional().catch(undefined),
  guide: z.string().max(40).optional().catch(undefined),
});

export const Route = createFileRoute('/candidate')({
  validateSearch: Search,
  component: function CandidateRoute() {
    const { tab, screen, guide } = Route.useSearch();
    return <PortalPage tab={tab} screen={screen} guide={guide} />;
  },
});
