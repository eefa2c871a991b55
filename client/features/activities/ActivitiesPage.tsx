import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { ExportMenu } from '../../records/list/ExportMenu.tsx';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { ListPager } from '../../records/list/ListPager.tsx';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import type { loader } from './ActivitiesPage.loader.ts';
import { ActivityDays } from './ActivityDays.tsx';
import { ActivityFilters } from './ActivityFilters.tsx';
import { activityFilterIn, activityFilterKeys } from './activityFilter.ts';

export function ActivitiesPage() {
  const { t } = useTranslation('activities');
  const { data } = useReadQuery(useLoaderData<ReturnType<typeof loader>>());
  const { nodes, pageInfo, totalCount } = data.activities;
  return (
    <>
      <PageTitle title={t('title')}>
        <ExportMenu
          list={{ list: 'activities', filterIn: activityFilterIn }}
          sort={{ field: 'at', direction: 'descending' }}
          totalCount={totalCount}
        />
      </PageTitle>
      <ListLayout isRead>
        <ActivityFilters kinds={data.activityKinds} authors={data.activityAuthors} />
        {nodes.length === 0 ? (
          <NothingListed
            keys={activityFilterKeys}
            words={{ title: t('empty'), text: t('emptyText') }}
          />
        ) : (
          <>
            <ActivityDays activities={nodes} />
            <ListPager pageInfo={pageInfo} shown={nodes.length} totalCount={totalCount} />
          </>
        )}
      </ListLayout>
    </>
  );
}
