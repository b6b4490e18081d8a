import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { inArray } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import { z } from 'zod';
import { brand } from '../../../../shared/company/brand.ts';
import { EmailId, type FileId } from '../../../../shared/ids/schema.ts';
import { isCopied } from '../../../db/dataMap.ts';
import { candidates } from '../../../db/schema/candidates.ts';
import { files } from '../../../db/schema/files.ts';
import { users } from '../../../db/schema/users.ts';
import type { Deps } from '../../../deps.ts';
import { toDomainError } from '../../../errors.ts';
import { addressesBefore } from '../../accountHistory/service.ts';
import { openStored } from '../../files/service.ts';
import { aliasesOf } from '../../records/service.ts';
import { personalRows, type Subject } from './personalData.ts';

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
- files: the files you gave us, as you sent them (ID images as we store them).

Some details could be misused, so they aren’t shown in full. Of Social Security, account, and routing
numbers, the archive has only the last four digits. The payroll address is left out. Where the full
value would be, you’ll see “encrypted.” The same goes for:

- the text of emails to us about you, and of emails with a code or a sign-in link, which we delete
  once they’re sent;
- anything you wrote that only our safety contact could read, because someone may have been in danger.

You can ask HR for them at ${hrAddress}.

Questions about your data: ${brand.privacyEmail}
`;

/** One row as plain data, with nothing in it that opens a door. */
export function readable(table: string, row: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row)
      .filter(([column]) => !internal.test(column) && !withheld.has(`${table}.${column}`))
      .map(([column, value]) => [
        column,
        typeof value === 'string' && sealed.test(value) ? 'encrypted' : value,
      ]),
  );
}

/** The archive: one JSON file, the person's files, and a note on what is what. */
export async function copyArchive(deps: Deps, subjects: readonly Subject[]): Promise<Readable> {
  const zip = new ZipFile();
  const mtime = deps.clock.now();
  zip.addBuffer(Buffer.from(readme(deps.appSettings.read('mailboxes').hrAddress)), 'README.txt', { mtime });
  const records = subjects.flatMap(({ candidateId }) => candidateId ?? []);
  const owned = await deps.db.select().from(files).where(inArray(files.candidateId, records));
  const data = Readable.from(jsonOf(deps, subjects));
  zip.addReadStream(data, 'data.json', { mtime });
  const out = new PassThrough();
  const fail = (error: unknown): void =>
    void out.destroy(error instanceof Error ? error : new Error(String(error)));
  zip.on('error', fail);
  zip.outputStream.pipe(out);
  const kept = owned.filter(({ kind }) => kind !== 'export');
  addFiles(deps, { zip, out, data, kept }).then(() => zip.end(), fail);
  return out;
}

/** The records in pieces, as there may be any number of rows. */
async function* jsonOf(deps: Deps, subjects: readonly Subject[]): AsyncGenerator<string> {
  const addresses = await addressesOf(deps, subjects);
  let begun: string | null = null;
  yield `{\n  "made": ${JSON.stringify(deps.clock.now())},\n  "records": {`;
  for await (const { table, rows } of personalRows(deps.db, subjects)) {
    if (!isCopied(table)) continue;
    for (const row of rows) {
      if (begun === table) yield ',';
      else yield `${begun === null ? '' : '\n    ],'}\n    ${JSON.stringify(table)}: [`;
      begun = table;
      const shown = { ...readable(table, row), ...(await emailText(deps, addresses, table, row)) };
      yield `\n      ${JSON.stringify(shown)}`;
    }
  }
  yield `${begun === null ? '' : '\n    ]'}\n  }\n}\n`;
}

const StoredEmail = z.object({ id: EmailId, to: z.string(), sensitive: z.literal(false), body: z.string() });

/** The text of an email to the person; those to HR about them may name others, and a sensitive one opens a door. */
async function emailText(
  deps: Deps,
  addresses: ReadonlySet<string>,
  table: string,
  row: Readonly<Record<string, unknown>>,
): Promise<{ body?: string }> {
  const email = StoredEmail.safeParse(row);
  if (table !== 'mails' || !email.success || !addresses.has(email.data.to.toLowerCase())) return {};
  // Deleted in the meantime, or its key is lost.
  const opened = await deps.mailer.open(deps.db, email.data.id).catch(() => null);
  return opened ? { body: opened.text } : {};
}

/** Every address of these people, in lower case. */
async function addressesOf(deps: Deps, subjects: readonly Subject[]): Promise<ReadonlySet<string>> {
  const records = subjects.flatMap(({ candidateId }) => candidateId ?? []);
  const accounts = subjects.flatMap(({ userId }) => userId ?? []);
  const rows = [
    ...(await deps.db
      .select({ email: candidates.email })
      .from(candidates)
      .where(inArray(candidates.id, records))),
    ...(await deps.db.select({ email: users.email }).from(users).where(inArray(users.id, accounts))),
  ];
  const aliases = await Promise.all(records.map((id) => aliasesOf(deps.db, id)));
  const left = await Promise.all(accounts.map((id) => addressesBefore(deps.db, id)));
  const all = [...rows.map(({ email }) => email), ...aliases.flat(), ...left.flat()];
  return new Set(all.map((email) => email.toLowerCase()));
}

/** One file is open at a time: S3 has few connections, and everyone's uploads and downloads use them. */
async function addFiles(
  deps: Deps,
  {
    zip,
    out,
    data,
    kept,
  }: { zip: ZipFile; out: Readable; data: Readable; kept: readonly (typeof files.$inferSelect)[] },
): Promise<void> {
  const written = finished(out);
  // If the client disconnects between two files, the next one fails.
  written.catch(() => {});
  try {
    await Promise.race([finished(data), written]);
  } finally {
    data.destroy();
  }
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
