import { type ErrorCode, isErrorCode, sentence } from '../shared/errors.ts';

/**
 * One call of one procedure with nothing but `fetch`, for public pages, which load neither Query nor the tRPC
 * client. It answers instead of throwing; no answer at all counts as `unavailable`.
 */
export type SmallAnswer =
  | { ok: true; data: unknown }
  | { ok: false; code: ErrorCode; message: string; fields: Record<string, string> };

const unreachable: SmallAnswer = {
  ok: false,
  code: 'unavailable',
  message: sentence('unavailable'),
  fields: {},
};

/** A value inside what came over the wire; undefined when the way there does not exist. */
export function pick(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
        ? Object.entries(inner).find(([name]) => name === key)?.[1]
        : undefined,
    value,
  );
}

/** A query, without input. */
export function smallQuery(path: string, signal: AbortSignal): Promise<SmallAnswer> {
  return call(path, { signal });
}

/** A mutation. Gives up after 20 seconds, so that nobody waits for a line that is gone. */
export function smallMutation(path: string, input: object): Promise<SmallAnswer> {
  return call(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
    signal: AbortSignal.timeout(20_000),
  });
}

async function call(path: string, init: RequestInit): Promise<SmallAnswer> {
  let answer: unknown;
  try {
    const response = await fetch(`/trpc/${path}`, { credentials: 'same-origin', ...init });
    answer = await response.json();
    if (response.ok) return { ok: true, data: pick(answer, 'result', 'data') };
  } catch {
    return unreachable;
  }
  const code = pick(answer, 'error', 'data', 'domain', 'code');
  const message = pick(answer, 'error', 'message');
  if (!isErrorCode(code) || typeof message !== 'string') return unreachable;
  return { ok: false, code, message, fields: textsOf(pick(answer, 'error', 'data', 'domain', 'fields')) };
}

function textsOf(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
