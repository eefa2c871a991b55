import { Anchor, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { useIsInGroup } from '../../app/roles.ts';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { BALANCE_CURRENCY } from './balance.ts';
import { dayOfBirth } from './birth.ts';
import { UserActions } from './UserActions.tsx';
import type { UserDetails_UserFragment } from './UserDetails.generated.ts';
import styles from './UserDetails.module.css';
import { UserStatusBadge } from './UserStatusBadge.tsx';

export function UserDetails({ user }: { user: UserDetails_UserFragment }) {
  const { t, i18n } = useTranslation('users');
  const { money, number } = useFormat();
  const mayChange = useIsInGroup('admin');
  const facts: [label: string, value: ReactNode][] = [
    [
      t('fields.email'),
      user.email && (
        <Anchor size="sm" href={`mailto:${user.email}`}>
          {user.email}
        </Anchor>
      ),
    ],
    [
      t('fields.phone'),
      user.phone && (
        <Anchor size="sm" href={telephone(user.phone)}>
          {user.phone}
        </Anchor>
      ),
    ],
    [t('fields.address'), user.address],
    [t('fields.gender'), t(`genders.${user.gender}`)],
    [t('fields.bd'), user.bd && dayOfBirth(user.bd, i18n.language)],
    [t('fields.age'), user.age > 0 && number(user.age)],
    [t('fields.balance'), money(user.balance, BALANCE_CURRENCY)],
    [t('fields.index'), number(user.index)],
  ];
  return (
    <Stack gap="lg">
      <Group wrap="nowrap" align="center">
        <PersonAvatar name={user.name} src={user.imgUrl} size="xl" />
        <Stack gap={4}>
          <Title order={2} size="h3">
            {user.name}
          </Title>
          <Text c="dimmed">{user.company}</Text>
          <UserStatusBadge isActive={user.isActive} />
        </Stack>
      </Group>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value || '–'}</dd>
          </div>
        ))}
      </dl>
      {mayChange ? <UserActions user={user} /> : null}
    </Stack>
  );
}

const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
