import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DropArea } from '../../../components/upload/DropArea.tsx';
import { FilePicture } from '../../../components/upload/FilePicture.tsx';
import { pictureEndings } from '../../../components/upload/isPicture.ts';
import type { StoredFile } from '../../../components/upload/sendFile.ts';
import { UploadList } from '../../../components/upload/UploadList.tsx';
import { useUploads } from '../../../components/upload/useUploads.ts';
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
