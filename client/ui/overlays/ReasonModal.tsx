import { type ReactNode, useState } from 'react';
import { CallForm } from '../form/CallForm.tsx';
import { NoteField } from '../form/NoteField.tsx';
import { Dialog } from './Dialog.tsx';

const REASON_MAX = 500;

type Props = {
  opened: boolean;
  title: string;
  action: string;
  /** The reason's label. */
  label: string;
  /** Minimum length in characters. */
  min: number;
  pending: boolean;
  onClose: () => void;
  onReason: (reason: string) => void;
  /** What happens then. */
  children: ReactNode;
};

/** Asks for a reason before something that's recorded. Closed by mistake, it keeps what was typed. */
export function ReasonModal({ opened, title, label, min, onReason, children, ...form }: Props) {
  const [reason, setReason] = useState('');
  return (
    <Dialog opened={opened} onClose={form.onClose} size={560} title={title}>
      <CallForm
        pending={form.pending}
        action={form.action}
        disabled={reason.trim().length < min}
        onCancel={form.onClose}
        onSubmit={() => onReason(reason)}
      >
        {children}
        <NoteField label={label} max={REASON_MAX} value={reason} onChange={setReason} />
      </CallForm>
    </Dialog>
  );
}
