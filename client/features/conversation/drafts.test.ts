import { beforeEach, expect, it, vi } from 'vitest';
import { deviceDrafts } from '../../drafts.ts';
import { readUnsent, writeUnsent } from './drafts.ts';
import { leftIn, ownDrafts } from './leftDrafts.ts';

const message = (id: string) => ({ id, text: `Text ${id}`, createdAt: '2026-11-26T12:00:00.000Z' });

beforeEach(() => {
  const stored: Record<string, string> = {};
  // `Object.keys` must list the stored keys, as in a browser.
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => {
      stored[key] = value;
    },
    removeItem: (key: string) => {
      delete stored[key];
    },
  };
  vi.stubGlobal('localStorage', new Proxy(stored, { get: (_, name) => Reflect.get(methods, name) }));
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

it('finds only the owner’s unsent text in other conversations', () => {
  const write = (key: string, text: string): void => deviceDrafts.write(`chat-draft:${key}:text`, text);
  for (const [key, owner] of [
    ['work:1', 'ana'],
    ['work:2', 'ben'],
    ['work:3', 'ana'],
  ] as const) {
    write(key, `Text of ${key}`);
    ownDrafts(key, owner);
  }
  writeUnsent('work:1', [message('a')], new Set(['a']));
  write('work:4', 'Text without an owner');
  expect(leftIn('work:', 'ana', 'work:3')).toEqual({ keys: ['work:1'], text: 'Text a\n\nText of work:1' });
  expect(leftIn('work:', 'ana').keys).toHaveLength(2);
  expect(leftIn('interview:', 'ana')).toEqual({ keys: [], text: '' });
});
