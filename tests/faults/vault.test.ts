import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runningPostgresUrl } from '../../server/platform/postgres/embedded.ts';
import { invite } from '../e2e/invite.ts';
import { filesWith } from '../support/everything.ts';
import { canaries, canaryWords, picture } from '../support/handIn.ts';
import {
  dataFolder,
  freePort,
  type RunningServer,
  removeFolder,
  startServer,
  testAdmin,
} from '../support/server.ts';

/**
 * The vault on the real program (quality S14, S15, R11): nothing in clear anywhere on disk, a rotation of keys
 * while people work, kill -9 in the middle of reveals, and a backup that comes back the same.
 */

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

let dataDir: string;
let server: RunningServer;
let settings: Record<string, string>;
let sql: postgres.Sql;
let admin: string;
let candidateId: string;
let printed = '';

beforeAll(async () => {
  dataDir = await dataFolder();
  settings = {
    PORT: String(await freePort()),
    TRUST_PROXY: 'true',
    DEMO_DATA: '0',
    LOG_LEVEL: 'trace',
  };
  server = await startServer(dataDir, settings);
  sql = postgres((await runningPostgresUrl(dataDir)) ?? '', { max: 2 });
  const code = await invite(server, 'Vault Person');
  const portal = await cookieFrom('candidatePortal.open', { code });
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(await picture())]), 'license.jpg');
  const uploaded = await fetch(`${server.address}/files/id-document`, {
    method: 'POST',
    headers: { cookie: portal },
    body: form,
  });
  const { id, token } = await uploaded.json();
  const submitted = await call(
    'documents.submit',
    {
      ...canaries,
      bankName: 'Alder Valley Credit Union',
      paymentOption: 'Direct Deposit',
      payCycle: 'weekly',
      username: 'vault.person',
      idDocument: { id, token },
      idempotencyKey: crypto.randomUUID(),
    },
    portal,
  );
  expect(submitted.status).toBe(200);
  admin = await cookieFrom('auth.signIn', testAdmin);
  const [row] = await sql<{ id: string }[]>`select candidate_id as id from onboarding_documents`;
  candidateId = row?.id ?? '';
}, 120_000);

afterAll(async () => {
  await sql.end();
  await server.stop();
  await removeFolder(dataDir);
});

