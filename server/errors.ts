import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';
import { type ErrorCode, type ErrorData, sentence } from '../shared/errors/errors.ts';
import { isDatabaseLost, isLineBroken } from './db/away.ts';

/** The only error services throw deliberately. Describes what happened, independent of the transport. */
export class DomainError extends Error {
  readonly code: ErrorCode;
  readonly data: ErrorData;
  /** How long a refused caller has to wait, in milliseconds. */
  readonly waitMs: number | null;

  constructor(code: ErrorCode, data: ErrorData = {}, waitMs: number | null = null) {
    super(sentence(code, data));
    this.name = 'DomainError';
    this.code = code;
    this.data = data;
    this.waitMs = waitMs;
  }
}

/** Exhaustive: a new code doesn't compile until its transport status is decided here. */
export const trpcCodes = {
  not_signed_in: 'UNAUTHORIZED',
  not_allowed: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  session_ended: 'UNAUTHORIZED',
  no_employee_record: 'FORBIDDEN',
  not_hired: 'FORBIDDEN',
  invalid_credentials: 'UNAUTHORIZED',
  invalid_access_code: 'UNAUTHORIZED',
  second_factor_required: 'UNAUTHORIZED',
  second_factor_wrong: 'UNAUTHORIZED',
  second_factor_missing: 'PRECONDITION_FAILED',
  second_factor_new: 'PRECONDITION_FAILED',
  payroll_too_large: 'PRECONDITION_FAILED',
  wrong_password: 'UNAUTHORIZED',
  weak_password: 'BAD_REQUEST',
  invitation_needed: 'FORBIDDEN',
  invitation_invalid: 'FORBIDDEN',
  account_exists: 'CONFLICT',
  account_linked: 'CONFLICT',
  link_invalid: 'FORBIDDEN',
  email_unconfirmed: 'FORBIDDEN',
  address_of_account: 'CONFLICT',
  address_in_use: 'CONFLICT',
  email_in_use: 'CONFLICT',
  email_left: 'CONFLICT',
  email_taken: 'CONFLICT',
  invalid_input: 'BAD_REQUEST',
  too_many_attempts: 'TOO_MANY_REQUESTS',
  cross_site: 'FORBIDDEN',
  too_large: 'PAYLOAD_TOO_LARGE',
  resume_required: 'BAD_REQUEST',
  upload_failed: 'BAD_REQUEST',
  cover_letter_missing: 'BAD_REQUEST',
  cover_letter_failed: 'BAD_REQUEST',
  cover_letter_gone: 'NOT_FOUND',
  logo_unreadable: 'UNPROCESSABLE_CONTENT',
  logo_too_large: 'PAYLOAD_TOO_LARGE',
  file_too_large: 'PAYLOAD_TOO_LARGE',
  file_empty: 'BAD_REQUEST',
  file_type: 'UNSUPPORTED_MEDIA_TYPE',
  file_mismatch: 'UNSUPPORTED_MEDIA_TYPE',
  file_broken: 'UNPROCESSABLE_CONTENT',
  file_locked: 'UNPROCESSABLE_CONTENT',
  file_active: 'UNPROCESSABLE_CONTENT',
  file_infected: 'UNPROCESSABLE_CONTENT',
  file_check_unavailable: 'SERVICE_UNAVAILABLE',
  file_unread: 'CONFLICT',
  file_gone: 'NOT_FOUND',
  storage_full: 'SERVICE_UNAVAILABLE',
  link_expired: 'FORBIDDEN',
  answer_link_invalid: 'FORBIDDEN',
  documents_not_open: 'FORBIDDEN',
  id_required: 'BAD_REQUEST',
  id_type: 'UNSUPPORTED_MEDIA_TYPE',
  id_mismatch: 'UNSUPPORTED_MEDIA_TYPE',
  id_too_big_inside: 'UNPROCESSABLE_CONTENT',
  id_upload_failed: 'BAD_REQUEST',
  key_lost: 'CONFLICT',
  vault_refused: 'CONFLICT',
  nothing_on_file: 'NOT_FOUND',
  bank_password_needed: 'FORBIDDEN',
  bank_code_needed: 'FORBIDDEN',
  bank_code_wrong: 'FORBIDDEN',
  login_exists: 'CONFLICT',
  request_link_invalid: 'FORBIDDEN',
  download_link_invalid: 'FORBIDDEN',
  legal_hold: 'CONFLICT',
  job_closed: 'CONFLICT',
  job_deadline_passed: 'CONFLICT',
  manager_unknown: 'CONFLICT',
  search_too_broad: 'UNPROCESSABLE_CONTENT',
  tag_exists: 'CONFLICT',
  tag_spread: 'CONFLICT',
  tags_full: 'CONFLICT',
  views_full: 'CONFLICT',
  tags_per_person: 'CONFLICT',
  message_empty: 'BAD_REQUEST',
  message_too_long: 'PAYLOAD_TOO_LARGE',
  reply_pending: 'CONFLICT',
  conversation_closed: 'CONFLICT',
  too_many_messages: 'CONFLICT',
  consent_required: 'BAD_REQUEST',
  interview_not_open: 'FORBIDDEN',
  interview_too_short: 'CONFLICT',
  interview_completed: 'CONFLICT',
  merge_two_accounts: 'PRECONDITION_FAILED',
  merge_two_documents: 'PRECONDITION_FAILED',
  merge_both_open: 'PRECONDITION_FAILED',
  merge_deletion_open: 'PRECONDITION_FAILED',
  criteria_unread: 'PRECONDITION_FAILED',
  earlier_method: 'PRECONDITION_FAILED',
  scoring_model_changed: 'CONFLICT',
  rate_first: 'PRECONDITION_FAILED',
  interview_start_failed: 'INTERNAL_SERVER_ERROR',
  shift_not_open: 'CONFLICT',
  contest_not_possible: 'CONFLICT',
  report_due: 'CONFLICT',
  client_not_ready: 'CONFLICT',
  ai_rate_limited: 'TOO_MANY_REQUESTS',
  ai_unavailable: 'SERVICE_UNAVAILABLE',
  ai_stream_failed: 'BAD_GATEWAY',
  conflict: 'CONFLICT',
  unavailable: 'SERVICE_UNAVAILABLE',
  internal: 'INTERNAL_SERVER_ERROR',
} as const satisfies Record<ErrorCode, TRPC_ERROR_CODE_KEY>;

/**
 * PostgreSQL text and JSON can't store a zero byte or half a pair of UTF-16 units, which a JSON request can
 * contain; and a cursor's time may be invalid.
 */
const unstorableCodes = new Set([
  '22007', // invalid_datetime_format
  '22008', // datetime_field_overflow
  '22021', // character_not_in_repertoire
  '22P02', // invalid_text_representation
  '22P05', // untranslatable_character
]);

/**
 * The domain error behind anything thrown: itself, `unavailable` when the database cannot be reached, or
 * `invalid_input` for text that it can never hold.
 * Null for everything unexpected.
 */
export function toDomainError(thrown: unknown): DomainError | null {
  for (let error = thrown, depth = 0; error instanceof Error && depth < 5; error = error.cause, depth++) {
    if (error instanceof DomainError) return error;
    if (isDatabaseLost(error) || isLineBroken(error)) return new DomainError('unavailable');
    if ('code' in error && typeof error.code === 'string' && unstorableCodes.has(error.code))
      return new DomainError('invalid_input');
  }
  return null;
}
