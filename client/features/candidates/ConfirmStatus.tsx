import { Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CandidateStatus } from '../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../shared/ids/schema.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NoteField } from '../../ui/form/NoteField.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';
import { Fine } from '../../ui/Text.tsx';
import type { ChangeStatus, StatusChange } from './useStatusChange.ts';

export type StatusPerson = { id: CandidateId; fullName: string; status: CandidateStatus };
/** `byKey`: opened by a keyboard shortcut, so Enter confirms. */
export type Asked = { person: StatusPerson; status: CandidateStatus; byKey?: boolean };

/** A change without a dialog, with its default effects. */
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

/** Rejecting an employee ends employment. */
const endsEmployment = ({ person, status }: Asked): boolean =>
  status === 'rejected' && person.status === 'hired';

function titleOf(asked: Asked): string {
  const { fullName } = asked.person;
  if (endsEmployment(asked)) return `End ${fullName}’s employment?`;
  return `${asked.status === 'rejected' ? 'Reject' : 'Hire'} ${fullName}?`;
}

type Props = { onChange: ChangeStatus; onClose: () => void };

/** Hiring and rejecting ask first, because they email the person. */
export function ConfirmStatus({
  asked,
  onClosed,
  ...props
}: Props & {
  /** Null while no question is open. */
  asked: Asked | null;
  /** Called after the dialog has closed, to place the focus. */
  onClosed: (last: Asked) => void;
}) {
  // Keeps its content while fading out.
  const last = useRef(asked);
  if (asked) last.current = asked;
  const shown = last.current;
  return (
    <Dialog
      opened={asked !== null}
      onClose={props.onClose}
      title={shown && titleOf(shown)}
      onClosed={() => shown && onClosed(shown)}
    >
      {asked && <ConfirmForm key={asked.person.id} {...asked} {...props} />}
    </Dialog>
  );
}

function ConfirmForm({ person, status, byKey, onChange, onClose }: Props & Asked) {
  const [change] = useState(() => plainChange(person, status));
  const ends = endsEmployment({ person, status });
  const [notify, setNotify] = useState(!ends);
  const [note, setNote] = useState('');
  const reject = status === 'rejected';
  return (
    <Stack>
      <p>
        {ends
          ? 'They’ll be signed out and won’t be able to open the employee area. We’ll keep their record. We won’t email them, so please tell them yourself.'
          : reject
            ? 'Their access code and invitation will stop working, and they’ll be signed out. We’ll keep the application.'
            : 'We’ll email an invitation to create an employee account (or tell them their account is ready). Their access code will stop working.'}
      </p>
      {!ends && (
        <Checkbox
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
          label={reject ? 'Email them the decision' : 'Send the email'}
        />
      )}
      <NoteField
        label="Note for the timeline (optional)"
        hint="Only HR can see it."
        max={2000}
        value={note}
        onChange={setNote}
      />
      <Group gap={8} wrap>
        <Button
          variant={reject ? 'danger-filled' : 'filled'}
          {...(byKey ? { 'data-autofocus': true } : {})}
          onClick={() => {
            onChange({ ...change, notify, note: note.trim() || undefined });
            onClose();
          }}
        >
          {ends ? 'End employment' : reject ? 'Reject' : 'Hire'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        {byKey && <Fine as="span">Press Enter to confirm or Esc to go back.</Fine>}
      </Group>
    </Stack>
  );
}
