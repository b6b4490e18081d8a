import '../styles/site.css';
import '../styles/portal.css';
import '../styles/chat.css';
import { createFileRoute } from '@tanstack/react-router';
import { z } from 'zod';
import { portalTabs } from '../features/portal/Portal.tsx';
import { PortalPage } from '../features/portal/PortalPage.tsx';

const Search = z.object({
  tab: z.enum(portalTabs).default('overview').catch('overview'),
  screen: z.enum(['live', 'done']).optional().catch(undefined),
});

export const Route = createFileRoute('/candidate')({
  validateSearch: Search,
  component: function CandidateRoute() {
    const { tab, screen } = Route.useSearch();
    return <PortalPage tab={tab} screen={screen} />;
  },
});
