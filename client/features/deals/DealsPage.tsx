import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { NothingListed } from '../../components/NothingListed.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { DealFilters } from './DealFilters.tsx';
import { dealFilterKeys } from './dealFilter.ts';
import type { loader } from './DealsPage.loader.ts';
import { DealsTable } from './DealsTable.tsx';

export function DealsPage() {
  const { t } = useTranslation('deals');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { nodes, ...list } = data.deals;
  return (
    <>
      <PageTitle title={t('title')} />
      <DealFilters />
      <DealsTable
        deals={nodes}
        {...list}
        empty={
          <NothingListed keys={dealFilterKeys} title={t('empty.title')} text={t('empty.text')} />
        }
      />
    </>
  );
}
