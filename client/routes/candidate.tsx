import '../styles/portal.css';
import '../styles/chat.css';
import { createFileRoute, type SearchSchemaInput } from '@tanstack/react-router';
import { PortalPage } from '../features/portal/PortalPage.tsx';
import { type PortalTab, portalTabs } from '../features/portal/portalTabs.ts';
import { oneOf, text } from '../searchReaders.ts';

type Search = { tab: PortalTab; screen?: 'live' | 'done'; guide?: string };

const readSearch = ({ tab, screen, guide }: Partial<Search> & SearchSchemaInput): Search => ({
  tab: oneOf(portalTabs)(tab) ?? 'overview',
  screen: oneOf(['live', 'done'])(screen),
  guide: text(40)(guide),
});

export const Route = createFileRoute('/candidate')({
  validateSearch: readSearch,
  component: function CandidateRoute() {
    const { tab, screen, guide } = Route.useSearch();
    return <PortalPage tab={tab} screen={screen} guide={guide} />;
  },
});
