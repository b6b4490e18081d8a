import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { MEANING_SIZE, meaningsOf } from './meaning.ts';

const likeness = (one: Float32Array, other: Float32Array): number =>
  one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);

describe('meanings', () => {
  it('are near for what means the same in other words, and not for other things', async () => {
    const [call, phone, rain] = await meaningsOf([
      'I phoned the shop before I answered her.',
      'First I called the store, then I wrote back to the customer.',
      'It rained all week in the mountains.',
    ]);
    if (!call || !phone || !rain) throw new Error('no meanings');
    expect(likeness(call, phone)).toBeGreaterThan(likeness(call, rain) + 0.2);
  });

  it('don’t depend on capitals or the final dot', async () => {
    const [one, other] = await meaningsOf(['I check it twice.', 'i check it twice']);
    expect(other).toEqual(one);
  });

  it('of signs alone, of nothing and of a sentence without end harm nothing', async () => {
    const read = await meaningsOf(['*', '', '🙂🙂', 'ya '.repeat(3_000)]);
    expect(read.map((vector) => vector.length)).toEqual(Array(4).fill(MEANING_SIZE));
  });

  it('are there when the encoder’s runtime compiles slowly, as on a busy machine', async () => {
    // In a process of its own: here the runtime may have been loaded by another test.
    const program = `
      const compile = WebAssembly.instantiate;
      WebAssembly.instantiate = (...given) =>
        new Promise((resolve) => setTimeout(resolve, 2_000)).then(() => compile(...given));
      const { meaningsOf } = await import('./meaning.ts');
      const [one] = await meaningsOf(['I check it twice.']);
      process.stdout.write(String(one.length));`;
    const args = ['--no-warnings', '--input-type=module', '--eval', program];
    const { stdout } = await promisify(execFile)(process.execPath, args, {
      cwd: path.resolve(import.meta.dirname),
    });
    expect(stdout).toBe(String(MEANING_SIZE));
  });

  it('leave the process as it was: a fault elsewhere is still ours to handle', () => {
    const own = process.listeners('unhandledRejection').map(String);
    expect(own.filter((text) => text.includes('throw reason'))).toEqual([]);
  });
});
