import { useReadQuery } from '@apollo/client/react';
import { NativeSelect, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useSearchParams } from 'react-router-dom';
import { DayList } from '../../ui/DayList.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { EmptyList } from '../../records/list/EmptyList.tsx';
import { ExportMenu } from '../../records/list/ExportMenu.tsx';
import { ListPager } from '../../records/list/ListPager.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { useListParams } from '../../records/list/useListParams.ts';
import { NotificationItem } from './NotificationItem.tsx';
import { headings, notificationFilterIn } from './notificationKinds.ts';
import type { loader } from './NotificationsPage.loader.ts';
import { useDeleteAllNotifications } from './useDeleteNotification.ts';

export function NotificationsPage() {
  const { t } = useTranslation(['notifications', 'records']);
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { get, change } = useListParams();
  const [drawn] = useSearchParams();
  const removeAll = useDeleteAllNotifications();
  const { nodes, pageInfo, totalCount } = data.notifications;
  const isFiltered = Boolean(drawn.get('heading'));
  return (
    <>
      <PageTitle title={t('title')}>
        <ExportMenu
          list={{ list: 'notifications', filterIn: notificationFilterIn }}
          sort={{ field: 'timestamp', direction: 'descending' }}
          totalCount={totalCount}
        />
        {totalCount > 0 && !isFiltered ? (
          <ActionButton
            label={t('deleteAll')}
            icon={IconTrash}
            variant="light"
            color="red"
            onClick={() => void removeAll(data.newest.nodes[0]?.timestamp)}
          />
        ) : null}
      </PageTitle>
      <Text c="dimmed" mb="md" role="status">
        {t('count', { count: totalCount })}
      </Text>
      <NativeSelect
        label={t('records:fieldsOf.Notification.heading')}
        mb="lg"
        maw={240}
        value={get('heading')}
        onChange={({ currentTarget }) => change({ heading: currentTarget.value })}
        data={[
          { value: '', label: t('anyKind') },
          ...headings.map((heading) => ({ value: heading, label: t(`headings.${heading}`) })),
        ]}
      />
      {nodes.length === 0 ? (
        <NoNotifications isFiltered={isFiltered} />
      ) : (
        <>
          <DayList entries={nodes} timeOf={({ timestamp }) => timestamp}>
            {(notification) => <NotificationItem notification={notification} />}
          </DayList>
          <ListPager pageInfo={pageInfo} shown={nodes.length} totalCount={totalCount} />
        </>
      )}
    </>
  );
}

function NoNotifications({ isFiltered }: { isFiltered: boolean }) {
  const { t } = useTranslation('notifications');
  return isFiltered ? (
    <EmptyList title={t('empty.noneMatch')} text={t('empty.noneMatchText')} />
  ) : (
    <EmptyList title={t('empty.title')} text={t('empty.text')} />
  );
}
