import { useQuery } from '@apollo/client/react';
import { CloseButton, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useListParams } from '../../records/list/useListParams.ts';
import { PreviewLink } from '../../records/page/PreviewLink.tsx';
import { ListedCustomerDocument } from './ListedCustomer.generated.ts';

/** Shows the customer to whom the address restricts a list. */
export function ListedCustomer() {
  const { t } = useTranslation('customers');
  const { get, change } = useListParams();
  const id = get('customer');
  const { data } = useQuery(ListedCustomerDocument, { variables: { id } });
  if (!data) return null;
  const label = t('find.of');
  return (
    <Group gap={4} wrap="nowrap" role="group" aria-label={label}>
      <span>{label}:</span>
      {data.customer ? <PreviewLink kind="Customer" id={id} name={data.customer.name} /> : '–'}
      <CloseButton
        size="sm"
        aria-label={t('find.all')}
        onClick={() => change({ customer: undefined })}
      />
    </Group>
  );
}
