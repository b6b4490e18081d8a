import type { ReactNode } from 'react';
import { Unbroken } from '../text/Unbroken.tsx';
import styles from './Facts.module.css';

/** Facts about one thing: a name and its value per line. Lines without a value are left out. */
export function Facts({ rows }: { rows: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className={styles.root}>
      {rows.map(
        ([name, value]) =>
          value !== null &&
          value !== '' && (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">
                <Unbroken>{value}</Unbroken>
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
