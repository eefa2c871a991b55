import { Badge, Group, Paper, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { masked } from '../../components/brazilianNumbers.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import styles from './CustomerParts.module.css';

type Address = CustomerForm_CustomerFragment['addresses'][number];

export function CustomerAddresses({ addresses }: { addresses: readonly Address[] }) {
  const { t } = useTranslation('customers');
  if (addresses.length === 0) return null;
  return (
    <Paper p="lg" component="section" aria-label={t('fields.addresses')}>
      <Title order={2} size="h4" mb="sm">
        {t('fields.addresses')}
      </Title>
      <ul className={styles.rows}>
        {addresses.map((address, index) => (
          <li key={index}>
            <AddressRow address={address} />
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function AddressRow({ address }: { address: Address }) {
  const { t } = useTranslation('customers');
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
