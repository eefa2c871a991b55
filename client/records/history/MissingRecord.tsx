import { useQuery } from '@apollo/client/react';
import { Skeleton } from '@mantine/core';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsInGroup } from '../../core/roles.ts';
import { spelledOut } from '../recordWords.ts';
import { EmptyList } from '../list/EmptyList.tsx';
import { BringBack } from './BringBack.tsx';
import { mergeOf } from './mergeOf.ts';
import { RecordHistory } from './RecordHistory.tsx';
import { RecordHistoryDocument, type RecordHistoryQuery } from './RecordHistory.generated.ts';
import { useKindName } from './useKindName.ts';

type Entry = RecordHistoryQuery['history']['nodes'][number];

interface Props {
  id: string;
  back: ReactNode;
}

/** Shown instead of a record that was deleted, according to its history, or never existed. */
export function MissingRecord(props: Props) {
  return (
    <Suspense fallback={<Skeleton height={160} />}>
      <Missing {...props} />
      <RecordHistory of={props.id} isMissing />
    </Suspense>
  );
}

function Missing({ id, back }: Props) {
  const { data, loading } = useQuery(RecordHistoryDocument, {
    variables: { of: id },
    fetchPolicy: 'cache-and-network',
  });
  const entries = data?.history.nodes ?? [];
  if (entries[0]?.changes[0]?.action === 'deleted') {
    return <Deleted id={id} back={back} entries={entries} />;
  }
  return loading ? <Skeleton height={160} /> : <NotFound>{back}</NotFound>;
}

export function NotFound({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EmptyList title={t('list.noRecord')} text={t('list.noRecordText')}>
      {children}
    </EmptyList>
  );
}

function Deleted({ id, back, entries }: Props & { entries: readonly Entry[] }) {
  const { t } = useTranslation('records');
  const kindName = useKindName();
  const mayRestore = useIsInGroup('admin');
  const [last] = entries;
  const title = last!.changes[0]!.title;
  return (
    <EmptyList
      title={t('history.wasDeleted', { title: title || spelledOut(kindName(last!.kind)) })}
      text={t(mayRestore ? 'history.mayRestore' : 'history.othersRestore')}
    >
      <BringBack of={id} activityId={last!.id} title={title} mergeId={mergeOf(entries, id)?.id} />
      {back}
    </EmptyList>
  );
}
