import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it.each(['/', '/data/..'])('refuses the root of the file system as the data folder: %s', (folder) => {
  expect(() => readEnv({ DATA_DIR: folder })).toThrow('DATA_DIR');
  expect(readEnv({ DATA_DIR: './data' }).DATA_DIR).toBe('./data');
});

const s3 = { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' };

it.each([
  [{ ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'S3_BUCKET: is required with S3_ENDPOINT'],
  [{ S3_ENDPOINT: 's3.example', S3_BUCKET: 'papers' }, 'S3_ENDPOINT: Invalid URL'],
  [{ S3_REGION: 'eu-west-1' }, 'S3_BUCKET: is required with S3_REGION'],
  [s3, 'S3_BUCKET: is required with S3_ACCESS_KEY_ID'],
  [{ ROLE: 'web' }, 'DATABASE_URL: is required with ROLE=web'],
  [{ ROLE: 'worker' }, 'DATABASE_URL: is required with ROLE=worker'],
  [{ DATABASE_DIRECT_URL: 'postgres://db/app' }, 'DATABASE_URL: is required with DATABASE_DIRECT_URL'],
  [{ OPENAI_API_KEY: 'key', AI_MODEL: 'built-in' }, 'AI_MODEL: can’t be built-in'],
  [
    { OPENAI_BASE_URL: 'http://127.0.0.1:8091/v1', AI_MODEL_SCORING: 'built-in' },
    'AI_MODEL_SCORING: can’t be built-in',
  ],
  ...['pa%ss', 'pa#ss', 'pa/ss'].map((word): [Record<string, string>, string] => [
    { DATABASE_URL: `postgres://u:${word}@h/d` },
    'DATABASE_URL: can’t be read; percent-encode',
  ]),
  [{ BUS_URL: 'redis://:pa%ss@bus:6379' }, 'BUS_URL: can’t be read; percent-encode'],
  // Emails alone can hold three.
  [{ DATABASE_POOL_SIZE: '3' }, 'DATABASE_POOL_SIZE: '],
  // The day's count would stop every call at 2,147,483,647.
  [{ AI_DAILY_TOKENS_ALL: '1000000001' }, 'AI_DAILY_TOKENS_ALL: '],
  [{ AI_DAILY_TOKENS_PERSON: '1000000001' }, 'AI_DAILY_TOKENS_PERSON: '],
  [{ PUBLIC_URL: 'https://example.com/careers' }, 'PUBLIC_URL: must be an address without a path'],
  [{ PUBLIC_URL: 'https://example.com/?from=mail' }, 'PUBLIC_URL: must be an address without a path'],
])('refuses settings that are wrong or would be ignored in part: %o', (settings, sentence) => {
  expect(() => readEnv(settings)).toThrow(sentence);
  expect(() => readEnv(settings)).not.toThrow(/\n.*\n/);
});

it('takes an address with or without its last slash, and a bucket without the rest', () => {
  for (const PUBLIC_URL of ['https://example.com', 'https://example.com/', 'http://localhost:3000'])
    expect(readEnv({ PUBLIC_URL }).PUBLIC_URL).toBe(PUBLIC_URL);
  expect(readEnv({ S3_BUCKET: 'papers' })).toMatchObject({ S3_BUCKET: 'papers', S3_REGION: 'us-east-1' });
});

it('takes the name of the built-in model where no server is connected', () => {
  expect(readEnv({ AI_MODEL: 'built-in' }).AI_MODEL).toBe('built-in');
});

it('takes several database hosts and encoded passwords', () => {
  for (const DATABASE_URL of ['postgres://u:pa%25ss@h/d', 'postgres://u:p@h1:5432,h2:5432/d'])
    expect(readEnv({ DATABASE_URL }).DATABASE_URL).toBe(DATABASE_URL);
});

it('leaves a password its spaces, as signing in does', () => {
  const settings = { ADMIN_EMAIL: 'hr@example.com', ADMIN_PASSWORD: ' spaced pw ' };
  expect(readEnv(settings).ADMIN_PASSWORD).toBe(' spaced pw ');
});
