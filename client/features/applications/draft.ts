import { deviceDrafts } from '../../drafts.ts';
import { formDraft } from '../../ui/form/draft.ts';
import { toast } from '../../ui/toast/toast.ts';

/** What a draft keeps of an unsent application: never the file, never the consent. */
export const emptyDraft = {
  fullName: '',
  email: '',
  phone: '',
  position: '',
  otherPosition: '',
  country: '',
  state: '',
  linkedinUrl: '',
  introduction: '',
};

/** All fields in the order of the page, as the error summary calls them. */
export const labels = {
  fullName: 'Full name',
  email: 'Email',
  phone: 'Phone',
  position: 'Position',
  otherPosition: 'Specify Position',
  country: 'Country',
  state: 'US state',
  introduction: "Why You're a Good Fit",
  resume: 'Résumé',
  coverLetter: 'Cover letter',
  linkedinUrl: 'LinkedIn profile',
  consent: 'Consent',
};

/** Typed text is kept in this browser until it's sent, so closing the tab loses nothing. */
export const draft = formDraft(deviceDrafts, 'draft:application', Object.keys(emptyDraft));

/** Clears outdated failures, so no error is shown next to something that worked. */
export function hideFailures(): void {
  toast.clear('Resume Required', 'Submission Failed');
}
