import type { ReactNode } from 'react';

/** Pictures of numbers: drawn for the eye, and read out as a list. */

const WIDTH = 640;
const HEIGHT = 228;
const LEFT = 40;
const BOTTOM = 26;
const TOP = 8;

/** A round number at or above the highest value, whose quarters are whole: people do not come in halves. */
function ceiling(values: readonly number[]): number {
  const highest = Math.max(4, ...values);
  const step = 10 ** Math.floor(Math.log10(highest));
  return (
    [1, 2, 4, 6, 8, 10, 12].map((factor) => factor * step).find((top) => top >= highest && top % 4 === 0) ??
    highest
  );
}

function Frame(props: { label: string; top: number; children: ReactNode }) {
  const lines = [0, 0.25, 0.5, 0.75, 1];
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="ov-chart" role="img" aria-label={props.label}>
      {lines.map((part) => (
        <g key={part}>
          <line x1={LEFT} x2={WIDTH - 4} y1={yOf(part)} y2={yOf(part)} className="ov-line" />
          <text x={LEFT - 8} y={yOf(part) + 4} textAnchor="end" className="ov-tick">
            {(part * props.top).toLocaleString('en-US', { maximumFractionDigits: 1, notation: 'compact' })}
          </text>
        </g>
      ))}
      {props.children}
    </svg>
  );
}

const yOf = (part: number): number => HEIGHT - BOTTOM - part * (HEIGHT - BOTTOM - TOP);

export type Bar = { key: string; label: string; value: number; part?: number };

/** Upright bars; `part` of each is drawn in the second colour. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const top = ceiling(bars.map(({ value }) => value));
  const slot = (WIDTH - LEFT - 4) / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / 8);
  return (
    <Frame label={label} top={top}>
      {bars.map(({ key, label: name, value, part = 0 }, index) => {
        const x = LEFT + slot * index + slot * 0.2;
        const base = yOf(0);
        const all = base - yOf(value / top);
        const some = base - yOf(part / top);
        return (
          <g key={key}>
            <rect
              x={x}
              y={base - all}
              width={slot * 0.6}
              height={Math.max(0, all - some)}
              className="ov-bar"
            />
            <rect x={x} y={base - some} width={slot * 0.6} height={some} className="ov-part" />
            {index % every === 0 && (
              <text x={x + slot * 0.3} y={HEIGHT - 8} textAnchor="middle" className="ov-tick">
                {name}
              </text>
            )}
          </g>
        );
      })}
    </Frame>
  );
}

/** A line through points in equal steps; the last one stands out with its value. */
export function Line({ label, points }: { label: string; points: readonly Bar[] }) {
  const top = ceiling(points.map(({ value }) => value));
  const step = (WIDTH - LEFT - 36) / Math.max(1, points.length - 1);
  const at = points.map(({ key, label: name, value }, index) => ({
    key,
    name,
    value,
    x: LEFT + 12 + step * index,
    y: yOf(value / top),
  }));
  const last = at.at(-1);
  return (
    <Frame label={label} top={top}>
      <polyline points={at.map(({ x, y }) => `${x},${y}`).join(' ')} className="ov-path" />
      {at.map(({ key, name, x, y }, index) => (
        <g key={key}>
          <circle cx={x} cy={y} r={index === at.length - 1 ? 6 : 3.5} className="ov-dot" />
          {index % 3 === (at.length - 1) % 3 && (
            <text x={x} y={HEIGHT - 8} textAnchor="middle" className="ov-tick">
              {name}
            </text>
          )}
        </g>
      ))}
      {last && (
        <text x={last.x} y={Math.max(14, last.y - 12)} textAnchor="middle" className="ov-value">
          {last.value}
        </text>
      )}
    </Frame>
  );
}
