/** The links of the public site (specification file 1 §2). */
export type SiteLink = { to: string; label: string };

export const topLinks: readonly SiteLink[] = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/candidate', label: 'Candidates' },
  { to: '/employee', label: 'Employees' },
  { to: '/contact', label: 'Contact' },
];

/** Shown only to admins; the server decides who is one. */
export const adminLink: SiteLink = { to: '/admin', label: 'Admin' };
export const employeeLogin: SiteLink = { to: '/employee', label: 'Employee Login' };
export const applyNow: SiteLink = { to: '/apply', label: 'Apply Now' };

export const footerGroups: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Company',
    links: [
      { to: '/about', label: 'About' },
      { to: '/jobs', label: 'Careers' },
      { to: '/contact', label: 'Contact' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  {
    title: 'Portals',
    links: [
      { to: '/candidate', label: 'Candidate Portal' },
      { to: '/employee', label: 'Employee Portal' },
    ],
  },
  {
    title: 'Trust',
    links: [
      { to: '/privacy-policy', label: 'Privacy Policy' },
      { to: '/data-request', label: 'Request or delete my data' },
      { to: '/how-to-know-it-is-us', label: 'How to know it is us' },
      { to: '/accessibility', label: 'Accessibility' },
    ],
  },
];
