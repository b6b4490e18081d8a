import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import type { ExtractedText } from './pdfText.ts';

const TEXT_MAX = 20_000;
/** CPU time for one file, however busy the machine is, without loading the reader. */
const CPU_MS = 3_000;
/** A machine that gives a reader less than a tenth of a processor tries again later. */
const WALL_MS = 30_000;
const HEAP_MB = 192;
/** Outside of the heap lie the bytes that streams unpack to. */
const UNPACKED_BYTES = 256 * 1024 * 1024;
const LOOK_MS = 100;

const Message = z.union([
  z.object({ loaded: z.literal(true) }),
  z.object({ visible: z.string(), hidden: z.string() }),
]);

/** `slow` says nothing of the file: the machine had no time for it. */
export type ReadOutcome =
  | ({ kind: 'read' } & ExtractedText)
  | { kind: 'unreadable' }
  | { kind: 'slow' }
  /** The reading was called off. */
  | { kind: 'stopped' };

/**
 * Extracts the text of a PDF or DOCX in a thread of its own, with 3 s of CPU time and bounded memory. A
 * hostile file can only stop its own reader.
 */
export function readText(
  bytes: Buffer,
  extension: 'pdf' | 'docx',
  signal: AbortSignal,
): Promise<ReadOutcome> {
  return new Promise((resolve) => {
    // A copy that belongs to the thread alone, because small buffers share a pool.
    const own = Uint8Array.from(bytes);
    const worker = new Worker(new URL('./extractWorker.ts', import.meta.url), {
      workerData: { bytes: own, extension },
      transferList: [own.buffer],
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
      stdout: true,
      stderr: true,
    });
    let finished = false;
    const finish = (outcome: ReadOutcome): void => {
      if (finished) return;
      finished = true;
      clearTimeout(wall);
      clearInterval(watch);
      signal.removeEventListener('abort', stop);
      // The next file is read only when the thread is gone.
      void worker.terminate().then(() => resolve(outcome));
    };
    const stop = (): void => finish({ kind: 'stopped' });
    signal.addEventListener('abort', stop);
    const wall = setTimeout(finish, WALL_MS, { kind: 'slow' });
    let loadedAt: number | null = null;
    const look = async (): Promise<void> => {
      const { user, system } = await worker.cpuUsage();
      const used = (user + system) / 1000;
      if (loadedAt !== null && used - loadedAt > CPU_MS) finish({ kind: 'unreadable' });
      const { external_memory: unpacked } = await worker.getHeapStatistics();
      if (unpacked > UNPACKED_BYTES) finish({ kind: 'unreadable' });
    };
    // A thread that just exited doesn't answer; its exit is handled below.
    const watch = setInterval(() => void look().catch(() => undefined), LOOK_MS);
    worker.on('message', async (raw) => {
      const message = Message.safeParse(raw).data;
      if (message && 'loaded' in message) {
        const usage = await worker.cpuUsage().catch(() => null);
        loadedAt = usage && (usage.user + usage.system) / 1000;
      } else if (message) {
        finish({ kind: 'read', visible: storable(message.visible), hidden: storable(message.hidden) });
      } else finish({ kind: 'unreadable' });
    });
    worker.once('error', () => finish({ kind: 'unreadable' }));
    worker.once('exit', () => finish({ kind: 'unreadable' }));
    if (signal.aborted) stop();
  });
}

/** Truncated to the limit, without the one character that the database can't store. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, TEXT_MAX).trim();
}
