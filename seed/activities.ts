import type { AccountRow } from '../gateway/domains/accounts/accounts.table.ts';
import type {
  ActivityChangeRow,
  ActivityRow,
} from '../gateway/records/history/activities.table.ts';
import { cardRecord } from '../gateway/domains/boards/boards.record.ts';
import { customerRecord } from '../gateway/domains/customers/customers.record.ts';
import { stages } from '../gateway/domains/deals/deals.rules.ts';
import { dealRecord } from '../gateway/domains/deals/deals.record.ts';
import { eventRecord } from '../gateway/domains/events/events.record.ts';
import { invoiceRecord } from '../gateway/domains/invoices/invoices.record.ts';
import { productRecord } from '../gateway/domains/products/products.record.ts';
import { rulesOf } from '../gateway/records/write/planned-change.ts';
import type { Snapshot, RecordKind, Row } from '../gateway/records/declare/record.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import type { Today } from './today.ts';

/** The days that the history goes back, and the most activities of a kind, whatever the scale. */
const DAYS = 14;
const MOST = 12;

interface Told {
  at: string;
  by: AccountRow;
  record: RecordKind;
  before?: Snapshot;
  after?: Snapshot;
}

interface Sources {
  random: Random;
  today: Today;
  made: Rows;
  staff: readonly AccountRow[];
}

/** Returns the activities that the gateway would have recorded for the demo data. */
export function makeActivities({ random, made, today }: SeedOptions): Rows {
  const staff = (made.accounts ?? []).filter(({ role }) => role !== 'GUEST');
  const sources = { random, today, made, staff };
  const told = [
    ...newRecords(sources),
    ...movedDeals(sources),
    ...changedRecords(sources),
    ...deletedRecords(sources),
  ].sort((one, other) => (one.at < other.at ? -1 : 1));
  return {
    activities: told.map((each, index) => activityOf(each, index)),
    activityChanges: told.map((each, index) => changeOf(each, index)),
  };
}

function newRecords({ random, today, made, staff }: Sources): Told[] {
  const { customers = [], invoices = [] } = made;
  const owners = new Map(customers.map(({ id, ownerId }) => [id, ownerId]));
  const authorOf = (ownerId: string | null | undefined) =>
    staff.find(({ id }) => id === ownerId) ?? random.pick(staff);
  const isNew = (at: string) => today.daysSince(at) < DAYS;
  return [
    ...customers
      .filter(({ createdAt }) => isNew(createdAt))
      .slice(0, MOST)
      .map((row) => ({
        at: row.createdAt,
        by: authorOf(row.ownerId),
        record: customerRecord,
        after: copyFrom(made, customerRecord, row, row.createdAt),
      })),
    ...invoices
      .slice(-MOST)
      .filter(({ date }) => isNew(date))
      .map((row) => ({
        at: row.date,
        by: authorOf(owners.get(row.customerId!)),
        record: invoiceRecord,
        after: copyFrom(made, invoiceRecord, row, row.date),
      })),
  ];
}

function movedDeals({ today, made, staff }: Sources): Told[] {
  const { deals = [], dealEntries = [] } = made;
  const moves = new Map<string, (typeof dealEntries)[number][]>();
  for (const entry of dealEntries)
    if (entry.kind === 'stage')
      moves.set(entry.dealId, [...(moves.get(entry.dealId) ?? []), entry]);
  return deals
    .filter(({ id, stageChangedAt }) => {
      return today.daysSince(stageChangedAt) < DAYS && moves.get(id)!.length > 1;
    })
    .slice(0, MOST)
    .map((deal) => {
      const [previous, last] = moves.get(deal.id)!.slice(-2);
      const from = previous!.toStage!;
      const was = {
        ...deal,
        stage: from,
        stagePosition: stages.indexOf(from),
        stageChangedAt: previous!.at,
        lostReason: null,
        invoiceId: null,
      };
      return {
        at: last!.at,
        by: staff.find(({ id }) => id === last!.accountId)!,
        record: dealRecord,
        before: copyFrom(made, dealRecord, was, previous!.at),
        after: copyFrom(made, dealRecord, deal, last!.at),
      };
    });
}

