import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { DomainError } from '../../errors.ts';
import type { ResumeExtension } from './checks.ts';
import type { ExtractedText } from './pdfText.ts';

const TEXT_MAX = 20_000;
const EXTRACT_MS = 15_000;
const READERS_MAX = 2;
const WAITING_MAX = 50;

const Extracted = z.object({ visible: z.string(), hidden: z.string() });
const Locked = z.object({ locked: z.literal(true) });
const Opened = z.object({ opened: z.literal(true), pages: z.number().default(1) });

type Read = { text: ExtractedText | null; pages: number };

/**
 * Opens a PDF or DOCX in a thread of its own and reads its text; null when it opens but cannot be read in
 * time. Old Word files are never opened.
 * @throws DomainError file_locked when it asks for a password; file_broken when it does not open, or is too
 *   large inside (quality S16).
 */
export async function readResume(file: string, extension: ResumeExtension): Promise<ExtractedText | null> {
  if (extension === 'doc') return null;
  return (await read(file, extension)).text;
}

/** How many pages a PDF has. @throws DomainError file_broken, file_locked when it does not open. */
export async function countPages(file: string): Promise<number> {
  return (await read(file, 'pdf')).pages;
}

async function read(file: string, extension: ResumeExtension): Promise<Read> {
  await takeReader();
  try {
    return await readInThread(file, extension);
  } finally {
    freeReader();
  }
}

let readers = 0;
const waiting: (() => void)[] = [];

/** Each reader is a thread with memory of its own, so a rush of uploads takes turns. */
async function takeReader(): Promise<void> {
  if (readers < READERS_MAX) {
    readers++;
    return;
  }
  if (waiting.length >= WAITING_MAX) throw new DomainError('unavailable');
  await new Promise<void>((resolve) => waiting.push(resolve));
}

/** The place goes to the one who waits longest; nobody can come in between. */
function freeReader(): void {
  const next = waiting.shift();
  if (next) next();
  else readers--;
}

function readInThread(file: string, extension: ResumeExtension): Promise<Read> {
  return new Promise((resolve, reject) => {
    let pages: number | null = null;
    let locked = false;
    const worker = new Worker(new URL('./extractWorker.ts', import.meta.url), {
      workerData: { file, extension },
      resourceLimits: { maxOldGenerationSizeMb: 256 },
      stdout: true,
      stderr: true,
    });
    let finished = false;
    const finish = (text: ExtractedText | null): void => {
      if (finished) return;
      finished = true;
      clearTimeout(timer);
      // A place is free again only when the thread is gone.
      void worker.terminate().then(() => {
        if (pages !== null) resolve({ text, pages });
        else reject(new DomainError(locked ? 'file_locked' : 'file_broken'));
      });
    };
    const timer = setTimeout(finish, EXTRACT_MS, null);
    worker.on('message', (message) => {
      if (Locked.safeParse(message).success) {
        locked = true;
        return;
      }
      const opened = Opened.safeParse(message).data;
      if (opened) {
        pages = opened.pages;
        return;
      }
      const text = Extracted.safeParse(message).data;
      finish(text ? { visible: storable(text.visible), hidden: storable(text.hidden) } : null);
    });
    worker.once('error', () => finish(null));
    worker.once('exit', () => finish(null));
  });
}

/** As much as is kept, without the one character that a database cannot hold. */
function storable(text: string): string {
  return text.replaceAll('\0', '').slice(0, TEXT_MAX).trim();
}
