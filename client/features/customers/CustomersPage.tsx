import { useReadQuery } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link, useLoaderData } from 'react-router-dom';
import { paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { ImportButton } from '../../components/import/ImportButton.tsx';
import { NothingListed } from '../../components/NothingListed.tsx';
import { PageTitle } from '../../components/PageTitle.tsx';
import { CustomerFilters } from './CustomerFilters.tsx';
import { customerFilterKeys } from './customerFilter.ts';
import type { loader } from './CustomersPage.loader.ts';
import { CustomersTable } from './CustomersTable.tsx';

export function CustomersPage() {
  const { t } = useTranslation('customers');
  const { data } = useReadQuery(useLoaderData<typeof loader>());
  const { nodes, ...list } = data.customers;
  return (
    <>
      <PageTitle title={t('title')}>
        <ImportButton to={paths.importCustomers} />
        <NewCustomerButton />
      </PageTitle>
      <CustomerFilters />
      <CustomersTable
        customers={nodes}
        {...list}
        empty={
          <NothingListed keys={customerFilterKeys} title={t('empty.title')} text={t('empty.text')}>
            <NewCustomerButton />
          </NothingListed>
        }
      />
    </>
  );
}

function NewCustomerButton() {
  const { t } = useTranslation('customers');
  if (!useIsInGroup('editor')) return null;
  return (
    <Button
      component={Link}
      to={paths.newCustomer}
      leftSection={<IconPlus size={18} aria-hidden />}
    >
      {t('new')}
    </Button>
  );
}
