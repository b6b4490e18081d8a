import { IconX } from '@tabler/icons-react';
import type { CandidateResult } from '../../../../shared/candidates/status.ts';
import { Button } from '../../../ui/buttons/Button.tsx';
import { Group } from '../../../ui/layout/Stack.tsx';
import type { AdminSearch } from '../../panel/search.ts';
import { TagChip } from '../../tags/TagChip.tsx';
import styles from '../../tags/Tags.module.css';
import { useTags } from '../../tags/useTags.ts';

type Props = { search: AdminSearch; onFilter: (next: Partial<AdminSearch>) => void; onReset: () => void };

const resultLabels: Record<CandidateResult, string> = {
  earlier: 'Earlier method',
  'second-look': 'Decisions to recheck',
};

/** The active filters, each removable; nothing while there are none. */
export function ChosenFilters({ search, onFilter, onReset }: Props) {
  const tags = useTags();
  const chosen = search.tag ?? [];
  const plain = [
    search.position !== undefined && {
      name: search.position,
      remove: () => onFilter({ position: undefined }),
    },
    search.country !== undefined && {
      name: search.country,
      remove: () => onFilter({ country: undefined }),
    },
    search.days !== undefined && {
      name: `Last ${search.days} days`,
      remove: () => onFilter({ days: undefined }),
    },
    search.result !== undefined && {
      name: resultLabels[search.result],
      remove: () => onFilter({ result: undefined }),
    },
  ].filter((one) => one !== false);
  if (chosen.length + plain.length === 0) return null;
  return (
    <Group as="ul" gap={6} wrap className={styles.chosen} aria-label="Active filters">
      {chosen.map((id) => {
        const tag = tags.find((one) => one.id === id);
        const left = chosen.filter((one) => one !== id);
        return (
          <li key={id} style={{ minWidth: 0 }}>
            <TagChip
              tag={tag ?? { name: 'Deleted tag', colour: 'gray' }}
              onRemove={() => onFilter({ tag: left.length > 0 ? left : undefined })}
            />
          </li>
        );
      })}
      {plain.map(({ name, remove }) => (
        <li key={name} style={{ minWidth: 0 }}>
          <span className={styles.tag} title={name}>
            <bdi className={styles.name}>{name}</bdi>
            <button type="button" className={styles.x} aria-label={`Remove ${name}`} onClick={remove}>
              <IconX size={13} stroke={2} aria-hidden="true" />
            </button>
          </span>
        </li>
      ))}
      <li>
        <Button variant="quiet" size="xs" onClick={onReset}>
          Clear filters
        </Button>
      </li>
    </Group>
  );
}
