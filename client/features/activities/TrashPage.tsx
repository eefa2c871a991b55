import { useReadQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { useKindName } from '../../records/history/useKindName.ts';
import { spelledOut } from '../../records/recordWords.ts';
import { ListFilters } from '../../records/list/filters/ListFilters.tsx';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { loader } from './TrashPage.loader.ts';
import { TrashTable } from './TrashTable.tsx';

const filterKeys = ['kind'] as const;

export function TrashPage() {
  const { t } = useTranslation('activities');
  const kindName = useKindName();
  const { data } = useReadQuery(useLoaderData<ReturnType<typeof loader>>());
  const { nodes, ...list } = data.trash;
  return (
    <>
      <PageTitle title={t('trash.title')} />
      <ListLayout>
        <ListFilters
          views={
            <Text size="sm" c="dimmed">
              {t('trash.intro', { count: data.trashDays })}
            </Text>
          }
          filters={[
            {
              kind: 'choices',
              name: 'kind',
              label: t('kind'),
              choices: data.activityKinds.map((kind) => ({
                value: kind,
                label: spelledOut(kindName(kind)),
              })),
              isSingle: true,
            },
          ]}
        />
        <TrashTable
          records={nodes}
          {...list}
          empty={
            <NothingListed
              keys={filterKeys}
              words={{
                title: t('trash.empty'),
                text: t('trash.emptyText', { count: data.trashDays }),
              }}
            />
          }
        />
      </ListLayout>
    </>
  );
}