function changedRecords({ random, today, made, staff }: Sources): Told[] {
  const { products = [], cards = [], events = [] } = made;
  const change = (record: RecordKind, row: object | undefined, was: object): Told[] => {
    if (!row) return [];
    const at = today.ago(random.next() * DAYS);
    return [
      {
        at,
        by: random.pick(staff),
        record,
        before: copyFrom(made, record, { ...row, ...was }, at),
        after: copyFrom(made, record, row, at),
      },
    ];
  };
  const described = cards.filter(({ description }) => description !== '').slice(0, 3);
  return [
    ...products
      .slice(2, 6)
      .flatMap((row) =>
        change(productRecord, row, { priceMillionths: row.priceMillionths - 20_000_000 }),
      ),
    ...described.flatMap((row) => change(cardRecord, row, { description: '' })),
    ...change(eventRecord, events[3], { location: null }),
  ];
}

function deletedRecords({ today, made, staff }: Sources): Told[] {
  const { customers = [], products = [], events = [] } = made;
  const [customer, product, event] = [
    customers.find(({ createdAt }) => today.daysSince(createdAt) > DAYS),
    products.at(-1),
    events[4],
  ];
  if (!customer || !product || !event) return [];
  const name = 'Cadastro em duplicidade';
  const named = { ...customer, name, tradeName: null, document: null, email: null, phone: null };
  const titled = { ...product, title: 'Cabo micro-USB 1 m', sku: 'CABO-MICRO-1' };
  const planned = { ...event, title: 'Reunião com a transportadora' };
  const gone: [RecordKind, Row, number][] = [
    [customerRecord, named, 1.3],
    [productRecord, titled, 4.6],
    [eventRecord, planned, 6.2],
  ];
  return gone.map(([record, row, daysAgo], index) => {
    const id = seedId('activities/deleted', index);
    const derived = rulesOf(record).derive?.({ row, parts: {}, links: {} });
    return {
      at: today.ago(daysAgo),
      by: staff[index % staff.length]!,
      record,
      before: copyFrom(made, record, { ...row, ...derived, id }, today.moment),
    };
  });
}

/** Returns a record's copy as the gateway makes it, with its logs up to that time. */
function copyFrom(
  made: Rows,
  { parts = [], referencedBy = [] }: RecordKind,
  row: object,
  at: string,
) {
  const { id } = row as { id: string };
  const belonging = (part: string, key: string) =>
    ((made as Record<string, Row[]>)[part] ?? []).filter((each) => each[key] === id);
  const copy: Snapshot = { row: row as Row, parts: {}, links: {} };
  for (const part of parts)
    copy.parts[part.table] = belonging(part.table, part.key)
      .filter((each) => !part.appendOnly || String(each.at) <= at)
      .map((each) => ({ each, by: JSON.stringify([each.position, each.id, each]) }))
      .sort((one, other) => (one.by < other.by ? -1 : 1))
      .map(({ each }) => each);
  for (const link of referencedBy) copy.links[`${link.table}.${link.key}`] = [];
  return copy;
}

function actionOf({ before, after }: Told) {
  if (!before) return 'created';
  return after ? 'updated' : 'deleted';
}

function titleOf({ record, before, after }: Told): string {
  return String((after ?? before)!.row[record.title!]);
}

function activityOf(told: Told, index: number): ActivityRow {
  const activity: Omit<ActivityRow, 'number' | 'txid'> = {
    id: seedId('activities', index),
    at: told.at,
    accountId: told.by.id,
    accountName: told.by.name,
    action: actionOf(told),
    kind: told.record.kind,
    title: titleOf(told),
    ownerId: null,
    restores: null,
  };
  return activity as ActivityRow;
}

function changeOf(told: Told, index: number): ActivityChangeRow {
  const { record, before, after } = told;
  return {
    activityId: seedId('activities', index),
    position: 0,
    kind: record.kind,
    recordId: String((after ?? before)!.row.id),
    action: actionOf(told),
    title: titleOf(told),
    before: before ? JSON.stringify(before) : null,
    after: after ? JSON.stringify(after) : null,
    recordOwnerId: null,
    undoneBy: null,
  };
}
