import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecordHistory } from './history/RecordHistory.tsx';
import { EmptyList } from './EmptyList.tsx';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  /** Name of the record; undefined when there is none with the address' id. */
  title: string | undefined;
  /** The list that it is in. */
  list: { name: string; path: string };
  /** The record whose history stands below; each of its versions reads that anew. */
  historyOf?: { id: string; version: number } | null | undefined;
  /** What can be done with the record. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** The page of one record, with the way back to its list. */
export function RecordPage({ title, list, historyOf, actions, children }: Props) {
  const { t } = useTranslation();
  const back = (
    <Button
      variant="default"
      component={Link}
      to={list.path}
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      {list.name}
    </Button>
  );
  if (title === undefined) {
    return (
      <>
        <PageTitle title={list.name} />
        <EmptyList title={t('list.noRecord')} text={t('list.noRecordText')}>
          {back}
        </EmptyList>
      </>
    );
  }
  return (
    <>
      <PageTitle title={title}>
        {back}
        {actions}
      </PageTitle>
      {children}
      {historyOf ? <RecordHistory key={historyOf.version} of={historyOf.id} /> : null}
    </>
  );
}
