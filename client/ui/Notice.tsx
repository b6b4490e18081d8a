import { IconAlertCircle, IconClock, IconInfoCircle, IconLock } from '@tabler/icons-react';
import type { ReactNode } from 'react';

const kinds = {
  info: IconInfoCircle,
  warn: IconClock,
  bad: IconAlertCircle,
  good: IconLock,
} as const;

/** A boxed remark. `bad` is announced at once, the others when the reader gets there. */
export function Notice({ kind, children }: { kind: keyof typeof kinds; children: ReactNode }) {
  const Icon = kinds[kind];
  return (
    <div className={`alert ${kind}`} role={kind === 'bad' ? 'alert' : undefined}>
      <Icon className="ic" stroke={1.75} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
