import type { ReactNode } from 'react';
import { Title } from '../ui/text/Text.tsx';
import styles from './catalog.module.css';

/** One part of the kit, in every state it has. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section} aria-label={title}>
      <Title>{title}</Title>
      {children}
    </section>
  );
}
