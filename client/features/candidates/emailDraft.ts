import { useState } from 'react';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { panelMemory } from '../admin/panelDrafts.ts';

export type EmailDraft = { subject: string; body: string };
type Kept = EmailDraft & { ids: readonly CandidateId[] };

const drafts = panelMemory<Kept>();
const empty: EmailDraft = { subject: '', body: 'Hello {first name},\n\n' };
const keyOf = (ids: readonly CandidateId[]): string => ids.join(' ');
const isSame = (one: EmailDraft, other: EmailDraft): boolean =>
  one.subject === other.subject && one.body === other.body;

/**
 * The unsent email to these people, or the latest one that most of them were meant to get: it stays when some people
 * are added or left out, and is never offered to others. One person's is their own.
 */
export function emailTo(memory: ReadonlyMap<string, Kept>, ids: readonly CandidateId[]): Kept | undefined {
  const meant = ({ ids: before }: Kept): boolean =>
    ids.filter((id) => before.includes(id)).length * 2 > ids.length;
  return memory.get(keyOf(ids)) ?? (ids.length > 1 ? [...memory.values()].findLast(meant) : undefined);
}

/** The email to a group, by its sorted ids, kept while typing. `sent` clears it, unless something else was typed in the meantime. */
export function useEmailDraft(
  ids: readonly CandidateId[],
): [draft: EmailDraft, edit: (part: Partial<EmailDraft>) => void, sent: (done: EmailDraft) => void] {
  const [kept] = useState(() => emailTo(drafts, ids));
  const [draft, setDraft] = useState<EmailDraft>(kept ?? empty);
  const key = keyOf(ids);
  const edit = (part: Partial<EmailDraft>): void => {
    const next = { ...draft, ...part };
    // Deleted first, so that it becomes the latest.
    drafts.delete(key);
    if (!isSame(next, empty)) drafts.set(key, { ...next, ids });
    setDraft(next);
  };
  const sent = (done: EmailDraft): void => {
    for (const [group, text] of drafts)
      if (text === kept || (group === key && isSame(text, done))) drafts.delete(group);
    setDraft((now) => (isSame(now, done) ? empty : now));
  };
  return [draft, edit, sent];
}
