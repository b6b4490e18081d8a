import { beforeEach, expect, it, vi } from 'vitest';
import { readUnsent, writeUnsent } from './drafts.ts';

const message = (id: string) => ({ id, text: `Text ${id}`, createdAt: '2026-11-26T12:00:00.000Z' });

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

it('keeps what another tab of the conversation could not send', () => {
  const [first, second] = [new Set(['a']), new Set(['b'])];
  writeUnsent('interview:1', [message('a')], first);
  writeUnsent('interview:1', [message('b')], second);
  expect(readUnsent('interview:1')).toEqual([message('a'), message('b')]);
  writeUnsent('interview:1', [], second);
  expect(readUnsent('interview:1')).toEqual([message('a')]);
  writeUnsent('interview:1', [], first);
  expect(readUnsent('interview:1')).toEqual([]);
});
