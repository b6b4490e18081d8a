import { useElementSize } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './overview.module.css';

/** Charts, drawn at the available width so that text keeps its size. */

const HEIGHT = 228;
const LEFT = 40;
const BOTTOM = 30;
const TOP = 8;
const RIGHT = 4;
/** Width of an axis label in pixels: "Sep 28" or "11 AM" in a wide font, with padding. */
const LABEL = 56;

/** A round number at or above the highest value that divides by four, because ticks count people. */
function ceiling(values: readonly number[]): number {
  const highest = Math.max(4, ...values);
  const step = 10 ** Math.floor(Math.log10(highest));
  return (
    [1, 2, 4, 6, 8, 10, 12].map((factor) => factor * step).find((top) => top >= highest && top % 4 === 0) ??
    highest
  );
}

function Frame(props: { label: string; top: number; children: (width: number) => ReactNode }) {
  const { ref, width } = useElementSize();
  const lines = [0, 0.25, 0.5, 0.75, 1];
  return (
    <div ref={ref} className={styles.chart}>
      {width > 0 && (
        <svg width={width} height={HEIGHT} role="img" aria-label={props.label}>
          {lines.map((part) => (
            <g key={part}>
              <line x1={LEFT} x2={width - RIGHT} y1={yOf(part)} y2={yOf(part)} className={styles.line} />
              <text x={LEFT - 8} y={yOf(part) + 4} textAnchor="end" className={styles.tick}>
                {(part * props.top).toLocaleString('en-US', {
                  maximumFractionDigits: 1,
                  notation: 'compact',
                })}
              </text>
            </g>
          ))}
          {props.children(width)}
        </svg>
      )}
    </div>
  );
}

const yOf = (part: number): number => HEIGHT - BOTTOM - part * (HEIGHT - BOTTOM - TOP);

type Bar = { key: string; label: string; value: number; part?: number };

/** Vertical bars; `part` of each is drawn in the second color. */
export function Bars({ label, bars }: { label: string; bars: readonly Bar[] }) {
  const top = ceiling(bars.map(({ value }) => value));
  return (
    <Frame label={label} top={top}>
      {(width) => {
        const slot = (width - LEFT - RIGHT) / Math.max(1, bars.length);
        const every = Math.ceil(LABEL / slot);
        return bars.map(({ key, ...bar }, index) => (
          <UprightBar
            key={key}
            {...bar}
            top={top}
            x={LEFT + slot * (index + 0.2)}
            width={slot * 0.6}
            edge={width}
            // Counted from the newest bar, which matters most.
            labelled={(bars.length - 1 - index) % every === 0}
          />
        ));
      }}
    </Frame>
  );
}

type UprightBarProps = Omit<Bar, 'key'> & {
  top: number;
  x: number;
  width: number;
  /** The right edge of the chart. */
  edge: number;
  labelled: boolean;
};

function UprightBar(props: UprightBarProps) {
  const { label, value, part = 0, top, x, width, edge, labelled } = props;
  const base = yOf(0);
  const all = base - yOf(value / top);
  const some = base - yOf(part / top);
  // A gap between the two colors, for people who can't tell them apart.
  const gap = some > 0 && all - some > 2 ? 2 : 0;
  const middle = x + width / 2;
  // The last of many thin bars is so close to the edge that a centered label would be cut off.
  const atEdge = middle + LABEL / 2 > edge;
  return (
    <g>
      <rect
        x={x}
        y={base - all}
        width={width}
        height={Math.max(0, all - some - gap)}
        className={styles.bar}
      />
      <rect x={x} y={base - some} width={width} height={some} className={styles.part} />
      {labelled && (
        <text
          x={atEdge ? edge : middle}
          y={HEIGHT - 8}
          textAnchor={atEdge ? 'end' : 'middle'}
          className={styles.tick}
        >
          {label}
        </text>
      )}
    </g>
  );
}

/** A line chart with equal steps; the last point shows its value. */
export function Line({ label, points }: { label: string; points: readonly Bar[] }) {
  const top = ceiling(points.map(({ value }) => value));
  return (
    <Frame label={label} top={top}>
      {(width) => {
        const step = (width - LEFT - 40) / Math.max(1, points.length - 1);
        const every = Math.ceil(LABEL / step);
        const at = points.map(({ key, label: name, value }, index) => ({
          key,
          name,
          value,
          x: LEFT + 12 + step * index,
          y: yOf(value / top),
        }));
        const last = at.at(-1);
        return (
          <>
            <polyline points={at.map(({ x, y }) => `${x},${y}`).join(' ')} className={styles.path} />
            {at.map(({ key, name, x, y }, index) => (
              <g key={key}>
                <circle cx={x} cy={y} r={index === at.length - 1 ? 5 : 3} className={styles.dot} />
                {(at.length - 1 - index) % every === 0 && (
                  <text x={x} y={HEIGHT - 8} textAnchor="middle" className={styles.tick}>
                    {name}
                  </text>
                )}
              </g>
            ))}
            {last && (
              <text x={last.x} y={Math.max(14, last.y - 12)} textAnchor="middle" className={styles.value}>
                {last.value}
              </text>
            )}
          </>
        );
      }}
    </Frame>
  );
}
