import type { ComponentType, ReactNode } from 'react';
import type { SiteApi } from '../../shared/site/queries.ts';

/** Available to every route, in the browser and on the server. */
export type PageContext = {
  api: SiteApi;
  /** The site's origin without a trailing slash, for canonical links. */
  origin: string;
  /** The From of every email; pages name this one as genuine. */
  sender: string;
  /** HR's mailbox, for questions. */
  hr: string;
  /** Loaders pass the time along with their data, so server and browser render the same moment. */
  now(): Date;
  /** On the server: the status of the response. */
  answer: { status: number };
  /** The document around a server-rendered page; a fragment where the app renders into its own. */
  Shell: ComponentType<{ children: ReactNode }>;
};
