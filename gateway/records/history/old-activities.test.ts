import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { daysAgo } from '../../formats/days.ts';
import { EVERY_MS, startRetention } from '../../server/retention.ts';
import type { Store } from '../../database/database.ts';
import { openStore } from '../../database/open-store.ts';
import { manualScheduler } from '../../testing/manual-scheduler.ts';
import { newInvoice } from '../../testing/sample-invoices.ts';
import { startGateway, type TestGateway } from '../../testing/test-gateway.ts';
import { activities } from '../../domains/activities/activities.ts';
import { removeOldActivities } from './old-activities.store.ts';

const HISTORY_DAYS = 20;
const MOST_CHANGES = 200;
const MOST_ACTIVITIES = 100;
/** Requests that are answered before the removal begins, or in the turn in which it ends. */
const FEW = 2;

let gateway: TestGateway;
let token: string;
beforeEach(async () => {
  gateway = await startGateway({
    isEmpty: true,
    environment: { HISTORY_DAYS: String(HISTORY_DAYS) },
  });
  token = await gateway.tokenFor('ADMIN');
});
afterEach(() => gateway.stop());

const run = async (query: string, variables: object = {}) => {
  const { data, errors } = await gateway.graphql(query, variables, token);
  expect(errors).toBeUndefined();
  return data!;
};
const before = () => daysAgo(HISTORY_DAYS);
async function removeAll({ db }: Pick<Store, 'db'> = gateway.store): Promise<void> {
  while (await removeOldActivities(db, before()));
}
const count = async (table: 'activities' | 'activityChanges') =>
  (
    await gateway.store.db
      .selectFrom(table)
      .select(sql<number>`count(*)`.as('rows'))
      .execute()
  )[0]!.rows;

async function create(orderNo: string): Promise<string> {
  const made = `mutation ($input: CreateInvoiceInput!) {
    createInvoice(input: $input) { invoice { id } }
  }`;
  return (await run(made, { input: { ...newInvoice, orderNo } })).createInvoice.invoice.id;
}
async function remove(id: string): Promise<string> {
  const deletion = 'mutation ($id: ID!) { deleteInvoice(input: { id: $id }) { activityId } }';
  return (await run(deletion, { id })).deleteInvoice.activityId;
}
const RESTORE = 'mutation ($id: ID!) { restore(input: { activityId: $id }) { activity { id } } }';
const inTrash = async () =>
  (await run('{ trash { nodes { title } } }')).trash.nodes.map(
    ({ title }: { title: string }) => title,
  ) as string[];
const backdate = (ids: string[], days: number) =>
  gateway.store.db
    .updateTable('activities')
    .set({ at: daysAgo(days) })
    .where('id', 'in', ids)
    .execute();
const historyOf = async (id: string) =>
  (
    await run('query ($id: ID!) { history(of: $id) { nodes { action } } }', { id })
  ).history.nodes.map(({ action }: { action: string }) => action) as string[];

