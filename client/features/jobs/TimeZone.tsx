import { useState } from 'react';
import { zoneTime } from '../../../shared/time/dates.ts';
import { deviceZone } from '../../clock.ts';
import { TextButton } from '../../ui/buttons/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Remark, Subtitle } from '../../ui/text/Text.tsx';
import { chooseZone, useReaderZone } from './useShift.ts';

/** The time zone of the shown shifts, and a way to change it. */
export function TimeZone() {
  const zone = useReaderZone();
  const [choosing, setChoosing] = useState(false);
  if (zone === null) {
    return (
      <Stack gap={8} className="zone-box">
        <Subtitle>Times are shown in New York time</Subtitle>
        <Remark>Most shifts follow U.S. business hours.</Remark>
      </Stack>
    );
  }
  return (
    <Stack gap={8} align="start" className="zone-box">
      <Subtitle>Times are shown in {zoneTime(zone)}</Subtitle>
      <Remark>
        {zone === deviceZone() ? `From your device: ${offsetText(zone)}.` : `${offsetText(zone)}.`} Most
        shifts follow U.S. business hours.
      </Remark>
      {choosing ? (
        <select
          className="inp"
          aria-label="Time zone"
          value={zone}
          ref={focusFirst}
          onChange={(event) => chooseZone(event.currentTarget.value)}
        >
          {/* The browser’s list lacks UTC and older names, which a device can be set to. */}
          {[...new Set([deviceZone(), ...Intl.supportedValuesOf('timeZone')])].map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      ) : (
        <TextButton onClick={() => setChoosing(true)}>Change time zone</TextButton>
      )}
    </Stack>
  );
}

/** The list replaces the button that was just pressed, and takes over its focus: once, not with each new row. */
const focusFirst = (list: HTMLSelectElement | null): void => list?.focus();

/** "GMT+8". */
function offsetText(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
