import { IconHeartHandshake } from '@tabler/icons-react';
import { useId } from 'react';
import type { SafetyKind } from '../../../shared/safety.ts';
import { safetyNotice } from '../../../shared/safetyHelp.ts';
import { Stack } from '../../ui/Stack.tsx';
import { Subtitle } from '../../ui/Text.tsx';

export type SafetyCardProps = { kind: SafetyKind; country: string | null };

/** Where a person can turn right now, and who was told. */
export function SafetyCard({ kind, country }: SafetyCardProps) {
  const id = useId();
  const { title, text, help, told } = safetyNotice(kind, country);
  return (
    <section className="alert info" aria-labelledby={id}>
      <IconHeartHandshake className="ic" stroke={1.75} aria-hidden="true" />
      <Stack gap={8}>
        <Subtitle id={id}>{title}</Subtitle>
        <p>{text}</p>
        <Stack as="ul" gap={4}>
          {help.map((line) => (
            <li key={line.text}>
              {line.label}: {line.href ? <a href={line.href}>{line.text}</a> : <b>{line.text}</b>}
            </li>
          ))}
        </Stack>
        <p>{told}</p>
      </Stack>
    </section>
  );
}
