import type { AccountRow } from '../gateway/domains/accounts/accounts.table.ts';
import type { NotificationRow } from '../gateway/domains/notifications/notifications.table.ts';
import { SA_ID } from './accounts.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';

const DAYS_BACK = 3;

type News = Omit<NotificationRow, 'id' | 'accountId' | 'timestamp'>;

/** In the words in which the gateway itself tells of such things; see `notifications-reactions.ts`. */
const news: readonly News[] = [
  {
    heading: 'Message',
    iconName: 'chat',
    iconColor: 'primary',
    title: 'New message from Luísa Camargo',
    subtitle: 'O catálogo de verão está pronto.',
    path: '/inbox',
  },
  {
    heading: 'Alert',
    iconName: 'trophy',
    iconColor: 'green',
    title: 'Deal won',
    subtitle: 'Enxoval de inverno da Pousada Vento Sul',
    path: '/vendas',
  },
  {
    heading: 'Alert',
    iconName: 'package',
    iconColor: 'error',
    title: 'Stock is low',
    subtitle: 'Suporte de mesa Varanda: 4',
    path: '/produtos',
  },
  {
    heading: 'Message',
    iconName: 'chat',
    iconColor: 'primary',
    title: 'New message from Otávio Prado',
    subtitle: 'Podemos mudar a reunião para as 15h?',
    path: '/inbox',
  },
  {
    heading: 'Alert',
    iconName: 'clipboard',
    iconColor: 'secondary',
    title: 'A card was assigned to you',
    subtitle: 'Fotografar as mochilas',
    path: '/boards',
  },
  {
    heading: 'Alert',
    iconName: 'notifications',
    iconColor: 'secondary',
    title: 'Inventário na sexta-feira',
    subtitle: 'O depósito fecha às 16h.',
    path: '/calendar',
  },
];

/** What each account was told in the last days, the newest first. */
export function makeNotifications({
  random,
  scale,
  made: { accounts = [] },
  today,
}: SeedOptions): Rows {
  function toldTo({ id: accountId, name }: Pick<AccountRow, 'id' | 'name'>): NotificationRow[] {
    const own = news.filter(({ title }) => !title.includes(name));
    const count = own.length * scale;
    return Array.from({ length: count }, (_, index) => ({
      id: seedId(accountId === SA_ID ? 'notifications' : `notifications/${accountId}`, index),
      accountId,
      ...own[index % own.length]!,
      timestamp: today.ago(((index + random.next()) / count) * DAYS_BACK),
    }));
  }
  return { notifications: accounts.flatMap(toldTo) };
}
