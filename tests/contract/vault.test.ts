import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import {
  createVault,
  type EncryptionKey,
  loadOrCreateKeys,
  parseKeys,
  randomToken,
  sameSecret,
} from '../../server/platform/crypto/vault.ts';
import { testClock } from '../support/clock.ts';

const freshKey = (id: string): EncryptionKey => ({ id, key: new Uint8Array(randomBytes(32)) });
const asSetting = ({ id, key }: EncryptionKey): string => `${id}:${Buffer.from(key).toString('base64')}`;
const place = { table: 'people', column: 'ssn', row: '0b0e7a52-6c8f-4a57-9f33-0d7c40f0b9c1' };

describe('vault', () => {
  const vault = createVault([freshKey('a')]);

  it('gives back any text, and never shows it meanwhile', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 2_000 }), async (text) => {
        const encrypted = await vault.encrypt(place, text);
        expect(await vault.decrypt(place, encrypted)).toBe(text);
        if (text.length > 6) expect(encrypted).not.toContain(text);
      }),
    );
  });

  it('seals the same text differently each time', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => vault.encrypt(place, '078-05-1120')));
    expect(new Set(all).size).toBe(50);
  });

  it.each(['table', 'column', 'row'] as const)('does not open in another %s', async (part) => {
    const encrypted = await vault.encrypt(place, 'secret');
    await expect(vault.decrypt({ ...place, [part]: 'other' }, encrypted)).rejects.toThrow(/another record/);
  });

  it('does not open once any character was changed', async () => {
    const encrypted = await vault.encrypt(place, 'secret');
    await fc.assert(
      fc.asyncProperty(fc.nat(encrypted.length - 1), fc.constantFrom(...'AQgw_9.'), async (at, letter) => {
        if (encrypted[at] === letter) return;
        const changed = encrypted.slice(0, at) + letter + encrypted.slice(at + 1);
        // The last character of a part may hold bits that base64url ignores: then the bytes are the same.
        const same = sameBytes(encrypted, changed);
        const opened = await vault.decrypt(place, changed).catch(() => 'refused');
        expect(opened).toBe(same ? 'secret' : 'refused');
      }),
      { numRuns: 300 },
    );
  });

  it('cannot be talked into another algorithm or a header of the writer', async () => {
    const encrypted = await vault.encrypt(place, 'secret');
    const [, ...rest] = encrypted.split('.');
    for (const header of [
      { alg: 'none' },
      { alg: 'dir', enc: 'A128GCM', kid: 'a', place: 'people.ssn.other' },
      { alg: 'dir', enc: 'A256GCM', kid: 'a', place: 'people.ssn.other' },
    ]) {
      const forged = [Buffer.from(JSON.stringify(header)).toString('base64url'), ...rest].join('.');
      await expect(vault.decrypt({ ...place, row: 'other' }, forged)).rejects.toThrow();
    }
    await expect(vault.decrypt(place, 'not sealed at all')).rejects.toThrow();
  });

  it('opens old values after the key was rotated, and seals new ones with the new key', async () => {
    const [older, newer] = [freshKey('old'), freshKey('new')];
    const before = await createVault([older]).encrypt(place, 'kept');
    const rotated = createVault([newer, older]);
    expect(await rotated.decrypt(place, before)).toBe('kept');
    const after = await rotated.encrypt(place, 'fresh');
    expect(await createVault([newer]).decrypt(place, after)).toBe('fresh');
    await expect(createVault([older]).decrypt(place, after)).rejects.toThrow(/No key new/);
    await expect(createVault([freshKey('old')]).decrypt(place, before)).rejects.toThrow();
  });

  it('signs apart by purpose and key', () => {
    const one = vault.sign('download', 'x');
    expect(vault.sign('download', 'x')).toBe(one);
    expect(vault.sign('code', 'x')).not.toBe(one);
    expect(vault.sign('download', 'y')).not.toBe(one);
    expect(createVault([freshKey('a')]).sign('download', 'x')).not.toBe(one);
    expect(one).toMatch(/^[\w-]{43}$/);
  });
});

describe('ENCRYPTION_KEYS', () => {
  it('takes several keys, the first first', () => {
    const keys = [freshKey('k2'), freshKey('k1')];
    expect(parseKeys(keys.map(asSetting).join(' , '))).toEqual(keys);
  });

  it.each([
    ['nothing', '', /id:base64/],
    ['an id without a key', 'a:', /id:base64/],
    ['a key without an id', Buffer.alloc(32, 7).toString('base64'), /id:base64/],
    ['a short key', `a:${randomBytes(16).toString('base64')}`, /32 bytes/],
    ['a long key', `a:${randomBytes(33).toString('base64')}`, /32 bytes/],
    ['a key of equal bytes', `a:${Buffer.alloc(32, 7).toString('base64')}`, /isn’t random/],
    ['a key id used twice', `${asSetting(freshKey('a'))},${asSetting(freshKey('a'))}`, /same id/],
    ['an odd id', asSetting(freshKey('a b')), /id:base64/],
  ])('refuses %s with a sentence', (_name, setting, sentence) => {
    expect(() => parseKeys(setting)).toThrow(sentence);
  });

  it('never repeats a key in what it says', () => {
    const secret = randomBytes(16).toString('base64');
    for (const setting of [`a:${secret}`, secret, `${secret}:${secret}`]) {
      const said = (() => {
        try {
          return String(parseKeys(setting));
        } catch (error) {
          return String(error);
        }
      })();
      expect(said).not.toContain(secret);
    }
  });

  it('makes keys once for the embedded database, for our eyes only', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'longtable-keys-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const dataDir = path.join(folder, 'data');
    const made = await loadOrCreateKeys(dataDir);
    expect(await loadOrCreateKeys(dataDir)).toEqual(made);
    const file = path.join(dataDir, 'encryption-keys');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(parseKeys((await readFile(file, 'utf8')).trim())).toEqual(made);
  });

  it('gives every start of a race the same keys', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'longtable-keys-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const all = await Promise.all(Array.from({ length: 8 }, () => loadOrCreateKeys(folder)));
    for (const keys of all) expect(keys).toEqual(all[0]);
  });
});

describe('secrets', () => {
  it('are long, URL-safe and never the same', () => {
    const tokens = Array.from({ length: 200 }, () => randomToken(testClock()));
    expect(new Set(tokens).size).toBe(200);
    for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('are compared whole', () => {
    expect(sameSecret('abc', 'abc')).toBe(true);
    expect(sameSecret('abc', 'abd')).toBe(false);
    expect(sameSecret('abc', 'abcd')).toBe(false);
    expect(sameSecret('', '')).toBe(true);
  });
});

/** Whether two compact serialisations decode to the same header text and bytes. */
function sameBytes(a: string, b: string): boolean {
  const [left, right] = [a.split('.'), b.split('.')];
  if (left.length !== right.length || left[0] !== right[0]) return false;
  return left.every((part, index) =>
    Buffer.from(part, 'base64url').equals(Buffer.from(right[index] ?? '', 'base64url')),
  );
}
