import { IconChevronDown, IconMail, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { RECIPIENTS_MAX } from '../../../../shared/assistant/schema.ts';
import { BULK_MAX } from '../../../../shared/candidates/bulk.ts';
import {
  type CandidateRow,
  type CandidateStatus,
  candidateStatuses,
} from '../../../../shared/candidates/schema.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { StatusBadge } from '../../../ui/labels/StatusBadge.tsx';
import { Menu, MenuItem } from '../../../ui/overlays/Menu.tsx';
import { Text } from '../../../ui/text/Text.tsx';
import { BulkTags } from '../../tags/BulkTags.tsx';
import { WriteEmail } from '../email/WriteEmail.tsx';
import styles from './BulkBar.module.css';
import { BulkStatus } from './BulkStatus.tsx';

type Props = {
  people: CandidateRow[];
  shown: CandidateRow[];
  /** Rendered on its own rather than above a table. */
  free?: boolean;
  onClear: () => void;
};

/** Bulk actions for the selected people. */
export function BulkBar({ people, shown, free, onClear }: Props) {
  const away = people.filter(({ id }) => !shown.some((row) => row.id === id)).length;
  const [status, setStatus] = useState<CandidateStatus | null>(null);
  const [writing, setWriting] = useState(false);
  useEffect(() => toTheList, []);
  const tooMany = people.length > BULK_MAX;
  const tooManyToEmail = people.length > RECIPIENTS_MAX;
  const limit = useId();
  const reason = (disabled: boolean) => ({ disabled, 'aria-describedby': disabled ? limit : undefined });
  return (
    <section className={styles.root} data-free={free || undefined} aria-label="Selected people">
      <b role="status">
        {people.length} selected
        {away > 0 && `, ${away === people.length ? 'none' : people.length - away} of them on this page`}
        {tooManyToEmail && (
          <Text as="span">
            {' · '}
            <span id={limit}>{limitText(tooMany)}</span>
          </Text>
        )}
      </b>
      <Menu
        position="bottom-start"
        target={
          <Button variant="inverse" size="xs" iconAfter={IconChevronDown} {...reason(tooMany)}>
            Set status
          </Button>
        }
      >
        {candidateStatuses.map((name) => (
          <MenuItem key={name} onClick={() => setStatus(name)}>
            <StatusBadge status={name} />
          </MenuItem>
        ))}
      </Menu>
      <BulkTags people={people} {...reason(tooMany)} />
      <Button
        variant="inverse"
        size="xs"
        aria-label="Write email"
        icon={IconMail}
        {...reason(tooManyToEmail)}
        onClick={() => setWriting(true)}
      >
        <Text as="span" only="desktop">
          Write email
        </Text>
      </Button>
      <Button variant="inverse" size="xs" place="push" aria-label="Clear (Esc)" onClick={onClear}>
        <IconX size={14} stroke={1.75} aria-hidden="true" data-only="phone" />
        <Text as="span" only="desktop">
          Clear (Esc)
        </Text>
      </Button>
      <BulkStatus people={people} status={status} onClose={() => setStatus(null)} onDone={onClear} />
      <WriteEmail people={people} opened={writing} onClose={() => setWriting(false)} onDone={onClear} />
    </section>
  );
}

const limitText = (tooMany: boolean): string =>
  tooMany
    ? `You can update up to ${BULK_MAX} people at a time, or email up to ${RECIPIENTS_MAX}.`
    : `You can email up to ${RECIPIENTS_MAX} people at a time.`;

/** The bar disappears with the last selection, and with it the focused button. */
function toTheList(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('main [type=checkbox], main [data-candidate]')?.focus();
  });
}
