import type { AccountRow } from '../gateway/domains/accounts/accounts.table.ts';
import { derivedFields, stages } from '../gateway/domains/deals/deals.rules.ts';
import type {
  DealEntryRow,
  DealProductRow,
  DealRow,
  DealStage,
} from '../gateway/domains/deals/deals.table.ts';
import { someGoods } from './goods.ts';
import type { Random } from './random.ts';
import { type Rows, seedId, type SeedOptions, TODAY } from './seed.ts';

const DEALS = 40;
const DAY_MS = 24 * 60 * 60 * 1000;
const STAGE_DAYS = 12;

const titles = [
  'Reposição de estoque',
  'Enxoval da nova loja',
  'Brindes de fim de ano',
  'Contrato anual de acessórios',
  'Troca dos headsets',
  'Som ambiente',
  'Kit da equipe de campo',
  'Pedido de abertura',
];

const lostReasons = [
  'Comprou de outro fornecedor.',
  'Ficou para o próximo ano.',
  'O preço passou do orçamento.',
  'Não respondeu mais.',
];

const noteTexts = [
  'Pediu prazo de 30 dias.',
  'Quer ver as peças antes de decidir.',
  'Ligar de novo na segunda-feira.',
  'Gostou do preço, falta o aval do sócio.',
  'Prefere receber em duas entregas.',
];

export function makeDeals({ random, scale, made }: SeedOptions): Rows {
  const owners = (made.accounts ?? []).filter(({ role }) => role !== 'GUEST');
  const customers = made.customers ?? [];
  const catalogue = new Map((made.products ?? []).map(({ title, id }) => [title, id]));
  const deals = Array.from({ length: DEALS * scale }, (_, index) => {
    const customer = random.pick(customers);
    return makeDeal(index, { random, catalogue, customer, owner: random.pick(owners) });
  });
  return {
    deals: deals.map(({ deal }) => deal),
    dealProducts: deals.flatMap(({ products }) => products),
    dealEntries: deals.flatMap(({ entries }) => entries),
  };
}

interface Sources {
  random: Random;
  /** Ids of the products by their titles. */
  catalogue: ReadonlyMap<string, string>;
  customer: { id: string; name: string; tradeName: string | null };
  owner: AccountRow;
}

/** One deal after the other is in the next stage; it took some days from each stage to the next. */
function makeDeal(index: number, { random, catalogue, customer, owner }: Sources) {
  const id = seedId('deals', index);
  const stage = stages[index % stages.length]!;
  const products = random.next() < 0.7 ? productsOf(id, random, catalogue) : [];
  const { entries, closeInDays } = history(id, { stage, owner, random });
  const title = `${random.pick(titles)}: ${customer.tradeName ?? customer.name}`;
  const entered = { title, stage, amountCents: random.whole(5, 400) * 100_00 };
  const deal: DealRow = {
    id,
    ...entered,
    ...derivedFields(entered, products),
    customerId: customer.id,
    expectedCloseOn: `${daysFromToday(closeInDays).slice(0, 10)}T00:00:00.000Z`,
    ownerId: owner.id,
    lostReason: entries.at(-1)!.text,
    invoiceId: null,
    stageChangedAt: entries.at(-1)!.at,
    createdAt: entries[0]!.at,
    version: 1,
  };
  return { deal, products, entries: withNote(entries, random) };
}

function productsOf(
  dealId: string,
  random: Random,
  catalogue: Sources['catalogue'],
): DealProductRow[] {
  return someGoods(random).map(([name, priceCents], position) => ({
    dealId,
    position,
    productId: catalogue.get(name) ?? null,
    name,
    quantity: random.whole(1, 40),
    priceCents,
  }));
}

/** A lost deal went as far as an offer. */
function pathTo(stage: DealStage): DealStage[] {
  const passed = stage === 'lost' ? stages.indexOf('negotiation') : stages.indexOf(stage);
  return [...stages.slice(0, passed), stage];
}

/** The changes of stage up to today, oldest first; the last one tells why a deal was lost. */
function history(
  dealId: string,
  { stage, owner, random }: { stage: DealStage; owner: AccountRow; random: Random },
) {
  const path = pathTo(stage);
  const times: number[] = [];
  for (let daysAgo = random.next() * STAGE_DAYS; times.length < path.length;) {
    times.unshift(daysAgo);
    daysAgo += 1 + random.next() * STAGE_DAYS;
  }
  const lostReason = stage === 'lost' ? random.pick(lostReasons) : null;
  const entries = path.map((toStage, index): DealEntryRow => ({
    id: entryId(dealId, index + 1),
    dealId,
    position: index + 1,
    at: daysFromToday(-times[index]!),
    accountId: owner.id,
    accountName: owner.name,
    kind: 'stage',
    text: toStage === 'lost' ? lostReason : null,
    fromStage: path[index - 1] ?? null,
    toStage,
  }));
  const isClosed = stage === 'won' || stage === 'lost';
  return { entries, closeInDays: isClosed ? -times.at(-1)! : random.whole(-5, 60) };
}

/** Half of the deals have a note on what was said last. */
function withNote(entries: readonly DealEntryRow[], random: Random): DealEntryRow[] {
  const last = entries.at(-1)!;
  if (random.next() < 0.5) return [...entries];
  const note: DealEntryRow = {
    ...last,
    id: entryId(last.dealId, last.position + 1),
    position: last.position + 1,
    at: new Date((Date.parse(last.at) + Date.parse(TODAY)) / 2).toISOString(),
    kind: 'note',
    text: random.pick(noteTexts),
    fromStage: null,
    toStage: null,
  };
  return [...entries, note];
}

const entryId = (dealId: string, position: number) => seedId(`deals/${dealId}`, position);

const daysFromToday = (days: number) =>
  new Date(Date.parse(TODAY) + Math.round(days * DAY_MS)).toISOString();
