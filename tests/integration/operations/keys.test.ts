import { mkdir } from 'node:fs/promises';
import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { commands } from '../../../scripts/admin/commands.ts';
import { encryptAnew, keyUse } from '../../../server/platform/crypto/rotateKeys.ts';
import { createVault, loadOrCreateKeys, type Vault } from '../../../server/platform/crypto/vault.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';

const COUNT = 600;

async function deps(): Promise<TestDeps> {
  const made = await testDeps();
  onTestFinished(() => made.close());
  return made;
}

/** Emails as the outbox stores them. */
async function encryptedEmails({ database }: TestDeps, vault: Vault): Promise<void> {
  const rows = await Promise.all(
    Array.from({ length: COUNT }, async () => {
      const id = crypto.randomUUID();
      const body = await vault.encrypt({ table: 'mails', column: 'body', row: id }, `The body of ${id}`);
      return { id, body };
    }),
  );
  await database.client`
    insert into mails (id, kind, "to", subject, body, created_at)
    select id, 'test', 'person@example.com', 'Hello', body, now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as t (id uuid, body text)`;
}

it('a rotation may take longer than the statement timeout', async () => {
  const { database, ...others } = await deps();
  await encryptedEmails({ database, ...others }, others.vault);
  const sql = postgres(database.url, { max: 2, connection: { statement_timeout: 100 }, onnotice: () => {} });
  onTestFinished(() => sql.end());
  const fresh = { id: 'fresh', key: crypto.getRandomValues(new Uint8Array(32)) };
  const vault = createVault([fresh, { id: 'test', key: others.testKey }]);
  expect(await encryptAnew(sql, vault)).toEqual({ rotated: COUNT, unopened: 0 });
  expect([...(await keyUse(sql))]).toEqual([['fresh', COUNT]]);
});

it('an interrupted rotation continues with its key, and a finished one is followed by another', async () => {
  const made = await deps();
  await mkdir(made.dataDir, { recursive: true });
  const read = () => loadOrCreateKeys(made.dataDir);
  const vault = createVault(await read(), read);
  await encryptedEmails(made, vault);
  const rotate = async (encrypt = vault.encrypt): Promise<string> => {
    const said: string[] = [];
    await commands.keys?.run({
      deps: { ...made, vault: { ...vault, encrypt } },
      sql: made.database.client,
      dataDir: made.dataDir,
      args: ['rotate'],
      options: { name: undefined, head: undefined, run: false, withKeys: false },
      signal: new AbortController().signal,
      say: (line) => said.push(line),
    });
    return said.join('\n');
  };
  let encrypted = 0;
  const interrupted = rotate((place, plain) => {
    if (++encrypted > COUNT / 2) throw new Error('interrupted');
    return vault.encrypt(place, plain);
  });
  await expect(interrupted).rejects.toThrow('interrupted');
  const [first] = vault.keys();
  const continued = await rotate();
  expect(continued).toContain(`Continuing with key ${first?.id}`);
  expect(continued).toContain('No key was added. If you need a new one, run “keys rotate” again.');
  expect((await read()).map(({ id }) => id)).toEqual([first?.id, 'local']);
  const use = await keyUse(made.database.client);
  expect(use.get(first?.id ?? '')).toBe(COUNT);

  // A value that can't be decrypted doesn't make it unfinished for good.
  await made.database.client`update mails set body = overlay(body placing 'AAAAAAAA' from length(body) - 7)
    where id = (select id from mails order by id limit 1)`;
  await expect(rotate()).rejects.toThrow('1 value not decrypted');
  expect((await read())[0]?.id).not.toBe(first?.id);
  await expect(rotate()).rejects.toThrow('1 value not decrypted');
  expect(await read()).toHaveLength(4);
});
