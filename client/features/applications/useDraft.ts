import { z } from 'zod';

const KEY = 'draft:application';

/** What is kept of an unsent application; never the file, never the consent. */
const Draft = z.object({
  fullName: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  otherPosition: z.string(),
  country: z.string(),
  state: z.string(),
  introduction: z.string(),
});
export type Draft = z.infer<typeof Draft>;

export const emptyDraft: Draft = {
  fullName: '',
  email: '',
  phone: '',
  position: '',
  otherPosition: '',
  country: '',
  state: '',
  introduction: '',
};

/** The draft of this device, or an empty one; a damaged one counts as none. */
export function readDraft(): Draft {
  try {
    return Draft.parse(JSON.parse(localStorage.getItem(KEY) ?? ''));
  } catch {
    return emptyDraft;
  }
}

export function writeDraft(draft: Draft): void {
  const { fullName, email, phone, position, otherPosition, country, state, introduction } = draft;
  const kept = { fullName, email, phone, position, otherPosition, country, state, introduction };
  if (Object.values(kept).every((value) => value === '')) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(kept));
}

export function clearDraft(): void {
  localStorage.removeItem(KEY);
}
