import { Checkbox, Menu, Modal, Textarea } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { type CandidateStatus, candidateStatuses } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { ChangeStatus } from './useStatusChange.tsx';

/** What a choice brings with it, written where it is chosen. */
const effects: Partial<Record<CandidateStatus, string>> = {
  shortlisted: 'sends code',
  hired: 'sends invitation',
  rejected: 'ends access',
};

type Person = { id: CandidateId; fullName: string; status: CandidateStatus };

/** Badge and selector in one: what somebody is, and what they can become. */
export function StatusMenu({ person, onChange }: { person: Person; onChange: ChangeStatus }) {
  const [asking, setAsking] = useState<CandidateStatus | null>(null);
  const choose = (status: CandidateStatus): void => {
    if (status === person.status) return;
    if (status === 'hired' || status === 'rejected') setAsking(status);
    else onChange(plainChange(person, status));
  };
  return (
    <>
      <Menu position="bottom-end" width={230} shadow="lg" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button
            type="button"
            className="ad-status"
            aria-label={`Status of ${person.fullName}: ${person.status}`}
          >
            <StatusBadge status={person.status} />
            <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {candidateStatuses.map((status) => (
            <Menu.Item
              key={status}
              onClick={() => choose(status)}
              rightSection={
                status === person.status ? (
                  <IconCheck size={16} stroke={1.75} aria-label="current" />
                ) : (
                  <span className="xs dim">{effects[status]}</span>
                )
              }
            >
              <StatusBadge status={status} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <ConfirmStatus person={person} status={asking} onChange={onChange} onClose={() => setAsking(null)} />
    </>
  );
}

/** A change that needs no questions; what it brings with it happens. */
export function plainChange(person: Person, status: CandidateStatus) {
  return {
    candidateId: person.id,
    fullName: person.fullName,
    status,
    notify: true,
    idempotencyKey: crypto.randomUUID(),
  };
}

type ConfirmProps = {
  person: Person;
  /** What is asked about; null while nothing is. */
  status: CandidateStatus | null;
  onChange: ChangeStatus;
  onClose: () => void;
};

/** Hiring and rejecting ask first, because they write to a person. */
export function ConfirmStatus({ person, status, onChange, onClose }: ConfirmProps) {
  return (
    <Modal
      opened={status !== null}
      onClose={onClose}
      size={560}
      title={`${status === 'rejected' ? 'Reject' : 'Hire'} ${person.fullName}?`}
    >
      {status && (
        <ConfirmForm key={status} person={person} status={status} onChange={onChange} onClose={onClose} />
      )}
    </Modal>
  );
}

function ConfirmForm({ person, status, onChange, onClose }: ConfirmProps & { status: CandidateStatus }) {
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
