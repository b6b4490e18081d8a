import type { JobId } from './ids.ts';
import type { JobList, JobListInput, JobPage } from './jobs.ts';

/** What public pages ask for: answered in-process while the server renders, over HTTP in the browser. */
export type SiteApi = {
  jobs(input: JobListInput): Promise<JobList>;
  job(id: JobId): Promise<JobPage>;
};

/** Built files that a public page names in its head. */
export type PageAssets = { styles: string[]; fonts: string[]; script: string };

export type PageInput = {
  /** Path and query. */
  href: string;
  /** Address of the product, without a slash at its end. */
  origin: string;
  now: Date;
  api: SiteApi;
  assets: PageAssets;
};

/** A whole document, or where to go instead. */
type PageOutput =
  | { kind: 'page'; status: number; html: string }
  | { kind: 'redirect'; status: number; to: string };

export type RenderPage = (input: PageInput) => Promise<PageOutput>;
