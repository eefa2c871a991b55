import type { AccountRow } from '../gateway/domains/accounts/accounts.table.ts';
import { withDerived } from '../gateway/records/declare/declared-record.ts';
import type { CustomerRow, DealRow, NoteRow } from '../gateway/records/generated/rows.ts';
import { derivedFields, stages } from '../gateway/domains/deals/deals.rules.ts';
import type {
  DealEntryRow,
  DealProductRow,
  DealStage,
} from '../gateway/domains/deals/deals.table.ts';
import type { InvoiceItemRow } from '../gateway/domains/invoices/invoices.table.ts';
import {
  closing,
  lossReasonNames,
  lostReasons,
  nextSteps,
  noteTexts,
  type OpenStage,
  sizes,
  titles,
} from './deal-plans.ts';
import { someGoods } from './goods.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions } from './seed.ts';
import type { Today } from './today.ts';

const DEALS = 40;
const STAGE_DAYS = 12;
/** A quarter of the deals is stalled, for these days. */
const STALLED_DAYS = { from: 20, more: 50 };

export function makeDeals({ random, scale, made, today }: SeedOptions): Rows {
  const owners = (made.accounts ?? []).filter(({ role }) => role !== 'GUEST');
  const catalogue = new Map((made.products ?? []).map(({ title, id }) => [title, id]));
  const customers = customersOf(made.customers ?? []);
  const billed = billedIn(made);
  const deals = Array.from({ length: DEALS * scale }, (_, index) => {
    const stage = stages[index % stages.length]!;
    const round = Math.floor(index / stages.length);
    const invoice = stage === 'won' && round % 2 === 1 ? billed.at(-3 * round) : undefined;
    const customer = invoice?.customer ?? random.pick(customers[stage]);
    const owner = owners.find(({ id }) => id === customer.ownerId) ?? random.pick(owners);
    return makeDeal(index, { random, today, catalogue, stage, customer, owner, invoice });
  });
  return {
    lossReasons: lossReasonNames.map((name, position) =>
      withDerived<'lossReasons'>('LossReason', {
        id: lossReasonId(name),
        name,
        position,
        version: 1,
      }),
    ),
    deals: deals.map(({ deal }) => deal),
    dealProducts: deals.flatMap(({ products }) => products),
    dealEntries: deals.flatMap(({ entries }) => entries),
    notes: deals.flatMap(({ notes }) => notes),
  };
}

const lossReasonId = (name: string) => seedId('lossReasons', lossReasonNames.indexOf(name));

function lossReasonIdOf(said: string | null): string | null {
  const name = lostReasons.find(([text]) => text === said)?.[1];
  return name ? lossReasonId(name) : null;
}

/** Returns the customers that a deal of each stage may have: who has bought is no lead. */
function customersOf(all: readonly CustomerRow[]): Record<DealStage, readonly CustomerRow[]> {
  const open = all.filter(({ status }) => status !== 'inactive');
  const won = all.filter(({ status }) => status === 'active');
  return { lead: open, qualified: open, proposal: open, negotiation: open, won, lost: all };
}

interface Billed {
  id: string;
  date: string;
  items: readonly InvoiceItemRow[];
  customer: CustomerRow;
}

function billedIn({ invoices = [], invoiceItems = [], customers = [] }: Rows): Billed[] {
  const items = new Map<string, InvoiceItemRow[]>(invoices.map(({ id }) => [id, []]));
  for (const item of invoiceItems) items.get(item.invoiceId)?.push(item);
  const buyers = new Map(customers.map((customer) => [customer.id, customer]));
  return invoices.map(({ id, date, customerId }) => ({
    id,
    date,
    items: items.get(id) ?? [],
    customer: buyers.get(customerId!)!,
  }));
}

interface Sources {
  random: Random;
  today: Today;
  catalogue: ReadonlyMap<string, string>;
  stage: DealStage;
  customer: CustomerRow;
  owner: AccountRow;
  invoice: Billed | undefined;
}

