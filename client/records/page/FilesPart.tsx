import { useMutation, useQuery } from '@apollo/client/react';
import { ActionIcon, Anchor, Button, FileButton } from '@mantine/core';
import { IconPaperclip, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/i18n/useFormat.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { useSession } from '../../core/session.ts';
import { removeFromLists } from '../../core/cachedLists.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { fileSize } from '../../ui/upload/fileSize.ts';
import { saveFile } from '../../ui/upload/showFile.ts';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { useUploads } from '../../ui/upload/useUploads.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../undo/useUndoable.ts';
import {
  DeleteAttachedFileDocument,
  FilesPartDocument,
  type FilesPartQuery,
} from './FilesPart.generated.ts';
import { RelatedList } from './RelatedList.tsx';
import type { RecordDeclaration } from '../declaration.ts';

export interface FilesOf {
  declaration: RecordDeclaration;
  id: string;
}

type AttachedFile = FilesPartQuery['attachedFiles']['nodes'][number];

export function FilesPart({ declaration: { kind, write }, id }: FilesOf) {
  const { t, i18n } = useTranslation('screens');
  const { moment } = useFormat();
  const mayAttach = useIsInGroup(write);
  const attempt = useAttempt();
  const uploads = useUploads({ attachedTo: `${kind}/${id}` });
  const { data, error, refetch } = useQuery(FilesPartDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <PendingPart error={error} onRetry={() => void refetch()} />;
  const pending = uploads.uploads.filter(({ status }) => status !== 'done');
  return (
    <RelatedList<AttachedFile>
      title={t('files.title')}
      list={data?.attachedFiles}
      columns={[
        {
          title: t('files.name'),
          render: (file) => (
            <Anchor component="button" ta="left" onClick={() => void attempt(saveFile(file))}>
              {file.name}
            </Anchor>
          ),
        },
        { title: t('files.by'), render: ({ owner }) => owner?.name ?? '–' },
        { title: t('files.at'), render: ({ createdAt }) => moment(createdAt) },
        {
          title: t('files.size'),
          render: ({ size }) => fileSize(size, i18n.language),
          isAmount: true,
        },
        {
          title: t('files.delete'),
          isTitleHidden: true,
          render: (file) => <DeleteFile file={file} />,
          isAmount: true,
        },
      ]}
      action={mayAttach ? <AttachButton {...uploads} /> : undefined}
    >
      <UploadList {...uploads} uploads={pending} />
    </RelatedList>
  );
}

function AttachButton({ limits, add }: Pick<ReturnType<typeof useUploads>, 'limits' | 'add'>) {
  const { t } = useTranslation('screens');
  return (
    <FileButton
      multiple
      accept={limits?.endings.map((ending) => `.${ending}`).join()}
      onChange={(chosen) => add(chosen)}
    >
      {(button) => (
        <Button
          {...button}
          size="xs"
          variant="default"
          disabled={!limits}
          leftSection={<IconPaperclip size={16} aria-hidden />}
        >
          {t('files.attach')}
        </Button>
      )}
    </FileButton>
  );
}

function DeleteFile({ file: { id, name, ownerId } }: { file: AttachedFile }) {
  const { t } = useTranslation('screens');
  const { user } = useSession();
  const isOwn = user?.id === ownerId;
  const isAdmin = useIsInGroup('admin');
  const attempt = useAttempt();
  const offerUndo = useNotifyUndoable();
  const [remove] = useMutation(DeleteAttachedFileDocument, {
    variables: { input: { id } },
    optimisticResponse: { deleteFile: { id, activityId: '' } },
    update: (cache) => removeFromLists(cache, 'attachedFiles', [id]),
  });

  async function run() {
    const done = await attempt(remove());
    if (!done?.data) return;
    const message = t('deleted', { name });
    const { activityId } = done.data.deleteFile;
    offerUndo({ message, undone: t('restored', { name }), activityId });
  }

  if (!isOwn && !isAdmin) return null;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('files.deleteOne', { name })}
      onClick={() => void run()}
    >
      <IconTrash size={16} aria-hidden />
    </ActionIcon>
  );
}
