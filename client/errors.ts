import { TRPCClientError } from '@trpc/client';
import { type ErrorCode, type ErrorData, isErrorCode, sentence } from '../shared/errors/errors.ts';

type ReadableError = {
  code: ErrorCode;
  /** The message for people. */
  message: string;
  data: ErrorData;
  /** Messages by field, for forms. */
  fields: Record<string, string>;
};

/** Any failure as a message for people. No answer at all is treated as a lost connection. */
export function readError(error: unknown): ReadableError {
  if (error instanceof TRPCClientError && error.data?.domain && isErrorCode(error.data.domain.code)) {
    const { code, data, fields } = error.data.domain;
    return { code, message: error.message, data: data ?? {}, fields: fields ?? {} };
  }
  return { code: 'unavailable', message: sentence('unavailable'), data: {}, fields: {} };
}

/** True when there was no answer: the request or its response was lost, and nothing was refused. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof TRPCClientError && error.data?.domain);
}
