import { type ReactNode, useState } from 'react';
import { isErased } from '../../../../shared/candidates/erased.ts';
import type { CandidateRow } from '../../../../shared/candidates/schema.ts';
import { useKeys } from '../../panel/keys/useKeys.ts';
import { focusedRow } from '../../panel/keys/useStepKeys.ts';
import { useMayChange } from '../../panel/panelPerson.ts';
import { WriteEmail } from './WriteEmail.tsx';

/** E emails the person in the focused row. */
export function useEmailKey(rows: readonly CandidateRow[]): ReactNode {
  const mayChange = useMayChange();
  const [to, setTo] = useState<CandidateRow | null>(null);
  const write = (): void => {
    const id = focusedRow()?.querySelector<HTMLElement>('[data-candidate]')?.dataset.candidate;
    setTo(rows.find((row) => row.id === id && !isErased(row)) ?? null);
  };
  useKeys('page', { e: mayChange ? write : null });
  const close = (): void => setTo(null);
  return <WriteEmail people={to ? [to] : []} opened={to !== null} onClose={close} onDone={close} />;
}
