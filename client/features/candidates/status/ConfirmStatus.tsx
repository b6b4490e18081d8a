import { Checkbox } from '@mantine/core';
import { useRef, useState } from 'react';
import type { CandidateStatus } from '../../../../shared/candidates/schema.ts';
import { emailedStatuses, endsEmployment } from '../../../../shared/candidates/status.ts';
import type { CandidateId } from '../../../../shared/ids/schema.ts';
import { trpc } from '../../../trpc.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { NoteField } from '../../../ui/form/NoteField.tsx';
import { Group, Stack } from '../../../ui/layout/Stack.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Notice } from '../../../ui/states/Notice.tsx';
import { Fine } from '../../../ui/text/Text.tsx';
import { NO_MAILBOX, useInvented } from '../../demo/DemoMark.tsx';
import { panelMemory, useWholeDraft } from '../../panel/panelDrafts.ts';
import type { ChangeStatus, StatusChange } from './useStatusChange.ts';

export type StatusPerson = { id: CandidateId; fullName: string; email: string; status: CandidateStatus };
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
  };
}

function titleOf({ person, status }: Asked): string {
  if (endsEmployment(person.status, status)) return `End ${person.fullName}’s employment?`;
  return `${status === 'rejected' ? 'Reject' : 'Hire'} ${person.fullName}?`;
}

/** Other effects of the change, and who tells the person. */
function effectsOf({ person, status }: Asked, invented: boolean): string {
  if (!endsEmployment(person.status, status)) {
    return status === 'rejected'
      ? 'Their access code and invitation will stop working, and they’ll be signed out. We’ll keep the application.'
      : `${invented ? '' : 'We’ll email an invitation to create an employee account (or tell them their account is ready). '}Their access code will stop working.`;
  }
  const tell = 'please tell them yourself.';
  if (status === 'rejected')
    return `They’ll be signed out and won’t be able to open the employee area. We’ll keep their record. We won’t email them, so ${tell}`;
  const shut = `They won’t be able to open the employee area anymore. We’ll keep their record and mark them as ${status}.`;
  return emailedStatuses.has(status)
    ? `${shut} We won’t email them about no longer working here, so ${tell}`
    : `${shut} We won’t email them, so ${tell}`;
}

/** The label of the optional email. Ending employment sends none, unless the new status sends an access code. */
function emailOf({ person, status }: Asked): string | null {
  if (status === 'shortlisted') return 'Send an access code for the interview';
  if (endsEmployment(person.status, status)) return null;
  return status === 'rejected' ? 'Email them the decision' : 'Send the email';
}

type Props = { onChange: ChangeStatus; onClose: () => void };

/** Asks about hiring, rejecting, and ending employment. */
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

/** Kept outside the dialog, which closes before the change is sent: the note survives a failure, and Escape. */
const drafts = panelMemory<{ note: string; notify: boolean }>();

function ConfirmForm({ person, status, byKey, onChange, onClose }: Props & Asked) {
  const [change] = useState(() => plainChange(person, status));
  const ends = endsEmployment(person.status, status);
  const email = emailOf({ person, status });
  const invented = useInvented().has(person.id);
  // Keyed by the new status rather than the old one: a colleague who moved the person is the usual cause of a failure.
  const about = `status ${ends ? 'ending employment as ' : ''}${status} of ${person.id}`;
  const [{ note, notify }, edit, sent] = useWholeDraft(drafts, about, { note: '', notify: !ends });
  const reject = status === 'rejected';
  const { data: now, isFetchedAfterMount } = trpc.admin.candidate.useQuery({ candidateId: person.id });
  // What was known before the dialog opened may be older than the list it was opened from.
  const moved = isFetchedAfterMount && now !== undefined && now.status !== person.status;
  const by = now?.timeline.find(({ kind }) => kind === 'status_changed')?.actor;
  const run = async (): Promise<void> => {
    onClose();
    if (await onChange({ ...change, notify, note: note.trim() || undefined })) sent({ note, notify });
  };
  return (
    <Stack>
      {moved && (
        <Notice kind="warn">
          {by ?? 'Someone else'} changed the status to {now.status} while this was open. Your note is still
          there when you choose again.
        </Notice>
      )}
      <p>{effectsOf({ person, status }, invented)}</p>
      {email && (
        <Checkbox
          checked={notify}
          onChange={(event) => edit({ notify: event.currentTarget.checked })}
          label={email}
          description={invented && NO_MAILBOX}
        />
      )}
      <NoteField
        label="Note for the timeline (optional)"
        hint="Only HR can see it."
        max={2000}
        value={note}
        onChange={(text) => edit({ note: text })}
      />
      <Group gap={8} wrap>
        <Button
          variant={reject || ends ? 'danger-filled' : 'filled'}
          disabled={moved}
          {...(byKey ? { 'data-autofocus': true } : {})}
          onClick={() => void run()}
        >
          {ends ? 'End employment' : reject ? 'Reject' : 'Hire'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
        {byKey && <Fine as="span">Press Enter to confirm or Esc to go back.</Fine>}
      </Group>
    </Stack>
  );
}
