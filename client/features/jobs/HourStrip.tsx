import { hourText, type Shift } from '../../../shared/jobs.ts';
import { zoneCity } from '../../../shared/time.ts';

/** Sky colours of the 24 hours, from midnight on. */
const sky = [
  '#123542',
  '#123542',
  '#123542',
  '#123542',
  '#1a4d60',
  '#fec8b3',
  '#ffe5ae',
  '#c1e3f1',
  '#c1e3f1',
  '#c1e3f1',
  '#c1e3f1',
  '#c1e3f1',
  '#c1e3f1',
  '#c1e3f1',
  '#c1e3f1',
  '#c1e3f1',
  '#c1e3f1',
  '#f9a988',
  '#f1895e',
  '#36809c',
  '#23657c',
  '#1a4d60',
  '#123542',
  '#123542',
];

const hours = sky.map((_, hour) => hour);

/** The shift in the reader's own day: sky behind, the shift in front, and both in words. */
export function HourStrip({ shift, zone }: { shift: Shift; zone: string }) {
  const end = shift.start + shift.hours;
  const blocks =
    end <= 24
      ? [[shift.start, end]]
      : [
          [shift.start, 24],
          [0, end - 24],
        ];
  return (
    <div className="hrs">
      <div className="row sp xs">
        <b className="b tn">
          {hourText(shift.start)} – {hourText(end % 24)}
        </b>
        <span className="dim">{zoneCity(zone)} time</span>
      </div>
      <div className="hs" style={{ height: 16 }} aria-hidden="true">
        {hours.map((hour) => (
          <i key={hour} style={{ background: sky[hour] }} />
        ))}
        {blocks.map(([from = 0, until = 0]) => (
          <b key={from} style={{ left: `${(from / 24) * 100}%`, width: `${((until - from) / 24) * 100}%` }} />
        ))}
      </div>
      <span className="xs dim tn">{shift.text}</span>
    </div>
  );
}
