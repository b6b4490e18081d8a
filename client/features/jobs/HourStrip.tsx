import { hourText, type Shift } from '../../../shared/jobs/schema.ts';
import { inZone, zoneTime } from '../../../shared/time/dates.ts';
import { Group } from '../../ui/Stack.tsx';
import { Fine, Text } from '../../ui/Text.tsx';

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

/** The shift in the reader's own day: the sky behind, the shift in front, and both in words. */
export function HourStrip({ shift, zone, large = false }: { shift: Shift; zone: string; large?: boolean }) {
  const until = hourText((shift.start + shift.hours) % 24);
  return (
    <div className={large ? 'hours-card' : 'hrs'}>
      <Group justify="between" {...(large ? {} : { size: 'xs' })}>
        <Text as="b" figures>
          {hourText(shift.start)} – {until}
          {large ? ` ${inZone(zone)}` : ''}
        </Text>
        <Text as="span" tone="dim" {...(large ? { size: 'sm' } : {})}>
          {large ? shiftKind(shift) : zoneTime(zone)}
        </Text>
      </Group>
      <Drawing shift={shift} large={large} />
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
          {shift.text}
        </Fine>
      )}
    </div>
  );
}

/** Drawn with attributes only: server-rendered pages allow no inline styles. */
function Drawing({ shift, large }: { shift: Shift; large: boolean }) {
  const end = shift.start + shift.hours;
  const blocks =
    end <= 24
      ? [{ from: shift.start, to: end }]
      : [
          { from: shift.start, to: 24 },
          { from: 0, to: end - 24 },
        ];
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
          key={from}
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

/** The usual name of these hours. */
function shiftKind({ start, hours }: Shift): string {
  const middle = (start + hours / 2) % 24;
  if (middle >= 22 || middle < 5) return 'night shift';
  if (middle >= 17) return 'evening shift';
  return 'day shift';
}
