import type { ApolloCache, Reference } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { ActionIcon, Group } from '@mantine/core';
import { IconTrash, IconUnlink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { evictLists, removeFromLists } from '../../core/cachedLists.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { useSession } from '../../core/session.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { useNotifyUndoable } from '../undo/useUndoable.ts';
import { DeleteAttachedFileDocument, DetachFileDocument } from './FileActions.generated.ts';
import type { FilesPart_AttachmentFragment } from './FilesPart.generated.ts';

interface Props {
  attachment: FilesPart_AttachmentFragment;
  /** Whether the person can change the record. */
  mayAttach: boolean;
}

/** Removes a file from a record, or deletes it from all of them. */
export function FileActions({ attachment, mayAttach }: Props) {
  const { t } = useTranslation('screens');
  const { user } = useSession();
  const isAdmin = useIsInGroup('admin');
  const { detach, remove } = useFileChanges(attachment);
  const { accountId, note, file } = attachment;
  const isOwn = user?.id === file.ownerId;
  const mayDetach = isOwn || (mayAttach && (!note || accountId === user?.id));
  return (
    <Group gap={4} wrap="nowrap" justify="flex-end">
      {mayDetach ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('files.detachOne', file)}
          title={t('files.detach')}
          onClick={() => void detach()}
        >
          <IconUnlink size={16} aria-hidden />
        </ActionIcon>
      ) : null}
      {isOwn || isAdmin ? (
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('files.deleteOne', file)}
          title={t('files.delete')}
          onClick={() => void remove()}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      ) : null}
    </Group>
  );
}

function useFileChanges({ id, note, file }: FilesPart_AttachmentFragment) {
  const { t } = useTranslation('screens');
  const { name } = file;
  const attempt = useAttempt();
  const offerUndo = useNotifyUndoable();
  const [detachFile] = useMutation(DetachFileDocument, {
    variables: { input: { id } },
    optimisticResponse: { detachFile: { id, activityId: '' } },
    update: removeFromPage,
  });
  const [deleteFile] = useMutation(DeleteAttachedFileDocument, {
    variables: { input: { id: file.id } },
    optimisticResponse: { deleteFile: { id: file.id, activityId: '' } },
    update(cache) {
      removeFromPage(cache);
      evictLists(cache, 'files');
    },
  });

  function removeFromPage(cache: ApolloCache) {
    removeFromLists(cache, 'attachments', [id]);
    if (!note) return;
    cache.modify({
      id: cache.identify({ ...note }),
      fields: {
        attachments: (all: readonly Reference[], { readField }) =>
          all.filter((each) => readField('id', each) !== id),
      },
    });
  }

  return {
    async detach() {
      const done = await attempt(detachFile());
      if (!done?.data) return;
      const { activityId } = done.data.detachFile;
      const undone = t('files.attached', { name });
      offerUndo({ message: t('files.detached', { name }), undone, activityId });
    },
    async remove() {
      const done = await attempt(deleteFile());
      if (!done?.data) return;
      const { activityId } = done.data.deleteFile;
      offerUndo({ message: t('deleted', { name }), undone: t('restored', { name }), activityId });
    },
  };
}
