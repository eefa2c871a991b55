import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { domains } from './domains.ts';
import { newInvoice } from '../testing/sample-invoices.ts';
import { recordKinds } from '../testing/record-kinds.ts';
import { SEEDED_AT } from '../testing/seeded-at.ts';
import { startGateway, type TestGateway } from '../testing/test-gateway.ts';
import type { Database } from '../database/database.ts';
import { readSnapshot } from '../records/write/snapshots.ts';
import type { Snapshot, RecordKind } from '../records/declare/record.ts';
import { resetDemo, seed } from './seeding.ts';
import { INVOICES } from '../../seed/invoices.ts';
import { orderNoOf } from '../domains/invoices/invoices.rules.ts';

const tables = ['accounts', 'invoices', 'invoiceItems', 'counters', 'sessions'] as const;

let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});
afterEach(() => gateway.stop());

const rowsOf = async (table: keyof Database) => {
  const rows = await gateway.store.db.selectFrom(table).selectAll().execute();
  return rows.map((row) => JSON.stringify(row)).sort();
};
const everything = () => Promise.all(tables.map(rowsOf));
const wholeList = (token: string) =>
  gateway.call({ method: 'GET', url: '/api/invoices/all', token });

describe('seeding', () => {
  it('a second time adds nothing', async () => {
    const before = await everything();
    await seed(gateway.store, domains, { moment: SEEDED_AT });
    await Promise.all([1, 2, 3].map(() => seed(gateway.store, domains, { moment: SEEDED_AT })));
    expect(await everything()).toEqual(before);
  });

  it('does not bring a record back that someone deleted', async () => {
    await gateway.store.db.deleteFrom('invoices').where('orderNo', '=', 'INV-000003').execute();
    await seed(gateway.store, domains, { moment: SEEDED_AT });
    expect(await rowsOf('invoices')).toHaveLength(INVOICES - 1);
  });

  it('leaves what someone changed', async () => {
    await gateway.store.db.updateTable('invoices').set({ buyerName: 'Outra' }).execute();
    await seed(gateway.store, domains, { moment: SEEDED_AT });
    const names = await gateway.store.db.selectFrom('invoices').select('buyerName').execute();
    expect(new Set(names.map(({ buyerName }) => buyerName))).toEqual(new Set(['Outra']));
  });

  it('fills in a domain that was not there before', async () => {
    await gateway.store.db.deleteFrom('invoices').execute();
    await gateway.store.db.deleteFrom('counters').execute();
    await gateway.store.db.deleteFrom('storeFacts').where('name', '=', 'seeded:invoices').execute();
    await seed(gateway.store, domains, { moment: SEEDED_AT });
    expect(await rowsOf('invoices')).toHaveLength(INVOICES);
    expect(await rowsOf('accounts')).toHaveLength(4);
  });

  it('adds nothing to what an earlier version seeded, which wrote down no moment', async () => {
    const facts = ['seededAt', 'seeded:activities'];
    await gateway.store.db.deleteFrom('storeFacts').where('name', 'in', facts).execute();
    await gateway.store.db.deleteFrom('activities').execute();
    await seed(gateway.store, domains, { moment: SEEDED_AT });
    expect(await rowsOf('activities')).toEqual([]);
  });

  it('makes a history that is what the gateway would have recorded', async () => {
    const { db } = gateway.store;
    const changes = await db.selectFrom('activityChanges').selectAll().execute();
    const kinds = new Map(recordKinds.map((record) => [record.kind, record]));
    const lasting = (of: RecordKind, copy: Snapshot) => {
      // Derived columns, and the number that the store assigns.
      const left = new Set<string>([...(of.keepOnRestore ?? []), 'createdNumber']);
      const logs = new Set<string>(
        (of.parts ?? []).filter(({ appendOnly }) => appendOnly).map(({ table }) => table),
      );
      return {
        row: Object.entries(copy.row)
          .filter(([column]) => !left.has(column))
          .toSorted(),
        parts: Object.entries(copy.parts).filter(([table]) => !logs.has(table)),
      };
    };
    const last = changes.filter(({ action }) => action !== 'deleted');
    expect(last.length).toBeGreaterThan(20);
    for (const { kind, recordId, after } of last) {
      const of = kinds.get(kind)!;
      const now = await readSnapshot(db, of, recordId);
      expect(lasting(of, JSON.parse(after!) as Snapshot)).toEqual(lasting(of, now!));
    }
  });

  it('is all or nothing', async () => {
    const empty = await startGateway({ isEmpty: true });
    const broken = { ...domains[1]!, seed: () => ({ invoices: [{ id: 'x' } as never] }) };
    await expect(seed(empty.store, [domains[0]!, broken], { moment: SEEDED_AT })).rejects.toThrow();
    expect(await empty.store.db.selectFrom('accounts').selectAll().execute()).toEqual([]);
    await seed(empty.store, domains, { moment: SEEDED_AT });
    expect(await empty.store.db.selectFrom('accounts').selectAll().execute()).toHaveLength(4);
    await empty.stop();
  });

  it('can make any number of times as much', async () => {
    const large = await startGateway({ isEmpty: true });
    await seed(large.store, domains, { moment: SEEDED_AT, scale: 60 });
    const token = await large.tokenFor('SA');
    const { data } = await large.graphql('{ invoices { totalCount } }', {}, token);
    expect(data?.invoices.totalCount).toBe(60 * INVOICES);
    const { body } = await large.call({ url: '/api/invoices/add', body: newInvoice, token });
    expect((body as { orderNo: string }[]).at(-1)?.orderNo).toBe(orderNoOf(60 * INVOICES + 1));
    await large.stop();
  });
});

