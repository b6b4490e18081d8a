import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmod, mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyAudit } from '../../server/platform/audit/chain.ts';
import { systemClock } from '../../server/platform/clock.ts';
import { createVault, loadOrCreateKeys } from '../../server/platform/crypto/vault.ts';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { createFileStore, type StoredFile } from '../../server/platform/storage/fileStore.ts';
import { diskStorage } from '../../server/platform/storage/storage.ts';
import { invite } from '../e2e/invite.ts';
import { filesWith } from '../support/everything.ts';
import { dataFolder, freePort, type RunningServer, removeFolder, startServer } from '../support/server.ts';

/**
 * Stored files on the real program (quality S14): nothing of them in clear anywhere in the data folder, kill -9 in the
 * middle of encrypting an older version's files and of a rotation, and an audit log that stays linked.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const RESUME = 'RESUMEFILECANARY';
const ID = 'IDFILECANARY';
const OLD = 'OLDFILECANARY';
const OLD_FILES = 60;

let dataDir: string;
let server: RunningServer;
let settings: Record<string, string>;
let sql: postgres.Sql;

beforeAll(async () => {
  dataDir = await dataFolder();
  // As an older version left it.
  await chmod(dataDir, 0o755);
  settings = { PORT: String(await freePort()), TRUST_PROXY: 'true', DEMO_DATA: '0' };
  server = await startServer(dataDir, settings);
  sql = postgres((await runningPostgresUrl(dataDir)) ?? '', { max: 2, onnotice: () => {} });
}, 120_000);

afterAll(async () => {
  await sql.end();
  await server.stop();
  await removeFolder(dataDir);
});

const environment = (): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  DATA_DIR: dataDir,
});

async function command(...args: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: environment(),
  });
  return stdout;
}

/** A PDF that holds a word in clear. */
async function pdfWith(word: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage();
  document.catalog.set(PDFName.of('Marker'), PDFString.of(word));
  const bytes = Buffer.from(await document.save({ useObjectStreams: false }));
  expect(bytes.includes(word)).toBe(true);
  return bytes;
}

async function send(door: string, bytes: Buffer, name: string, cookie = ''): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${server.address}${door}`, { method: 'POST', headers: { cookie }, body: form });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

/** Every stored file, opened with the keys of the data folder, against the checksum of its row. */
async function expectAllOpen(count: number): Promise<void> {
  const store = createFileStore({
    objects: diskStorage(path.join(dataDir, 'files')),
    vault: createVault(await loadOrCreateKeys(dataDir)),
    clock: systemClock,
  });
  const rows = await sql<(StoredFile & { sha256: string })[]>`
    select id, storage_key as "storageKey", file_key as "fileKey", spare_key as "spareKey", sha256 from files`;
  expect(rows).toHaveLength(count);
  for (const row of rows) {
    const bytes = await buffer(await store.get(row));
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(row.sha256);
  }
}

/** How many files aren't encrypted to the end yet. */
async function unencrypted(): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*)::int as n from files where file_key is null or spare_key is not null`;
  return row?.n ?? 0;
}

