import { useQuery } from '@apollo/client/react';
import { Alert, Button, Skeleton, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { ActivityEntry } from '../../records/history/ActivityEntry.tsx';
import { FieldChanges } from '../../records/history/FieldChanges.tsx';
import { useActivityWords } from '../../records/history/useActivityWords.ts';
import { SideDrawer } from '../../ui/SideDrawer.tsx';
import { useRestoreChange } from '../../records/undo/useUndoable.ts';
import styles from './OwnChangesPanel.module.css';
import { OwnChangesDocument, type OwnChangesQuery } from './OwnChangesPanel.generated.ts';

interface Props {
  opened: boolean;
  onClose: () => void;
}

/** Shows one's own changes that can still be undone, made on any machine. */
export function OwnChangesPanel({ opened, onClose }: Props) {
  const { t } = useTranslation('activities');
  return (
    <SideDrawer opened={opened} onClose={onClose} title={t('ownChanges.title')}>
      <Text c="dimmed" size="sm" mb="md">
        {t('ownChanges.intro')}
      </Text>
      <Changes />
    </SideDrawer>
  );
}

function Changes() {
  const { t } = useTranslation(['activities', 'common']);
  const { data, error, loading, refetch, fetchMore } = useQuery(OwnChangesDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  });
  if (error && !data) {
    return (
      <Alert color="red" role="alert" title={t('common:pages.failedTitle')}>
        <Button onClick={() => void refetch().catch(() => undefined)}>{t('common:retry')}</Button>
      </Alert>
    );
  }
  if (!data) {
    return (
      <Stack role="status" aria-label={t('common:loading')}>
        <Skeleton height={56} />
        <Skeleton height={56} />
      </Stack>
    );
  }
  const { nodes, pageInfo } = data.undoableActivities;
  if (nodes.length === 0) return <Text>{t('ownChanges.empty')}</Text>;
  return (
    <>
      <ol className={styles.list} aria-label={t('ownChanges.title')}>
        {nodes.map((activity) => (
          <li key={activity.id}>
            <OwnChange activity={activity} />
          </li>
        ))}
      </ol>
      {pageInfo.hasNextPage ? (
        <Button
          variant="default"
          loading={loading}
          onClick={() =>
            void fetchMore({
              variables: { after: pageInfo.endCursor },
              updateQuery: (shown, { fetchMoreResult: { undoableActivities } }) => ({
                undoableActivities: {
                  ...undoableActivities,
                  nodes: [...shown.undoableActivities.nodes, ...undoableActivities.nodes],
                },
              }),
            })
          }
        >
          {t('ownChanges.older')}
        </Button>
      ) : null}
    </>
  );
}

type Change = OwnChangesQuery['undoableActivities']['nodes'][number];

function OwnChange({ activity }: { activity: Change }) {
  const { t } = useTranslation(['activities', 'common']);
  const what = useActivityWords().sentence(activity);
  const restoreChange = useRestoreChange();
  const { id, changeCount, changes } = activity;
  const [change] = changeCount === 1 ? changes : [];
  return (
    <ActivityEntry
      activity={activity}
      actions={
        <Button
          size="compact-sm"
          variant="default"
          aria-label={t('ownChanges.undoOne', { what })}
          onClick={() =>
            void restoreChange({
              activityId: id,
              undone: t('common:undone', { what }),
              done: t('common:redone', { what }),
            })
          }
        >
          {t('ownChanges.undo')}
        </Button>
      }
    >
      {change ? <FieldChanges change={change} /> : null}
    </ActivityEntry>
  );
}
