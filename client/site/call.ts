import type { ErrorData } from '../../shared/errors/errors.ts';
import { UNAVAILABLE } from '../../shared/errors/unavailable.ts';
import { soon } from '../timeouts.ts';
import type { AnswerOf, InputOf, MutationName, QueryName } from './procedures.ts';

/** A refused or lost call, with the message for people. */
export class CallError extends Error {
  readonly code: string;
  readonly data: ErrorData;
  readonly fields: Record<string, string>;

  constructor(code: string, message: string, data: ErrorData = {}, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'CallError';
    this.code = code;
    this.data = data;
    this.fields = fields;
  }
}

type Answer<T> = {
  result?: { data: T };
  error?: {
    message: string;
    data?: { domain?: { code: string; data?: ErrorData; fields?: Record<string, string> } };
  };
};

async function answerOf<T>(request: Promise<Response>): Promise<T> {
  let answer: Answer<T>;
  try {
    answer = await (await request).json();
  } catch {
    throw new CallError('unavailable', UNAVAILABLE);
  }
  if (answer.result) return answer.result.data;
  const domain = answer.error?.data?.domain;
  if (!answer.error || !domain) throw new CallError('unavailable', UNAVAILABLE);
  throw new CallError(domain.code, answer.error.message, domain.data, domain.fields);
}

/**
 * Calls a query without the tRPC client, which public pages don't load.
 * @throws CallError
 */
export function query<P extends QueryName>(
  procedure: P,
  input: InputOf<P>,
  signal?: AbortSignal,
): Promise<AnswerOf<P>> {
  const search = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  return answerOf(fetch(`/trpc/${procedure}${search}`, { signal: soon(signal) }));
}

/** Calls a mutation; see {@link query}. @throws CallError */
export function mutate<P extends MutationName>(procedure: P, input: InputOf<P>): Promise<AnswerOf<P>> {
  return answerOf(
    fetch(`/trpc/${procedure}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(input),
      signal: soon(),
    }),
  );
}
