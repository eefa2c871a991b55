import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { RecordHistory } from './history/RecordHistory.tsx';
import { EmptyList } from './EmptyList.tsx';
import { PageTitle } from './PageTitle.tsx';

interface Props {
  title: string | undefined;
  list: { name: string; path: string };
  /** The record with a history; a new version reloads it. */
  historyOf?: { id: string; version: number } | null | undefined;
  actions?: ReactNode;
  children?: ReactNode;
}

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
