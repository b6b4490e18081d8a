import { Stack } from '../../../ui/layout/Stack.tsx';
import { Skeleton } from '../../../ui/states/Skeleton.tsx';
import { Hidden } from '../../../ui/text/Text.tsx';
import styles from './Reading.module.css';

const turns = ['72%', '94%', '58%', '88%', '66%', '91%'];
const rows = ['a', 'b', 'c', 'd', 'e'];

/** The three columns while loading. */
export function ReadingSkeleton() {
  return (
    <div className={styles.columns} aria-busy="true">
      <Hidden as="p" role="status">
        Loading…
      </Hidden>
      <div className={styles.index}>
        <Stack gap={16}>
          {turns.map((width) => (
            <Skeleton key={width} width={width} height={30} />
          ))}
        </Stack>
      </div>
      <div className={styles.middle}>
        <Stack gap={24}>
          {turns.map((width) => (
            <Skeleton key={width} width={width} height={44} />
          ))}
        </Stack>
      </div>
      <div className={styles.ratings}>
        <Stack gap={24}>
          <Skeleton width={110} height={40} />
          {rows.map((row) => (
            <Skeleton key={row} height={36} />
          ))}
        </Stack>
      </div>
    </div>
  );
}
