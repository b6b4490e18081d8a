import type { ReactNode } from 'react';
import { Muted, Text } from '../text/Text.tsx';
import styles from './Timeline.module.css';

/** What happened, newest first. */
export function Timeline({ children }: { children: ReactNode }) {
  return <ol className={styles.root}>{children}</ol>;
}

/** One event: time, kind, actor, and text. */
export function TimelineEntry(props: {
  when: string;
  kind?: string;
  actor?: string | null;
  children: ReactNode;
}) {
  return (
    <li className={styles.entry}>
      <Muted figures>
        {props.when}
        {props.kind && ` · ${props.kind}`}
        {props.actor && (
          <>
            {' · '}
            <bdi>{props.actor}</bdi>
          </>
        )}
      </Muted>
      <Text lines="kept" dir="auto">
        {props.children}
      </Text>
    </li>
  );
}
