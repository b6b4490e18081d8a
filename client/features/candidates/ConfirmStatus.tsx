import { Checkbox, Modal, Textarea } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CandidateStatus } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import type { ChangeStatus, StatusChange } from './useStatusChange.ts';

export type StatusPerson = { id: CandidateId; fullName: string; status: CandidateStatus };
export type Asked = { person: StatusPerson; status: CandidateStatus };

/** A change that needs no questions; what it brings with it happens. */
export function plainChange(person: StatusPerson, status: CandidateStatus): StatusChange {
  return {
    candidateId: person.id,
    fullName: person.fullName,
    status,
    from: person.status,
    notify: true,
    idempotencyKey: crypto.randomUUID(),
  };
}

type Props = { onChange: ChangeStatus; onClose: () => void };

/** Hiring and rejecting ask first, because they write to a person. */
export function ConfirmStatus({
  asked,
  onClosed,
  ...props
}: Props & {
  /** Null while nothing is asked. */
  asked: Asked | null;
  /** The dialog is gone and the focus is free. */
  onClosed: (last: Asked) => void;
}) {
  // What it asked last stays in it while it fades.
  const last = useRef(asked);
  if (asked) last.current = asked;
  const shown = last.current;
  return (
    <Modal
      opened={asked !== null}
      onClose={props.onClose}
      size={560}
      title={shown && `${shown.status === 'rejected' ? 'Reject' : 'Hire'} ${shown.person.fullName}?`}
      onExitTransitionEnd={() => shown && onClosed(shown)}
    >
      {asked && <ConfirmForm key={asked.person.id} {...asked} {...props} />}
    </Modal>
  );
}

function ConfirmForm({ person, status, onChange, onClose }: Props & Asked) {
  const [change] = useState(() => plainChange(person, status));
  const [notify, setNotify] = useState(true);
  const [note, setNote] = useState('');
  const reject = status === 'rejected';
  return (
    <div className="stack g16">
      <p>
        {reject
          ? 'Access code and invitation stop working, and the person is signed out. The application is kept.'
          : 'The person gets an invitation to create an employee account; who has an account reads that it is open for work now.'}
      </p>
      <Checkbox
        checked={notify}
        onChange={(event) => setNotify(event.currentTarget.checked)}
        label={reject ? 'Notify the person with a respectful note' : 'Send it by mail'}
      />
      <Textarea
        label="Note for the timeline (optional)"
        description="Only HR sees it."
        autosize
        minRows={2}
        maxLength={2000}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <div className="row g8 w">
        <button
          type="button"
          className={reject ? 'btn dfill' : 'btn filled'}
          onClick={() => {
            onChange({ ...change, notify, note: note.trim() || undefined });
            onClose();
          }}
        >
          {reject ? 'Reject' : 'Hire'}
        </button>
        <button type="button" className="btn default" onClick={onClose}>
          Cancel
        </button>
      </div>
    </div>
  );
}