async function call(name: string, input: object, cookie = ''): Promise<Response> {
  return fetch(`${server.address}/trpc/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(input),
  });
}

async function cookieFrom(name: string, input: object): Promise<string> {
  const response = await call(name, input);
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

const reveal = (reason: string): Promise<Response> =>
  call('documents.reveal', { candidateId, field: 'ssn', password: testAdmin.password, reason }, admin);

/** The throttle is not what is tried here. */
const unthrottle = () =>
  sql`delete from limits where key like 'documents-reveal%' or key like 'own-password%'`;

async function command(args: string[], folder = dataDir): Promise<string> {
  const { stdout } = await run(process.execPath, ['scripts/admin.ts', ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder },
  });
  return stdout;
}

describe('the vault on a running server', () => {
  it('rotates its keys while people reveal and write, without one failure', async () => {
    const before = await command(['keys', 'list']);
    expect(before).toMatch(/^local .*\(encrypts\)/m);
    const failures: string[] = [];
    let done = false;
    let tries = 0;
    const work = (async () => {
      while (!done) {
        await unthrottle();
        const answer = await reveal(`Payroll ${tries}`);
        const text = await answer.text();
        if (answer.status !== 200 || !text.includes(canaries.ssn)) failures.push(text);
        // Writes a sealed email, which a task opens again.
        const asked = await call(
          'documents.ask',
          {
            candidateId,
            what: 'other',
            reason: 'While the keys rotate',
            dueInDays: 3,
            idempotencyKey: crypto.randomUUID(),
          },
          admin,
        );
        if (asked.status !== 200) failures.push(await asked.text());
        tries++;
      }
    })();
    const rotated = await command(['keys', 'rotate']);
    done = true;
    await work;
    expect(rotated).toMatch(/New key k\w+\.\n\d+ values? re-encrypted/);
    expect(failures).toEqual([]);
    expect(tries).toBeGreaterThan(3);
    const [broken] = await sql<{ n: number }[]>`select count(*)::int as n from mails where state = 'failed'`;
    expect(broken?.n).toBe(0);

    const after = await command(['keys', 'list']);
    expect(after).toMatch(/^k\w+ .*\(encrypts\)/m);
    expect(after).toMatch(/^local .* 0 values/m);
    expect(await command(['keys', 'retire'])).toContain('Removed local');
    await unthrottle();
    expect(await (await reveal('After the old key is gone')).text()).toContain(canaries.ssn);
  }, 240_000);

  it('has no canary in the data folder, the write-ahead log, a backup, the emails or the logs', async () => {
    await sql`checkpoint`;
    const backup = path.join(dataDir, 'backup.zip');
    await command(['backup', backup]);
    expect(await filesWith(dataDir, canaryWords)).toEqual([]);
    const said = printed + server.output();
    expect(said.length).toBeGreaterThan(100);
    expect(canaryWords.filter((word) => said.includes(word))).toEqual([]);
    await rm(backup);
  }, 120_000);

  it('never shows a value without its line in the log, also when it is killed in between', async () => {
    let shown = 0;
    const lines = async (): Promise<number> => {
      const [row] = await sql<{ n: number }[]>`
        select count(*)::int as n from audit_log where action = 'documents.revealed'`;
      return row?.n ?? 0;
    };
    const atStart = await lines();
    for (let round = 0; round < 4; round++) {
      await unthrottle();
      const answers = Array.from({ length: 5 }, (_, index) =>
        reveal(`Round ${round}.${index}`)
          .then((answer) => answer.text())
          .then((text) => {
            if (text.includes(canaries.ssn)) shown++;
          })
          .catch(() => {}),
      );
      await new Promise((resolve) => setTimeout(resolve, 60 + round * 60));
      printed += server.output();
      await server.kill();
      await Promise.all(answers);
      server = await startServer(dataDir, settings);
      expect((await lines()) - atStart).toBeGreaterThanOrEqual(shown);
    }
    await unthrottle();
    expect((await reveal('Alive')).status).toBe(200);
    expect((await lines()) - atStart).toBeGreaterThan(shown);
  }, 120_000);

  it('comes back from a backup the same: rows, files, keys, waiting tasks', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'longtable-restore-'));
    const backup = path.join(folder, 'all.zip');
    const bare = path.join(folder, 'bare.zip');
    const restored = path.join(folder, 'data');
    let copy: RunningServer | undefined;
    try {
      await sql`insert into pgboss.job (name, data, start_after) values
        ('mail.send', ${sql.json({ mailId: crypto.randomUUID() })}, now() + interval '1 day')`;
      await command(['backup', bare]);
      expect(await command(['backup', backup, '--with-keys'])).toContain('The keys are inside');
      await expect(command(['restore', backup])).rejects.toThrow(/is running on this data folder/);
      await expect(command(['restore', bare], path.join(folder, 'keyless'))).rejects.toThrow(
        /encryption keys that are missing here/,
      );
      expect(await command(['restore', backup], restored)).toContain('All checksums match');
      await expect(command(['restore', backup], restored)).rejects.toThrow(/in use/);
      const keys = (from: string) => readFile(path.join(from, 'encryption-keys'), 'utf8');
      expect(await keys(restored)).toBe(await keys(dataDir));

      copy = await startServer(restored, { ...settings, PORT: String(await freePort()) });
      const copySql = postgres((await runningPostgresUrl(restored)) ?? '', { max: 1 });
      const [task] = await copySql<{ n: number }[]>`
        select count(*)::int as n from pgboss.job
        where name = 'mail.send' and start_after > now() + interval '20 hours'`;
      expect(task?.n).toBe(1);
      await copySql`delete from limits`;
      await copySql.end();
      const answer = await fetch(`${copy.address}/trpc/documents.reveal`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie: admin },
        body: JSON.stringify({
          candidateId,
          field: 'accountNumber',
          password: testAdmin.password,
          reason: 'From the copy',
        }),
      });
      expect(await answer.text()).toContain(canaries.accountNumber);
    } finally {
      await copy?.stop();
      await removeFolder(folder);
    }
  }, 240_000);
});
