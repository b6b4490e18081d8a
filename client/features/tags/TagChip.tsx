import { IconX } from '@tabler/icons-react';
import { demoTag } from '../../../shared/tags/demo.ts';
import type { Tag } from '../../../shared/tags/schema.ts';
import { Hidden } from '../../ui/text/Text.tsx';
import styles from './Tags.module.css';

/** One tag, removable where allowed. */
export function TagChip({ tag, onRemove }: { tag: Omit<Tag, 'id'>; onRemove?: (() => void) | undefined }) {
  return (
    <span className={styles.tag} data-colour={tag.colour} title={tag.name}>
      <span className={styles.dot} aria-hidden="true" />
      <bdi className={styles.name}>{tag.name}</bdi>
      {onRemove && (
        <button type="button" className={styles.x} aria-label={`Remove ${tag.name}`} onClick={onRemove}>
          <IconX size={13} stroke={2} aria-hidden="true" />
        </button>
      )}
    </span>
  );
}

/** A person's tags without the demo tag, which is shown next to the name instead. */
export const ownTags = (tags: readonly Tag[]): Tag[] => tags.filter(({ id }) => id !== demoTag.id);

/** A person's first tags on one line, and how many more there are. */
export function TagLine({ tags: all, most }: { tags: readonly Tag[]; most: number }) {
  const tags = ownTags(all);
  const more = tags.slice(most);
  if (tags.length === 0) return null;
  return (
    <span className={`${styles.row} ${styles.one}`}>
      {tags.slice(0, most).map((tag) => (
        <TagChip key={tag.id} tag={tag} />
      ))}
      {more.length > 0 && (
        <span className={styles.more} title={more.map(({ name }) => name).join(', ')}>
          +{more.length}
          <Hidden> more: {more.map(({ name }) => name).join(', ')}</Hidden>
        </span>
      )}
    </span>
  );
}
