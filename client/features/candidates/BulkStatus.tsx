import { Checkbox, Modal, Textarea } from '@mantine/core';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import type { CandidateRow, CandidateStatus } from '../../../shared/candidates/schema.ts';
import { counted } from '../../../shared/text/counted.ts';
import { trpc } from '../../trpc.ts';
import { Button } from '../../ui/Button.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { Group, Stack } from '../../ui/Stack.tsx';
import { Muted, Text } from '../../ui/Text.tsx';
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
  const [key] = useState(() => crypto.randomUUID());
  const [notify, setNotify] = useState(true);
  const [note, setNote] = useState('');
  const moving = people.filter((person) => person.status !== status);
  const overtaken = moving.filter(({ id, status: chosen }) =>
    now.some((person) => person.id === id && person.status !== chosen),
  ).length;
  const employed = status === 'rejected' ? moving.filter((person) => person.status === 'hired').length : 0;
  const first = moving[0];
  const mail = trpc.admin.statusMail.useQuery(first ? { candidateId: first.id, status } : skipToken);
  const change = useBulkStatus();
  return (
    <Stack>
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
      <Textarea
        label="Note for the timeline (optional)"
        description="Only HR can see it."
        autosize
        minRows={2}
        maxLength={2000}
        dir="auto"
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Group gap={8} wrap>
        <Button
          variant={status === 'rejected' ? 'danger-filled' : 'filled'}
          disabled={moving.length === 0 || change.pending}
          onClick={() => {
            change.run({
              candidateIds: moving.map(({ id }) => id),
              from: Object.fromEntries(moving.map((person) => [person.id, person.status])),
              status,
              notify,
              note: note.trim() || undefined,
              idempotencyKey: key,
            });
            onClose();
            onDone();
          }}
        >
          Change {counted(moving.length, 'person', 'people')}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </Group>
    </Stack>
  );
}