describe('resetting the demo data', () => {
  it('restores exactly what was seeded', async () => {
    await gateway.stop();
    gateway = await startGateway({ isEmpty: true });
    await seed(gateway.store, domains, { moment: SEEDED_AT });
    const seeded = await everything();
    const token = await gateway.tokenFor('SA');
    await gateway.call({ url: '/api/invoices/add', body: newInvoice, token });
    await gateway.store.db.deleteFrom('invoices').where('orderNo', '<', 'INV-000007').execute();
    await gateway.store.db.updateTable('accounts').set({ role: 'GUEST' }).execute();
    expect(await everything()).not.toEqual(seeded);
    await resetDemo(gateway.store, domains, { moment: SEEDED_AT });
    expect(await everything()).toEqual(seeded);
  });

  it('ends every session, and the demo accounts sign in again', async () => {
    const credentials = { email: 'sa@retaguarda.test', password: 'retaguarda' };
    const signIn = async () => {
      const { body } = await gateway.call({ url: '/api/auth/login', body: credentials });
      return (body as { accessToken: string }).accessToken;
    };
    const token = await signIn();
    expect((await wholeList(token)).status).toBe(200);
    await resetDemo(gateway.store, domains, { moment: SEEDED_AT });
    expect((await wholeList(token)).status).toBe(401);
    expect((await wholeList(await signIn())).body).toHaveLength(INVOICES);
  });

  it('starts the numbers of new invoices again', async () => {
    const add = async () => {
      const token = await gateway.tokenFor('SA');
      const { body } = await gateway.call({ url: '/api/invoices/add', body: newInvoice, token });
      return (body as { orderNo: string }[]).at(-1)?.orderNo;
    };
    expect([await add(), await add()]).toEqual([orderNoOf(INVOICES + 1), orderNoOf(INVOICES + 2)]);
    await resetDemo(gateway.store, domains, { moment: SEEDED_AT });
    expect(await add()).toBe(orderNoOf(INVOICES + 1));
  });

  it('keeps the checksums of the migrations', async () => {
    const before = await rowsOf('migrationChecksums');
    await resetDemo(gateway.store, domains, { moment: SEEDED_AT });
    expect(before.length).toBeGreaterThan(0);
    expect(await rowsOf('migrationChecksums')).toEqual(before);
  });
});
