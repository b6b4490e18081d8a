import { useMemo, useSyncExternalStore } from 'react';
import { parseShifts, type Shift } from '../../../shared/jobs/shift.ts';
import { deviceZone } from '../../clock.ts';
import { deviceDrafts } from '../../drafts.ts';

const KEY = 'time-zone';
const CHANGED = 'time-zone-changed';
/** Before the reader's zone is known, and without scripts: most postings use it. */
export const FALLBACK = 'America/New_York';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes a phone milliseconds, and every row of a list asks for the same few. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

/** Minutes a zone is ahead of UTC at `now`, daylight saving time included. */
function offsetOf(zone: string, now: Date): number {
  const parts = formatOf(zone).formatToParts(now);
  const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const match = text.match(/GMT([+-])(\d{2}):(\d{2})/);
  if (!match) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}

function readZone(): string {
  const stored = deviceDrafts.read(KEY);
  return stored !== null && Intl.supportedValuesOf('timeZone').includes(stored) ? stored : deviceZone();
}

/** Read once for all rows of a list, and again when a zone is chosen, here or in another tab. */
let chosen: string | undefined;
function chosenZone(): string {
  chosen ??= readZone();
  return chosen;
}

function show(zone: string): void {
  chosen = zone;
  window.dispatchEvent(new Event(CHANGED));
}

/** Another tab's choice; no key means that everything was removed. */
function follow({ key }: StorageEvent): void {
  if (key === KEY || key === null) show(readZone());
}

function subscribe(changed: () => void): () => void {
  // The same listener for all rows, which stays, so that no choice is missed while nothing is shown.
  window.addEventListener('storage', follow);
  window.addEventListener(CHANGED, changed);
  return () => window.removeEventListener(CHANGED, changed);
}

/** Shows times for another zone, remembered on this device where it can be. */
export function chooseZone(zone: string): void {
  deviceDrafts.write(KEY, zone === deviceZone() ? '' : zone);
  show(zone);
}

/** The reader's zone; null until it's known. */
export function useReaderZone(): string | null {
  return useSyncExternalStore(subscribe, chosenZone, () => null);
}

/** A posting's hours in the reader's day, and as it says them. */
export type ReaderHours = { shifts: Shift[]; zone: string; text: string };

/** The posting's hours in the reader's day; null when the text can't be parsed. */
export function useShift(workHours: string | null, now: Date): ReaderHours | null {
  const zone = useReaderZone() ?? FALLBACK;
  const time = now.getTime();
  return useMemo(() => {
    const at = new Date(time);
    const shifts = parseShifts(workHours, (name) => offsetOf(name, at), offsetOf(zone, at));
    return shifts && { shifts, zone, text: workHours ?? '' };
  }, [workHours, zone, time]);
}
