import { Menu } from '@mantine/core';
import { IconChevronDown, IconMail, IconX } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { type CandidateRow, type CandidateStatus, candidateStatuses } from '../../../shared/candidates.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { BulkTags } from '../tags/BulkTags.tsx';
import { BulkStatus } from './BulkStatus.tsx';
import { WriteMail } from './WriteMail.tsx';

/** What can be done with everybody who is ticked. */
export function BulkBar(props: { people: CandidateRow[]; shown: CandidateRow[]; onClear: () => void }) {
  const { people, shown, onClear } = props;
  const away = people.filter(({ id }) => !shown.some((row) => row.id === id)).length;
  const [status, setStatus] = useState<CandidateStatus | null>(null);
  const [writing, setWriting] = useState(false);
  useEffect(() => toTheList, []);
  return (
    <section className="ad-bulk" aria-label="Selected people">
      <b className="b" role="status">
        {people.length} selected
        {away > 0 && `, ${away === people.length ? 'none' : people.length - away} of them shown here`}
      </b>
      <Menu position="bottom-start" width={230} shadow="lg" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <button type="button" className="btn inv xs">
            Set status
            <IconChevronDown size={14} stroke={1.75} aria-hidden="true" />
          </button>
        </Menu.Target>
        <Menu.Dropdown>
          {candidateStatuses.map((name) => (
            <Menu.Item key={name} onClick={() => setStatus(name)}>
              <StatusBadge status={name} />
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      <BulkTags people={people} />
      <button type="button" className="btn inv xs" aria-label="Write e-mail" onClick={() => setWriting(true)}>
        <IconMail size={14} stroke={1.75} aria-hidden="true" />
        <span className="only-d">Write e-mail</span>
      </button>
      <button type="button" className="btn inv xs up" aria-label="Clear (Esc)" onClick={onClear}>
        <IconX size={14} stroke={1.75} aria-hidden="true" className="only-m" />
        <span className="only-d">Clear (Esc)</span>
      </button>
      <BulkStatus people={people} status={status} onClose={() => setStatus(null)} onDone={onClear} />
      <WriteMail people={people} opened={writing} onClose={() => setWriting(false)} onDone={onClear} />
    </section>
  );
}

/** The bar goes with the last tick, and with it the button that had the focus. */
function toTheList(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('.ad-main [type=checkbox], .ad-main .ad-name')?.focus();
  });
}
