import { TRPCClientError } from '@trpc/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { GoneState } from './GoneState.tsx';
import { QueryError } from './Loaded.tsx';

const gone = (
  <GoneState title="This job is gone" back={{ label: 'Back to jobs', onClick: () => undefined }} />
);

const failed = (code: string): Error =>
  Object.assign(new TRPCClientError('Why it failed.'), { data: { domain: { code } } });

const shown = (error: unknown): string =>
  renderToStaticMarkup(
    <QueryError title="We couldn’t load this job" query={{ error, refetch: () => undefined }} gone={gone} />,
  );

it('says that something is gone, with the way back instead of another try', () => {
  const text = shown(failed('not_found'));
  expect(text).toContain('This job is gone');
  expect(text).toContain('Back to jobs');
  expect(text).not.toContain('Try again');
});

it('offers another try for what can pass', () => {
  for (const error of [failed('unavailable'), new Error('no answer')]) {
    expect(shown(error)).toContain('We couldn’t load this job');
    expect(shown(error)).toContain('Try again');
    expect(shown(error)).not.toContain('gone');
  }
});
