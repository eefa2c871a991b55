import { IconPhoto } from '@tabler/icons-react';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import styles from './ProductPicture.module.css';

/** Is decorative, since the name stands beside it. */
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
        <FilePicture className={styles.picture} url={src} alt="" isLazy />
      ) : (
        <IconPhoto className={styles.none} aria-hidden />
      )}
    </span>
  );
}
