import { ActionIcon, Anchor, Text, Title } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { noAnswerText } from '../../core/http.ts';
import { notifyProblem } from '../../core/notify.tsx';
import { DropArea } from '../../ui/upload/DropArea.tsx';
import { FilePicture } from '../../ui/upload/FilePicture.tsx';
import { fileSize } from '../../ui/upload/fileSize.ts';
import { isPicture } from '../../ui/upload/isPicture.ts';
import type { StoredFile } from '../../ui/upload/sendFile.ts';
import { isFileUrl, saveFile } from '../../ui/upload/showFile.ts';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { useUploads } from '../../ui/upload/useUploads.ts';
import styles from './CardAttachments.module.css';
import type { CardDialog_CardFragment } from './CardDialog.generated.ts';
import { useCardFiles } from './useCardFiles.ts';
import type { CardUpdate } from './useCardUpdate.ts';

type Attachment = CardDialog_CardFragment['attachments'][number];

interface Props {
  card: CardDialog_CardFragment;
  boardId: string;
  /** Changes the card; without it the attachments are read-only. */
  update?: CardUpdate;
}

export function CardAttachments({ card, boardId, update }: Props) {
  const { t } = useTranslation(['boards', 'records']);
  const files = useCardFiles(boardId, card);
  if (card.attachments.length === 0 && !update) return null;
  return (
    <section aria-label={t('records:fieldsOf.Card.attachments')}>
      <Title order={3} size="h6">
        {t('records:fieldsOf.Card.attachments')}
      </Title>
      {card.attachments.length > 0 ? (
        <ul className={styles.files}>
          {card.attachments.map((file) => (
            <AttachedFile
              key={file.id}
              file={file}
              onRemove={update && (() => void files.remove(file, update))}
            />
          ))}
        </ul>
      ) : null}
      {update ? <NewFiles onStored={files.attach} /> : null}
    </section>
  );
}

interface FileProps {
  file: Attachment;
  onRemove: (() => void) | undefined;
}

function AttachedFile({ file, onRemove }: FileProps) {
  const { t, i18n } = useTranslation(['boards', 'records']);
  const { name, size, url } = file;
  const save = () => saveFile(file).catch(() => notifyProblem(noAnswerText()));
  return (
    <li className={styles.file}>
      {isFileUrl(url) && isPicture(file) ? (
        <FilePicture className={styles.picture} url={url} alt="" />
      ) : null}
      {isFileUrl(url) ? (
        <Anchor
          component="button"
          type="button"
          size="sm"
          className={styles.name}
          aria-label={t('saveFile', { name })}
          onClick={() => void save()}
        >
          {name}
        </Anchor>
      ) : (
        <Anchor href={url} size="sm" className={styles.name} target="_blank" rel="noreferrer">
          {name}
        </Anchor>
      )}
      <Text span size="sm" c="dimmed" className={styles.size}>
        {fileSize(size, i18n.language)}
      </Text>
      {onRemove ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('removeFile', { name })}
          onClick={onRemove}
        >
          <IconX size={16} aria-hidden />
        </ActionIcon>
      ) : null}
    </li>
  );
}

/** Shows uploads in progress; stored files are listed on the card. */
function NewFiles({ onStored }: { onStored: (file: StoredFile) => void }) {
  const uploads = useUploads({ isShared: true, onStored });
  const onTheirWay = uploads.uploads.filter(({ status }) => status !== 'done');
  return (
    <>
      <DropArea limits={uploads.limits} onFiles={uploads.add} />
      <UploadList {...uploads} uploads={onTheirWay} />
    </>
  );
}
