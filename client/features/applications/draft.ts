import { deviceDrafts } from '../../drafts.ts';

const KEY = 'draft:application';

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
export type Draft = typeof emptyDraft;
export type DraftField = keyof Draft;

export const draftFields = Object.keys(emptyDraft).filter(
  (field): field is DraftField => field in emptyDraft,
);

/** All fields in the order of the page, as the error summary calls them. */
export const labels: Record<DraftField | 'resume' | 'coverLetter' | 'consent' | 'website', string> = {
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
  website: 'Website',
};

/** This device's draft, or an empty one; a corrupt draft counts as empty. */
export function readDraft(): Draft {
  const draft = { ...emptyDraft };
  try {
    const stored: unknown = JSON.parse(deviceDrafts.read(KEY) ?? 'null');
    if (typeof stored !== 'object' || stored === null) return draft;
    const values = new Map<string, unknown>(Object.entries(stored));
    for (const field of draftFields) {
      const value = values.get(field);
      if (typeof value === 'string') draft[field] = value;
    }
  } catch {
    return { ...emptyDraft };
  }
  return draft;
}

/** Keeps the typed text in this browser, so closing the tab loses nothing. An empty form is removed. */
export function writeDraft(draft: Draft): void {
  if (isEmpty(draft)) {
    clearDraft();
    return;
  }
  const stored = Object.fromEntries(draftFields.map((field) => [field, draft[field]]));
  deviceDrafts.write(KEY, JSON.stringify(stored));
}

/** Removes the draft after it's sent or discarded. */
export function clearDraft(): void {
  deviceDrafts.write(KEY, '');
}

/** True when nothing was typed. */
export function isEmpty(draft: Draft): boolean {
  return draftFields.every((field) => draft[field] === '');
}
