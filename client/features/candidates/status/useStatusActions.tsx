import { type ReactNode, useState } from 'react';
import type { CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { endsEmployment } from '../../../../shared/candidates/status.ts';
import { type Asked, ConfirmStatus, plainChange, type StatusPerson } from './ConfirmStatus.tsx';
import { useStatusChange } from './useStatusChange.ts';

/** Hiring and rejecting email the person, and leaving "hired" ends employment, so they ask first. */
export const asksFirst = (from: CandidateStatus, to: CandidateStatus): boolean =>
  to === 'hired' || to === 'rejected' || endsEmployment(from, to);

/** `byKey`: chosen by a keyboard shortcut, so Enter confirms. */
export type ChooseStatus = (person: StatusPerson, status: CandidateStatus, byKey?: boolean) => void;

/**
 * Handles status choices and their confirmation dialog. The dialog belongs to the page rather than the row, because
 * rotating a tablet swaps the table for cards.
 */
export function useStatusActions(onFree: (person: StatusPerson) => void): {
  choose: ChooseStatus;
  dialog: ReactNode;
} {
  const change = useStatusChange();
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose: ChooseStatus = (person, status, byKey = false) => {
    if (status === person.status) return;
    if (asksFirst(person.status, status)) setAsked({ person, status, byKey });
    else void change(plainChange(person, status));
  };
  const dialog = (
    <ConfirmStatus
      asked={asked}
      onChange={change}
      onClose={() => setAsked(null)}
      onClosed={({ person }) => {
        // The previously focused element may be gone.
        if (document.activeElement === document.body) onFree(person);
      }}
    />
  );
  return { choose, dialog };
}
