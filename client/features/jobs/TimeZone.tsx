import { useState } from 'react';
import { zoneCity } from '../../../shared/time.ts';
import { chooseZone, deviceZone, useReaderZone } from './useShift.ts';

/** Whose clock the shifts are shown on, and a way to look at them on another. */
export function TimeZone() {
  const zone = useReaderZone();
  const [choosing, setChoosing] = useState(false);
  if (zone === null) {
    return (
      <div className="stack g8 zone-box">
        <h2 className="h4">Times are shown for New York</h2>
        <p className="sm dim">Every shift follows U.S. business hours.</p>
      </div>
    );
  }
  return (
    <div className="stack g8 start zone-box">
      <h2 className="h4">Times are shown for {zoneCity(zone)}</h2>
      <p className="sm dim">
        {zone === deviceZone() ? `From your device: ${offsetText(zone)}.` : `${offsetText(zone)}.`} Every
        shift follows U.S. business hours.
      </p>
      {choosing ? (
        <select
          className="inp"
          aria-label="Time zone"
          value={zone}
          // It takes the place of the button that was just pressed, and the focus with it.
          ref={(list) => list?.focus()}
          onChange={(event) => chooseZone(event.currentTarget.value)}
        >
          {Intl.supportedValuesOf('timeZone').map((name) => (
            <option key={name} value={name}>
              {name.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      ) : (
        <button type="button" className="link sm b" onClick={() => setChoosing(true)}>
          Change time zone
        </button>
      )}
    </div>
  );
}

/** "GMT+8". */
function offsetText(zone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    timeZoneName: 'shortOffset',
  }).formatToParts();
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