describe('stored files of a running server', () => {
  it('hold neither a résumé nor an ID in clear, and nobody else on the machine may look', async () => {
    await send('/files/resume', await pdfWith(RESUME), 'resume.pdf');
    const code = await invite(server, 'Sealed Person');
    const opened = await fetch(`${server.address}/trpc/candidatePortal.open`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ code }),
    });
    const portal = opened.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await send('/files/id-document', await pdfWith(ID), 'id.pdf', portal);
    await sql`checkpoint`;
    expect(await filesWith(dataDir, [RESUME, ID])).toEqual([]);
    expect((await stat(dataDir)).mode & 0o007).toBe(0);
    const entries = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    for (const entry of entries) {
      const { mode } = await stat(path.join(entry.parentPath, entry.name));
      expect(mode & 0o077, entry.name).toBe(0);
    }
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from files`;
    await expectAllOpen(row?.n ?? 0);
  }, 120_000);

  it('of an older version are encrypted to the last one, however often it is killed meanwhile', async () => {
    const [before] = await sql<{ n: number }[]>`select count(*)::int as n from files`;
    const total = (before?.n ?? 0) + OLD_FILES;
    await server.stop();
    // The database stopped with it; the rows are written while the next one starts from the same folder.
    const folder = path.join(dataDir, 'files/old');
    await mkdir(folder, { recursive: true, mode: 0o755 });
    const rows = await Promise.all(
      Array.from({ length: OLD_FILES }, async (_, at) => {
        const bytes = Buffer.concat([Buffer.from(OLD), randomBytes(1_000_000)]);
        await writeFile(path.join(folder, `${at}.pdf`), bytes, { mode: 0o644 });
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        return { id: crypto.randomUUID(), storage_key: `old/${at}.pdf`, size: bytes.length, sha256 };
      }),
    );
    await chmod(path.join(dataDir, 'files'), 0o755);
    server = await startServer(dataDir, settings);
    await sql.end();
    sql = postgres((await runningPostgresUrl(dataDir)) ?? '', { max: 2, onnotice: () => {} });
    const common = { kind: 'resume', name: 'old.pdf', mime: 'application/pdf', created_at: new Date() };
    await sql`insert into files ${sql(rows.map((row) => ({ ...row, ...common, claimed_at: new Date() })))}`;
    let rounds = 0;
    for (; rounds < 5 && (await unencrypted()) > 0; rounds++) {
      await server.kill();
      server = await startServer(dataDir, settings);
      const left = await unencrypted();
      // In the middle of it: some are done, some aren't.
      for (const end = Date.now() + 30_000; Date.now() < end && left > 0; ) {
        const now = await unencrypted();
        if (now === 0 || now <= left - 8) break;
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    expect(rounds).toBeGreaterThanOrEqual(3);
    for (const end = Date.now() + 90_000; (await unencrypted()) > 0 && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await unencrypted()).toBe(0);
    await expectAllOpen(total);
    expect(await filesWith(path.join(dataDir, 'files'), [OLD])).toEqual([]);
    // Half files under a name of their own are all a kill may leave; whole ones are those of the rows.
    const entries = await readdir(path.join(dataDir, 'files'), { recursive: true, withFileTypes: true });
    const whole = entries.filter((entry) => entry.isFile() && !entry.name.endsWith('.part'));
    expect(whole).toHaveLength(total);
  }, 240_000);

  it('open after a rotation that was killed again and again, and the old key goes only when nothing needs it', async () => {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from files`;
    const total = row?.n ?? 0;
    for (const after of [600, 900, 1_200, 1_600]) {
      const child = spawn(process.execPath, ['scripts/admin.ts', 'keys', 'rotate'], {
        cwd: ROOT,
        env: environment(),
        stdio: 'ignore',
      });
      await new Promise((resolve) => setTimeout(resolve, after));
      child.kill('SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await expectAllOpen(total);
    }
    // Put back under the first key, as if the rotation had not come to this file yet.
    const keys = await loadOrCreateKeys(dataDir);
    const oldest = keys.at(-1);
    if (!oldest) throw new Error('no keys');
    const [one] = await sql<{ id: string; file_key: string }[]>`select id, file_key from files limit 1`;
    const place = { table: 'files', column: 'file_key', row: one?.id ?? '' };
    const plain = await createVault(keys).decrypt(place, one?.file_key ?? '');
    expect(await command('keys', 'rotate')).toMatch(/values? re-encrypted/);
    await sql`update files set file_key = ${await createVault([oldest]).encrypt(place, plain)} where id = ${place.row}`;
    await command('keys', 'retire');
    expect(await command('keys', 'list')).toMatch(new RegExp(`^${oldest.id} .* 1 value\\b`, 'm'));
    await expectAllOpen(total);
    await command('keys', 'rotate');
    expect(await command('keys', 'retire')).toContain(oldest.id);
    expect((await loadOrCreateKeys(dataDir)).map(({ id }) => id)).not.toContain(oldest.id);
    await expectAllOpen(total);
  }, 240_000);
});

describe('the audit log of a running server', () => {
  it('is linked within five seconds, and the command tells a changed line by its exit code', async () => {
    await sql`insert into audit_log (action, actor_kind, created_at) values ('job.closed', 'system', now())`;
    const started = performance.now();
    while ((await verifyAudit(sql)).waiting > 0) {
      if (performance.now() - started > 10_000) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(performance.now() - started).toBeLessThan(5_000);
    const said = await command('audit', 'verify');
    expect(said).toMatch(/^Intact: [\d,]+ lines?, 0 redacted/);
    const head = said.match(/\d+:[0-9a-f]{64}/)?.[0] ?? '';
    expect(await command('audit', 'verify', '--head', head)).toMatch(/^Intact/);
    await sql.begin(async (tx) => {
      await tx`alter table audit_log disable trigger user`;
      await tx`update audit_log set action = 'x' where id = (select min(id) + 1 from audit_log)`;
      await tx`alter table audit_log enable trigger user`;
    });
    const failed = await command('audit', 'verify').catch((error: unknown) => error);
    expect(failed).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Broken at line \d+: .*changed/),
    });
  }, 60_000);
});
