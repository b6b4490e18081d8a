import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { type CandidateStatus, candidateStatuses } from '../../../shared/candidates.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import type { StatusPerson } from './ConfirmStatus.tsx';
import type { ChooseStatus } from './useStatusDesk.tsx';

const effects: Partial<Record<CandidateStatus, string>> = {
  shortlisted: 'sends code',
  hired: 'sends invitation',
  rejected: 'ends access',
};

/** What a choice brings with it, written where it is chosen. */
export function effectOf(from: CandidateStatus, to: CandidateStatus): string | undefined {
  return from === 'hired' && to === 'rejected' ? 'ends employment' : effects[to];
}

/** Badge and selector in one: what somebody is, and what they can become. */
export function StatusMenu({ person, onChoose }: { person: StatusPerson; onChoose: ChooseStatus }) {
  return (
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
            onClick={() => onChoose(person, status)}
            rightSection={
              status === person.status ? (
                <IconCheck size={16} stroke={1.75} aria-label="current" />
              ) : (
                <span className="xs dim">{effectOf(person.status, status)}</span>
              )
            }
          >
            <StatusBadge status={status} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
