import { mkdir } from 'node:fs/promises';
import postgres from 'postgres';
import { expect, it, onTestFinished } from 'vitest';
import { commands } from '../../../scripts/admin/commands.ts';
import { encryptAnew, keyUse } from '../../../server/platform/crypto/rotateKeys.ts';
import { addKey, createVault, loadOrCreateKeys, type Vault } from '../../../server/platform/crypto/vault.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';

const COUNT = 600;

async function deps(): Promise<TestDeps> {
  const made = await testDeps();
  onTestFinished(() => made.close());
  return made;
}

/** What `keys` with this argument says. */
async function keysCommand(made: TestDeps, action: string): Promise<string> {
  const said: string[] = [];
  await commands.keys?.run({
    deps: made,
    sql: made.database.client,
    dataDir: made.dataDir,
    args: [action],
    options: { name: undefined, head: undefined, run: false, withKeys: false },
    signal: new AbortController().signal,
    say: (line) => said.push(line),
  });
  return said.join('\n');
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
  const rotate = (encrypt = vault.encrypt): Promise<string> =>
    keysCommand({ ...made, vault: { ...vault, encrypt } }, 'rotate');
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

it('a value that a legal hold keeps unchanged counts, keeps its key, and is re-encrypted', async () => {
  const made = await deps();
  await mkdir(made.dataDir, { recursive: true });
  const read = () => loadOrCreateKeys(made.dataDir);
  const vault = createVault(await read(), read);
  const run = (action: string): Promise<string> => keysCommand({ ...made, vault }, action);
  // Its key was missing when the person replaced it, so it's still bound to their submission.
  const place = { table: 'onboarding_documents', column: 'ssn', row: crypto.randomUUID() };
  await made.database.client`
    with person as (
      insert into candidates (id, full_name, email, position, country, applied_at, created_at, updated_at)
      values (gen_random_uuid(), 'Held Person', 'held@example.com', 'Clerk', 'United States', now(), now(), now())
      returning id)
    insert into held_documents (id, candidate_id, ssn, created_at)
    select gen_random_uuid(), id, ${await vault.encrypt(place, '512-73-9146')}, now() from person`;

  expect(await run('list')).toMatch(/^local .* 1 value /);
  await addKey(made.dataDir, 'fresh');
  await vault.reload();
  expect(await run('retire')).toBe('Every key is still in use.');
  expect(await run('rotate')).toContain('1 value re-encrypted');
  expect([...(await keyUse(made.database.client))]).toEqual([['fresh', 1]]);
  expect(await run('retire')).toContain('Removed local.');
  const [held] = await made.database.client<{ ssn: string }[]>`select ssn from held_documents`;
  expect(await vault.decrypt(place, held?.ssn ?? '')).toBe('512-73-9146');
});
