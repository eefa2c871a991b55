import { IconPhoto } from '@tabler/icons-react';
import styles from './ProductPicture.module.css';

/** Decorative: the name stands beside it. */
export function ProductPicture({
  src,
  className,
}: {
  src: string;
  className?: string | undefined;
}) {
  return (
    <span className={`${styles.frame} ${className ?? ''}`}>
      {src ? (
        <img className={styles.picture} src={src} alt="" loading="lazy" />
      ) : (
        <IconPhoto className={styles.none} aria-hidden />
      )}
    </span>
  );
}
