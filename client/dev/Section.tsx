import type { ReactNode } from 'react';
import { Heading } from '../ui/Text.tsx';
import styles from './catalog.module.css';

/** One part of the kit, in every state it has. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <Heading level={2} size={3}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
