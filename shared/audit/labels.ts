/** Labels of everything the audit log records. An action without a label doesn't compile. */
export const auditWords = {
  'auth.account_disabled': 'Account closed',
  'auth.account_enabled': 'Account reopened',
  'auth.account_from_portal': 'Account created in the portal',
  'auth.admin_created': 'First admin created',
  'auth.email_change_requested': 'New email address requested',
  'auth.email_changed': 'Email address changed',
  'auth.email_confirmed': 'Email address confirmed',
  'auth.password_changed': 'Password changed',
  'auth.password_reset': 'Password reset by emailed link',
  'auth.password_set_in_portal': 'Password chosen in the portal',
  'auth.recovery_code_used': 'Recovery code used',
  'auth.recovery_codes_renewed': 'Recovery codes replaced',
  'auth.second_factor_off': 'Two-step sign-in turned off',
  'auth.second_factor_on': 'Two-step sign-in turned on',
  'auth.sign_in_refused': 'Sign-in failed',
  'auth.signed_in': 'Signed in',
  'auth.signed_up': 'Signed up',
  'candidate.address_confirmed': 'Email address confirmed by the applicant',
  'candidate.code_issued': 'Access code sent',
  'candidate.code_replaced': 'Access code ended (account used instead)',
  'candidate.code_revoked': 'Access code revoked',
  'candidate.invited': 'Invitation sent',
  'candidate.invitation_revoked': 'Invitation revoked',
  'candidate.mail_written': 'Email sent to candidates',
  'candidate.merged': 'Records merged',
  'candidate.not_the_same': 'Marked as not duplicates',
  'candidate.request_answered': 'Candidate request answered',
  'candidate.status_changed': 'Candidate status changed',
  'candidate.tags_changed': 'Candidate tags changed',
  'contest.decided': 'Contested grade decided',
  'demo.removal_started': 'Removal of demo content started',
  'demo.removed': 'Demo content removed',
  'documents.bank_code_sent': 'Code to change bank details sent',
  'documents.changed': 'Documents changed',
  'documents.checked': 'Documents checked',
  'documents.payroll_exported': 'Payroll file exported',
  'documents.payroll_left_out': 'Left out of the payroll file: bank details couldn’t be decrypted',
  'documents.payroll_line': 'Bank details added to the payroll file',
  'documents.request_withdrawn': 'Document request withdrawn',
  'documents.requested': 'Document requested',
  'documents.revealed': 'Sensitive value revealed',
  'documents.settings_changed': 'Document rules changed',
  'documents.submitted': 'Documents submitted',
  'export.cut': 'Export ended early',
  'export.finished': 'Export downloaded',
  'export.prepared': 'Export prepared',
  'file.opened': 'File opened',
  'interview.confirmed': 'Interview result confirmed',
  'interview.looked_again': 'Decision based on an earlier result rechecked',
  'interview.own_rating_changed': 'Admin’s own interview rating changed',
  'interview.proposal_shown': 'AI proposal shown before rating',
  'interview.rated': 'Admin’s own interview rating saved',
  'interview.all_rescored': 'Earlier interviews re-scored',
  'interview.rescored': 'Interview re-scored',
  'interview.stability_cancelled': 'Stability check canceled',
  'interview.stability_checked': 'Score stability checked',
  'interview.rating_changed': 'Proposed rating changed',
  'job.archived': 'Job archived',
  'job.closed': 'Job closed',
  'job.closed_by_deadline': 'Job closed by its deadline',
  'job.created': 'Job created',
  'job.deleted': 'Job deleted',
  'job.published': 'Job posted',
  'job.reopened': 'Job reopened',
  'job.rubric_changed': 'Job interview questions or weights changed',
  'job.updated': 'Job updated',
  'mail.address_corrected': 'Address corrected after an email was returned',
  'mail.came_back': 'Email marked as returned',
  'mail.came_back_undone': 'Email no longer marked as returned',
  'mail.left': 'Returned email dismissed',
  'mail.previewed': 'Email viewed in the log',
  'mail.retried': 'Email resent',
  'panel.invited': 'Panel invitation sent',
  'panel.role_changed': 'Panel access changed',
  'portal.opened': 'Portal opened with an access code',
  'privacy.copy_opened': 'Data copy downloaded',
  'privacy.copy_requested': 'Data copy requested',
  'privacy.deletion_approved': 'Deletion approved',
  'privacy.deletion_requested': 'Data deletion requested',
  'privacy.erased': 'Person’s data deleted',
  'privacy.exported_by_command': 'Data exported from the command line',
  'privacy.hold_lifted': 'Legal hold lifted',
  'privacy.hold_set': 'Legal hold set',
  'privacy.retention_changed': 'Data retention changed',
  'safety.closed': 'Urgent item closed',
  'safety.contact_changed': 'Safety contact changed',
  'safety.passage_opened': 'Urgent item opened',
  'safety.raised': 'Urgent item raised',
  'safety.taken': 'Urgent item assigned',
  'settings.blind_review_changed': 'Setting “Rate before seeing the AI’s score” turned on or off',
  'settings.confirming_changed': 'Score confirmation for connected models turned on or off',
  'settings.changed': 'Settings changed',
  'settings.legal_changed': 'Legal text published',
  'settings.mail_changed': 'Email template changed',
  'settings.mail_reset': 'Email template reset',
  'settings.scoring_model_allowed': 'Scoring by a model that failed its evaluation turned on or off',
  'settings.reset': 'Settings reset',
  'tag.changed': 'Tag changed',
  'tag.created': 'Tag created',
  'tag.deleted': 'Tag deleted',
  'tag.merged': 'Tags merged',
  'vault.keys_rotated': 'Encryption keys rotated',
  'report.downloaded': 'Monthly report downloaded',
} as const;

