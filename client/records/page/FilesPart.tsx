import { useQuery } from '@apollo/client/react';
import { Button, FileButton, Group, Skeleton } from '@mantine/core';
import { IconFiles, IconPaperclip } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../core/lazyPart.ts';
import { type Group as RoleGroup, useIsInGroup } from '../../core/roles.ts';
import { PendingPart } from '../../ui/PendingPart.tsx';
import { UploadList } from '../../ui/upload/UploadList.tsx';
import { useUploads } from '../../ui/upload/useUploads.ts';
import { FileActions } from './FileActions.tsx';
import { FileName } from './FileName.tsx';
import { FilesPartDocument, type FilesPart_AttachmentFragment } from './FilesPart.generated.ts';
import { RelatedList } from './RelatedList.tsx';

const AttachExisting = lazyPart(async () => (await import('./AttachExisting.tsx')).AttachExisting);

export interface FilesOf {
  kind: string;
  id: string;
  /** The group that can change the record. */
  write: RoleGroup;
}

/** Lists the files on a record, which people attach, remove from there and delete. */
export function FilesPart({ kind, id, write }: FilesOf) {
  const { t } = useTranslation('screens');
  const mayAttach = useIsInGroup(write);
  const [isChoosing, setChoosing] = useState(false);
  const uploads = useUploads({ attachedTo: `${kind}/${id}` });
  const { data, error, refetch } = useQuery(FilesPartDocument, {
    variables: { kind, id },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <PendingPart error={error} onRetry={() => void refetch()} />;
  const pending = uploads.uploads.filter(({ status }) => status !== 'done');
  const action = (
    <Group gap="xs">
      <AttachButton {...uploads} />
      <Button
        size="xs"
        variant="default"
        leftSection={<IconFiles size={16} aria-hidden />}
        aria-expanded={isChoosing}
        onClick={() => setChoosing(!isChoosing)}
      >
        {t('files.attachExisting')}
      </Button>
    </Group>
  );
  return (
    <RelatedList<FilesPart_AttachmentFragment>
      title={t('files.title')}
      list={data?.attachments}
      columns={[
        { title: t('files.name'), render: (each) => <FileName attachment={each} /> },
        {
          title: t('files.actions'),
          isTitleHidden: true,
          render: (each) => <FileActions attachment={each} mayAttach={mayAttach} />,
          isAmount: true,
        },
      ]}
      action={mayAttach ? action : undefined}
    >
      {isChoosing ? (
        <Suspense fallback={<Skeleton height={60} />}>
          <AttachExisting kind={kind} id={id} onClose={() => setChoosing(false)} />
        </Suspense>
      ) : null}
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
