import { useEffect, useState } from 'react';
import { Stack } from '../../ui/layout/Stack.tsx';
import { Skeleton } from '../../ui/states/Skeleton.tsx';
import { Monogram, Wordmark } from '../../ui/text/Brand.tsx';
import { Hidden } from '../../ui/text/Text.tsx';
import styles from './Portal.module.css';

/** Shown only when loading takes noticeably long. */
const LATE_MS = 150;

/** The portal's outline while its data loads. */
export function PortalSkeleton() {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), LATE_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!late) return null;
  return (
    <>
      <header className="hd">
        <div className="in">
          <span className="brand">
            <Monogram />
            <Wordmark />
          </span>
        </div>
      </header>
      <main className="wrap" aria-busy="true">
        <Hidden as="p" role="status">
          Loading…
        </Hidden>
        <div className={styles.head} aria-hidden="true">
          <Stack gap={12}>
            <Skeleton width={260} height={36} />
            <Skeleton width="min(320px, 80vw)" height={14} />
          </Stack>
        </div>
        <div className={styles.columns} aria-hidden="true">
          <Skeleton height={300} />
          <Stack>
            <Skeleton width="50%" height={24} />
            <Skeleton height={40} />
            <Skeleton height={40} />
          </Stack>
        </div>
      </main>
    </>
  );
}
