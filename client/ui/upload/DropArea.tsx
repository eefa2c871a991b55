import { Button, FileButton, Text } from '@mantine/core';
import { IconCloudUpload } from '@tabler/icons-react';
import { type ClipboardEvent, type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './DropArea.module.css';
import { fileSize } from './fileSize.ts';
import type { UploadLimits } from './uploadProblem.ts';

interface Props {
  /** The limits; nothing can be chosen until they are known. */
  limits: UploadLimits | undefined;
  onFiles: (files: File[]) => void;
  /** The accepted extensions; all that the gateway accepts by default. */
  endings?: readonly string[];
  isMultiple?: boolean;
}

export function DropArea({ limits, onFiles, endings, isMultiple = true }: Props) {
  const { t, i18n } = useTranslation(['uploads', 'common']);
  const [isOver, setIsOver] = useState(false);
  const accepted = endings ?? limits?.endings ?? [];
  const take = (files: FileList | null | undefined) => {
    const chosen = [...(files ?? [])];
    if (limits && chosen.length > 0) onFiles(isMultiple ? chosen : chosen.slice(0, 1));
  };

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  }

  function paste(event: ClipboardEvent): void {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  }

  return (
    <div
      role="group"
      aria-label={t('area')}
      className={styles.area}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      onPaste={paste}
    >
      <IconCloudUpload size={32} stroke={1.5} aria-hidden />
      <Text fw={600}>{t(isMultiple ? 'dropMany' : 'dropOne')}</Text>
      <FileButton
        multiple={isMultiple}
        accept={accepted.map((ending) => `.${ending}`).join()}
        onChange={(chosen) => onFiles([chosen ?? []].flat())}
        disabled={!limits}
      >
        {(button) => (
          <Button {...button} variant="default" disabled={!limits}>
            {t(isMultiple ? 'chooseMany' : 'chooseOne')}
          </Button>
        )}
      </FileButton>
      <Text size="sm" c="dimmed" className={endings ? undefined : styles.limits}>
        {limits
          ? t('limits', {
              most: fileSize(limits.fileBytes, i18n.language),
              endings: accepted.join(', '),
            })
          : t('common:loading')}
      </Text>
    </div>
  );
}
