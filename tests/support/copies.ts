import { buffer } from 'node:stream/consumers';
import JSZip from 'jszip';
import { z } from 'zod';
import { copyArchive } from '../../server/features/privacy/parts/copy.ts';
import type { Subject } from '../../server/features/privacy/parts/personalData.ts';
import type { TestDeps } from './deps.ts';

const Data = z.object({ records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) });

/** The records in a copy of these people's data, by table. */
export async function copiedRecords(deps: TestDeps, subject: Partial<Subject>) {
  const archive = await copyArchive(deps, [{ candidateId: null, userId: null, ...subject }]);
  const zip = await JSZip.loadAsync(await buffer(archive));
  return Data.parse(JSON.parse((await zip.file('data.json')?.async('string')) ?? '{}')).records;
}
