import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { apply } from '../../../server/features/applications/parts/apply.ts';
import { candidateDetail } from '../../../server/features/candidates/service.ts';
import { adminFileLink, adminFilePreview } from '../../../server/features/files/admin.ts';
import type { ReadOutcome } from '../../../server/features/files/parts/reader.ts';
import { READ_TASK } from '../../../server/features/files/parts/readerLine.ts';
import { readNextFile, wakeReaders } from '../../../server/features/files/parts/reading.ts';
import { registerFileTasks } from '../../../server/features/files/tasks.ts';
import { createVault } from '../../../server/platform/crypto/vault.ts';
import { createFileStore } from '../../../server/platform/storage/fileStore.ts';
import { CandidateId } from '../../../shared/ids/schema.ts';
import { HOUR_MS } from '../../../shared/time/durations.ts';
import { type TestDeps, testDeps } from '../../support/deps.ts';
import { pdfResume } from '../../support/documents.ts';
import { heardDuring } from '../../support/events.ts';
import { fileRow } from '../../support/files.ts';
import { flateBomb } from '../../support/hostileFiles.ts';
import { adminActor, applicationInput, readUploads, someIp, uploadUnread } from '../../support/stories.ts';

let deps: TestDeps;
beforeEach(async () => {
  deps = await testDeps();
});
afterEach(() => deps.close());

const running = new AbortController().signal;
const honest = () => pdfResume({ visible: ['Five years of data entry.'] });
const otherVault = (id: string) => createVault([{ id, key: crypto.getRandomValues(new Uint8Array(32)) }]);
const parts = () => ({ objects: deps.storage.objects, clock: deps.clock });
const words: ReadOutcome = { kind: 'read', visible: 'words', hidden: '' };

describe('an upload is answered before it is read', () => {
  it('waits for no reader, and a task reads it', async () => {
    const { id } = await uploadUnread(deps, await honest());
    expect(await fileRow(deps, id)).toMatchObject({ textState: 'waiting', visibleText: null });
    expect((await deps.queue.tasks()).map(({ name }) => name)).toEqual([READ_TASK]);
    await readUploads(deps);
    expect(await fileRow(deps, id)).toMatchObject({
      textState: 'read',
      visibleText: 'Five years of data entry.',
      textLane: null,
    });
  });

  it('keeps a hash of the network and only while it waits', async () => {
    const ip = someIp();
    const { id } = await uploadUnread(deps, await honest(), 'cv.pdf', ip);
    const row = await fileRow(deps, id);
    expect(row?.textLane).toMatch(/^[\da-f]{32}$/);
    expect(JSON.stringify(row)).not.toContain(ip);
  });
});

describe('whose file is read next', () => {
  it('that of the network that used the reader least, however many files others have waiting', async () => {
    const flood = [someIp(), someIp(), someIp(), someIp(), someIp()];
    const bytes = await honest();
    for (let file = 0; file < 20; file++) await uploadUnread(deps, bytes, 'hostile.pdf', flood[file % 5]);
    const order: string[] = [];
    const slowly = async (): Promise<ReadOutcome> => {
      await new Promise((resolve) => setTimeout(resolve, 5));
      return words;
    };
    const next = () => readNextFile(deps, running, slowly);
    for (let file = 0; file < 5; file++) await next();
    const late = await uploadUnread(deps, bytes, 'honest.pdf', someIp());
    await next();
    order.push((await fileRow(deps, late.id))?.textState ?? '');
    expect(order).toEqual(['read']);
  });

  it('never one that another reader has', async () => {
    for (let file = 0; file < 2; file++) await uploadUnread(deps, await honest());
    const seen: Buffer[] = [];
    const both = await Promise.all(
      [1, 2, 3].map(() =>
        readNextFile(deps, running, async (bytes) => {
          seen.push(bytes);
          return words;
        }),
      ),
    );
    expect(both.filter(Boolean)).toHaveLength(2);
    expect(seen).toHaveLength(2);
  });
});

