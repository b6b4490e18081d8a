/** Where the public site leads. Only pages that exist stand here. */
export const topLinks = [
  { to: '/', label: 'Home' },
  { to: '/jobs', label: 'Jobs' },
  { to: '/candidate', label: 'Candidates' },
  { to: '/contact', label: 'Contact' },
] as const;

export const footerGroups = [
  {
    title: 'Company',
    links: [
      { to: '/jobs', label: 'Careers' },
      { to: '/contact', label: 'Contact' },
      { to: '/faq', label: 'FAQ' },
    ],
  },
  { title: 'Portals', links: [{ to: '/candidate', label: 'Candidate portal' }] },
  { title: 'Legal', links: [{ to: '/privacy-policy', label: 'Privacy policy' }] },
] as const;
