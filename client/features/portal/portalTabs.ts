/** The portal's tabs; the URL names the open one. */
export const portalTabs = ['overview', 'interview', 'resources', 'profile'] as const;
export type PortalTab = (typeof portalTabs)[number];
