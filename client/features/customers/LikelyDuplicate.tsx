import { useApolloClient } from '@apollo/client/react';
import { Anchor, Badge, Button, Group, Paper, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { linkTo } from '../../core/paths.ts';
import { useAttempt } from '../../ui/useAttempt.ts';
import { maskedDocument } from './customerDocument.ts';
import { SetCustomersDistinctDocument } from './LikelyDuplicate.generated.ts';
import type { LikelyDuplicate_CustomerFragment as Customer } from './LikelyDuplicate.generated.ts';
import styles from './LikelyDuplicate.module.css';

interface Props {
  customer: Customer;
  other: Customer;
  shares: readonly ('document' | 'email' | 'phone' | 'name')[];
  isNearName: boolean;
}

/** Two customers side by side, to be merged or set apart. */
export function LikelyDuplicate({ customer, other, shares, isNearName }: Props) {
  const { t } = useTranslation(['customers', 'common']);
  const { pathname, search } = useLocation();
  const { areDistinct, isSaving, set } = useDistinct(customer.id, other.id);
  const reasons = [
    ...shares.map((share) => t(`duplicates.shares.${share}`)),
    ...(isNearName ? [t('likely.nearName')] : []),
  ];
  const names = { name: customer.name, other: other.name };
  return (
    <Paper
      component="li"
      withBorder
      p="md"
      className={styles.pair}
      aria-label={t('likely.pair', names)}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Identified customer={customer} />
        <Identified customer={other} />
      </SimpleGrid>
      <Group mt="sm" justify="space-between">
        <Group gap="xs">
          {reasons.map((reason) => (
            <Badge key={reason} variant="light" color="gray" tt="none">
              {reason}
            </Badge>
          ))}
        </Group>
        {areDistinct ? (
          <Group gap="xs" role="status">
            <Text size="sm">{t('likely.setApart')}</Text>
            <Button variant="subtle" size="xs" loading={isSaving} onClick={() => set(false)}>
              {t('common:undo')}
            </Button>
          </Group>
        ) : (
          <Group gap="xs">
            <Button
              variant="light"
              size="xs"
              component={Link}
              to={linkTo.mergeCustomers(customer.id, other.id)}
              state={{ above: pathname + search }}
              aria-label={t('likely.mergeBoth', names)}
            >
              {t('likely.merge')}
            </Button>
            <Button
              variant="default"
              size="xs"
              loading={isSaving}
              aria-label={t('likely.areTwo', names)}
              onClick={() => set(true)}
            >
              {t('likely.notDuplicate')}
            </Button>
          </Group>
        )}
      </Group>
    </Paper>
  );
}

function useDistinct(id: string, otherId: string) {
  const client = useApolloClient();
  const attempt = useAttempt();
  const [areDistinct, setDistinct] = useState(false);
  const [isSaving, setSaving] = useState(false);
  async function set(next: boolean) {
    setSaving(true);
    const input = { id, otherId, areDistinct: next };
    const done = await attempt(
      client.mutate({ mutation: SetCustomersDistinctDocument, variables: { input } }),
    );
    setSaving(false);
    if (done) setDistinct(next);
  }
  return { areDistinct, isSaving, set: (next: boolean) => void set(next) };
}

function Identified({ customer }: { customer: Customer }) {
  const { id, kind, name, document, email, phone, city, state } = customer;
  const place = [city, state].filter(Boolean).join(', ');
  const details = [document ? maskedDocument(kind, document) : null, email, phone, place].filter(
    Boolean,
  );
  return (
    <div>
      <Anchor component={Link} to={linkTo.customer(id)} fw={600}>
        {name}
      </Anchor>
      {details.map((detail) => (
        <Text key={detail} size="sm" c="dimmed" className={styles.detail}>
          {detail}
        </Text>
      ))}
    </div>
  );
}
