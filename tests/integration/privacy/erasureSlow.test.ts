import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { erasePersonNow } from '../../../server/features/privacy/parts/console.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { pdfResume } from '../../support/documents.ts';
import { storedFiles } from '../../support/files.ts';
import { applied, hired, upload, uploadLetter } from '../../support/stories.ts';

let deps: TestDeps;
beforeAll(async () => {
  deps = await testDeps();
});
afterAll(() => deps.close());

const rowsOf = async (email: string) =>
  (await deps.database.client`select id from candidates where email = ${email}`).length;

/** The person's two files, for their application. */
async function filesOf(email: string) {
  const letter = await uploadLetter(deps, await pdfResume({ visible: [`By ${email}`] }));
  // Read with this one, so that the next applicant's upload doesn't do it.
  const resume = await upload(deps, await pdfResume({ visible: [`Of ${email}`] }));
  return {
    resume: { id: resume.id, token: resume.token },
    coverLetter: { id: letter.id, token: letter.token },
  };
}

it.each([
  ['an applicant', applied],
  ['an employee', hired],
])('of %s doesn’t keep others from applying while the file store is slow', async (who, make) => {
  const email = `slow-${who.length}@example.com`;
  const before = await storedFiles(deps);
  await make(deps, { email, ...(await filesOf(email)) });
  const theirs = (await storedFiles(deps)).filter((name) => !before.includes(name));
  expect(theirs).toHaveLength(2);
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const really = deps.storage.delete;
  const slow = vi.spyOn(deps.storage, 'delete').mockImplementation(async (file) => {
    begun.resolve();
    await answered.promise;
    return really(file);
  });
  const erasing = erasePersonNow(deps, email);
  await begun.promise;
  await applied(deps);
  answered.resolve();
  await erasing;
  expect(slow).toHaveBeenCalledTimes(2);
  slow.mockRestore();
  expect(await rowsOf(email)).toBe(0);
  expect((await storedFiles(deps)).filter((name) => theirs.includes(name))).toEqual([]);
});

it('is repeated after the file store failed midway, and leaves no bytes', async () => {
  const email = 'midway@example.com';
  const before = await storedFiles(deps);
  await applied(deps, { email, ...(await filesOf(email)) });
  const really = deps.storage.delete;
  const failing = vi.spyOn(deps.storage, 'delete').mockImplementationOnce(really);
  failing.mockRejectedValueOnce(new Error('The store is away'));
  await expect(erasePersonNow(deps, email)).rejects.toThrow();
  failing.mockRestore();
  expect(await rowsOf(email)).toBe(1);
  await erasePersonNow(deps, email);
  expect(await rowsOf(email)).toBe(0);
  expect(await storedFiles(deps)).toEqual(before);
});