describe('what is not read', () => {
  it('is tried again when the machine had no time, and given up after three tries', async () => {
    const { id } = await uploadUnread(deps, await honest());
    const slow = async (): Promise<ReadOutcome> => ({ kind: 'slow' });
    for (const state of ['waiting', 'waiting', 'unreadable']) {
      expect(await readNextFile(deps, running, slow)).toBe(true);
      expect((await fileRow(deps, id))?.textState).toBe(state);
      expect(await readNextFile(deps, running, slow)).toBe(false);
      deps.clock.forward(60_000);
    }
  });

  it('stays in line when the program stops, or storage does not answer, and no try is counted', async () => {
    const { id } = await uploadUnread(deps, await honest());
    await readNextFile(deps, running, async () => ({ kind: 'stopped' }));
    deps.clock.forward(60_000);
    const get = async (): Promise<never> => {
      throw new Error('no answer');
    };
    const away = { ...deps, storage: { ...deps.storage, get } };
    expect(await readNextFile(away, running)).toBe(true);
    expect(await fileRow(deps, id)).toMatchObject({ textState: 'waiting', textTries: 0 });
    deps.clock.forward(60_000);
    await readUploads(deps);
    expect((await fileRow(deps, id))?.textState).toBe('read');
  });

  it('never has more tasks than it had, however often storage fails', async () => {
    const ids = [];
    for (let file = 0; file < 3; file++) ids.push((await uploadUnread(deps, await honest())).id);
    const get = async (): Promise<never> => {
      throw new Error('no answer');
    };
    const away = { ...deps, storage: { ...deps.storage, get } };
    for (let round = 0; round < 20; round++) {
      const due = await deps.database.client`delete from test_tasks
        where due_at is null or due_at <= ${deps.clock.now().toISOString()} returning id`;
      // A task whose handler throws is tried three more times.
      for (const _task of due)
        for (let attempt = 0; attempt < 4; attempt++)
          if (
            await readNextFile(away, running).then(
              () => true,
              () => false,
            )
          )
            break;
      if (round % 5 === 0) await wakeReaders(deps);
      deps.clock.forward(15_000);
    }
    expect(await deps.queue.tasks()).toHaveLength(3);
    for (const id of ids)
      expect(await fileRow(deps, id)).toMatchObject({ textState: 'waiting', textTries: 0 });
  });

  it.each([
    ['are gone', async () => deps.storage.get],
    [
      'were encrypted with a key that is gone',
      async () => createFileStore({ ...parts(), vault: otherVault('other') }).get,
    ],
    [
      'were encrypted with another key of the same id',
      async () => createFileStore({ ...parts(), vault: otherVault('test') }).get,
    ],
  ])('is given up after three tries, an hour apart, when its bytes %s', async (what, getOf) => {
    const { id } = await uploadUnread(deps, await honest());
    const get = await getOf();
    if (what === 'are gone') await deps.storage.delete((await fileRow(deps, id)) ?? expect.fail());
    const lost = { ...deps, storage: { ...deps.storage, get } };
    deps.clock.forward(HOUR_MS);
    for (const state of ['waiting', 'waiting', 'unreadable']) {
      expect(await readNextFile(lost, running)).toBe(true);
      expect((await fileRow(deps, id))?.textState).toBe(state);
      deps.clock.forward(HOUR_MS - 1_000);
      expect(await readNextFile(lost, running)).toBe(false);
      deps.clock.forward(1_000);
    }
    expect(await readNextFile(lost, running)).toBe(false);
  });

  it('is read once its key is known and its bytes are stored, however often it was tried until then', async () => {
    const { id } = await uploadUnread(deps, await honest());
    const { get } = createFileStore({ ...parts(), vault: otherVault('other') });
    const early = { ...deps, storage: { ...deps.storage, get } };
    for (let tried = 0; tried < 5; tried++) {
      expect(await readNextFile(early, running)).toBe(true);
      expect(await fileRow(deps, id)).toMatchObject({ textState: 'waiting', textTries: 0 });
      deps.clock.forward(15_000);
    }
    await readUploads(deps);
    expect((await fileRow(deps, id))?.textState).toBe('read');
  });

  it('gets a task again although another step of the sweep fails', async () => {
    await uploadUnread(deps, await honest());
    await deps.database.client`delete from test_tasks`;
    vi.stubEnv('TMPDIR', path.join(deps.dataDir, 'not there'));
    registerFileTasks(deps);
    await deps.queue.enqueue(deps.db, 'files.sweep', {});
    await expect(deps.queue.run('files.sweep').finally(() => vi.unstubAllEnvs())).rejects.toThrow('ENOENT');
    expect((await deps.queue.tasks()).map(({ name }) => name)).toContain(READ_TASK);
  });

  it('reports each step of the sweep that fails', async () => {
    await uploadUnread(deps, await honest());
    registerFileTasks(deps);
    await deps.queue.enqueue(deps.db, 'files.sweep', {});
    vi.stubEnv('TMPDIR', path.join(deps.dataDir, 'not there'));
    const error = vi.spyOn(deps.log, 'error');
    const enqueue = vi.spyOn(deps.queue, 'enqueue').mockRejectedValue(new Error('no queue'));
    onTestFinished(() => {
      vi.unstubAllEnvs();
      error.mockRestore();
      enqueue.mockRestore();
    });
    await expect(deps.queue.run('files.sweep')).rejects.toThrow('ENOENT');
    const [logged] = error.mock.calls.map(([fields]) => fields);
    expect(logged).toMatchObject({ err: new Error('no queue') });
  });

  it('goes to another reader when one is gone, and is given up when it stopped three', async () => {
    const { id } = await uploadUnread(deps, await honest());
    for (let killed = 0; killed < 3; killed++) {
      void readNextFile(deps, running, () => new Promise(() => undefined));
      await expect.poll(async () => (await fileRow(deps, id))?.textTries).toBe(killed + 1);
      expect(await readNextFile(deps, running)).toBe(false);
      deps.clock.forward(61_000);
    }
    await readUploads(deps);
    expect(await fileRow(deps, id)).toMatchObject({ textState: 'unreadable', visibleText: null });
  });

  it('gets a task again after a restore', async () => {
    await uploadUnread(deps, await honest());
    await deps.database.client`delete from test_tasks`;
    await wakeReaders(deps);
    expect((await deps.queue.tasks()).map(({ name }) => name)).toEqual([READ_TASK]);
  });

  it('is a page that unpacks to 400 MB: its reader is stopped, the next file is read', async () => {
    const bomb = await uploadUnread(deps, flateBomb(), 'bomb.pdf', someIp());
    const fine = await uploadUnread(deps, await honest(), 'cv.pdf', someIp());
    // A machine without time for it tries again.
    await expect
      .poll(
        async () => {
          await readUploads(deps);
          deps.clock.forward(61_000);
          return (await fileRow(deps, bomb.id))?.textState;
        },
        { timeout: 120_000 },
      )
      .toBe('unreadable');
    expect((await fileRow(deps, fine.id))?.visibleText).toBe('Five years of data entry.');
  }, 150_000);
});

