/**
 * Everything the audit log records, in words for HR's screens. The log only takes what stands here, so a new
 * kind without a sentence does not compile.
 */
export const auditWords = {
  'auth.account_disabled': 'Account closed',
  'auth.account_enabled': 'Account opened again',
  'auth.account_from_portal': 'Account created in the portal',
  'auth.admin_created': 'First admin created',
  'auth.email_change_requested': 'New email address asked for',
  'auth.email_changed': 'Email address changed',
  'auth.email_confirmed': 'Email address confirmed',
  'auth.password_changed': 'Password changed',
  'auth.password_reset': 'Password reset by mailed link',
  'auth.password_set_in_portal': 'Password chosen in the portal',
  'auth.second_factor_off': 'Two-step sign-in turned off',
  'auth.second_factor_on': 'Two-step sign-in turned on',
  'auth.sign_in_refused': 'Sign-in refused',
  'auth.signed_in': 'Signed in',
  'auth.signed_up': 'Signed up',
  'candidate.code_issued': 'Access code sent',
  'candidate.code_replaced': 'Access code replaced by the account',
  'candidate.code_revoked': 'Access code withdrawn',
  'candidate.invited': 'Invitation sent',
  'candidate.invitation_revoked': 'Invitation withdrawn',
  'candidate.mail_written': 'Mail written to candidates',
  'candidate.merged': 'Records of one person merged',
  'candidate.not_the_same': 'Two records said to be two people',
  'candidate.request_answered': 'Request of a candidate answered',
  'candidate.status_changed': 'Candidate status changed',
  'candidate.tags_changed': 'Tags of a candidate changed',
  'contest.decided': 'Contested grade decided',
  'documents.bank_code_sent': 'Code for a change of bank details sent',
  'documents.changed': 'Documents changed',
  'documents.checked': 'Documents checked',
  'documents.payroll_exported': 'Payroll file exported',
  'documents.payroll_line': 'Bank details written into the payroll file',
  'documents.request_withdrawn': 'Request for a document withdrawn',
  'documents.requested': 'Document asked for',
  'documents.revealed': 'Hidden number shown in full',
  'documents.settings_changed': 'Rule for documents changed',
  'documents.submitted': 'Documents handed in',
  'export.cut': 'Export cut off before its end',
  'export.finished': 'Export downloaded',
  'export.prepared': 'Export prepared',
  'file.opened': 'File opened',
  'interview.confirmed': 'Interview result confirmed',
  'interview.looked_again': 'Decision on an earlier result looked at again',
  'interview.own_rating_changed': 'Own rating of an interview changed',
  'interview.proposal_shown': 'AI proposal shown without rating first',
  'interview.rated': 'Interview rated',
  'interview.all_rescored': 'Interviews of an earlier method scored again',
  'interview.rescored': 'Interview scored again',
  'interview.stability_cancelled': 'Check of stability cancelled',
  'interview.stability_checked': 'Stability of a score checked',
  'interview.rating_changed': 'Rating of an interview changed',
  'job.archived': 'Job archived',
  'job.closed': 'Job closed',
  'job.closed_by_deadline': 'Job closed by its deadline',
  'job.created': 'Job posted',
  'job.deleted': 'Job deleted',
  'job.reopened': 'Job activated',
  'job.rubric_changed': 'What a job’s interviews ask and count changed',
  'job.updated': 'Job changed',
  'mail.address_corrected': 'Address corrected after an email came back',
  'mail.came_back': 'Email marked as returned',
  'mail.came_back_undone': 'Email no longer marked as returned',
  'mail.left': 'Returned email left as it is',
  'mail.previewed': 'Mail read in the log',
  'mail.retried': 'Mail sent again',
  'panel.invited': 'Invitation to the panel sent',
  'panel.role_changed': 'Access to the panel changed',
  'portal.opened': 'Portal opened with an access code',
  'privacy.copy_opened': 'Copy of own data downloaded',
  'privacy.copy_requested': 'Copy of own data asked for',
  'privacy.deletion_approved': 'Deletion approved',
  'privacy.deletion_requested': 'Deletion of own data asked for',
  'privacy.erased': 'Person erased',
  'privacy.exported_by_command': 'Data exported from the command line',
  'privacy.hold_lifted': 'Legal hold lifted',
  'privacy.hold_set': 'Legal hold set',
  'privacy.retention_changed': 'Retention changed',
  'safety.closed': 'Safety flag closed',
  'safety.contact_changed': 'Safety contact changed',
  'safety.passage_opened': 'Passage of a safety flag opened',
  'safety.raised': 'Safety flag raised',
  'safety.taken': 'Safety flag taken on',
  'settings.blind_review_changed': 'Rating before the AI turned on or off',
  'settings.confirming_changed': 'Confirming scores of a connected model turned on or off',
  'settings.changed': 'Settings changed',
  'settings.mail_changed': 'Text of a mail changed',
  'settings.mail_reset': 'Text of a mail back to default',
  'settings.scoring_model_allowed': 'Model allowed to score despite its evaluation, or no longer',
  'settings.reset': 'Settings back to default',
  'tag.changed': 'Tag changed',
  'tag.created': 'Tag made',
  'tag.deleted': 'Tag deleted',
  'tag.merged': 'Tags merged',
  'vault.keys_rotated': 'Encryption keys rotated',
  'report.downloaded': 'Monthly report downloaded',
} as const;

export type AuditAction = keyof typeof auditWords;

/** In words; a line that an earlier version wrote keeps its own name. */
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
  mail: 'Mail',
  privacy_request: 'Data request',
  safety_flag: 'Safety flag',
  tag: 'Tag',
  user: 'Account',
};

/** What a line of the log is about, in words. */
export function subjectText(kind: string | null): string {
  if (kind === null) return '';
  return subjects[kind] ?? kind.replaceAll('_', ' ');
}