/** Returns a deal; deals alternate between stages, some days in each. */
function makeDeal(index: number, sources: Sources) {
  const { random, today, stage, customer, owner, invoice } = sources;
  const id = seedId('deals', index);
  const products = productsOf(id, sources);
  const knownDays = today.daysSince(customer.createdAt);
  const inStage = Math.min(daysInStage(index, random), knownDays * 0.8);
  const sinceDays = invoice ? today.daysSince(invoice.date) : inStage;
  const entries = history(id, { stage, owner, random, today, sinceDays, knownDays });
  const title = `${random.pick(titles[customer.kind])}: ${customer.tradeName ?? customer.name}`;
  const [least, most] = sizes[customer.kind].hundreds;
  const entered = { title, stage, amountCents: random.whole(least, most) * 100_00 };
  const closeInDays = isOpen(stage) ? random.whole(...closing[stage]) : -Math.floor(sinceDays);
  const deal = withDerived<'deals'>('Deal', {
    id,
    ...entered,
    ...derivedFields(entered, products),
    customerId: customer.id,
    expectedCloseOn: today.day(closeInDays),
    ownerId: owner.id,
    ...nextStepOf(index, stage, today),
    lostReason: entries.at(-1)!.text,
    lossReasonId: lossReasonIdOf(entries.at(-1)!.text),
    invoiceId: invoice?.id ?? null,
    stageChangedAt: entries.at(-1)!.at,
    updatedAt: entries.at(-1)!.at,
    closedAt: isOpen(stage) ? null : entries.at(-1)!.at,
    createdAt: entries[0]!.at,
    version: 1,
  });
  const notes = notesAfter(entries.at(-1)!, { random, today });
  return { deal, products, entries, notes };
}

/** Every third open deal has no next step; some steps are overdue. */
function nextStepOf(
  index: number,
  stage: DealStage,
  today: Today,
): Pick<DealRow, 'nextStep' | 'nextStepOn'> {
  const round = Math.floor(index / stages.length);
  if (!isOpen(stage) || (index + round) % 3 === 0) return { nextStep: null, nextStepOn: null };
  const nextStepOn = today.day(((index * 5) % 27) - 6);
  return { nextStep: nextSteps[index % nextSteps.length]!, nextStepOn };
}

const isOpen = (stage: DealStage): stage is OpenStage => stage !== 'won' && stage !== 'lost';

function daysInStage(index: number, random: Random): number {
  const round = Math.floor(index / stages.length);
  if ((index + round) % 4 !== 3) return random.next() * STAGE_DAYS;
  return STALLED_DAYS.from + random.next() * STALLED_DAYS.more;
}

function productsOf(
  dealId: string,
  { random, catalogue, customer, invoice }: Sources,
): DealProductRow[] {
  const { pieces } = sizes[customer.kind];
  const some = random.next() < 0.7 ? someGoods(random) : [];
  const lines =
    invoice?.items.map(({ name, unitThousandths: quantityThousandths, priceMillionths }) => ({
      name,
      quantityThousandths,
      priceMillionths,
    })) ??
    some.map(([name, priceCents]) => ({
      name,
      quantityThousandths: 1_000 * random.whole(1, pieces),
      priceMillionths: 10_000 * priceCents,
    }));
  return lines.map((line, position) => ({
    dealId,
    position,
    productId: catalogue.get(line.name) ?? null,
    ...line,
  }));
}

function pathTo(stage: DealStage): DealStage[] {
  const passed = stage === 'lost' ? stages.indexOf('negotiation') : stages.indexOf(stage);
  return [...stages.slice(0, passed), stage];
}

interface Told {
  stage: DealStage;
  owner: AccountRow;
  random: Random;
  today: Today;
  /** Days in the stage, and since the customer was entered. */
  sinceDays: number;
  knownDays: number;
}

/** Oldest first; the last one gives the reason of a lost deal. */
function history(dealId: string, told: Told): DealEntryRow[] {
  const { stage, owner, random, today, sinceDays, knownDays } = told;
  const path = pathTo(stage);
  const pauses = path.slice(1).map(() => 1 + random.next() * STAGE_DAYS);
  const sum = (days: readonly number[]) => days.reduce((one, other) => one + other, 0);
  // No deal begins before its customer was entered.
  const pace = Math.min(1, (knownDays - sinceDays) / sum(pauses));
  const lostReason = stage === 'lost' ? random.pick(lostReasons)[0] : null;
  return path.map((toStage, index) => ({
    id: entryId(dealId, index + 1),
    dealId,
    position: index + 1,
    at: today.ago(sinceDays + pace * sum(pauses.slice(index))),
    accountId: owner.id,
    accountName: owner.name,
    kind: 'stage',
    text: toStage === 'lost' ? lostReason : null,
    fromStage: path[index - 1] ?? null,
    toStage,
  }));
}

function notesAfter(
  { dealId, position, at, accountId, accountName }: DealEntryRow,
  { random, today }: Pick<SeedOptions, 'random' | 'today'>,
): NoteRow[] {
  if (random.next() < 0.5) return [];
  const note = {
    id: entryId(dealId, position + 1),
    recordKind: 'Deal',
    recordId: dealId,
    version: 1,
    editedAt: null,
    at: today.ago(today.daysSince(at) / 2),
    accountId: accountId!,
    accountName: accountName!,
    text: random.pick(noteTexts),
  };
  return [note];
}

const entryId = (dealId: string, position: number) => seedId(`deals/${dealId}`, position);
