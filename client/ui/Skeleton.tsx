import { drawn } from './drawn.ts';
import styles from './Skeleton.module.css';
import { Stack } from './Stack.tsx';
import { Hidden } from './Text.tsx';

type Props = {
  /** Pixels, or a share such as "60%"; as wide as there is room when left out. */
  width?: number | string;
  height?: number;
  round?: boolean;
  /** Public pages allow no inline styles: there a class of the page says how large it is. */
  className?: string;
};

/** Stands where something is on its way; not read out. */
export function Skeleton({ width, height, ...props }: Props) {
  const style = width === undefined && height === undefined ? undefined : { width, height };
  return <span {...drawn(styles.root, { style, ...props }, ['round'])} aria-hidden="true" />;
}

/** Lines as wide as told, where something is on its way, and a word for people who can't see them. */
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
