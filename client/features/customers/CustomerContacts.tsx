import { Badge, Group, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { masked } from '../../ui/brazilianNumbers.ts';
import type { RecordDeclaration } from '../../records/declaration.ts';
import { RecordPart } from '../../records/page/RecordPart.tsx';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import styles from './CustomerParts.module.css';
import { EmailLink, PhoneLink } from '../../ui/ContactLink.tsx';

type Customer = CustomerForm_CustomerFragment;

interface Props {
  declaration: RecordDeclaration;
  customer: Customer;
}

export function CustomerContacts({ declaration, customer }: Props) {
  const { t } = useTranslation(['customers', 'records']);
  return (
    <RecordPart
      part="contacts"
      title={t('records:fieldsOf.Customer.contacts')}
      none={t('contacts.none')}
      declaration={declaration}
      record={customer}
    >
      <ul className={styles.rows}>
        {customer.contacts.map((contact, index) => (
          <li key={index}>
            <ContactRow contact={contact} />
          </li>
        ))}
      </ul>
    </RecordPart>
  );
}

interface RowProps {
  contact: Customer['contacts'][number];
}

function ContactRow({ contact: { name, role, email, phone, isMain } }: RowProps) {
  const { t } = useTranslation(['customers', 'records']);
  return (
    <Group justify="space-between" align="start" gap="xs">
      <Stack gap={0}>
        <Group gap="xs">
          <Text fw={500} size="sm">
            {name}
          </Text>
          {isMain ? <Badge variant="light">{t('contacts.main')}</Badge> : null}
        </Group>
        {role ? (
          <Text size="sm" c="dimmed">
            {role}
          </Text>
        ) : null}
      </Stack>
      <Stack gap={0} className={styles.ways}>
        {email ? <EmailLink size="sm" email={email} /> : null}
        {phone ? (
          <PhoneLink size="sm" phone={phone}>
            {masked('phone', phone)}
          </PhoneLink>
        ) : null}
      </Stack>
    </Group>
  );
}
