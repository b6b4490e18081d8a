import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { isErased } from '../../../../shared/candidates/erased.ts';
import { type CandidateStatus, candidateStatuses } from '../../../../shared/candidates/schema.ts';
import { endsEmployment } from '../../../../shared/candidates/status.ts';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/Menu.tsx';
import { Fine } from '../../../ui/text/Text.tsx';
import styles from '../table/CandidateTable.module.css';
import type { StatusPerson } from './ConfirmStatus.tsx';
import type { ChooseStatus } from './useStatusActions.tsx';

const effects: Partial<Record<CandidateStatus, string>> = {
  shortlisted: 'sends code',
  hired: 'sends invitation',
  rejected: 'ends access',
};

/** The side effect of a status, shown in the menu. */
export function effectOf(from: CandidateStatus, to: CandidateStatus): string | undefined {
  return endsEmployment(from, to) ? 'ends employment' : effects[to];
}

/** Badge and selector in one: the current status and the choices. For an erased person, only the status. */
export function StatusMenu({ person, onChoose }: { person: StatusPerson; onChoose: ChooseStatus }) {
  if (isErased(person)) return <StatusBadge status={person.status} />;
  return (
    <Menu
      width={260}
      target={
        <button
          type="button"
          className={styles.status}
          aria-label={`Status of ${person.fullName}: ${person.status}`}
        >
          <StatusBadge status={person.status} />
          <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
        </button>
      }
    >
      {candidateStatuses.map((status) => (
        <MenuItem
          key={status}
          onClick={() => onChoose(person, status)}
          after={
            status === person.status ? (
              <IconCheck size={16} stroke={1.75} aria-label="current" />
            ) : (
              <Fine as="span">{effectOf(person.status, status)}</Fine>
            )
          }
        >
          <StatusBadge status={status} />
        </MenuItem>
      ))}
    </Menu>
  );
}
