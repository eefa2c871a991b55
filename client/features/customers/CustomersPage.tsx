import { useReadQuery } from '@apollo/client/react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { ImportButton } from '../../records/import/ImportButton.tsx';
import { NewRecordButton } from '../../records/list/NewRecordButton.tsx';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { CustomerFilters } from './CustomerFilters.tsx';
import { customerFilterIn, customerFilterKeys } from './customerFilter.ts';
import type { loader } from './CustomersPage.loader.ts';
import { CustomersTable } from './CustomersTable.tsx';

export function CustomersPage() {
  const { t } = useTranslation('customers');
  const { data } = useReadQuery(useLoaderData<typeof loader>().list);
  const { nodes, ...list } = data.customers;
  const newCustomer = <NewRecordButton to={paths.newCustomer} label={t('new')} />;
  return (
    <>
      <PageTitle title={t('title')}>
        <ImportButton to={paths.importCustomers} />
        {newCustomer}
      </PageTitle>
      <CustomerFilters />
      <CustomersTable
        customers={nodes}
        {...list}
        empty={
          <NothingListed
            near={{ kind: 'Customer', filterIn: customerFilterIn }}
            keys={customerFilterKeys}
            words={t('empty', { returnObjects: true })}
          >
            {newCustomer}
          </NothingListed>
        }
      />
    </>
  );
}
