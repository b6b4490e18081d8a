import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';

/** A problem with a field: the field's element id, its name, and what to do. */
export type Problem = { field: string; label: string; message: string };

/**
 * What must be corrected, as links to the fields. It takes focus each time `tries` grows, so that nobody has
 * to look for what is wrong.
 */
export function ErrorSummary({ problems, tries }: { problems: Problem[]; tries: number }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (tries > 0) box.current?.focus();
  }, [tries]);
  if (tries === 0 || problems.length === 0) return null;
  return (
    <div className="es full" ref={box} tabIndex={-1} role="alert">
      <h3 className="h4 row g8">
        <IconAlertCircle size={20} stroke={1.75} aria-hidden="true" />
        Please correct {problems.length} {problems.length === 1 ? 'field' : 'fields'}
      </h3>
      <ul>
        {problems.map(({ field, label, message }) => (
          <li key={field} className="sm">
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
