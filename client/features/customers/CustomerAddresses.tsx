import { Badge, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { masked } from '../../ui/brazilianNumbers.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordPart } from '../../records/page/RecordPart.tsx';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import styles from './CustomerParts.module.css';

type Customer = CustomerForm_CustomerFragment;

interface Props {
  declaration: RecordDeclaration;
  customer: Customer;
}

export function CustomerAddresses({ declaration, customer }: Props) {
  const { t } = useTranslation(['customers', 'records']);
  return (
    <RecordPart
      part="addresses"
      title={t('records:fieldsOf.Customer.addresses')}
      none={t('addresses.none')}
      declaration={declaration}
      record={customer}
    >
      <ul className={styles.rows}>
        {customer.addresses.map((address, index) => (
          <li key={index}>
            <AddressRow address={address} />
          </li>
        ))}
      </ul>
    </RecordPart>
  );
}

function AddressRow({ address }: { address: Customer['addresses'][number] }) {
  const { t } = useTranslation(['customers', 'records']);
  const { label, street, city, state, cep, isBilling, isShipping } = address;
  const place = [city, state, masked('cep', cep ?? '')].filter(Boolean).join(', ');
  return (
    <>
      <Group gap="xs">
        <Text fw={500} size="sm">
          {label ?? street}
        </Text>
        {isBilling ? <Badge variant="light">{t('addresses.billing')}</Badge> : null}
        {isShipping ? <Badge variant="light">{t('addresses.shipping')}</Badge> : null}
      </Group>
      {label ? <Text size="sm">{street}</Text> : null}
      {place ? (
        <Text size="sm" c="dimmed">
          {place}
        </Text>
      ) : null}
    </>
  );
}
