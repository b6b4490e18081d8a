import { useState } from 'react';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { panelMemory, useWholeDraft } from '../../panel/panelDrafts.ts';

export type EmailDraft = { subject: string; body: string };

/** By the ids of the group. */
const drafts = panelMemory<EmailDraft>();
const empty: EmailDraft = { subject: '', body: 'Hi {first name},\n\n' };
const keyOf = (ids: readonly CandidateId[]): string => ids.join(' ');

/**
 * The unsent email to these people, or the latest draft written for more than half of them. One person gets only their own
 * draft.
 */
export function emailTo(
  memory: ReadonlyMap<string, EmailDraft>,
  ids: readonly CandidateId[],
): EmailDraft | undefined {
  const meant = (group: string): boolean => {
    const before = new Set<string>(group.split(' '));
    return ids.filter((id) => before.has(id)).length * 2 > ids.length;
  };
  const latest = ids.length > 1 ? [...memory.keys()].findLast(meant) : undefined;
  return memory.get(keyOf(ids)) ?? (latest === undefined ? undefined : memory.get(latest));
}

/** The email to a group, by its sorted ids, kept while typing as {@link useWholeDraft} keeps it. */
export function useEmailDraft(ids: readonly CandidateId[]): ReturnType<typeof useWholeDraft<EmailDraft>> {
  const [found] = useState(() => emailTo(drafts, ids));
  const [draft, edit, written] = useWholeDraft(drafts, keyOf(ids), empty, found);
  const sent = (done: EmailDraft): void => {
    // Also where it was found: with the group it was first written for.
    for (const [group, email] of drafts) if (email === found) drafts.delete(group);
    written(done);
  };
  return [draft, edit, sent];
}
