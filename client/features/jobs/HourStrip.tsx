import { hourText, type Shift } from '../../../shared/jobs/shift.ts';
import { inZone, zoneTime } from '../../../shared/time/dates.ts';
import { Group } from '../../ui/layout/Stack.tsx';
import { Fine, Text } from '../../ui/text/Text.tsx';
import type { ReaderHours } from './useShift.ts';

/** The sky's colors over the day: until which hour, from midnight. */
const sky = [
  [4, '#123542'],
  [5, '#1a4d60'],
  [6, '#fec8b3'],
  [7, '#ffe5ae'],
  [17, '#c1e3f1'],
  [18, '#f9a988'],
  [19, '#f1895e'],
  [20, '#36809c'],
  [21, '#23657c'],
  [22, '#1a4d60'],
  [24, '#123542'],
] as const;

/** One hour in drawing units. */
const HOUR = 10;
const HEIGHT = 16;

/** The shifts in the reader's own day: the sky behind, the shifts in front, and both in words. */
export function HourStrip({ shifts, zone, text, large = false }: ReaderHours & { large?: boolean }) {
  const said = shifts
    .map(({ start, hours }) => `${hourText(start)} – ${hourText((start + hours) % 24)}`)
    .join(', ');
  return (
    <div className={large ? 'hours-card' : 'hrs'}>
      <Group justify="between" {...(large ? {} : { size: 'xs' })}>
        <Text as="b" figures>
          {said}
          {large ? ` ${inZone(zone)}` : ''}
        </Text>
        <Text as="span" tone="dim" {...(large ? { size: 'sm' } : {})}>
          {large ? shiftKind(shifts) : zoneTime(zone)}
        </Text>
      </Group>
      <Drawing shifts={shifts} large={large} />
      {large ? (
        <Group justify="between" size="xs" tone="dim" figures aria-hidden="true">
          <span>12 AM</span>
          <span>6 AM</span>
          <span>12 PM</span>
          <span>6 PM</span>
          <span>12 AM</span>
        </Group>
      ) : (
        <Fine as="span" figures>
          {text}
        </Fine>
      )}
    </div>
  );
}

/** Drawn with attributes only: server-rendered pages allow no inline styles. */
function Drawing({ shifts, large }: { shifts: Shift[]; large: boolean }) {
  const blocks = shifts.flatMap(({ start, hours }) => {
    const end = start + hours;
    if (end <= 24) return { from: start, to: end };
    return [
      { from: start, to: 24 },
      { from: 0, to: end - 24 },
    ];
  });
  return (
    <svg
      className={`hs ${large ? 'tall' : ''}`}
      viewBox={`0 0 ${24 * HOUR} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {sky.map(([to, fill], index) => {
        const from = sky[index - 1]?.[0] ?? 0;
        return <rect key={to} x={from * HOUR} width={(to - from) * HOUR} height={HEIGHT} fill={fill} />;
      })}
      {blocks.map(({ from, to }) => (
        <rect
          key={`${from}-${to}`}
          x={from * HOUR + 0.75}
          y="1"
          width={Math.max(2, (to - from) * HOUR - 1.5)}
          height={HEIGHT - 2}
          fill="#fdc842"
          stroke="#1b201a"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      ))}
    </svg>
  );
}

/** The usual name of these hours; none for several shifts. */
function shiftKind([first, ...more]: Shift[]): string {
  if (!first || more.length > 0) return '';
  const middle = (first.start + first.hours / 2) % 24;
  if (middle >= 22 || middle < 5) return 'night shift';
  if (middle >= 17) return 'evening shift';
  return 'day shift';
}
