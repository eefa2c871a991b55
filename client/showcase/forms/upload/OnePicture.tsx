import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '../../../ui/upload/DropArea.tsx';
import { FilePicture } from '../../../ui/upload/FilePicture.tsx';
import { pictureEndings } from '../../../ui/upload/isPicture.ts';
import type { StoredFile } from '../../../ui/upload/sendFile.ts';
import { UploadList } from '../../../ui/upload/UploadList.tsx';
import { useUploads } from '../../../ui/upload/useUploads.ts';
import styles from './OnePicture.module.css';

export function OnePicture() {
  const { t } = useTranslation('forms-upload', { keyPrefix: 'examples.OnePicture' });
  const [picture, setPicture] = useState<StoredFile>();
  const uploads = useUploads({ endings: pictureEndings, onStored: setPicture });

  function replace(files: File[]): void {
    uploads.clear();
    uploads.add(files);
  }

  return (
    <div className={styles.product}>
      <div className={styles.frame}>
        <FilePicture
          url={picture?.url ?? '/pictures/products/backpack.svg'}
          alt={picture?.name ?? t('none')}
        />
      </div>
      <div className={styles.choice}>
        <DropArea {...uploads} isMultiple={false} onFiles={replace} />
        <UploadList {...uploads} />
      </div>
    </div>
  );
}
