import { afterEach, beforeEach, expect, it } from 'vitest';
import { JobId } from '../../../shared/ids/schema.ts';
import type { JobList, JobListInput } from '../../../shared/jobs/schema.ts';
import { listInput } from '../../../shared/jobs/search.ts';
import { withoutBrowser } from '../../../tests/support/hooks.ts';
import { publicJob } from '../../../tests/support/job.ts';
import { keyOf } from './firstJobs.ts';

type Asked = { input: JobListInput; answer: (list: JobList) => void };

let page: ReturnType<typeof withoutBrowser>;
let useJobList: typeof import('./useJobList.ts').useJobList;
let asked: Asked[];
beforeEach(async () => {
  page = withoutBrowser();
  asked = [];
  ({ useJobList } = await import('./useJobList.ts'));
});
afterEach(() => page.unmount());

const api = {
  jobs: (input: JobListInput) => new Promise<JobList>((answer) => asked.push({ input, answer })),
  job: () => Promise.reject(new Error('not asked for')),
  legal: () => Promise.reject(new Error('not asked for')),
};

function listOf(ids: number[], nextCursor: string | null): JobList {
  const jobs = ids.map((id) => publicJob({ id: JobId.parse(`00000000-0000-4000-8000-00000000000${id}`) }));
  return { jobs, nextCursor, matching: 9, total: 9, locations: [], departments: [] };
}

const all = listInput({});
const support = listInput({ departments: ['Support'] });
const first = { key: keyOf(all), list: listOf([1, 2], 'after 2') };
const drawn = (input = all) => page.render(() => useJobList(api, input, first));
const ids = (input = all) =>
  drawn(input).pages?.flatMap(({ jobs }) => jobs.map(({ id }) => Number(id.at(-1))));
/** Answers the call with this number and waits until the hook has processed it. */
async function answer(call: number, list: JobList): Promise<void> {
  asked[call]?.answer(list);
  await new Promise((done) => setImmediate(done));
}

it('grows by a page', async () => {
  drawn().showMore();
  expect(asked[0]?.input.cursor).toBe('after 2');
  await answer(0, listOf([3], null));
  expect(ids()).toEqual([1, 2, 3]);
});

it('doesn’t grow while another list is loading', async () => {
  drawn();
  drawn(support).showMore();
  expect(asked.map(({ input }) => input)).toEqual([support]);
  await answer(0, listOf([4, 5], null));
  expect(ids(support)).toEqual([4, 5]);
  expect(drawn(support).more).toBe('idle');
});

it('adds a page only to the list it was requested for, even if that list is shown again', async () => {
  drawn().showMore();
  drawn(support);
  await answer(1, listOf([4, 5], null));
  drawn();
  await answer(2, listOf([1, 2], 'after 2'));
  drawn().showMore();
  await answer(0, listOf([3], null));
  await answer(3, listOf([3], null));
  expect(ids()).toEqual([1, 2, 3]);
});
