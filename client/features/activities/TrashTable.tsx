import { useApolloClient, useMutation } from '@apollo/client/react';
import { Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { notifyFinal } from '../../core/notify.tsx';
import { readAnew } from '../../core/cachedLists.ts';
import { useKindName } from '../../records/history/useKindName.ts';
import { type ListColumn, ListTable, type ShownList } from '../../records/list/ListTable.tsx';
import { RelativeTime } from '../../ui/RelativeTime.tsx';
import { useAttempt } from '../../ui/useAttempt.ts';
import { spelledOut } from '../../records/recordWords.ts';
import { PurgeButton } from './PurgeButton.tsx';
import { RestoreButton } from './RestoreButton.tsx';
import { trashFilterIn } from './trashFilter.ts';
import { PurgeDocument, type TrashTable_RecordFragment } from './TrashTable.generated.ts';

type Deleted = TrashTable_RecordFragment;

interface Props extends ShownList {
  records: Deleted[];
}

export function TrashTable({ records, ...list }: Props) {
  const { t } = useTranslation('activities');
  return (
    <ListTable
      label={t('trash.title')}
      rows={records}
      columns={useColumns()}
      defaultSort={{ field: 'at', direction: 'descending' }}
      exported={{ list: 'trash', filterIn: trashFilterIn }}
      {...list}
    />
  );
}

function useColumns(): ListColumn<Deleted>[] {
  const { t } = useTranslation('activities');
  const kindName = useKindName();
  return [
    { accessor: 'title', title: t('trash.record') },
    {
      accessor: 'kind',
      title: t('kind'),
      render: ({ kind }) => spelledOut(kindName(kind)),
    },
    {
      accessor: 'at',
      title: t('trash.deleted'),
      noWrap: true,
      render: ({ at }) => <RelativeTime moment={at} />,
    },
    { accessor: 'by', title: t('trash.by'), render: ({ by }) => by?.name ?? '–' },
    {
      accessor: 'actions',
      shows: [],
      title: t('trash.actions'),
      noWrap: true,
      render: (record) => <Actions record={record} />,
    },
  ];
}

function Actions({ record }: { record: Deleted }) {
  const { t } = useTranslation('activities');
  const { id: recordId, activityId, title } = record;
  const client = useApolloClient();
  const attempt = useAttempt();
  const [purge] = useMutation(PurgeDocument);

  async function forget() {
    if (!(await attempt(purge({ variables: { input: { activityId, recordId } } })))) return;
    notifyFinal(t('trash.purged', { title }));
    await readAnew(client);
  }

  return (
    <Group gap="xs" wrap="nowrap">
      <RestoreButton record={record} />
      <PurgeButton title={title} onPurge={() => void forget()} />
    </Group>
  );
}
