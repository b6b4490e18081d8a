import { brand } from '../company/brand.ts';
import { UNAVAILABLE } from './unavailable.ts';

/**
 * All refusals, with the message for people. `{…}` is filled from the error's data. Texts quoted by the specification
 * (§8 of both files) are verbatim.
 */
export const errorSentences = {
  // access
  not_signed_in: 'You must be logged in to access this page.',
  not_allowed: "You don't have permission to access this page",
  not_found: 'We couldn’t find what you asked for. It may have been removed.',
  session_ended: 'Your session has ended. Please sign in again.',
  no_employee_record: 'Could not load employee profile. Please contact HR.',
  not_hired: 'Access denied. Employee status required.',
  invalid_credentials: 'Invalid credentials. Please try again or contact support.',
  get invalid_access_code() {
    return `Invalid access code. Contact HR at ${brand.hrEmail}`;
  },
  second_factor_required: 'Please enter the code from your authenticator app.',
  second_factor_wrong: 'That code isn’t right. Try the next one your app shows.',
  second_factor_missing:
    'Turn on two-step sign-in under My account first. This action needs a code whenever more than one person can open this panel, or could in the last 24 hours.',
  second_factor_new:
    'You turned on two-step sign-in less than 24 hours ago. Try again in {wait}, or ask an admin who has had it on for longer.',
  payroll_too_large:
    'Your payroll file would have {people} lines, more than the {max} allowed per day. Nothing was exported. Ask the person who runs this server to raise PAYROLL_ROWS_A_DAY.',
  wrong_password: 'That password isn’t right.',
  weak_password: 'This password is too easy to guess. Try four random words, or a longer password.',
  get invitation_needed() {
    return `Employee accounts are created from an invitation. Contact HR at ${brand.hrEmail}.`;
  },
  get invitation_invalid() {
    return `This invitation no longer works. Contact HR at ${brand.hrEmail}.`;
  },
  account_exists: 'You already have an account with this address. Sign in to accept the invitation.',
  account_linked: 'This account belongs to a different employee record. Please sign in with another account.',
  link_invalid: 'This link no longer works. Please ask for a new one.',
  email_unconfirmed: 'Please confirm your email address first. The link is in the email we sent you.',
  email_taken: 'You can’t use this address. Please choose another one.',
  address_of_account:
    'This person signs in with that address. Ask them to change it in their profile, or reach them another way.',
  address_in_use: 'Another candidate has this address. Merge the two records instead.',
  email_in_use:
    'An email to this person is being sent right now, so we didn’t change the address. Try again in a minute.',
  email_left: 'The email is already on its way, so we left the status as it is.',
  // input
  invalid_input: 'Invalid input',
  too_many_attempts: 'Too many attempts. Please try again in {wait}.',
  cross_site:
    'We blocked this request because it came from another site. Open the page again and try once more.',
  too_large: 'That’s too much to send at once. Please shorten it.',
  // files
  resume_required: 'Please upload your resume to continue.',
  upload_failed: 'Failed to upload resume',
  cover_letter_missing: 'Please choose a cover letter first.',
  cover_letter_failed: 'Failed to upload cover letter',
  cover_letter_gone: 'Your cover letter is no longer available. Please choose it again, or apply without it.',
  logo_unreadable:
    'We couldn’t read this logo. Please save it as a PNG, or as an SVG with shapes only (no text), and try again.',
  logo_too_large: 'A logo can be up to 40 KB. Please choose a smaller file.',
  file_too_large: 'This file is larger than {limit}. Please choose a smaller one.',
  file_empty: 'This file is empty. Please choose another one.',
  file_type: 'Please upload a PDF, DOC, or DOCX file.',
  file_mismatch:
    'This file’s content doesn’t match its name. Please save it as a PDF, DOC, or DOCX file and try again.',
  file_broken: 'We couldn’t read this file. Please save it again and try once more.',
  file_locked: 'This file is locked or protected. Please save it without a password and try again.',
  file_active:
    'This file contains scripts, macros, or other files, which we don’t accept. Please save it as a plain PDF and try again.',
  file_infected: 'This file didn’t pass the virus check. Please choose another one.',
  file_check_unavailable: 'We can’t check files right now. Please try again in a few minutes.',
  file_unread: 'We couldn’t read this file. Read the warning before you download it.',
  file_gone: 'This file is no longer available. Please choose it again.',
  storage_full: 'We can’t store files right now. Please try again in a few minutes.',
  link_expired: 'This link has expired. Please open the file again from its page.',
  // documents
  documents_not_open: 'We don’t need these documents yet. HR will email you when we do.',
  id_required: "Please upload your ID or driver's license.",
  id_type: 'Please upload a JPEG, PNG, or WebP image or a PDF.',
  id_mismatch:
    'This file’s content doesn’t match its name. Please save it as a JPEG, PNG, WebP, or PDF file and try again.',
  id_too_big_inside: 'This file is too large. Please keep images to 50 megapixels and PDFs to 10 pages.',
  id_upload_failed: 'Failed to upload ID document',
  key_lost:
    'We can’t show this value because its encryption key is missing. You can still see masked data. Ask the person who runs this server to add the key to ENCRYPTION_KEYS.',
  vault_refused:
    'This value doesn’t belong to this record, so we didn’t show it. Please tell the person who runs this server.',
  bank_password_needed: 'To change your bank details, enter your password.',
  bank_code_needed: 'To change your bank details, enter the code we email you.',
  bank_code_wrong: 'This code isn’t right or has expired. Ask for a new one.',
  login_exists: 'You already have an account. To change its password, ask for a reset link.',
  nothing_on_file: 'Nothing has been submitted yet.',
  // privacy
  request_link_invalid: 'This link has expired or was already used. Please start your request again.',
  download_link_invalid:
    'This download link has expired or was opened in another browser. Please request a new copy.',
  answer_link_invalid: 'This link was already used or has expired. Nothing changed.',
  legal_hold: 'This data is under a legal hold and can’t be deleted right now.',
  // jobs
  job_closed: 'This job just closed. Submit again to send a general application instead.',
  job_deadline_passed: 'The application deadline has passed. Please choose a later one first.',
  manager_unknown: 'This hiring manager is no longer available. Please choose another one.',
  search_too_broad: 'This search matches too many records. Please be more specific.',
  // tags
  tag_exists: 'A tag with this name already exists.',
  tag_spread: 'More people have this tag now ({people}). Check the number, then try again.',
  tags_full: 'You already have {limit} tags. Delete or merge some first.',
  views_full: 'You already have {limit} saved views. Remove one first.',
  tags_per_person: 'A person can have up to {limit} tags. Remove some first.',
  // conversation
  message_empty: 'Please write a message first.',
  message_too_long: 'Please keep your message under {limit} characters.',
  reply_pending: 'Please wait for the reply before sending your next message.',
  conversation_closed: 'This conversation has ended.',
  too_many_messages: 'This conversation has reached its limit, so you can’t add to it. Please finish it now.',
  // interview
  consent_required: 'You must consent to continue',
  interview_not_open: 'Your interview isn’t open yet. HR will email you when it is.',
  interview_too_short:
    '“Complete Interview” unlocks after {min} messages, counting the interviewer’s. There are {have} so far.',
  interview_completed: 'You’ve already completed this interview.',
  criteria_unread: 'Please open every criterion before you confirm the result.',
  earlier_method: 'This result comes from an earlier method. Score the interview again first.',
  scoring_model_changed:
    'A different model scores interviews now. Check again to see how stable its scores are.',
  rate_first: 'Please rate this interview first, or view the proposal without rating.',
  interview_start_failed: 'Failed to start interview. Please try again.',
  // work
  shift_not_open: 'You don’t have an open work session. Start one to continue.',
  contest_not_possible: 'You can ask for a second look once the task is finished.',
  // client practice
  report_due: 'Please finish the report for your last chat first.',
  client_not_ready: 'Next client available in {wait}.',
  // AI
  ai_rate_limited: 'Too many requests. Please wait and try again.',
  ai_unavailable: 'AI service temporarily unavailable.',
  ai_stream_failed: 'Failed to start stream',
  // merging records
  merge_two_accounts:
    'Each record has its own account, so we can’t merge them. Ask the person which account they use, and continue with that record.',
  merge_two_documents:
    'Both records have onboarding documents with bank details. We can keep only one set, so you can’t merge these records.',
  merge_both_open:
    'Both records have an open interview, shift, or practice chat. Please wait until one of them ends.',
  merge_deletion_open:
    'One of these people asked us to delete their data, and that isn’t finished yet. You can merge the records once it is. See Privacy.',
  // everything else
  conflict: 'Someone else changed this at the same time. Please reload and try again.',
  unavailable: UNAVAILABLE,
  internal: 'Something went wrong on our side. Please try again.',
} as const;

export type ErrorCode = keyof typeof errorSentences;
export type ErrorData = Readonly<Record<string, string | number>>;

/** The sentence for `code`, with `{name}` replaced from `data`. */
export function sentence(code: ErrorCode, data: ErrorData = {}): string {
  return errorSentences[code].replace(/\{(\w+)\}/g, (_, key: string) => String(data[key] ?? ''));
}

/** Narrows an unknown string, such as one received over the wire, to an {@link ErrorCode}. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorSentences, value);
}
