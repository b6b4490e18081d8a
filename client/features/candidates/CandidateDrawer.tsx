import { Drawer, Modal } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconCheck, IconChevronDown, IconChevronUp, IconKey, IconStar } from '@tabler/icons-react';
import { useState } from 'react';
import type { CandidateDetail, CandidateStatus } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { dateText } from '../../../shared/time.ts';
import { readError } from '../../errors.ts';
import { trpc } from '../../trpc.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { InitialsAvatar } from '../../ui/InitialsAvatar.tsx';
import { toast } from '../../ui/toast.tsx';
import { ActivityTab } from './ActivityTab.tsx';
import { ApplicationTab } from './ApplicationTab.tsx';
import { InterviewTab } from './InterviewTab.tsx';
import { ConfirmStatus, StatusMenu } from './StatusMenu.tsx';
import { useStatusChange } from './useStatusChange.tsx';

const tabs = ['Interview', 'Application', 'Activity'] as const;

type Props = {
  candidateId: CandidateId;
  onClose: () => void;
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
};

/** One person over the table: interview with evidence, application, activity; previous and next by keyboard. */
export function CandidateDrawer({ candidateId, onClose, onPrevious, onNext }: Props) {
  const detail = trpc.admin.candidate.useQuery({ candidateId });
  const [tab, setTab] = useState<(typeof tabs)[number]>('Interview');
  useHotkeys([
    ['k', () => onPrevious?.()],
    ['j', () => onNext?.()],
  ]);
  const person = detail.data;
  return (
    <Drawer.Root
      opened
      onClose={onClose}
      size={920}
      position="right"
      classNames={{ content: 'dw-content', body: 'dw-body' }}
    >
      <Drawer.Overlay color="#0e1e16" backgroundOpacity={0.55} />
      <Drawer.Content aria-label={person?.fullName ?? 'Candidate'}>
        <div className="dwh">
          <div className="row t g16">
            {person && <InitialsAvatar name={person.fullName} size={48} />}
            <div className="grow">
              <div className="row g8 w">
                <h2 className="break" style={{ fontSize: '1.5rem' }} dir="auto">
                  {person?.fullName ?? 'Loading…'}
                </h2>
                {person && <StatusMenu person={person} />}
              </div>
              {person && (
                <p className="sm dim break" style={{ marginTop: 3 }} dir="auto">
                  {person.position} ·{' '}
                  {[person.state, person.country].filter((part) => part !== null).join(', ')} ·{' '}
                  <a href={`mailto:${person.email}`}>{person.email}</a>
                </p>
              )}
            </div>
            <span className="row g4">
              <button
                type="button"
                className="btn default sm icon only-d"
                aria-label="Previous candidate (K)"
                disabled={!onPrevious}
                onClick={() => onPrevious?.()}
              >
                <IconChevronUp size={18} stroke={1.75} aria-hidden="true" />
              </button>
              <button
                type="button"
                className="btn default sm icon only-d"
                aria-label="Next candidate (J)"
                disabled={!onNext}
                onClick={() => onNext?.()}
              >
                <IconChevronDown size={18} stroke={1.75} aria-hidden="true" />
              </button>
              <Drawer.CloseButton aria-label="Close" size={34} />
            </span>
          </div>
          <div className="tabs" role="tablist" aria-label="Candidate" style={{ marginTop: 10 }}>
            {tabs.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-selected={tab === name}
                aria-controls="drawer-panel"
                className={`tab-button ${tab === name ? 'on' : ''}`}
                onClick={() => setTab(name)}
              >
                {name}
              </button>
            ))}
          </div>
        </div>
        <div className="dw-panel" role="tabpanel" id="drawer-panel" aria-labelledby={`tab-${tab}`}>
          {detail.isPending && (
            <p className="dim" style={{ padding: 28 }}>
              Loading…
            </p>
          )}
          {detail.isError && (
            <div style={{ padding: '0 28px' }}>
              <ErrorState
                title="This person did not load"
                message={readError(detail.error).message}
                onRetry={() => detail.refetch()}
              />
            </div>
          )}
          {person && tab === 'Interview' && <InterviewTab person={person} />}
          {person && tab === 'Application' && <ApplicationTab person={person} />}
          {person && tab === 'Activity' && <ActivityTab person={person} />}
        </div>
        {person && <Actions person={person} />}
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** The decisions one can take from here. */
function Actions({ person }: { person: CandidateDetail }) {
  const { change, pending } = useStatusChange();
  const [asking, setAsking] = useState<CandidateStatus | null>(null);
  const [code, setCode] = useState(false);
  return (
    <div className="dwf">
      {person.status !== 'hired' && (
        <button type="button" className="btn filled" onClick={() => setAsking('hired')}>
          <IconCheck size={18} stroke={1.75} aria-hidden="true" />
          Hire
        </button>
      )}
      {person.status !== 'rejected' && (
        <button type="button" className="btn danger" onClick={() => setAsking('rejected')}>
          Reject
        </button>
      )}
      {person.status !== 'shortlisted' && (
        <button
          type="button"
          className="btn default"
          disabled={pending}
          onClick={() => change({ candidateId: person.id, status: 'shortlisted', notify: true })}
        >
          <IconStar size={18} stroke={1.75} aria-hidden="true" />
          {person.status === 'applied' ? 'Shortlist' : 'Back to shortlist'}
        </button>
      )}
      {person.status !== 'rejected' && (
        <span className="up row g8">
          <span className="xs dim only-d">
            {person.accessCode
              ? `Code works until ${dateText(person.accessCode.expiresAt)}`
              : 'No working code'}
          </span>
          <button type="button" className="btn quiet" onClick={() => setCode(true)}>
            <IconKey size={18} stroke={1.75} aria-hidden="true" />
            Send new access code
          </button>
        </span>
      )}
      <ConfirmStatus person={person} status={asking} onClose={() => setAsking(null)} />
      <NewCode person={person} opened={code} onClose={() => setCode(false)} />
    </div>
  );
}

function NewCode({
  person,
  opened,
  onClose,
}: {
  person: CandidateDetail;
  opened: boolean;
  onClose: () => void;
}) {
  const utils = trpc.useUtils();
  const reissue = trpc.admin.reissueCode.useMutation({
    onSuccess: ({ expiresAt }) => {
      toast.success('Access code sent', `It works until ${dateText(expiresAt)}.`);
      onClose();
    },
    onError: (error) => toast.error('The code was not sent', readError(error).message),
    onSettled: () => utils.admin.candidate.invalidate(),
  });
  return (
    <Modal opened={opened} onClose={onClose} title="Send a new access code?">
      <div className="stack g16">
        <p>
          {person.fullName} gets a new code at {person.email}.{' '}
          {person.accessCode ? 'The old code stops working.' : ''}
        </p>
        <div className="row g8">
          <button
            type="button"
            className="btn filled"
            disabled={reissue.isPending}
            onClick={() => reissue.mutate({ candidateId: person.id, idempotencyKey: crypto.randomUUID() })}
          >
            Send the code
          </button>
          <button type="button" className="btn default" onClick={onClose}>
            Cancel
          </button>
        </div>
      </div>
    </Modal>
  );
}
