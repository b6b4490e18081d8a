import { drawn, type Place } from '../drawn.ts';
import styles from './Track.module.css';

type Props = Place & {
  /** How far it is filled, of 100. */
  percent: number;
  size?: 'xs';
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
