import { type Kysely, type Migration, sql } from 'kysely';
import { barePixKey, pixKeyProblem } from '../../formats/pix-keys.rules.ts';
import { createRecordTable } from './record-table.ts';

/** A home that has invoices goes on as it was: with their newest seller, the currency of most and the tax of 10 % that was added. */
export const companies: Migration = {
  async up(db) {
    await createRecordTable(db, {
      kind: 'Company',
      table: 'companies',
      columns: {
        name: 'text',
        trade_name: 'text?',
        tax_id: 'text?',
        address: 'text',
        email: 'text?',
        phone: 'text?',
        logo: 'text?',
        time_zone: 'text',
        currency: 'text',
        prices_include_tax: 'integer',
        tax_rate: 'integer',
        payment_days: 'integer?',
        pix_key: 'text?',
        invoice_footer: 'text?',
        version: 'integer',
      },
      indexed: [],
      unique: [],
    });
    const seller = await newestSeller(db);
    if (!seller) return;
    const currency = await mainCurrency(db);
    await sql`
      insert into companies (id, name, tax_id, address, pix_key, time_zone, currency,
        prices_include_tax, tax_rate, version)
      values ('company', ${seller.name}, ${seller.taxId}, ${seller.address}, ${keyOf(seller)},
        'America/Sao_Paulo', ${currency}, 1, 10000, 1)
    `.execute(db);
    // Its demo data has no company of its own any more.
    await sql`insert into store_facts (name, value) values ('seeded:company', '1')`.execute(db);
    await renewFigures(db, signs[currency]);
  },
};

const signs = { BRL: 'R$', USD: '$', EUR: '€' };

interface Seller {
  name: string;
  address: string;
  taxId: string | null;
  pix: string | null;
}

function keyOf({ pix }: Seller): string | null {
  const key = barePixKey(pix ?? '');
  return pixKeyProblem(key) ? null : key;
}

async function newestSeller(db: Kysely<unknown>): Promise<Seller | undefined> {
  const { rows } = await sql<Seller>`
    select seller_name as name, seller_address as address, seller_tax_id as "taxId", pix
    from invoices order by date desc, id desc limit 1
  `.execute(db);
  return rows[0];
}

async function mainCurrency(db: Kysely<unknown>): Promise<keyof typeof signs> {
  const { rows } = await sql<{ currency: string }>`
    select currency from invoices group by currency order by count(*) desc, currency limit 1
  `.execute(db);
  const known = Object.entries(signs).find(([, sign]) => sign === rows[0]?.currency);
  return (known?.[0] ?? 'USD') as keyof typeof signs;
}

/** They were sums of `$` until now. */
async function renewFigures(db: Kysely<unknown>, sign: string): Promise<void> {
  if (sign === '$') return;
  const sumOf = (column: string) => sql`
    coalesce((select cast(sum(${sql.ref(column)}) as bigint) from invoices
      where customer_id = customers.id and currency = ${sign}), 0)`;
  await sql`
    update customers set open_cents = ${sumOf('invoices.open_cents')}, lifetime_cents = ${sumOf('total_cents')}
    where id in (select customer_id from invoices)
  `.execute(db);
}
