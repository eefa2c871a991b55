import { ActionIcon, Progress, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { IconCircleCheck, IconFile, IconRefresh, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { fileSize } from './fileSize.ts';
import styles from './UploadList.module.css';
import type { Upload } from './uploadQueue.ts';
import type { Uploads } from './useUploads.ts';

export function UploadList({ uploads, ...actions }: Uploads) {
  const { t } = useTranslation('uploads');
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('list')}>
      {uploads.map((upload) => (
        <UploadItem key={upload.key} upload={upload} {...actions} />
      ))}
    </ul>
  );
}

type ItemProps = Omit<Uploads, 'uploads'> & { upload: Upload };

function UploadItem({ upload, limits, ...actions }: ItemProps) {
  const { t, i18n } = useTranslation('uploads');
  const { key, file, status, progress, problem, message } = upload;
  const { name, size } = file;
  const isOnItsWay = status === 'waiting' || status === 'sending';
  const said = problem
    ? t(`problems.${problem}`, { most: fileSize(limits?.fileBytes ?? 0, i18n.language) })
    : t(`status.${status}`, { percent: Math.round(progress * 100), message });
  return (
    <li className={styles.item}>
      {status === 'done' ? (
        <IconCircleCheck size={20} aria-hidden className={styles.done} />
      ) : (
        <IconFile size={20} aria-hidden />
      )}
      <div className={styles.text}>
        <Text size="sm" fw={600} truncate title={name}>
          {name}
        </Text>
        <Text size="sm" c={status === 'failed' ? 'var(--mantine-color-error)' : 'dimmed'}>
          {fileSize(size, i18n.language)} · <span role="status">{said}</span>
        </Text>
        {isOnItsWay && (
          <Progress value={progress * 100} size="sm" aria-label={t('progressOf', { name })} />
        )}
      </div>
      {(status === 'cancelled' || (status === 'failed' && !problem)) && (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('retry', { name })}
          onClick={() => actions.retry(key)}
        >
          <IconRefresh size={18} aria-hidden />
        </ActionIcon>
      )}
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t(isOnItsWay ? 'cancel' : 'remove', { name })}
        onClick={() => (isOnItsWay ? actions.cancel(key) : actions.remove(key))}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
