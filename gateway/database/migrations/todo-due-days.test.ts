import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';
import { migrate } from '../migrate.ts';
import { migrations } from './migrations.ts';

const EVENING = '2026-11-03T00:00:00.000Z';
const ZONE = 'America/Sao_Paulo';

const former = [
  { id: 'day', due: EVENING, local: '2026-11-03T24:00:00.000Z', zone: null },
  { id: 'never', due: null, local: null, zone: null },
  { id: 'timed', due: EVENING, local: '2026-11-02T21:00:00.000Z', zone: ZONE },
];

it('a due time gets its own column beside the day, in the history too', async () => {
  const store = await storeAt(await emptyDatabase());
  const { db } = store;
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db, provider }).migrateTo('0093-filters-and-duplicates');
  await sql`insert into accounts (id, role, name, username, email, password_hash, is_demo, created_at)
    values ('ana', 'SA', 'Ana', 'ana', 'ana@example.test', '', 0, ${EVENING})`.execute(db);
  await sql`insert into activities (id, at, kind, action, title)
    values ('a', ${EVENING}, 'Todo', 'created', 'x')`.execute(db);
  for (const [index, { id, due, local, zone }] of former.entries()) {
    const timed = zone && due;
    await sql`insert into todos (id, account_id, title, note, important, starred, done, read,
        selected, search_text, due_date, due_key, due_local, due_time_zone, due_timed_at, rank, version)
      values (${id}, 'ana', 'x', '', 0, 0, 0, 0, 0, 'x', ${due}, ${local ?? 'never'}, ${local}, ${zone},
        ${timed}, ${id}, 1)`.execute(db);
    const row = { dueDate: due, dueLocal: local, dueTimeZone: zone, dueTimedAt: timed };
    await sql`insert into activity_changes (activity_id, position, kind, record_id, action, title, after)
      values ('a', ${index}, 'Todo', ${id}, 'created', 'x', ${JSON.stringify({ row, parts: {} })})`.execute(
      db,
    );
  }
  await migrate(store);
  const due = [
    { dueDate: EVENING, dueAt: null, dueTimeZone: null },
    { dueDate: null, dueAt: null, dueTimeZone: null },
    { dueDate: '2026-11-02T00:00:00.000Z', dueAt: EVENING, dueTimeZone: ZONE },
  ];
  expect(
    await db
      .selectFrom('todos')
      .select(['dueDate', 'dueAt', 'dueTimeZone'])
      .orderBy('id')
      .execute(),
  ).toEqual(due);
  const { rows } = await sql<{
    after: string;
  }>`select after from activity_changes order by position`.execute(db);
  expect(rows.map(({ after }) => JSON.parse(after))).toEqual(
    due.map((row, index) => ({ row: { dueLocal: former[index]!.local, ...row }, parts: {} })),
  );
});
