import { Checkbox, Modal } from '@mantine/core';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateRow, CandidateStatus } from '../../../shared/candidates/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { trpc } from '../../trpc.ts';
import { CallForm } from '../../ui/form/CallForm.tsx';
import { NoteField } from '../../ui/form/NoteField.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Muted, Text } from '../../ui/Text.tsx';
import { useStillOpen } from '../../ui/useStillOpen.ts';
import { doneWith, keyFor, usePanelDraft } from '../admin/panelDrafts.ts';
import { useBulkStatus } from './useBulkStatus.ts';

type Props = {
  people: CandidateRow[];
  /** Null while no question is open. */
  status: CandidateStatus | null;
  onClose: () => void;
  onDone: () => void;
};

/** Confirms a bulk status change and previews its email. */
export function BulkStatus({ people, status, onClose, onDone }: Props) {
  return (
    <Modal
      opened={status !== null}
      onClose={onClose}
      size={640}
      title={`Change ${counted(people.length, 'person', 'people')}`}
    >
      {status && <Form key={status} people={people} status={status} onClose={onClose} onDone={onDone} />}
    </Modal>
  );
}

function Form({ people: now, status, onClose, onDone }: Props & { status: CandidateStatus }) {
  // The people as selected, so that changes by others in the meantime aren't overwritten unseen.
  const [people] = useState(now);
  const [notify, setNotify] = useState(true);
  const about = `bulk ${status} of ${people.map(({ id }) => id).join(' ')}`;
  const [note, setNote] = usePanelDraft(about);
  const moving = people.filter((person) => person.status !== status);
  const employed = status === 'rejected' ? moving.filter((person) => person.status === 'hired').length : 0;
  const first = moving[0];
  const mail = trpc.admin.statusMail.useQuery(first ? { candidateId: first.id, status } : skipToken);
  const change = useBulkStatus();
  const stillOpen = useStillOpen();
  // What's changing right now is this change.
  const overtaken = change.pending
    ? 0
    : moving.filter(({ id, status: chosen }) =>
        now.some((person) => person.id === id && person.status !== chosen),
      ).length;
  const run = async (): Promise<void> => {
    const input = {
      candidateIds: moving.map(({ id }) => id),
      from: Object.fromEntries(moving.map((person) => [person.id, person.status])),
      status,
      notify,
      note: note.trim() || undefined,
    };
    if (!(await change.run({ ...input, idempotencyKey: keyFor(about, input) }))) return;
    doneWith(about);
    setNote('');
    if (!stillOpen()) return;
    onClose();
    onDone();
  };
  return (
    <CallForm
      pending={change.pending}
      action={`Change ${counted(moving.length, 'person', 'people')}`}
      doing="Changing…"
      variant={status === 'rejected' ? 'danger-filled' : undefined}
      disabled={moving.length === 0}
      onCancel={onClose}
      onSubmit={() => void run()}
    >
      <p>
        {moving.length === 0
          ? `Everyone is already ${status}.`
          : `We’ll mark ${counted(moving.length, 'person', 'people')} as ${status}.`}
      </p>
      {overtaken > 0 && (
        <Notice kind="warn">
          Someone else changed {overtaken === 1 ? 'one' : overtaken} of them after you selected them. We’ll
          leave {overtaken === 1 ? 'that person' : 'those people'} unchanged.
        </Notice>
      )}
      {employed > 0 && (
        <Notice kind="warn">
          {employed === 1 ? 'One of them works' : `${employed} of them work`} here. This will end their
          employment.
        </Notice>
      )}
      {mail.data && (
        <>
          <Checkbox
            checked={notify}
            onChange={(event) => setNotify(event.currentTarget.checked)}
            // Enter on a box would change everyone.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            label="Send this email to each of them"
          />
          {notify && (
            <figure className="ad-preview-mail">
              <Text as="figcaption" size="sm">
                <Muted>Subject</Muted> <b>{mail.data.subject}</b>{' '}
                <Muted>as {first?.fullName} will see it</Muted>
              </Text>
              <pre className="ad-mail" dir="auto">
                {mail.data.text}
              </pre>
            </figure>
          )}
        </>
      )}
      <NoteField
        label="Note for the timeline (optional)"
        hint="Only HR can see it."
        max={2000}
        value={note}
        onChange={setNote}
      />
    </CallForm>
  );
}
