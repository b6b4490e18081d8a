import { IconHeartHandshake } from '@tabler/icons-react';
import { useId } from 'react';
import type { SafetyKind } from '../../../shared/safety.ts';
import { safetyNotice } from '../../../shared/safetyHelp.ts';

export type SafetyCardProps = { kind: SafetyKind; country: string | null };

/** Where a person can turn right now, and who was told. */
export function SafetyCard({ kind, country }: SafetyCardProps) {
  const id = useId();
  const { title, text, help, told } = safetyNotice(kind, country);
  return (
    <section className="alert info" aria-labelledby={id}>
      <IconHeartHandshake className="ic" stroke={1.75} aria-hidden="true" />
      <div className="stack g8">
        <h2 className="h4" id={id}>
          {title}
        </h2>
        <p>{text}</p>
        <ul className="stack g4">
          {help.map((line) => (
            <li key={line.text}>
              {line.label}:{' '}
              {line.href ? <a href={line.href}>{line.text}</a> : <b className="b">{line.text}</b>}
            </li>
          ))}
        </ul>
        <p>{told}</p>
      </div>
    </section>
  );
}
