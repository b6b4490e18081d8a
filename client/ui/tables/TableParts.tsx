import { Popover } from '@mantine/core';
import { IconColumns3 } from '@tabler/icons-react';
import { createLink } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Button } from '../buttons/Button.tsx';
import { CheckField } from '../form/TextField.tsx';
import { Panel } from '../layout/Panel.tsx';
import { Group } from '../layout/Stack.tsx';
import { ErrorState } from '../states/ErrorState.tsx';
import { Hidden, Text } from '../text/Text.tsx';
import styles from './Table.module.css';

/** A row's name as a button that opens it. */
export function RowName(props: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) {
  return <button type="button" dir="auto" {...props} className={styles.name} />;
}

function RowAnchor(props: AnchorHTMLAttributes<HTMLAnchorElement> & { ref?: Ref<HTMLAnchorElement> }) {
  return <a dir="auto" {...props} className={styles.name} />;
}

/** A row's name as a link to its own page. */
export const RowLink = createLink(RowAnchor);

/** The pages of a list. Null disables a button; without both there is one page and no button. */
export function Pager(props: { note: string; onPrevious: (() => void) | null; onNext: (() => void) | null }) {
  const { note, onPrevious, onNext } = props;
  return (
    <nav className={styles.pager} aria-label="Pages">
      <Text as="span" figures>
        {note}
      </Text>
      {(onPrevious || onNext) && (
        <Group as="span" gap={4} place="push">
          <Button size="xs" disabled={!onPrevious} onClick={() => onPrevious?.()}>
            Previous
          </Button>
          <Button size="xs" disabled={!onNext} onClick={() => onNext?.()}>
            Next
          </Button>
        </Group>
      )}
    </nav>
  );
}

/** A list in its frame: failed, empty, or loaded, with content above and below. */
export function TableFrame(props: {
  busy: boolean;
  /** The error, when there's no older data to show. */
  failure: { title: string; message: string; onRetry: () => void } | null;
  /** Replaces the list when it's empty. */
  empty: ReactNode;
  above?: ReactNode;
  below?: ReactNode;
  className?: string;
  children: ReactNode;
}) {
  const { failure, empty } = props;
  return (
    <Panel bleed className={props.className} aria-busy={props.busy}>
      {props.above}
      {failure ? (
        <div className={styles.inset}>
          <ErrorState {...failure} />
        </div>
      ) : (
        empty || props.children
      )}
      {props.below}
    </Panel>
  );
}

/** Chooses a table's columns; the caller keeps the hidden ones. */
export function ColumnsMenu(props: {
  columns: readonly { id: string; label: string }[];
  hidden: readonly string[];
  onHide: (hidden: string[]) => void;
}) {
  const { columns, hidden, onHide } = props;
  return (
    <Popover position="bottom-end" width={200} shadow="lg" withRoles trapFocus>
      <Popover.Target>
        <Button variant="quiet" size="sm" icon={IconColumns3}>
          Columns
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <fieldset className={styles.columns}>
          <Hidden as="legend">Columns</Hidden>
          {columns.map(({ id, label }) => (
            <CheckField
              key={id}
              id={`column-${id}`}
              name={id}
              label={label}
              value={!hidden.includes(id)}
              error={null}
              onChange={(shown) => onHide(shown ? hidden.filter((column) => column !== id) : [...hidden, id])}
            />
          ))}
        </fieldset>
      </Popover.Dropdown>
    </Popover>
  );
}
