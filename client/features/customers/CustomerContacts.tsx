import { Anchor, Badge, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { masked } from '../../components/brazilianNumbers.ts';
import type { CustomerForm_CustomerFragment } from './CustomerForm.generated.ts';
import styles from './CustomerParts.module.css';

type Contact = CustomerForm_CustomerFragment['contacts'][number];

export function CustomerContacts({ contacts }: { contacts: readonly Contact[] }) {
  const { t } = useTranslation('customers');
  if (contacts.length === 0) return null;
  return (
    <Paper p="lg" component="section" aria-label={t('fields.contacts')}>
      <Title order={2} size="h4" mb="sm">
        {t('fields.contacts')}
      </Title>
      <ul className={styles.rows}>
        {contacts.map((contact, index) => (
          <li key={index}>
            <ContactRow contact={contact} />
          </li>
        ))}
      </ul>
    </Paper>
  );
}

function ContactRow({ contact: { name, role, email, phone, isMain } }: { contact: Contact }) {
  const { t } = useTranslation('customers');
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
        {email ? (
          <Anchor size="sm" href={`mailto:${email}`}>
            {email}
          </Anchor>
        ) : null}
        {phone ? (
          <Anchor size="sm" href={`tel:${phone}`}>
            {masked('phone', phone)}
          </Anchor>
        ) : null}
      </Stack>
    </Group>
  );
}
