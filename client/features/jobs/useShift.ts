import { useMemo } from 'react';
import { parseShift, type Shift } from '../../../shared/jobs.ts';

/** Minutes a zone is ahead of UTC today; its own summer time included. */
function offsetOf(zone: string): number {
  const now = new Date();
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'longOffset',
  }).formatToParts(now);
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const match = text.match(/GMT([+-])(\d{2}):(\d{2})/);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

export const readerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The posting's hours in the reader's day; null when the text says them in another way. */
export function useShift(workHours: string | null): Shift | null {
  return useMemo(() => parseShift(workHours, offsetOf, offsetOf(readerZone())), [workHours]);
}