describe('activities past their time', () => {
  it('are removed with their changes, and others stay', async () => {
    const id = await create('OLD');
    await gateway.store.db
      .updateTable('activities')
      .set({ at: daysAgo(21) })
      .execute();
    const update = `mutation ($id: ID!) {
      updateInvoice(input: { id: $id, status: processing }) { invoice { id } }
    }`;
    await run(update, { id });
    expect(await historyOf(id)).toEqual(['updated', 'created']);
    await removeAll();
    expect(await historyOf(id)).toEqual(['updated']);
    expect([await count('activities'), await count('activityChanges')]).toEqual([1, 1]);
    const { invoice } = await run('query ($id: ID!) { invoice(id: $id) { status } }', { id });
    expect(invoice).toEqual({ status: 'processing' });
  });

  it('take what they deleted out of the trash; within the time it is restored', async () => {
    const [old, kept] = [await create('OLD'), await create('KEPT')];
    const [oldDeletion, keptDeletion] = [await remove(old), await remove(kept)];
    await backdate([oldDeletion], HISTORY_DAYS + 1);
    await backdate([keptDeletion], HISTORY_DAYS - 1);
    expect(await inTrash()).toEqual(['KEPT']);
    expect(await run('{ trashDays }')).toEqual({ trashDays: HISTORY_DAYS });
    const { errors } = await gateway.graphql(RESTORE, { id: oldDeletion }, token);
    expect(errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
    await removeAll();
    expect(await inTrash()).toEqual(['KEPT']);
    await run(RESTORE, { id: keptDeletion });
    expect(await inTrash()).toEqual([]);
    expect(await historyOf(old)).toEqual(['created']);
  });
});

/** Stores an activity with many changes, and many with one. */
async function addBacklog({ db }: Store, { changes, activities }: Record<string, number>) {
  const many = sql`with recursive numbers (n) as (
    select 1 union all select n + 1 from numbers where n < ${sql.lit(Math.max(changes!, activities!))})`;
  await sql`insert into activities (id, at, action, kind, title)
    ${many} select 'old-' || n, ${sql.lit(daysAgo(100))}, 'updated', 'Invoice', '' from numbers
    where n <= ${sql.lit(activities)}`.execute(db);
  await sql`insert into activity_changes (activity_id, position, kind, record_id, action, title)
    ${many} select 'old-' || n, 0, 'Invoice', 'record-' || n, 'updated', '' from numbers
    where n <= ${sql.lit(activities)}`.execute(db);
  await sql`insert into activity_changes (activity_id, position, kind, record_id, action, title, before)
    ${many} select 'old-1', n, 'Invoice', 'imported-' || n, 'updated', '', ${sql.lit('x'.repeat(1_000))}
    from numbers where n <= ${sql.lit(changes)}`.execute(db);
}

/** Runs the removal with a turn of the event loop in place of each pause, until it waits for the next hour. */
async function removalWithTurns(): Promise<void> {
  const clock = manualScheduler();
  startRetention({ ...gateway.services, scheduler: clock.scheduler }, [activities]);
  while (!clock.delays().includes(EVERY_MS)) {
    await setImmediate();
    await clock.release();
  }
}

describe('a long backlog', () => {
  it('is removed in small steps', async () => {
    await addBacklog(gateway.store, { changes: 2_000, activities: 250 });
    let [changes, activities] = [await count('activityChanges'), await count('activities')];
    expect([changes, activities]).toEqual([2_250, 250]);
    let steps = 0;
    for (let hasMore = true; hasMore; steps += 1) {
      hasMore = await removeOldActivities(gateway.store.db, before());
      const left = [await count('activityChanges'), await count('activities')] as const;
      expect(changes - left[0]).toBeLessThanOrEqual(MOST_CHANGES);
      expect(activities - left[1]).toBeLessThanOrEqual(MOST_ACTIVITIES);
      [changes, activities] = left;
    }
    expect([changes, activities]).toEqual([0, 0]);
    expect(steps).toBeGreaterThan(5);
  });

  it('holds up no other request', async () => {
    await addBacklog(gateway.store, { changes: 20_000, activities: 2_000 });
    const removal = removalWithTurns();
    let isRunning = true;
    void removal.finally(() => (isRunning = false));
    let answered = 0;
    for (; isRunning; answered += 1) {
      expect(await run('{ me { role } }')).toEqual({ me: { role: 'ADMIN' } });
    }
    await removal;
    expect(answered).toBeGreaterThan(FEW);
    expect(await count('activities')).toBe(0);
  });

  it.runIf(process.env.STORE === 'PostgreSQL')(
    'is removed by several gateways at once',
    async () => {
      await addBacklog(gateway.store, { changes: 3_000, activities: 1_000 });
      const other = await openStore(gateway.services.config.databaseUrl);
      await Promise.all([removeAll(), removeAll(other), removeAll(other)]);
      await other.close();
      await removeAll();
      expect([await count('activities'), await count('activityChanges')]).toEqual([0, 0]);
    },
  );
});
