import { useMemo, useSyncExternalStore } from 'react';
import { parseShift, type Shift } from '../../../shared/jobs/schema.ts';

const KEY = 'time-zone';
const CHANGED = 'time-zone-changed';
/** Before the reader's zone is known, and without scripts: most postings use it. */
const FALLBACK = 'America/New_York';

/** Minutes a zone is ahead of UTC at `now`, daylight saving time included. */
function offsetOf(zone: string, now: Date): number {
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

/** The device's own zone. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function chosenZone(): string {
  const stored = localStorage.getItem(KEY);
  return stored !== null && Intl.supportedValuesOf('timeZone').includes(stored) ? stored : deviceZone();
}

function subscribe(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** Shows times for another zone, remembered on this device. */
export function chooseZone(zone: string): void {
  if (zone === deviceZone()) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, zone);
  window.dispatchEvent(new Event(CHANGED));
}

/** The reader's zone; null until it's known. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(subscribe, chosenZone, () => null);
}

/** The posting's hours in the reader's day; null when the text can't be parsed. */
export function useShift(workHours: string | null, now: Date): { shift: Shift; zone: string } | null {
  const zone = useReaderZone() ?? FALLBACK;
  const time = now.getTime();
  return useMemo(() => {
    const at = new Date(time);
    const shift = parseShift(workHours, (name) => offsetOf(name, at), offsetOf(zone, at));
    return shift && { shift, zone };
  }, [workHours, zone, time]);
}
