import { linkLife } from '../../../../shared/auth/texts.ts';
import type { CandidateDetail } from '../../../../shared/candidates/schema.ts';
import { dateText } from '../../../../shared/time/dates.ts';
import { toastFailure } from '../../../toastFailure.ts';
import { trpc } from '../../../trpc.ts';
import { useStillOpen } from '../../../ui/hooks/useStillOpen.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { toast } from '../../../ui/toast/toast.ts';
import { NO_MAILBOX, useInvented } from '../../demo/DemoMark.tsx';
import { doneWith, keyFor } from '../../panel/panelDrafts.ts';

/** Replaces the access code of someone on the shortlist. */
export function NewCode(props: { person: CandidateDetail; opened: boolean; onClose: () => void }) {
  const { person, opened, onClose } = props;
  const invented = useInvented().has(person.id);
  const utils = trpc.useUtils();
  const about = `new code of ${person.id}`;
  // Opening it again requests another one.
  const close = (): void => {
    doneWith(about);
    onClose();
  };
  const stillOpen = useStillOpen(opened);
  const reissue = trpc.admin.reissueCode.useMutation({
    onSuccess: ({ expiresAt }) => {
      if (invented) toast.info('New access code created, not sent', NO_MAILBOX, { id: 'code' });
      else toast.success('Access code sent', `It’s valid until ${dateText(expiresAt)}.`, { id: 'code' });
      if (stillOpen(true)) close();
    },
    onError: toastFailure('We couldn’t send the code', 'code'),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title="Send a new access code?"
      action="Send the code"
      doing="Sending…"
      pending={reissue.isPending}
      onConfirm={() => reissue.mutate({ candidateId: person.id, idempotencyKey: keyFor(about) })}
    >
      <Text lines="anywhere">
        We’ll email <bdi>{person.fullName}</bdi> a new code at <b>{person.email}</b>.{' '}
        {person.accessCode
          ? `The current code (valid until ${dateText(person.accessCode.expiresAt)}) will stop working.`
          : 'They don’t have a working code right now.'}
        {person.interviews[0]?.completedAt &&
          ' They’ve completed their interview, so the email opens the portal but doesn’t invite them to another one.'}
      </Text>
    </ConfirmDialog>
  );
}

/** Replaces the invitation of a hired person who has no account yet. */
export function NewInvitation(props: { person: CandidateDetail; opened: boolean; onClose: () => void }) {
  const { person, opened, onClose } = props;
  const invented = useInvented().has(person.id);
  const utils = trpc.useUtils();
  const about = `new invitation of ${person.id}`;
  const close = (): void => {
    doneWith(about);
    onClose();
  };
  const stillOpen = useStillOpen(opened);
  const reissue = trpc.admin.reissueInvitation.useMutation({
    onSuccess: () => {
      const id = 'invitation';
      if (invented) toast.info('New invitation created, not sent', NO_MAILBOX, { id });
      else toast.success('Invitation sent', `It’s valid for ${linkLife.invitationDays} days.`, { id });
      if (stillOpen(true)) close();
    },
    onError: toastFailure('We couldn’t send the invitation', 'invitation'),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={close}
      title="Send a new invitation?"
      action="Send the invitation"
      doing="Sending…"
      pending={reissue.isPending}
      onConfirm={() => reissue.mutate({ candidateId: person.id, idempotencyKey: keyFor(about) })}
    >
      <Text lines="anywhere">
        We’ll email <bdi>{person.fullName}</bdi> a new link at <b>{person.email}</b> to create an employee
        account. Earlier links will stop working.
      </Text>
    </ConfirmDialog>
  );
}
