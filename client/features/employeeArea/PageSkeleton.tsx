import { useEffect, useState } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Hidden } from '../../ui/text/Text.tsx';
import page from './Page.module.css';

/** Shown only when loading takes noticeably long. */
const LATE_MS = 150;

/** A page's outline, one block per height (px), while its data loads. Each height must be unique. */
export function PageSkeleton({ heights }: { heights: readonly number[] }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Stack gap={24} aria-busy="true">
      <Hidden as="p" role="status">
        Loading…
      </Hidden>
      {late && heights.map((height) => <Skeleton key={height} height={height} className={page.outline} />)}
    </Stack>
  );
}
