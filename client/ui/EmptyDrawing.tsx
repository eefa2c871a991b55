import styles from './EmptyDrawing.module.css';

/** Draws an empty stack of records. */
export function EmptyDrawing() {
  return (
    <svg className={styles.drawing} width="132" height="88" viewBox="0 0 132 88" aria-hidden>
      <rect className={styles.sheet} x="22" y="14" width="76" height="52" rx="8" />
      <rect className={styles.sheet} x="34" y="22" width="76" height="52" rx="8" />
      <path className={styles.line} d="M62 38h34M62 48h24M62 58h30" />
      <circle className={styles.mark} cx="49" cy="38" r="5" />
      <circle className={styles.dot} cx="49" cy="53" r="5" />
    </svg>
  );
}
