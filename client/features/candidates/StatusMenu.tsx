import { Checkbox, Menu, Modal, Textarea } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { type CandidateStatus, candidateStatuses } from '../../../shared/candidates.ts';
import type { CandidateId } from '../../../shared/ids.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { useStatusChange } from './useStatusChange.tsx';

/** What a choice brings with it, written where it is chosen. */
const effects: Partial<Record<CandidateStatus, string>> = {
  shortlisted: 'sends code',
  hired: 'sends mail',
  rejected: 'ends access',
};

type Person = { id: CandidateId; fullName: string; status: CandidateStatus };

/** Badge and selector in one: what somebody is, and what they can become. */
export function StatusMenu({ person }: { person: Person }) {
  const { change, pending } = useStatusChange();
  const [asking, setAsking] = useState<CandidateStatus | null>(null);
  const choose = (status: CandidateStatus): void => {
    if (status === person.status) return;
    if (status === 'hired' || status === 'rejected') setAsking(status);
    else change({ candidateId: person.id, status, notify: true });
  };
  return (
    <>
      <Menu position="bottom-end" width={230} shadow="lg">
        <Menu.Target>
          <button
            type="button"
            className="ss status-button"
            disabled={pending}
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
      <ConfirmStatus person={person} status={asking} onClose={() => setAsking(null)} />
    </>
  );
}

/** Hiring and rejecting ask first, because they write to a person. */
export function ConfirmStatus({
  person,
  status,
  onClose,
}: {
  person: Person;
  status: CandidateStatus | null;
  onClose: () => void;
}) {
  const { change, pending } = useStatusChange();
  const [notify, setNotify] = useState(true);
  const [note, setNote] = useState('');
  const reject = status === 'rejected';
  return (
    <Modal
      opened={status !== null}
      onClose={onClose}
      title={reject ? `Reject ${person.fullName}?` : `Hire ${person.fullName}?`}
    >
      <div className="stack g16">
        <p>
          {reject
            ? 'The access code stops working and open portal sessions end. The application is kept.'
            : 'The person is told that HR writes next with everything they need.'}
        </p>
        <Checkbox
          checked={notify}
          onChange={(event) => setNotify(event.currentTarget.checked)}
          label={reject ? 'Send a respectful note by mail' : 'Tell the person by mail'}
        />
        <Textarea
          label="Note for the timeline (optional)"
          autosize
          minRows={2}
          maxLength={2000}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className="row g8">
          <button
            type="button"
            className={reject ? 'btn dfill' : 'btn filled'}
            disabled={pending || status === null}
            onClick={() => {
              if (status) change({ candidateId: person.id, status, notify, note: note.trim() || undefined });
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
    </Modal>
  );
}
