import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { counted } from '../../../shared/text/counted.ts';
import { Group } from '../layout/Stack.tsx';
import { Subtitle } from '../text/Text.tsx';
import styles from './Field.module.css';

/** A problem with a field: the field's element id, label, and message. */
type Problem = { field: string; label: string; message: string };

/**
 * Links to the fields that need correction. Takes the focus each time `tries` grows, so no one has to search
 * for the errors.
 */
export function ErrorSummary({ problems, tries }: { problems: Problem[]; tries: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (tries === 0 || problems.length === 0) return null;
  return (
    <div
      className={styles.summary}
      ref={box}
      tabIndex={-1}
      role="alert"
      data-place="full"
      data-error-summary=""
    >
      <Subtitle level={3}>
        <Group as="span" gap={8}>
          <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
          Please correct {counted(problems.length, 'field')}
        </Group>
      </Subtitle>
      <ul>
        {problems.map(({ field, label, message }) => (
          <li key={field}>
            <a
              href={`#${field}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(field)?.focus();
              }}
            >
              {label}: {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
