import { useReadQuery } from '@apollo/client/react';
import { IconArrowMerge } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { ImportButton } from '../../records/import/ImportButton.tsx';
import { ListLayout } from '../../records/list/ListLayout.tsx';
import { NewRecordButton } from '../../records/list/NewRecordButton.tsx';
import { NothingListed } from '../../records/list/NothingListed.tsx';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PageTitle } from '../../ui/PageTitle.tsx';
import { CustomerFilters } from './CustomerFilters.tsx';
import { customerFilterIn, customerFilterKeys } from './customerListFilter.ts';
import type { loader } from './CustomersPage.loader.ts';
import { CustomersTable } from './CustomersTable.tsx';

export function CustomersPage() {
  const { t } = useTranslation('customers');
  const mayMerge = useIsInGroup('editor');
  const { declaration, list: preloaded } = useLoaderData<typeof loader>();
  const { data } = useReadQuery(preloaded);
  const { nodes, ...list } = data.customers;
  const newCustomer = <NewRecordButton to={paths.newCustomer} label={t('new')} />;
  const importButton = <ImportButton to={paths.importCustomers} />;
  return (
    <>
      <PageTitle title={t('title')}>
        {mayMerge ? (
          <ActionButton
            label={t('likely.open')}
            icon={IconArrowMerge}
            to={paths.likelyDuplicates}
            variant="default"
          />
        ) : null}
        {importButton}
        {newCustomer}
      </PageTitle>
      <ListLayout>
        <CustomerFilters declaration={declaration} />
        <CustomersTable
          declaration={declaration}
          customers={nodes}
          {...list}
          empty={
            <NothingListed
              near={{ kind: 'Customer', filterIn: customerFilterIn }}
              keys={customerFilterKeys}
              wayIn={importButton}
              words={t('empty', { returnObjects: true })}
            >
              {newCustomer}
            </NothingListed>
          }
        />
      </ListLayout>
    </>
  );
}
