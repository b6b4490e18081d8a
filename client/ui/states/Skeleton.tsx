import { drawn } from '../drawn.ts';
import { Stack } from '../layout/Stack.tsx';
import { Hidden } from '../text/Text.tsx';
import styles from './Skeleton.module.css';

type Props = {
  /** Pixels, or a percentage such as "60%"; full width when left out. */
  width?: number | string;
  height?: number;
  round?: boolean;
  /** Public pages allow no inline styles; there, a class of the page sets the size. */
  className?: string;
};

/** A placeholder while something loads; hidden from screen readers. */
export function Skeleton({ width, height, ...props }: Props) {
  const style = width === undefined && height === undefined ? undefined : { width, height };
  return <span {...drawn(styles.root, { style, ...props }, ['round'])} aria-hidden="true" />;
}

/** Placeholder lines of the given widths, with a loading message for screen readers. */
export function SkeletonLines({ widths }: { widths: readonly string[] }) {
  return (
    <Stack aria-busy="true">
      <Hidden as="p" role="status">
        Loading…
      </Hidden>
      {widths.map((width) => (
        <Skeleton key={width} width={width} height={18} />
      ))}
    </Stack>
  );
}
