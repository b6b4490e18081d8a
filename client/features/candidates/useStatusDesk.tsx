import { type ReactNode, useState } from 'react';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import { type Asked, ConfirmStatus, plainChange, type StatusPerson } from './ConfirmStatus.tsx';
import { useStatusChange } from './useStatusChange.ts';

/** Whether a status writes to a person, so that it is asked about first. */
export const asksFirst = (status: CandidateStatus): boolean => status === 'hired' || status === 'rejected';

/** `byKey`: a letter chose it, so that Enter has to decide. */
export type ChooseStatus = (person: StatusPerson, status: CandidateStatus, byKey?: boolean) => void;

/**
 * The one place where a status is chosen and, when it writes to a person, asked about. The question belongs
 * to the page and not to the row it began in: a tablet that is turned swaps table and cards under it.
 */
export function useStatusDesk(onFree: (person: StatusPerson) => void): {
  choose: ChooseStatus;
  dialog: ReactNode;
} {
  const change = useStatusChange();
  const [asked, setAsked] = useState<Asked | null>(null);
  const choose: ChooseStatus = (person, status, byKey = false) => {
    if (status === person.status) return;
    if (asksFirst(status)) setAsked({ person, status, byKey });
    else change(plainChange(person, status));
  };
  const dialog = (
    <ConfirmStatus
      asked={asked}
      onChange={change}
      onClose={() => setAsked(null)}
      onClosed={({ person }) => {
        // What had the focus before may be gone by now.
        if (document.activeElement === document.body) onFree(person);
      }}
    />
  );
  return { choose, dialog };
}
