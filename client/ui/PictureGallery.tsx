import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './PictureGallery.module.css';
import { FilePicture } from './upload/FilePicture.tsx';

interface Props {
  /** The pictures; there is at least one. */
  pictures: readonly { url: string; alt: string }[];
  /** The class of the large picture. */
  className: string;
}

/** Shows one picture large, and the others to choose from when there are several. */
export function PictureGallery({ pictures, className }: Props) {
  const { t } = useTranslation('common');
  const [chosen, setChosen] = useState(0);
  const shown = pictures[chosen] ?? pictures[0]!;
  return (
    <div className={styles.gallery}>
      <FilePicture key={shown.url} className={className} url={shown.url} alt={shown.alt} />
      {pictures.length > 1 ? (
        <ul className={styles.others} aria-label={t('pictures')}>
          {pictures.map(({ url, alt }, index) => (
            <li key={`${url} ${index}`}>
              <UnstyledButton
                className={styles.choice}
                aria-label={t('pictureOf', { number: index + 1, count: pictures.length, alt })}
                aria-pressed={pictures[chosen] === pictures[index]}
                onClick={() => setChosen(index)}
              >
                <FilePicture className={styles.thumbnail} url={url} alt="" isLazy />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
