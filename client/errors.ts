import { TRPCClientError } from '@trpc/client';
import { type ErrorCode, type ErrorData, isErrorCode, sentence } from '../shared/errors/errors.ts';

type ReadableError = {
  code: ErrorCode;
  /** What the person reads. */
  message: string;
  data: ErrorData;
  /** Messages by field, for forms. */
  fields: Record<string, string>;
};

/** Any failure as something a person can read. No answer at all means that the connection is to blame. */
export function readError(error: unknown): ReadableError {
  if (error instanceof TRPCClientError && error.data?.domain && isErrorCode(error.data.domain.code)) {
    const { code, data, fields } = error.data.domain;
    return { code, message: error.message, data: data ?? {}, fields: fields ?? {} };
  }
  return { code: 'unavailable', message: sentence('unavailable'), data: {}, fields: {} };
}

/** True when nobody answered: the request, or its answer, was lost on the way, and nothing was refused. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof TRPCClientError && error.data?.domain);
}
