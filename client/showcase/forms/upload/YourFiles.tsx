import { useMutation, useQuery } from '@apollo/client/react';
import { ActionIcon, Alert, Button, Progress, Skeleton, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Progress.css';
import { IconDownload, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import { notifyProblem } from '../../../core/notify.tsx';
import { refusalOf } from '../../../core/refusal.ts';
import { useNotifyUndoable } from '../../../records/undo/useUndoable.ts';
import { fileSize } from '../../../ui/upload/fileSize.ts';
import { saveFile } from '../../../ui/upload/showFile.ts';
import {
  DeleteYourFileDocument,
  YourFilesDocument,
  type YourFiles_FileFragment,
} from './YourFiles.generated.ts';
import styles from './YourFiles.module.css';

const PER_PAGE = 5;

export function YourFiles() {
  const { t, i18n } = useTranslation(['forms-upload', 'common']);
  const words = 'examples.YourFiles';
  const { data, error, refetch, fetchMore } = useQuery(YourFilesDocument, {
    variables: { first: PER_PAGE },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) {
    return (
      <Alert color="red" title={t('common:pages.failedTitle')}>
        <Button variant="default" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </Alert>
    );
  }
  if (!data) return <Skeleton h={73} />;
  const { files, fileLimits } = data;
  const { usedBytes, accountBytes } = fileLimits;
  const room = {
    used: fileSize(usedBytes, i18n.language),
    most: fileSize(accountBytes, i18n.language),
  };

  const showMore = () =>
    fetchMore({
      variables: { after: files.pageInfo.endCursor },
      updateQuery: (read, { fetchMoreResult: more }) => ({
        ...more,
        files: {
          ...more.files,
          nodes: [...read.files.nodes, ...more.files.nodes],
        },
      }),
    });

  return (
    <Stack>
      <div>
        <Text size="sm" mb={4}>
          {t(`${words}.room`, room)}
        </Text>
        <Progress value={(100 * usedBytes) / accountBytes} aria-label={t(`${words}.room`, room)} />
      </div>
      {files.nodes.length === 0 ? (
        <Text c="dimmed">{t(`${words}.none`)}</Text>
      ) : (
        <ul className={styles.files} aria-label={t(`${words}.title`)}>
          {files.nodes.map((file) => (
            <YourFile key={file.id} file={file} />
          ))}
        </ul>
      )}
      {files.pageInfo.hasNextPage && (
        <Button variant="default" onClick={() => void showMore()}>
          {t(`${words}.more`, { shown: files.nodes.length, total: files.totalCount })}
        </Button>
      )}
    </Stack>
  );
}

function YourFile({ file }: { file: YourFiles_FileFragment }) {
  const { t, i18n } = useTranslation(['forms-upload', 'common']);
  const { day } = useFormat();
  const offerUndo = useNotifyUndoable();
  const [remove] = useMutation(DeleteYourFileDocument, {
    variables: { id: file.id },
    optimisticResponse: { deleteFile: { id: file.id, activityId: '' } },
    update: (cache) => cache.evict({ id: cache.identify({ __typename: 'File', id: file.id }) }),
    refetchQueries: [YourFilesDocument],
  });
  const { name } = file;
  const showProblem = (error: unknown) =>
    notifyProblem(refusalOf(error)?.message ?? t('common:somethingWrong'));

  async function removeUndoably(): Promise<void> {
    const { data } = await remove();
    const { activityId } = data!.deleteFile;
    offerUndo({ message: t('examples.YourFiles.deleted', { name }), activityId });
  }

  return (
    <li className={styles.file}>
      <div className={styles.name}>
        <Text size="sm" fw={600} truncate title={name}>
          {name}
        </Text>
        <Text size="sm" c="dimmed">
          {fileSize(file.size, i18n.language)} · {day(file.createdAt)}
        </Text>
      </div>
      <ActionIcon
        variant="subtle"
        aria-label={t('examples.YourFiles.save', { name })}
        onClick={() => void saveFile(file).catch(showProblem)}
      >
        <IconDownload size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="red"
        aria-label={t('examples.YourFiles.delete', { name })}
        onClick={() => void removeUndoably().catch(showProblem)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </li>
  );
}
