import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { noAnswerText } from '../../core/http.ts';
import { notifyProblem } from '../../core/notify.tsx';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import { isPicture } from '../../ui/upload/isPicture.ts';
import { saveFile } from '../../ui/upload/showFile.ts';
import styles from './AttachedFile.module.css';
import type { Attachment } from './attachment.ts';

export function AttachedFile({ attachment }: { attachment: Attachment }) {
  const save = () => saveFile(attachment).catch(() => notifyProblem(noAnswerText()));
  return (
    <>
      {isPicture(attachment) ? (
        <FilePicture className={styles.picture} url={attachment.url} alt={attachment.name} />
      ) : null}
      <Button
        size="compact-sm"
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void save()}
      >
        {attachment.name}
      </Button>
    </>
  );
}