export type AuditAction = keyof typeof auditWords;

/** An action's label; actions of earlier versions keep their own name. */
export function auditText(action: string): string {
  return isAuditAction(action) ? auditWords[action] : action;
}

function isAuditAction(action: string): action is AuditAction {
  return Object.hasOwn(auditWords, action);
}

const subjects: Readonly<Record<string, string>> = {
  candidate: 'Candidate',
  contest: 'Contested grade',
  export: 'Export',
  file: 'File',
  interview: 'Interview',
  job: 'Job',
  mail: 'Email',
  privacy_request: 'Data request',
  safety_flag: 'Urgent item',
  tag: 'Tag',
  user: 'Account',
};

/** A label for the subject of a log line. */
export function subjectText(kind: string | null): string {
  if (kind === null) return '';
  return subjects[kind] ?? kind.replaceAll('_', ' ');
}

/** Recorded values that read badly as "name: value". A text left empty means that nothing is shown. */
const detailTexts: Readonly<Record<string, string>> = {
  'bank: true': 'bank details changed',
  'bank: false': '',
  'notified: true': 'emailed',
  'notified: false': 'not emailed',
  'about: human': 'about: a person instead of the AI',
  'about: review': 'about: the score',
};

/** "keptUntil" and "not_the_same" as plain words. */
export const plainWords = (name: string): string =>
  name
    .replace(/([a-z])([A-Z])/g, (_, before, letter) => `${before} ${letter.toLowerCase()}`)
    .replaceAll('_', ' ');

type Recorded = string | number | boolean | null | undefined;

/** All recorded values in words; a changed setting is recorded under two names, "field.from" and "field.to". */
export function detailsText(data: Readonly<Record<string, Recorded>>): string {
  const texts = Object.entries(data).map(([name, value]) => {
    const [, field, end] = /^(.+)\.(from|to)$/.exec(name) ?? [];
    if (field === undefined) return detailText(name, value);
    if (end === 'from' && `${field}.to` in data) return '';
    return `${plainWords(field)}: ${changed(data[`${field}.from`])} → ${changed(data[`${field}.to`])}`;
  });
  return texts.filter((text) => text !== '').join(', ');
}

function changed(value: Recorded): string {
  if (value === undefined || value === null || value === '') return 'none';
  return typeof value === 'boolean' ? (value ? 'on' : 'off') : `${value}`;
}

/** A recorded value in words; '' when it says nothing. */
function detailText(name: string, value: Recorded): string {
  if (value === undefined || value === null || value === '') return '';
  const known = detailTexts[`${name}: ${value}`];
  if (known !== undefined) return known;
  if (typeof value === 'boolean') return value ? plainWords(name) : `not ${plainWords(name)}`;
  return name === 'consent' ? `consent text of ${value}` : `${plainWords(name)}: ${value}`;
}
