import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect } from 'vitest';
import { applications, candidates } from '../../server/db/schema/candidates.ts';
import { files } from '../../server/db/schema/files.ts';
import { jobs } from '../../server/db/schema/jobs.ts';
import { apply } from '../../server/features/applications/parts/apply.ts';
import { confirmApplication } from '../../server/features/applications/parts/confirm.ts';
import type { ApplyInput } from '../../shared/applications/schema.ts';
import { JobId } from '../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from './deps.ts';
import { docResume } from './oldWord.ts';
import { applicationInput, someIp, upload } from './stories.ts';

export let deps: TestDeps;
/** Gives each test of a file a database. */
export function withDatabase(): void {
  beforeEach(async () => {
    deps = await testDeps();
  });
  afterEach(() => deps.close());
}

export const people = () => deps.db.select().from(candidates);
export const stored = () => deps.db.select().from(applications).orderBy(applications.createdAt);
export const claimed = async () =>
  (await deps.db.select().from(files)).filter(({ candidateId }) => candidateId !== null);
export const send = (input: ApplyInput, ip = someIp(), proof: Omit<Parameters<typeof apply>[2], 'ip'> = {}) =>
  apply(deps, input, { ip, ...proof });
export const confirm = (token: string) => confirmApplication(deps, { token }, { ip: someIp() });
/** The tokens that were emailed to this address, oldest first. */
export const tokens = async (email: string): Promise<string[]> =>
  (await deps.emails())
    .filter(({ to, kind }) => to === email && kind === 'application-received')
    .map(({ text }) => text.match(/confirm#([\w-]{43})/)?.[1] ?? 'none');

/** An application with an old Word file, which is stored without being read: many of them take no time. */
export async function anInput(changes: Partial<ApplyInput> = {}): Promise<ApplyInput> {
  const { id, token } = await upload(deps, docResume(), 'resume.doc', someIp());
  return applicationInput(deps, { resume: { id, token }, ...changes });
}

export async function postJob(changes: Partial<typeof jobs.$inferInsert> = {}): Promise<JobId> {
  const id = JobId.parse(deps.clock.uuid());
  const now = deps.clock.now();
  await deps.db.insert(jobs).values({
    id,
    title: 'Data Entry Clerk, Orders',
    description: 'Type what you see.',
    department: 'Operations',
    position: 'Data Entry Clerk',
    hiringManager: 'The HR team',
    createdAt: now,
    updatedAt: now,
    ...changes,
  });
  return id;
}
export const applicants = async (id: JobId) =>
  (await deps.db.select().from(jobs).where(eq(jobs.id, id)))[0]?.applicantCount;

/** Nothing of a refused application is anywhere. */
export async function expectNothing(): Promise<void> {
  expect(await people()).toEqual([]);
  expect(await stored()).toEqual([]);
  expect(await claimed()).toEqual([]);
  expect(await deps.emails()).toEqual([]);
}
