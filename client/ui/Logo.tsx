import { useTranslation } from 'react-i18next';
import styles from './Logo.module.css';

/** Draws the logo; `size` is in pixels. */
export function Logo({ size = 32 }: { size?: number }) {
  const { t } = useTranslation();
  return (
    <svg
      className={styles.logo}
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role="img"
      aria-label={t('productName')}
    >
      <rect className={styles.ground} width="32" height="32" rx="8" />
      <path className={styles.letter} d="M9 24V8h8a5 5 0 0 1 0 10H9" />
      <path className={styles.leg} d="M16 18l7 6" />
    </svg>
  );
}