describe('HR', () => {
  async function appliedUnread() {
    const resume = await uploadUnread(deps, await honest());
    const input = await applicationInput(deps, { resume: { id: resume.id, token: resume.token } });
    await apply(deps, input, { ip: someIp() });
    const [row] = await deps.database.client<{ id: string }[]>`select id from candidates`;
    return { fileId: resume.id, candidateId: CandidateId.parse(row?.id) };
  }

  it('hears when the words are there', async () => {
    const { candidateId } = await appliedUnread();
    const heard = await heardDuring(deps, 'candidates', () => readUploads(deps));
    expect(heard).toContainEqual(expect.objectContaining({ candidateId }));
    expect((await candidateDetail(deps, candidateId)).applications[0]?.resume?.textState).toBe('read');
  });

  it('sees words only of what is not read, and gets the file after the warning', async () => {
    const { fileId } = await appliedUnread();
    const actor = { ...(await adminActor(deps)), sessionId: 'session' };
    expect(await adminFilePreview(deps, actor, fileId)).toEqual({ url: null, text: null, state: 'waiting' });
    const refused = adminFileLink(deps, actor, { fileId, unread: false });
    await expect(refused).rejects.toMatchObject({ code: 'file_unread' });
    expect(await adminFileLink(deps, actor, { fileId, unread: true })).toHaveProperty('url');
    await readUploads(deps);
    expect(await adminFileLink(deps, actor, { fileId, unread: false })).toHaveProperty('url');
    expect(await adminFilePreview(deps, actor, fileId)).toMatchObject({
      url: expect.stringContaining(fileId),
      text: 'Five years of data entry.',
      state: 'read',
    });
  });
});
