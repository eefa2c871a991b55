import { useReadQuery } from '@apollo/client/react';
import { SimpleGrid, Stack } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { linkTo, paths } from '../../app/paths.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { EditRecordButton } from '../../components/EditRecordButton.tsx';
import { PartLoader } from '../../components/PartLoader.tsx';
import { RecordPage } from '../../components/RecordPage.tsx';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerContacts } from './CustomerContacts.tsx';
import { CustomerDuplicates } from './CustomerDuplicates.tsx';
import { CustomerFacts } from './CustomerFacts.tsx';
import type { CustomerPageQuery } from './CustomerPage.generated.ts';
import type { loader } from './CustomerPage.loader.ts';
import styles from './CustomerPage.module.css';
import { CustomerTimeline } from './CustomerTimeline.tsx';
import { DeleteCustomerButton } from './DeleteCustomerButton.tsx';

const CustomerPosition = lazy(async () => ({
  default: (await import('./CustomerPosition.tsx')).CustomerPosition,
}));

export function CustomerPage() {
  const { t } = useTranslation('customers');
  const { customer } = useReadQuery(useLoaderData<typeof loader>()).data;
  return (
    <RecordPage
      title={customer?.name}
      list={{ name: t('title'), path: paths.customers }}
      actions={customer ? <CustomerActions customer={customer} /> : null}
      historyOf={customer}
    >
      {customer ? (
        <Stack gap="lg">
          <CustomerDuplicates of={customer} id={customer.id} />
          <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg" className={styles.columns}>
            <Stack gap="lg">
              <CustomerFacts customer={customer} />
              <CustomerContacts contacts={customer.contacts} />
              <CustomerAddresses addresses={customer.addresses} />
              <Position customer={customer} />
            </Stack>
            <CustomerTimeline key={customer.id} id={customer.id} />
          </SimpleGrid>
        </Stack>
      ) : null}
    </RecordPage>
  );
}

type Customer = NonNullable<CustomerPageQuery['customer']>;

function CustomerActions({ customer: { id, name } }: { customer: Customer }) {
  const { t } = useTranslation('customers');
  const mayEdit = useIsInGroup('editor');
  if (!mayEdit) return null;
  return (
    <>
      <EditRecordButton to={linkTo.editCustomer(id)} label={t('edit')} />
      <DeleteCustomerButton id={id} name={name} />
    </>
  );
}

function Position({ customer: { name, latitude, longitude } }: { customer: Customer }) {
  if (latitude === null || longitude === null) return null;
  return (
    <Suspense fallback={<PartLoader />}>
      <CustomerPosition name={name} latitude={latitude} longitude={longitude} />
    </Suspense>
  );
}
