import { useReadQuery } from '@apollo/client/react';
import { IconPencil } from '@tabler/icons-react';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import { lazyPart } from '../../core/lazyPart.ts';
import { linkTo, paths } from '../../core/paths.ts';
import { useIsInGroup } from '../../core/roles.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { PartLoader } from '../../ui/PartLoader.tsx';
import { RecordPage } from '../../records/page/RecordPage.tsx';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordRelated } from '../../records/page/RecordRelated.tsx';
import { useDeleteAction } from '../../records/page/useDeleteAction.ts';
import { CustomerAddresses } from './CustomerAddresses.tsx';
import { CustomerContacts } from './CustomerContacts.tsx';
import { CustomerDuplicates } from './CustomerDuplicates.tsx';
import { CustomerDetails } from './CustomerDetails.tsx';
import type { CustomerDetails_CustomerFragment } from './CustomerDetails.generated.ts';
import type { loader } from './CustomerPage.loader.ts';
import { CustomerMenu } from './CustomerMenu.tsx';
import { CustomerRelated } from './CustomerRelated.tsx';
import { CustomerStatusBadge } from './CustomerStatusBadge.tsx';
import { CustomerTimeline } from './CustomerTimeline.tsx';

const CustomerPosition = lazyPart(
  async () => (await import('./CustomerPosition.tsx')).CustomerPosition,
);

export function CustomerPage() {
  const { t } = useTranslation('customers');
  const { declaration, record } = useLoaderData<typeof loader>();
  const { customer, invoiced, ...related } = useReadQuery(record).data;
  return (
    <RecordPage
      title={customer?.name}
      badge={customer ? <CustomerStatusBadge status={customer.status} /> : null}
      list={{ name: t('title'), path: paths.customers }}
      actions={customer ? <Actions declaration={declaration} customer={customer} /> : null}
      historyOf={customer}
      aside={
        customer ? (
          <>
            <CustomerDetails key={customer.id} {...{ declaration, customer, invoiced }} />
            <Position customer={customer} />
            <CustomerRelated id={customer.id} related={related} />
            <RecordRelated declaration={declaration} id={customer.id} />
          </>
        ) : null
      }
    >
      {customer ? (
        <>
          <CustomerDuplicates of={customer} id={customer.id} />
          <CustomerTimeline
            key={`timeline of ${customer.id}`}
            declaration={declaration}
            id={customer.id}
          />
          <CustomerContacts key={`contacts of ${customer.id}`} {...{ declaration, customer }} />
          <CustomerAddresses key={`addresses of ${customer.id}`} {...{ declaration, customer }} />
        </>
      ) : null}
    </RecordPage>
  );
}

type Customer = CustomerDetails_CustomerFragment;

interface ActionsProps {
  declaration: RecordDeclaration;
  customer: Customer;
}

function Actions({ declaration, customer }: ActionsProps) {
  const { id, name } = customer;
  const { t } = useTranslation('customers');
  const mayEdit = useIsInGroup('editor');
  const remove = useDeleteAction(declaration, id, { name });
  if (!mayEdit) return null;
  return (
    <>
      <ActionButton label={t('edit')} icon={IconPencil} to={linkTo.editCustomer(id)} keyed="edit" />
      <CustomerMenu customer={customer} remove={remove} />
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
