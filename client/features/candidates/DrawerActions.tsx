import { Menu } from '@mantine/core';
import { IconCheck, IconDots, IconKey, IconMailForward, IconNote, IconStar } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { linkLife } from '../../../shared/auth.ts';
import type { CandidateDetail } from '../../../shared/candidates.ts';
import { dateText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { toast } from '../../ui/toast.tsx';
import type { ChooseStatus } from './useStatusDesk.tsx';

type Props = { person: CandidateDetail; onStatus: ChooseStatus; onAddNote: () => void };

/** The decisions one can take from the drawer; phones keep the two main ones and a menu. */
export function DrawerActions({ person, onStatus, onAddNote }: Props) {
  const [code, setCode] = useState(false);
  const [invitation, setInvitation] = useState(false);
  const rejected = person.status === 'rejected';
  const others = [
    person.status !== 'shortlisted' && {
      label: person.status === 'applied' ? 'Shortlist' : 'Back to shortlist',
      icon: IconStar,
      run: () => onStatus(person, 'shortlisted'),
    },
    !rejected && { label: 'Send new access code', icon: IconKey, run: () => setCode(true) },
    person.status === 'hired' &&
      !person.hasAccount && {
        label: 'Send new invitation',
        icon: IconMailForward,
        run: () => setInvitation(true),
      },
    { label: 'Add note', icon: IconNote, run: onAddNote },
  ].filter((action) => action !== false);
  return (
    <div className="dw-foot">
      {person.status !== 'hired' && (
        <button type="button" className="btn filled" onClick={() => onStatus(person, 'hired')}>
          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
          Hire
        </button>
      )}
      {!rejected && (
        <button type="button" className="btn danger" onClick={() => onStatus(person, 'rejected')}>
          Reject
        </button>
      )}
      {others.map(({ label, icon: Icon, run }) => (
        <button
          key={label}
          type="button"
          className={`btn only-d ${label === 'Add note' ? 'quiet' : 'default'} ${label === 'Add note' ? 'up' : ''}`}
          onClick={run}
        >
          <Icon size={18} stroke={1.75} aria-hidden="true" />
          {label}
        </button>
      ))}
      <Menu position="top-end" width={250} shadow="lg" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className="btn default icon only-m" aria-label="More actions">
            <IconDots size={20} stroke={1.75} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {others.map(({ label, icon: Icon, run }) => (
            <Menu.Item
              key={label}
              leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
              onClick={run}
            >
              {label}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <NewCode person={person} opened={code} onClose={() => setCode(false)} />
      <NewInvitation person={person} opened={invitation} onClose={() => setInvitation(false)} />
    </div>
  );
}

function NewCode(props: { person: CandidateDetail; opened: boolean; onClose: () => void }) {
  const { person, opened, onClose } = props;
  const utils = trpc.useUtils();
  const key = useRef(crypto.randomUUID());
  const reissue = trpc.admin.reissueCode.useMutation({
    onSuccess: ({ expiresAt }) => {
      key.current = crypto.randomUUID();
      toast.success('Access code sent', `It works until ${dateText(expiresAt)}.`);
      onClose();
    },
    onError: (error) => toast.error('The code was not sent', readError(error).message, { id: 'code-failed' }),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Send a new access code?"
      action="Send the code"
      doing="Sending…"
      pending={reissue.isPending}
      onConfirm={() => reissue.mutate({ candidateId: person.id, idempotencyKey: key.current })}
    >
      <p className="break">
        <bdi>{person.fullName}</bdi> gets a new code at <b className="b">{person.email}</b>.{' '}
        {person.accessCode
          ? `The code that works until ${dateText(person.accessCode.expiresAt)} stops working.`
          : 'There is no working code at the moment.'}
      </p>
    </ConfirmDialog>
  );
}

function NewInvitation(props: { person: CandidateDetail; opened: boolean; onClose: () => void }) {
  const { person, opened, onClose } = props;
  const utils = trpc.useUtils();
  const key = useRef(crypto.randomUUID());
  const reissue = trpc.admin.reissueInvitation.useMutation({
    onSuccess: () => {
      key.current = crypto.randomUUID();
      toast.success('Invitation sent', `It works for ${linkLife.invitationDays} days.`);
      onClose();
    },
    onError: (error) =>
      toast.error('The invitation was not sent', readError(error).message, { id: 'invitation-failed' }),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Send a new invitation?"
      action="Send the invitation"
      doing="Sending…"
      pending={reissue.isPending}
      onConfirm={() => reissue.mutate({ candidateId: person.id, idempotencyKey: key.current })}
    >
      <p className="break">
        <bdi>{person.fullName}</bdi> gets a new link at <b className="b">{person.email}</b> to create an
        employee account. A link that was sent before stops working.
      </p>
    </ConfirmDialog>
  );
}
