import { adminTabs } from '../../client/features/panel/search.ts';
import type { publicPaths } from '../../shared/site/paths.ts';
import type { Cast, Viewer } from './people.ts';

/** A page to look at: its name, where it is and who looks. */
export type Place = { name: string; path: string; viewer: Viewer };

const listed: Record<(typeof publicPaths)[number], string> = {
  '/': 'home',
  '/jobs': 'jobs',
  '/apply': 'apply',
  '/about': 'about',
  '/contact': 'contact',
  '/faq': 'faq',
  '/how-to-know-it-is-us': 'fraud',
  '/accessibility': 'accessibility',
  '/privacy-policy': 'privacy',
  '/data-request': 'data-request',
};
const publicPages = {
  ...listed,
  '/jobs?q=astronaut': 'jobs-none',
  '/apply/confirm': 'apply-confirm',
  '/self-identification': 'self-identification',
  '/nowhere': 'not-found',
  '/auth': 'sign-in',
  '/candidate': 'access-code',
};

/** Every page, in the order of the product's own story. */
export function placesOf({ shortlisted, interviewed, hired }: Cast): Place[] {
  const at = (viewer: Viewer, name: string, path: string): Place => ({ name, path, viewer });
  return [
    ...Object.entries(publicPages).map(([path, name]) => at('visitor', name, path)),
    ...['overview', 'interview', 'resources', 'profile'].map((tab) =>
      at('candidate', `portal-${tab}`, `/candidate?tab=${tab}`),
    ),
    at('interviewed', 'portal-after', '/candidate?tab=overview'),
    at('interviewed', 'portal-result', '/candidate?tab=interview'),
    ...['', 'assignments', 'work', 'client-chat', 'reports', 'resources', 'documents', 'profile'].map(
      (page) => at('employee', `employee-${page || 'dashboard'}`, `/employee/${page}`),
    ),
    at('employee', 'employee-article', '/employee/resources?item=handbook'),
    ...['', 'reports', 'assignments'].map((page) =>
      at('newcomer', `newcomer-${page || 'dashboard'}`, `/employee/${page}`),
    ),
    // The reading view has a picture of its own, with a person.
    ...adminTabs.filter((tab) => tab !== 'reading').map((tab) => at('hr', `hr-${tab}`, `/admin?tab=${tab}`)),
    at('hr', 'hr-board', '/admin?tab=candidates&view=board'),
    at('hr', 'hr-duplicates', '/admin?tab=candidates&same=true'),
    at('hr', 'hr-person', `/admin?tab=candidates&candidate=${shortlisted}`),
    at('hr', 'hr-interview', `/admin?tab=candidates&candidate=${interviewed}`),
    at('hr', 'hr-reading', `/admin?tab=reading&candidate=${interviewed}`),
    at('hr', 'hr-hired', `/admin?tab=candidates&candidate=${hired}`),
    at('hr', 'hr-documents', `/admin?tab=candidates&candidate=${hired}&show=documents`),
    at('hr', 'hr-job-new', '/admin?tab=jobs&job=new'),
    at('hr', 'hr-practice', '/admin?tab=sessions&sessions=practice'),
    at('hr', 'hr-settings-company', '/admin?tab=settings&part=company'),
    at('hr', 'hr-settings-mails', '/admin?tab=settings&part=mails'),
    at('hr', 'hr-settings-access', '/admin?tab=settings&part=access'),
  ];
}
