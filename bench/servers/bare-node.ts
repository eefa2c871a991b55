import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CompiledQuery, DummyDriver, Kysely, SqliteAdapter } from 'kysely';
import Libsql from 'libsql';
import { findCaller } from '../../gateway/domains/accounts/sessions.store.ts';
import { rowsOfEach } from '../../gateway/database/rows-by.ts';
import { declarationOf } from '../../gateway/records/declarations.ts';
import { listRecords } from '../../gateway/records/read/read.ts';
import type { Database, Db } from '../../gateway/database/database.ts';
import { SnakeCaseCompiler } from '../../gateway/database/sqlite.ts';
import { preparedGateway } from './prepared-gateway.ts';

const itemsByInvoiceIds = rowsOfEach('invoiceItems', 'invoiceId', 'position');

const COUNT = 20;

type Row = Record<string, string & number>;

const { services, file, announce } = await preparedGateway();
const connection = new Libsql(file);
const [callerQuery, invoicesQuery, itemsQuery] = await queriesOf(
  (db) => findCaller(db, { accountId: 'accountId', sessionId: 'sessionId' }, 'now'),
  (db) => listRecords(db, { declaration: declarationOf('Invoice') }, { first: COUNT }),
  (db) => itemsByInvoiceIds(db, Array.from({ length: COUNT }, String)),
);
const callerOf = connection.prepare(callerQuery!.sql);
const invoicesOf = connection.prepare(invoicesQuery!.sql);
const itemsOf = connection.prepare(itemsQuery!.sql);

const server = createServer((request, response) => {
  request.resume().once('end', () => {
    const body = isSignedIn(request) ? JSON.stringify({ data: { invoices: invoices() } }) : '';
    response.writeHead(body ? 200 : 401, { 'content-type': 'application/json; charset=utf-8' });
    response.end(body);
  });
}).listen(0, '127.0.0.1');
await once(server, 'listening');
await announce(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);

function isSignedIn({ headers }: IncomingMessage): boolean {
  const subject = services.tokens.verify((headers.authorization ?? '').slice('Bearer '.length));
  if (!subject) return false;
  const values: Record<string, string> = { ...subject, now: new Date().toISOString() };
  const parameters = callerQuery!.parameters.map((name) => values[name as string]);
  return callerOf.get(parameters) !== undefined;
}

function invoices() {
  const rows = invoicesOf.all([COUNT + 1]).slice(0, COUNT) as Row[];
  const items = new Map<string, object[]>(rows.map(({ id }) => [id!, []]));
  for (const item of itemsOf.all([...items.keys()]) as Row[]) {
    const { invoice_id, name, unit_thousandths: unit, price_millionths: price } = item;
    items.get(invoice_id!)?.push({ name, unit: unit! / 1_000, price: price! / 1_000_000 });
  }
  return { nodes: rows.map((row) => answered(row, items.get(row.id!))) };
}

function answered(row: Row, items: object[] | undefined) {
  return {
    id: row.id,
    orderNo: row.order_no,
    status: row.status,
    date: row.date,
    currency: row.currency,
    vat: row.vat_thousandths! / 1_000,
    subtotal: row.subtotal_cents! / 100,
    vatAmount: row.vat_cents! / 100,
    total: row.total_cents! / 100,
    version: row.version,
    buyer: { name: row.buyer_name, address: row.buyer_address },
    seller: { name: row.seller_name, address: row.seller_address },
    items,
  };
}

/** Returns the queries that the gateway's own store functions send, so that both run the same. */
async function queriesOf(...queries: ((db: Db) => Promise<unknown>)[]): Promise<CompiledQuery[]> {
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Database>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createQueryCompiler: () => new SnakeCaseCompiler(),
      createIntrospector: () => {
        throw new Error('Nothing here asks for the tables.');
      },
    },
    log: ({ query }) => {
      sent.push(query);
    },
  });
  for (const query of queries) await query(db);
  return sent;
}
