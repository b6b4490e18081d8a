import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Reads a typed password, or the first piped line. */
export async function readPassword(): Promise<string> {
  // The password never appears on the screen or in the scroll-back.
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    if (process.stdin.isTTY) {
      process.stdout.write('New password: ');
      const typed = await reader.question('');
      process.stdout.write('\n');
      return typed;
    }
    for await (const line of reader) return line;
    return '';
  } finally {
    reader.close();
  }
}
