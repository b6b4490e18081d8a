import type { ComponentType, ReactNode } from 'react';
import type { SiteApi } from '../../shared/site/queries.ts';

/** What every route may rely on, in the browser and while the server renders. */
export type PageContext = {
  api: SiteApi;
  /** Address of the product without a slash at its end, for canonical links. */
  origin: string;
  /** The address every email comes from; pages name no other one as genuine. */
  sender: string;
  /** HR's mailbox, for questions. */
  hr: string;
  /** Loaders pass the time on with their data, so that both sides of a hydration speak of the same moment. */
  now(): Date;
  /** While the server renders: the status of its answer. */
  answer: { status: number };
  /** The document around a page that came from the server; nothing where the app renders into its own. */
  Shell: ComponentType<{ children: ReactNode }>;
};
