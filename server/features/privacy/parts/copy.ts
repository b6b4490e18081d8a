import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { inArray } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { brand } from '../../../../shared/company/brand.ts';
import type { FileId } from '../../../../shared/ids/schema.ts';
import { isCopied } from '../../../db/dataMap.ts';
import { files } from '../../../db/schema/files.ts';
import type { Deps } from '../../../deps.ts';
import { toDomainError } from '../../../errors.ts';
import { openStored } from '../../files/service.ts';
import { type PersonalData, personalDataOf, type Subject } from './personalData.ts';

/** Columns with secrets, internal names, or other people, which contain nothing about the person. */
const internal =
  /hash|token|verifier|selector|storage_key|file_key|spare_key|idempotency|secret|password|^actor_|_by$|last_error|attempts/;
const withheld = new Set([
  // Grading keys of tasks still in use. They say nothing about the person.
  'task_assignments.criteria',
  // HR's reason for a hold may name others or an investigation; the email about a delayed deletion doesn't give it, either.
  'legal_holds.reason',
]);
/** An encrypted value; the column beside it has its last digits. */
const sealed = /^eyJ[\w-]+\.[\w-]*\.[\w-]+\.[\w-]+\.[\w-]+$/;

const readme = (hrAddress: string): string => `This archive contains the data ${brand.name} stores about you.

- data.json: every record, by kind. Times are in UTC.
- files: the files you gave us, as you sent them (ID pictures as we store them).

Some details could be misused, so they aren’t shown in full. You’ll find the last four digits of
Social Security, account, and routing numbers, and the payroll address is left out. You can ask HR
for them at ${hrAddress}.

Questions about your data: ${brand.privacyEmail}
`;

/** Everything about a person as plain data, with nothing in it that opens a door. */
export function readable(things: PersonalData): Record<string, Record<string, unknown>[]> {
  const tables = [...things].filter(([table]) => isCopied(table));
  return Object.fromEntries(
    tables.map(([table, rows]) => [
      table,
      rows.map((row) =>
        Object.fromEntries(
          Object.entries(row)
            .filter(([column]) => !internal.test(column) && !withheld.has(`${table}.${column}`))
            .map(([column, value]) => [
              column,
              typeof value === 'string' && sealed.test(value) ? 'encrypted' : value,
            ]),
        ),
      ),
    ]),
  );
}

/** The archive: one JSON file, the person's files, and a note on what is what. */
export async function copyArchive(deps: Deps, subjects: readonly Subject[]): Promise<Readable> {
  const zip = new ZipFile();
  const mtime = deps.clock.now();
  zip.addBuffer(Buffer.from(readme(deps.appSettings.read('mailboxes').hrAddress)), 'README.txt', { mtime });
  const data = { made: mtime.toISOString(), records: readable(await personalDataOf(deps.db, subjects)) };
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime });
  const records = subjects.flatMap(({ candidateId }) => candidateId ?? []);
  const owned = await deps.db.select().from(files).where(inArray(files.candidateId, records));
  const out = new PassThrough();
  const fail = (error: unknown): void =>
    void out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  zip.outputStream.pipe(out);
  const kept = owned.filter(({ kind }) => kind !== 'export');
  addFiles(deps, { zip, out, kept }).then(() => zip.end(), fail);
  return out;
}

/** One file is open at a time: S3 has few connections, and everyone's uploads and downloads use them. */
async function addFiles(
  deps: Deps,
  { zip, out, kept }: { zip: ZipFile; out: Readable; kept: readonly (typeof files.$inferSelect)[] },
): Promise<void> {
  const written = finished(out);
  // If the client disconnects between two files, the next one fails.
  written.catch(() => {});
  const used = new Set<string>();
  for (const { id, name, createdAt } of kept) {
    const stored = await openStored(deps, id).catch(unlessGone);
    if (!stored) continue;
    try {
      zip.addReadStream(stored.body, `files/${uniqueName(used, id, name)}`, { mtime: createdAt });
      await Promise.race([finished(stored.body), written]);
    } finally {
      stored.body.destroy();
    }
  }
}

/** A file that's deleted in the meantime isn't part of the copy. */
function unlessGone(error: unknown): null {
  if (toDomainError(error)?.code === 'not_found') return null;
  throw error;
}

function uniqueName(used: Set<string>, id: FileId, name: string): string {
  const plain = name.replace(/[/\\]/g, '_') || 'file';
  const chosen = used.has(plain) ? `${id.slice(0, 8)}-${plain}` : plain;
  used.add(chosen);
  return chosen;
}
