import styles from './DemoTag.module.css';

/** Beside the name of a person from the demo content. */
export function DemoTag() {
  return (
    <span className={styles.tag} title="Part of the demo content">
      Demo
    </span>
  );
}
