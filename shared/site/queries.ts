import type { Brand } from '../company/brand.ts';
import type { LegalKind, LegalText } from '../company/legal.ts';
import type { JobId } from '../ids/schema.ts';
import type { JobList, JobListInput, JobPage } from '../jobs/schema.ts';

/** Queries of public pages: answered in-process during server rendering, over HTTP in the browser. */
export type SiteApi = {
  jobs(input: JobListInput): Promise<JobList>;
  job(id: JobId): Promise<JobPage>;
  legal(kind: LegalKind): Promise<LegalText | null>;
};

/** Built files that a public page names in its head. */
export type PageAssets = {
  styles: string[];
  /** What a route needs beyond these, by its id. */
  routeStyles: Record<string, string[]>;
  fonts: string[];
  script: string;
};

export type PageInput = {
  /** Path and query. */
  href: string;
  /** Address of the product, without a slash at its end. */
  origin: string;
  /** The sender address of every email. */
  sender: string;
  /** HR's mailbox, for questions. */
  hr: string;
  /** The company where it differs from the defaults: the renderer has modules of its own. */
  brand: Partial<Brand>;
  now: Date;
  /** Random: the renderer marks the scripts it writes with it, so that no other script is taken for one of them. */
  mark: string;
  api: SiteApi;
  assets: PageAssets;
};

/** A whole document, or where to go instead. */
type PageOutput =
  | {
      kind: 'page';
      status: number;
      html: string;
      /** Sources of the inline scripts that belong to the page. */
      scripts: string[];
    }
  | { kind: 'redirect'; status: number; to: string };

export type RenderPage = (input: PageInput) => Promise<PageOutput>;
