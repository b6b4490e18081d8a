/** The portal's tabs; the address bar names the open one. */
export const portalTabs = ['overview', 'interview', 'resources', 'profile'] as const;
export type PortalTab = (typeof portalTabs)[number];
