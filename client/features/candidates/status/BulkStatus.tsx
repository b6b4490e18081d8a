import { Checkbox } from '@mantine/core';
import { skipToken } from '@tanstack/react-query';
import { useState } from 'react';
import { BULK_MAX } from '../../../../shared/candidates/bulk.ts';
import type { CandidateRow, CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { emailedStatuses, endsEmployment } from '../../../../shared/candidates/status.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { trpc } from '../../../trpc.ts';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { QueryError } from '../../../ui/states/Loaded.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { SkeletonLines } from '../../../ui/states/Skeleton.tsx';
import { Muted, Text } from '../../../ui/text/Text.tsx';
import { NO_MAILBOX, useInvented } from '../../demo/DemoMark.tsx';
import { doneWith, keyFor, panelMemory, useWholeDraft } from '../../panel/panelDrafts.ts';
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
    <Dialog
      opened={status !== null}
      onClose={onClose}
      size={640}
      title={`Change ${counted(people.length, 'person', 'people')}`}
    >
      {status && <Form key={status} people={people} status={status} onClose={onClose} onDone={onDone} />}
    </Dialog>
  );
}

const drafts = panelMemory<{ note: string; notify: boolean }>();

function Form({ people: now, status, onClose, onDone }: Props & { status: CandidateStatus }) {
  // The people as selected, so that changes by others in the meantime aren't overwritten unseen.
  const [people] = useState(now);
  // In one order: a group that's selected in another one keeps its note and its key.
  const ids = people.map(({ id }) => id).toSorted();
  const about = `bulk ${status} of ${ids.join(' ')}`;
  const [{ note, notify }, edit, sent] = useWholeDraft(drafts, about, { note: '', notify: true });
  const moving = people.filter((person) => person.status !== status);
  const employed = moving.filter((person) => endsEmployment(person.status, status));
  // People whose employment ends get no email, because HR tells them.
  const emailed = emailedStatuses.has(status) ? moving.filter((person) => !employed.includes(person)) : [];
  const first = emailed[0];
  const invented = useInvented();
  const email = trpc.admin.statusMail.useQuery(first ? { candidateId: first.id, status } : skipToken);
  const unknown = first !== undefined && email.isPending;
  const change = useBulkStatus();
  const stillOpen = useStillOpen();
  const tooMany = moving.length > BULK_MAX;
  // What's changing right now is this change.
  const overtaken = change.pending ? 0 : changedSince(moving, now);
  const run = async (): Promise<void> => {
    const ordered = inOrder(moving);
    const input = {
      candidateIds: ordered.map(({ id }) => id),
      from: Object.fromEntries(ordered.map((person) => [person.id, person.status])),
      status,
      notify: notify && first !== undefined,
      note: note.trim() || undefined,
    };
    if (!(await change.run({ ...input, idempotencyKey: keyFor(about, input) }))) return;
    doneWith(about);
    sent({ note, notify });
    if (!stillOpen()) return;
    onClose();
    onDone();
  };
  return (
    <CallForm
      pending={change.pending}
      action={`Change ${counted(moving.length, 'person', 'people')}`}
      doing="Changing…"
      variant={status === 'rejected' || employed.length > 0 ? 'danger-filled' : undefined}
      // Disabled until the email that would be sent is loaded and visible.
      disabled={moving.length === 0 || tooMany || unknown}
      onCancel={onClose}
      onSubmit={() => void run()}
    >
      <p>
        {moving.length === 0
          ? `Everyone is already ${status}.`
          : `We’ll mark ${counted(moving.length, 'person', 'people')} as ${status}.`}
      </p>
      {tooMany && <Notice kind="warn">You can update up to {BULK_MAX} people at a time.</Notice>}
      <Warnings overtaken={overtaken} employed={employed.length} />
      {unknown && <SkeletonLines widths={['60%', '96%', '92%']} />}
      {email.isError && !email.data && <QueryError title="We couldn’t load the email" query={email} />}
      {(email.data || (email.isError && first)) && (
        <Checkbox
          checked={notify}
          onChange={(event) => edit({ notify: event.currentTarget.checked })}
          // Enter on the checkbox would submit the form.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
          description={emailed.some(({ id }) => invented.has(id)) && NO_MAILBOX}
          label={`Send ${email.data ? 'this' : 'the'} email to ${employed.length > 0 ? candidatesText(emailed.length) : moving.length === 1 ? 'this person' : 'each person'}`}
        />
      )}
      {email.data && notify && <Preview {...email.data} name={first?.fullName} />}
      <NoteField
        label="Note for the timeline (optional)"
        hint="Only HR can see it."
        max={2000}
        value={note}
        onChange={(text) => edit({ note: text })}
      />
    </CallForm>
  );
}

function Warnings({ overtaken, employed }: { overtaken: number; employed: number }) {
  return (
    <>
      {overtaken > 0 && (
        <Notice kind="warn">
          Someone else changed {overtaken === 1 ? 'one' : overtaken} of them after you selected them. We’ll
          leave {overtaken === 1 ? 'that person' : 'those people'} unchanged.
        </Notice>
      )}
      {employed > 0 && (
        <Notice kind="warn">
          {employed === 1 ? 'One of them works' : `${employed} of them work`} here. This will end their
          employment. We won’t email {employed === 1 ? 'that person' : 'those people'}, so please tell them
          yourself.
        </Notice>
      )}
    </>
  );
}

type PreviewProps = { subject: string; text: string; name: string | undefined };

function Preview({ subject, text, name }: PreviewProps) {
  return (
    <figure className="ad-preview-email">
      <Text as="figcaption" size="sm">
        <Muted>Subject</Muted> <b>{subject}</b> <Muted>as {name} will see it</Muted>
      </Text>
      <pre className="ad-email" dir="auto">
        {text}
      </pre>
    </figure>
  );
}

/** How many have another status by now. */
const changedSince = (chosen: CandidateRow[], now: CandidateRow[]): number =>
  chosen.filter(({ id, status }) => now.some((person) => person.id === id && person.status !== status))
    .length;

const inOrder = (people: CandidateRow[]): CandidateRow[] =>
  people.toSorted((one, other) => (one.id < other.id ? -1 : 1));

const candidatesText = (count: number): string => (count === 1 ? 'the candidate' : `the ${count} candidates`);
