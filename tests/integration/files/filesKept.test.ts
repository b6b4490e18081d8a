import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { files } from '../../../server/db/schema/files.ts';
import { claimResume, fileLink, openFile, sweepOrphans } from '../../../server/features/files/service.ts';
import { registerFileTasks } from '../../../server/features/files/tasks.ts';
import { CandidateId, FileId } from '../../../shared/ids/schema.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { pdfResume } from '../../support/documents.ts';
import { fileRow, storedFiles } from '../../support/files.ts';
import { elsewhere } from '../../support/oneConnection.ts';
import { upload } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

describe('the virus check', () => {
  /** Speaks as much of clamd's protocol as we use; answers `answer` to the bytes it got. */
  async function scanner(answer: (bytes: Buffer) => string | null) {
    const server = createServer((socket) => {
      let received = Buffer.alloc(0);
      socket.on('error', () => {});
      socket.on('data', (data) => {
        received = Buffer.concat([received, data]);
        const command = 'zINSTREAM\0';
        const chunks: Buffer[] = [];
        for (let at = command.length; at + 4 <= received.length; ) {
          const size = received.readUInt32BE(at);
          if (size === 0) {
            const reply = answer(Buffer.concat(chunks));
            if (reply === null) socket.destroy();
            else socket.end(reply);
            return;
          }
          chunks.push(received.subarray(at + 4, at + 4 + size));
          at += 4 + size;
        }
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    return { host: `127.0.0.1:${port}`, close: () => server.close() };
  }

  it('lets clean files pass, refuses infected ones, and refuses when there is no clear answer', async () => {
    const bytes = await pdfResume({ visible: ['x'] });
    let reply: string | null = 'stream: OK\0';
    let scanned: Buffer = Buffer.alloc(0);
    const { host, close } = await scanner((received) => {
      scanned = received;
      return reply;
    });
    deps.env.CLAMAV_HOST = host;
    expect(await upload(deps, bytes)).toHaveProperty('id');
    expect(scanned.equals(bytes)).toBe(true);
    await deps.db.delete(files);
    for (const [answer, code] of [
      ['stream: Eicar-Test-Signature FOUND\0', 'file_infected'],
      ['INSTREAM size limit exceeded. ERROR\0', 'file_check_unavailable'],
      ['stream: lstat() failed: NOT OK ERROR\0', 'file_check_unavailable'],
      ['', 'file_check_unavailable'],
      [null, 'file_check_unavailable'],
    ] as const) {
      reply = answer;
      await expect(upload(deps, bytes), String(answer)).rejects.toMatchObject({ code });
    }
    close();
    await expect(upload(deps, bytes)).rejects.toMatchObject({ code: 'file_check_unavailable' });
    expect(await deps.db.select().from(files)).toEqual([]);
  });
});

describe('claiming', () => {
  const someone = () => CandidateId.parse(crypto.randomUUID());
  const claim = (input: Parameters<typeof claimResume>[2]) =>
    deps.db.transaction((tx) => claimResume(deps, tx, input));

  it('gives a file to the one who holds its token, once', async () => {
    const { id, token } = await upload(deps, await pdfResume({ visible: ['x'] }));
    const candidateId = someone();
    const gone = { code: 'file_gone' };
    await expect(claim({ id, token: 'x'.repeat(43), candidateId })).rejects.toMatchObject(gone);
    await expect(claim({ id: FileId.parse(crypto.randomUUID()), token, candidateId })).rejects.toMatchObject(
      gone,
    );
    await claim({ id, token, candidateId });
    await claim({ id, token, candidateId });
    await expect(claim({ id, token, candidateId: someone() })).rejects.toMatchObject(gone);
    expect((await fileRow(deps, id))?.candidateId).toBe(candidateId);
  });

  it('has one winner among many', async () => {
    const { id, token } = await upload(deps, await pdfResume({ visible: ['x'] }));
    const tries = Array.from({ length: 8 }, () => claim({ id, token, candidateId: someone() }));
    const results = await Promise.allSettled(tries);
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('sweeps what nobody applied with for a day, rows and bytes', async () => {
    const bytes = await pdfResume({ visible: ['x'] });
    const claimed = await upload(deps, bytes);
    await claim({ ...claimed, candidateId: someone() });
    const orphan = await upload(deps, bytes);
    deps.clock.forward(24 * 3_600_000 - 1);
    expect(await sweepOrphans(deps)).toBe(0);
    const fresh = await upload(deps, bytes);
    deps.clock.forward(2);
    expect(await sweepOrphans(deps)).toBe(1);
    expect(await fileRow(deps, orphan.id)).toBeUndefined();
    expect(await fileRow(deps, claimed.id)).toBeDefined();
    expect(await fileRow(deps, fresh.id)).toBeDefined();
    expect(await storedFiles(deps)).toHaveLength(2);
    await expect(claim({ ...orphan, candidateId: someone() })).rejects.toMatchObject({ code: 'file_gone' });
  });

  it('sweeps the others when one can’t be deleted', async () => {
    const bytes = await pdfResume({ visible: ['x'] });
    const [locked, ...others] = [
      await upload(deps, bytes),
      await upload(deps, bytes),
      await upload(deps, bytes),
    ];
    const lockedKey = (await fileRow(deps, locked.id))?.storageKey;
    deps.clock.forward(25 * 3_600_000);
    const storage: typeof deps.storage = {
      ...deps.storage,
      delete: async (file) => {
        if (file.storageKey === lockedKey) throw new Error('Object is locked');
        await deps.storage.delete(file);
      },
    };
    expect(await sweepOrphans({ ...deps, storage })).toBe(2);
    expect(await fileRow(deps, locked.id)).toBeDefined();
    for (const { id } of others) expect(await fileRow(deps, id)).toBeUndefined();
  });

  it('does not lose a file that is claimed while the sweep runs', async () => {
    const orphan = await upload(deps, await pdfResume({ visible: ['x'] }));
    deps.clock.forward(25 * 3_600_000);
    await deps.db.transaction(async (tx) => {
      await claimResume(deps, tx, { ...orphan, candidateId: someone() });
      expect(await elsewhere(() => sweepOrphans(deps))).toBe(0);
    });
    expect(await fileRow(deps, orphan.id)).toBeDefined();
    expect(await storedFiles(deps)).toHaveLength(1);
  });

  it('sweeps every hour on its own', () => {
    const registered: string[] = [];
    registerFileTasks({
      ...deps,
      queue: { ...deps.queue, register: (name, { cron }) => registered.push(`${name} ${cron}`) },
    });
    expect(registered).toContain('files.sweep 41 * * * *');
  });
});

describe('links', () => {
  const open = (url: string, sessionIds: string[]) => {
    const { pathname, searchParams } = new URL(url, 'http://localhost');
    return openFile(deps, {
      fileId: FileId.parse(pathname.split('/').at(-1)),
      expires: Number(searchParams.get('expires')),
      signature: searchParams.get('signature') ?? '',
      sessionIds,
    });
  };

  it('open one file in one session for five minutes', async () => {
    const bytes = await pdfResume({ visible: ['x'] });
    const { id } = await upload(deps, bytes);
    const other = await upload(deps, bytes);
    const { url } = fileLink(deps, { fileId: id, sessionId: 'mine' });
    const file = await open(url, ['another', 'mine']);
    expect(await buffer(file.body)).toEqual(bytes);

    const expired = { code: 'link_expired' };
    await expect(open(url, [])).rejects.toMatchObject(expired);
    await expect(open(url, ['another'])).rejects.toMatchObject(expired);
    await expect(open(url.replace(id, other.id), ['mine'])).rejects.toMatchObject(expired);
    const later = url.replace(/expires=(\d+)/, (_, time) => `expires=${Number(time) + 60_000}`);
    await expect(open(later, ['mine'])).rejects.toMatchObject(expired);
    await expect(open(url.replace(/signature=.*/, 'signature='), ['mine'])).rejects.toMatchObject(expired);
    deps.clock.forward(5 * 60_000);
    await expect(open(url, ['mine'])).rejects.toMatchObject(expired);
  });
});
