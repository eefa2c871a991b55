import { type Kysely, Migrator } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './migrations.ts';

const NOW = '2026-11-27T12:00:00.000Z';

it('old notifications say what they are about; those of what was read or deleted are cleared', async () => {
  const store = await storeAt(await emptyDatabase());
  const { db } = store;
  /** A row with something in each column that must have a value. */
  async function filled(table: string, row: Record<string, unknown>) {
    const tables = await db.introspection.getTables();
    const { columns } = tables.find(({ name }) => name === table)!;
    const required = columns.filter((each) => !each.isNullable && !each.hasDefaultValue);
    const values = Object.fromEntries(
      required.map(({ name, dataType }) => [name, /int/i.test(dataType) ? 0 : 'a']),
    );
    await (db as never as Kysely<Record<string, object>>)
      .insertInto(table)
      .values({ ...values, ...row })
      .execute();
  }
  const provider = { getMigrations: async () => migrations };
  const before = Object.keys(migrations)
    .filter((name) => name < '0084')
    .at(-1)!;
  await new Migrator({ db, provider }).migrateTo(before);
  await filled('accounts', { id: 'ana', email: 'ana@example.test', role: 'SA' });
  for (const [id, is_read] of [
    ['read', 1],
    ['un/read', 0],
  ] as const) {
    await filled('messages', { id, is_read, account_id: 'ana', date: NOW });
  }
  const paths = ['read', 'un%2Fread', 'gone'].map((id) => `/inbox?message=${id}`);
  for (const path of [...paths, '/vendas/gone', '/vendas/%', '/clientes', '/inbox']) {
    const words = { heading: 'Alert' as const, iconName: 'chat', iconColor: 'green', subtitle: '' };
    const row = { id: path, accountId: 'ana', ...words, title: 'Oi', timestamp: NOW, path };
    await db.insertInto('notifications').values(row).execute();
  }
  await migrate(store);
  const rows = await db.selectFrom('notifications').selectAll().orderBy('id').execute();
  const about = rows.map(({ recordKind, recordId, readAt, goneAt }) =>
    [recordKind, recordId, readAt && 'read', goneAt && 'gone'].join(),
  );
  expect(about.sort()).toEqual(
    [
      'Message,read,read,',
      'Message,un/read,,',
      'Message,gone,,gone',
      'Deal,gone,,gone',
      ...[',,,', ',,,', ',,,'],
    ].sort(),
  );
});
