import { IconPhoto } from '@tabler/icons-react';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import styles from './ProductThumbnail.module.css';

/** Is decorative, since the title stands beside it. */
export function ProductThumbnail({ imgUrl }: { imgUrl: string }) {
  return (
    <span className={styles.frame} aria-hidden>
      {imgUrl ? (
        <FilePicture key={imgUrl} url={imgUrl} alt="" isLazy />
      ) : (
        <IconPhoto size={14} stroke={1.5} />
      )}
    </span>
  );
}
