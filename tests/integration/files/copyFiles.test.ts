import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { exportPerson } from '../../../server/features/privacy/parts/console.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { pdfResume } from '../../support/documents.ts';
import { applied, upload } from '../../support/stories.ts';

/** The files in a copy of someone's data. */

const email = 'five@example.com';
let deps: TestDeps;
/** Files that are open, and the most there were at once. */
let open = 0;
let most = 0;

beforeAll(async () => {
  deps = await testDeps();
  const candidateId = await applied(deps, { email });
  for (let file = 0; file < 4; file++) {
    const { id } = await upload(deps, await pdfResume({ visible: [`File ${file}`] }));
    await deps.database.client`update files set candidate_id = ${candidateId} where id = ${id}`;
  }
  const really = deps.storage.get;
  vi.spyOn(deps.storage, 'get').mockImplementation(async (file) => {
    const body = await really(file);
    open++;
    most = Math.max(most, open);
    return body.once('close', () => open--);
  });
});
afterAll(() => deps.close());
beforeEach(() => {
  most = 0;
});

it('are opened one after the other', async () => {
  const zip = await JSZip.loadAsync(await buffer(await exportPerson(deps, email)));
  expect(Object.keys(zip.files).filter((name) => name.startsWith('files/'))).toHaveLength(5);
  expect(most).toBe(1);
});

it('are all closed when the reader leaves', async () => {
  const archive = await exportPerson(deps, email);
  await expect.poll(() => most).toBe(1);
  archive.destroy();
  await expect.poll(() => open).toBe(0);
  expect(most).toBe(1);
});
