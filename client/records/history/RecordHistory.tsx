import { useQuery } from '@apollo/client/react';
import { Alert, Button, Group, Paper, Skeleton, Text, Title } from '@mantine/core';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { ActivityEntry } from './ActivityEntry.tsx';
import styles from './ActivityEntry.module.css';
import { FieldChanges } from './FieldChanges.tsx';
import { RecordHistoryDocument, type RecordHistoryQuery } from './RecordHistory.generated.ts';
import { useRestoreVersion } from './useRestoreVersion.ts';

type Entry = RecordHistoryQuery['history']['nodes'][number];

interface Props {
  of: string;
  isFinal?: boolean;
  /** Whether the record does not exist: it was deleted, or never existed. */
  isMissing?: boolean;
}

export function RecordHistory(props: Props) {
  // The texts are in many catalogues; the record is shown before they are loaded.
  return (
    <Suspense fallback={<Skeleton height={160} className={styles.history} data-not-printed />}>
      <History {...props} />
    </Suspense>
  );
}

function History({ of, isFinal = false, isMissing = false }: Props) {
  const { t } = useTranslation(['records', 'common']);
  const { data, error, loading, refetch, fetchMore } = useQuery(RecordHistoryDocument, {
    variables: { of },
    fetchPolicy: 'cache-and-network',
  });
  if (isMissing && !data?.history.nodes.length) return null;
  return (
    <Paper
      p="lg"
      className={styles.history}
      component="section"
      aria-labelledby="history"
      data-not-printed
    >
      <Title id="history" order={2} size="h4" mb="sm">
        {t('history.title')}
      </Title>
      {error && !data ? (
        <Alert color="red" role="alert">
          <Group justify="space-between">
            {t('common:pages.failedTitle')}
            <Button size="xs" variant="default" onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          </Group>
        </Alert>
      ) : null}
      {!data && loading ? <Skeleton height={120} /> : null}
      {data ? (
        <Entries of={of} isFinal={isFinal || isMissing} entries={data.history.nodes} />
      ) : null}
      {data?.history.pageInfo.hasNextPage ? (
        <Button
          mt="sm"
          variant="default"
          loading={loading}
          onClick={() =>
            void fetchMore({
              variables: { after: data.history.pageInfo.endCursor },
              updateQuery: (shown, { fetchMoreResult }) => ({
                history: {
                  ...fetchMoreResult.history,
                  nodes: [...shown.history.nodes, ...fetchMoreResult.history.nodes],
                },
              }),
            })
          }
        >
          {t('history.older')}
        </Button>
      ) : null}
    </Paper>
  );
}

function Entries({ of, isFinal, entries }: Props & { entries: readonly Entry[] }) {
  const { t } = useTranslation('records');
  const mayRestore = useIsInGroup('editor') && !isFinal;
  const restoreVersion = useRestoreVersion();
  const current = entries.findIndex(isChange);
  if (entries.length === 0) return <Text c="dimmed">{t('history.nothing')}</Text>;
  return (
    <ol className={styles.list}>
      {entries.map((entry, index) => {
        const [change] = entry.changes;
        const isOld = index > current && isChange(entry) && change?.action !== 'deleted';
        return (
          <li key={entry.id}>
            <ActivityEntry
              activity={{ ...entry, action: actionOn(entry) }}
              isNamed={entry.changes.length === 0}
              actions={
                isOld && mayRestore ? (
                  <Button
                    size="compact-sm"
                    variant="default"
                    onClick={() => void restoreVersion(entry.id, of)}
                  >
                    {t('history.restoreVersion')}
                  </Button>
                ) : null
              }
            >
              {change && change.fields.length > 0 ? <FieldChanges change={change} /> : null}
            </ActivityEntry>
          </li>
        );
      })}
    </ol>
  );
}

/** Returns the action on this record: one activity can create an invoice and change its deal. */
function actionOn({ action, changes: [change] }: Entry): Entry['action'] {
  const follows =
    ['created', 'updated', 'deleted'].includes(action) || change?.action === 'deleted';
  return change && follows ? change.action : action;
}

const withoutCopy: readonly Entry['action'][] = ['anonymized', 'emailed'];

const isChange = ({ changes: [change] }: Entry) =>
  change !== undefined && !withoutCopy.includes(change.action);
