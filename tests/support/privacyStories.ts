import { expect } from 'vitest';
import { DAY_MS } from '../../shared/time/durations.ts';
import type { TestApp } from './http.ts';

/** Steps of stories about people's data, in the app that a test file started. */
export function privacyStories(app: () => TestApp) {
  const request = (email: string, kind: 'copy' | 'deletion', more: object = {}) =>
    app().mutate('privacy.request', { email, kind, idempotencyKey: crypto.randomUUID(), ...more });
  const emailTo = async (email: string, kind: string) =>
    (await app().deps.emails()).findLast((written) => written.to === email && written.kind === kind);
  const tokenIn = (text: string | undefined): string => text?.match(/#([\w-]{43})/)?.[1] ?? '';
  /** Throttles count per address; each story stands on a morning of its own. */
  const nextDay = (): void => app().deps.clock.forward(2 * DAY_MS);

  const confirmed = async (email: string, kind: 'copy' | 'deletion'): Promise<void> => {
    await request(email, kind);
    const token = tokenIn((await emailTo(email, 'privacy-confirm'))?.text);
    expect((await app().mutate('privacy.confirm', { token })).data).toEqual({ kind, state: 'working' });
    await app().deps.queue.run('privacy.fulfil');
  };
  return { request, emailTo, tokenIn, nextDay, confirmed };
}
