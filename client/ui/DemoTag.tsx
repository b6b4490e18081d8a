import styles from './DemoTag.module.css';

/** Beside the name of somebody the demo content invented. */
export function DemoTag() {
  return (
    <span className={styles.tag} title="Part of the demo content">
      Demo
    </span>
  );
}
