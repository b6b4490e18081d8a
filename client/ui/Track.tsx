import { drawn, type Place } from './drawn.ts';
import styles from './Track.module.css';

type Props = Place & {
  /** How far it is filled, of 100. */
  percent: number;
  size?: 'xs' | 'sm';
  /** Whether it has gone on for too long. */
  late?: boolean;
};

/** A share of a whole as a bar. The words beside it say the same, so screen readers leave it out. */
export function Track({ percent, ...props }: Props) {
  return (
    <span {...drawn(styles.root, props, ['size', 'late'])} aria-hidden="true">
      <i style={{ width: `${percent}%` }} />
    </span>
  );
}

/** The same where no words beside it say how far it is. */
export function NamedTrack({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      className={styles.root}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
