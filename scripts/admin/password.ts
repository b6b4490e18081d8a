import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** What was typed, or the first line that was piped in. */
export async function readPassword(): Promise<string> {
  // Nobody who looks over the shoulder, or at the scroll-back, should read it.
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
