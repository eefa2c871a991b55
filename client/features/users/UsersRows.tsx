import { Paper, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../app/i18n/useFormat.ts';
import { ListPager } from '../../components/ListPager.tsx';
import { BALANCE_CURRENCY } from './balance.ts';
import { UserLink } from './UserLink.tsx';
import type { UsersList } from './usersList.ts';
import styles from './UsersRows.module.css';
import { UserStatusBadge } from './UserStatusBadge.tsx';

/** A line a person, for reading down many of them, also on a phone. */
export function UsersRows({ users, empty, ...list }: UsersList) {
  const { t } = useTranslation('users');
  const { money } = useFormat();
  if (users.length === 0) return empty;
  return (
    <section aria-label={t('title')}>
      <Paper component="ul" className={styles.rows}>
        {users.map((user) => (
          <li key={user.id} className={styles.row}>
            <UserLink user={user} />
            <Text size="sm" className={styles.company}>
              {user.company}
            </Text>
            <Text size="sm" className={styles.balance}>
              {money(user.balance, BALANCE_CURRENCY)}
            </Text>
            <UserStatusBadge isActive={user.isActive} />
          </li>
        ))}
      </Paper>
      <ListPager shown={users.length} {...list} />
    </section>
  );
}
