import { useCallback } from 'react';
import styles from './FilePicture.module.css';
import { isFileUrl, showFile } from './showFile.ts';

interface Props {
  /** The URL of a stored file, or of a picture of the demo data. */
  url: string;
  alt: string;
  className?: string;
  /** Loads once it is near the screen; uploads load at once. */
  isLazy?: boolean;
}

/** Shows a picture; uploads are fetched with the token. */
export function FilePicture({ url, alt, className = styles.picture!, isLazy = false }: Props) {
  // A new function would make React release the picture and load it again.
  const show = useCallback((element: HTMLImageElement) => showFile(element, url), [url]);
  if (!isFileUrl(url)) {
    return <img src={url} alt={alt} className={className} loading={isLazy ? 'lazy' : 'eager'} />;
  }
  return <img ref={show} alt={alt} className={className} />;
}
