import { deviceDrafts } from '../../drafts.ts';
import { formDraft } from '../../ui/form/draft.ts';

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
  introduction: 'Why you’re a good fit',
  resume: 'Résumé',
  coverLetter: 'Cover letter',
  linkedinUrl: 'LinkedIn profile',
  consent: 'Consent',
};

/** To the letter (specification file 1 §5). */
export const RESUME_MISSING = 'Please upload your resume to continue.';

/** Typed text is kept in this browser until it's sent, so closing the tab loses nothing. */
export const draft = formDraft(deviceDrafts, 'draft:application', Object.keys(emptyDraft));
