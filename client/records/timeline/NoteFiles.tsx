import { useApolloClient } from '@apollo/client/react';
import { ActionIcon, Anchor, FileButton, Group, Text } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { evictLists } from '../../core/cachedLists.ts';
import { fileSize } from '../../ui/upload/fileSize.ts';
import { saveFile } from '../../ui/upload/showFile.ts';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { useUploads } from '../../ui/upload/useUploads.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import type { TimelineNote_NoteFragment } from './TimelineNote.generated.ts';

type NoteFile = TimelineNote_NoteFragment['attachments'][number]['file'];

/** Shows the files of a note, which the list of the record's files has too. */
export function NoteFiles({ files }: { files: readonly NoteFile[] }) {
  const { i18n } = useTranslation();
  const attempt = useAttempt();
  if (files.length === 0) return null;
  return (
    <Group gap="xs">
      {files.map((file) => (
        <Text key={file.id} size="sm" c="dimmed">
          <Anchor component="button" inherit onClick={() => void attempt(saveFile(file))}>
            {file.name}
          </Anchor>
          {` · ${fileSize(file.size, i18n.language)}`}
        </Text>
      ))}
    </Group>
  );
}

interface Props {
  note: Pick<TimelineNote_NoteFragment, '__typename' | 'id'>;
}

export function AttachToNote({ note: { __typename, id } }: Props) {
  const { t } = useTranslation('screens');
  const { cache } = useApolloClient();
  const uploads = useUploads({
    attachedTo: `${__typename}/${id}`,
    onStored() {
      cache.evict({ id: cache.identify({ __typename, id }), fieldName: 'attachments' });
      evictLists(cache, 'history');
    },
  });
  const { limits, add } = uploads;
  const pending = uploads.uploads.filter(({ status }) => status !== 'done');
  return (
    <>
      <UploadList {...uploads} uploads={pending} />
      <FileButton
        multiple
        accept={limits?.endings.map((ending) => `.${ending}`).join()}
        onChange={add}
      >
        {(button) => (
          <ActionIcon
            {...button}
            variant="subtle"
            color="gray"
            disabled={!limits}
            aria-label={t('timeline.attach')}
          >
            <IconPaperclip size={16} aria-hidden />
          </ActionIcon>
        )}
      </FileButton>
    </>
  );
}
