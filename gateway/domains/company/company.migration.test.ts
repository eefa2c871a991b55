import { Migrator, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Store } from '../../database/database.ts';
import { migrate } from '../../database/migrate.ts';
import { migrations } from '../../database/migrations/migrations.ts';
import { companyOf } from '../../records/company.ts';
import { emptyDatabase, storeAt } from '../../testing/store-under-test.ts';

async function older(): Promise<Store> {
  const store = await storeAt(await emptyDatabase());
  const provider = { getMigrations: async () => migrations };
  await new Migrator({ db: store.db, provider }).migrateTo('0076-sent-messages');
  return store;
}

const addInvoice = ({ db }: Store, id: string, { date, currency, pix, seller }: Sale) =>
  sql`insert into invoices (id, order_no, status, date, currency, vat, buyer_name, buyer_address,
      seller_name, seller_address, seller_tax_id, pix, subtotal_cents, vat_cents, total_cents,
      open_cents, buyer_key, search_text, version, created_number)
    values (${id}, ${id}, 'pending', ${date}, ${currency}, 1000, 'Ana', '', ${seller}, 'Rua A, 1, Recife, PE',
      '11222333000181', ${pix}, 0, 0, 0, 0, 'ana', 'ana', 1, ${Number(id)})`.execute(db);

interface Sale {
  date: string;
  currency: string;
  pix: string;
  seller: string;
}

it('goes on with the newest seller and the main currency of a home that has invoices', async () => {
  const store = await older();
  const sale = { date: '2026-01-02T03:04:05.000Z', currency: 'R$', pix: 'x', seller: 'Antiga' };
  await addInvoice(store, '1', sale);
  await addInvoice(store, '2', { ...sale, currency: '€' });
  const newest = { date: '2026-02-02T03:04:05.000Z', pix: '(71) 99607-0000', seller: 'Aurora' };
  await addInvoice(store, '3', { ...sale, ...newest });
  await migrate(store);
  expect(await companyOf(store.db)).toMatchObject({
    name: 'Aurora',
    address: 'Rua A, 1, Recife, PE',
    taxId: '11222333000181',
    pixKey: '+5571996070000',
    currency: 'BRL',
    taxRate: 10_000,
    paymentDays: null,
  });
});

it('leaves a home without invoices to begin anew', async () => {
  const store = await older();
  await migrate(store);
  expect(await store.db.selectFrom('companies').selectAll().execute()).toEqual([]);
  expect(await companyOf(store.db)).toMatchObject({ name: '', currency: 'BRL' });
});
