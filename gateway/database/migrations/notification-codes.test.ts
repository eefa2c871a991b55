import { Migrator } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './migrations.ts';

const AT = '2026-11-27T12:00:00.000Z';

it('old notifications of the gateway get their code, those of programs none', async () => {
  const store = await storeAt(await emptyDatabase());
  const { db } = store;
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db, provider }).migrateTo('0085-activity-transactions');
  const words = { name: 'Ana', username: 'ana', email: 'ana@example.test', passwordHash: '' };
  await db
    .insertInto('accounts')
    .values({ id: 'ana', role: 'SA', ...words, isDemo: 0, createdAt: AT, age: null, avatar: null })
    .execute();
  const told: [title: string, recordKind: string | null][] = [
    ['New message from Zé % da Silva', 'Message'],
    ['Deal won', 'Deal'],
    ['Stock is low', 'Product'],
    ['A card was assigned to you', 'Card'],
    ['Deal won', null],
    ['New message from Zé', null],
    ['Stock is low today', 'Product'],
  ];
  for (const [index, [title, recordKind]] of told.entries()) {
    const look = { heading: 'Alert' as const, iconName: 'chat', iconColor: 'green', path: '/' };
    const row = { id: String(index), accountId: 'ana', title, subtitle: '', timestamp: AT };
    await db
      .insertInto('notifications')
      .values({ ...row, ...look, recordKind })
      .execute();
  }
  await migrate(store);
  const rows = await db
    .selectFrom('notifications')
    .select(['title', 'code', 'sender'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ code, sender }) => [code, sender])).toEqual([
    ['MESSAGE_RECEIVED', 'Zé % da Silva'],
    ['DEAL_WON', null],
    ['STOCK_LOW', null],
    ['CARD_ASSIGNED', null],
    [null, null],
    [null, null],
    [null, null],
  ]);
  expect(rows.map(({ title }) => title)).toEqual(told.map(([title]) => title));
});
