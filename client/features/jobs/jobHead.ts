import { brand, logoPath } from '../../../shared/company/brand.ts';
import { jobPlace } from '../../../shared/jobs/place.ts';
import { type JobDetail, type JobPage, salaryText } from '../../../shared/jobs/schema.ts';
import { jobBlocks } from '../../../shared/jobs/text.ts';
import { escapeHtml } from '../../../shared/text/escape.ts';
import { pages } from '../../content/pages.ts';
import { type Head, headOf } from '../../site/head.ts';

const DESCRIPTION_MAX = 155;

/** Head of a job's page, with the posting as search engines read it. */
export function jobHead(
  context: { origin: string },
  jobId: string,
  { page }: { page: Exclude<JobPage, { kind: 'unknown' }> },
): Head {
  const path = `/jobs/${jobId}`;
  const breadcrumbs = (title: string) => [...pages.jobs.breadcrumbs, { label: title, path }];
  if (page.kind === 'closed') {
    const description = 'This job is closed. See the remote jobs that are open right now.';
    const { title } = page;
    return headOf(context, { title, description, path, breadcrumbs: breadcrumbs(title) }, { hidden: true });
  }
  const { job } = page;
  const salary = salaryText(job.salaryMin, job.salaryMax);
  const facts = [job.department, job.location, salary && `${salary} a year`].filter(Boolean).join(', ');
  const { title } = job;
  const about = jobBlocks(job.description, { points: false });
  const text = about.map((block) => (block.kind === 'text' ? block.text : block.points.join(', '))).join(' ');
  const description = shortened(`${facts}. ${text}`);
  const data = [jobPosting(context.origin, job)];
  return headOf(context, { title, description, path, breadcrumbs: breadcrumbs(title) }, { data });
}

/** schema.org JobPosting; it says no more than the page does, which Google's guidelines ask for. */
function jobPosting(origin: string, job: JobDetail): object {
  const parts = [
    ['', job.description],
    ['Responsibilities', job.responsibilities],
    ['Requirements', job.requirements],
    ['Benefits', job.benefits],
  ] as const;
  const html = parts
    .flatMap(([title, text]) =>
      text ? [title && `<h3>${title}</h3>`, ...paragraphs(text, title !== '')] : [],
    )
    .join('');
  return {
    '@type': 'JobPosting',
    title: job.title,
    description: html,
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    datePosted: job.createdAt.slice(0, 10),
    ...(job.applicationDeadline ? { validThrough: `${job.applicationDeadline}T23:59:59Z` } : {}),
    ...employmentType(job.workHours),
    hiringOrganization: {
      '@type': 'Organization',
      name: brand.name,
      sameAs: origin,
      logo: `${origin}${logoPath()}`,
    },
    ...jobPlace(job.location),
    directApply: true,
    url: `${origin}/jobs/${job.id}`,
    ...(job.workHours ? { workHours: job.workHours } : {}),
    ...(job.salaryMin !== null || job.salaryMax !== null ? { baseSalary: baseSalary(job) } : {}),
  };
}

function baseSalary(job: JobDetail): object {
  return {
    '@type': 'MonetaryAmount',
    currency: 'USD',
    value: {
      '@type': 'QuantitativeValue',
      ...(job.salaryMin === job.salaryMax
        ? { value: job.salaryMin }
        : {
            ...(job.salaryMin !== null ? { minValue: job.salaryMin } : {}),
            ...(job.salaryMax !== null ? { maxValue: job.salaryMax } : {}),
          }),
      unitText: 'YEAR',
    },
  };
}

/** Only what the hours say in words. */
function employmentType(workHours: string | null): object {
  const types = [
    [/\bfull[- ]time\b/i, 'FULL_TIME'],
    [/\bpart[- ]time\b/i, 'PART_TIME'],
    [/\bcontract(?:or)?\b/i, 'CONTRACTOR'],
  ] as const;
  const said = types.flatMap(([words, type]) => (words.test(workHours ?? '') ? [type] : []));
  return said.length > 0 ? { employmentType: said } : {};
}

/** A part of the posting, laid out as on the page. */
function paragraphs(text: string, points: boolean): string[] {
  return jobBlocks(text, { points }).map((block) =>
    block.kind === 'text'
      ? `<p>${escapeHtml(block.text)}</p>`
      : `<ul>${block.points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')}</ul>`,
  );
}

/** At most the length of a search result, cut at a word. */
function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= DESCRIPTION_MAX) return line;
  return `${line.slice(0, DESCRIPTION_MAX).replace(/\s+\S*$/, '')}…`;
}
