import { TextInput } from '@mantine/core';
import { personalised } from '../../../../shared/assistant/schema.ts';
import type { CandidateRow } from '../../../../shared/candidates/schema.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { counted } from '../../../../shared/text/counted.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { CallForm } from '../../../ui/form/CallForm.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Fine } from '../../../ui/text/Text.tsx';
import { writtenToast } from '../../emails/writtenToast.ts';
import { doneWith, keyFor } from '../../panel/panelDrafts.ts';
import { useEmailDraft } from './emailDraft.ts';

type Props = { people: CandidateRow[]; opened: boolean; onClose: () => void; onDone: () => void };

/** One email to each selected person, with the first name filled in. */
export function WriteEmail({ people, opened, onClose, onDone }: Props) {
  // In one order: a group that's selected in another one keeps its text and its key.
  const candidateIds = people.map(({ id }) => id).toSorted();
  const about = `email to ${candidateIds.join()}`;
  // Also for a form that was closed and opened again for the same people: it still has the text that was sent.
  const stillOpen = useStillOpen(opened ? about : undefined);
  const form = { people, candidateIds, about, onClose, onDone, stillOpen: () => stillOpen(about) };
  const whom = people.length === 1 ? people[0]?.fullName : counted(people.length, 'person', 'people');
  return (
    <Dialog opened={opened} onClose={onClose} size={640} title={`Email ${whom}`}>
      {opened && <Form {...form} />}
    </Dialog>
  );
}

type FormProps = Omit<Props, 'opened'> & {
  candidateIds: CandidateId[];
  about: string;
  stillOpen: () => boolean;
};

function Form({ people, candidateIds, about, onClose, onDone, stillOpen }: FormProps) {
  const [{ subject, body }, edit, written] = useEmailDraft(candidateIds);
  const send = trpc.admin.assistant.sendMail.useMutation({
    onSuccess: (done, email) => {
      if (!writtenToast(done, 'draft')) return;
      doneWith(about);
      written(email);
      if (!stillOpen()) return;
      onClose();
      onDone();
    },
    onError: toastFailure('We couldn’t send the email', 'draft'),
  });
  const first = people[0];
  return (
    <CallForm
      pending={send.isPending}
      action={people.length === 1 ? 'Send' : `Send to ${counted(people.length, 'person', 'people')}`}
      doing="Sending…"
      disabled={subject.trim() === '' || body.trim() === ''}
      onCancel={onClose}
      onSubmit={() => {
        const idempotencyKey = keyFor(about, candidateIds, subject, body);
        send.mutate({ candidateIds, subject, body, idempotencyKey });
      }}
    >
      <TextInput
        label="Subject"
        maxLength={150}
        dir="auto"
        data-autofocus
        value={subject}
        onChange={(event) => edit({ subject: event.currentTarget.value })}
      />
      <NoteField
        label="Message"
        hint="{first name} is filled in for each person."
        rows={6}
        max={5_000}
        value={body}
        onChange={(text) => edit({ body: text })}
      />
      {first && (
        <Fine lines="anywhere">
          {first.fullName} will see: {personalised(body, first.fullName).split('\n')[0]}
        </Fine>
      )}
    </CallForm>
  );
}
