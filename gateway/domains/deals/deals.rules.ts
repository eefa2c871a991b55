import {
  type EnteredText,
  given,
  givenOrNone,
  textErrors,
  writtenText,
} from '../../graphql/entered.ts';
import { type FieldErrors, REQUIRED } from '../../graphql/errors.ts';
import type {
  CreateDealInput,
  CreateInvoiceInput,
  DealProductInput,
  UpdateDealInput,
} from '../../graphql/generated/resolvers.ts';
import { addressLine } from '../../address-line.ts';
import { CURRENCY } from '../../currency.ts';
import { lineErrors, priceProblem, subtotalOf } from '../../lines.rules.ts';
import { seller } from '../../seller.ts';
import { folded } from '../../store/folding.ts';
import type {
  DealFigures,
  DealProductRow,
  DealRow,
  DealStage,
  DealStageFiguresRow,
} from './deals.table.ts';

const VAT = 10_00;

/** In the order of the pipeline. */
export const stages: readonly DealStage[] = [
  'lead',
  'qualified',
  'proposal',
  'negotiation',
  'won',
  'lost',
];

/** Per cent; the SDL repeats them. */
export const winPercents: Record<DealStage, number> = {
  lead: 10,
  qualified: 25,
  proposal: 50,
  negotiation: 75,
  won: 100,
  lost: 0,
};

const openStages = stages.filter((stage) => stage !== 'won' && stage !== 'lost');

type DealProduct = Omit<DealProductRow, 'dealId' | 'position'>;

export interface Buyer {
  name: string;
  street: string | null;
  city: string | null;
  state: string | null;
  cep: string | null;
}

export function enteredColumns(
  input: Partial<CreateDealInput | UpdateDealInput>,
): Partial<DealRow> {
  const { title, amount, expectedCloseOn, customerId, ownerId, lostReason } = input;
  const { nextStep, nextStepOn } = input;
  return {
    ...given({
      title: title?.trim(),
      amountCents: amount,
      expectedCloseOn: expectedCloseOn && midnightOf(expectedCloseOn),
    }),
    ...givenOrNone({ customerId, ownerId, lostReason: writtenText(lostReason) }),
    ...givenOrNone({
      nextStep: writtenText(nextStep),
      nextStepOn: nextStepOn && midnightOf(nextStepOn),
    }),
  } as Partial<DealRow>;
}

const midnightOf = (moment: string) => `${moment.slice(0, 10)}T00:00:00.000Z`;

export const productRows = (
  dealId: string,
  products: readonly DealProductInput[],
): DealProductRow[] =>
  products.map(({ productId = null, name, quantity = 1, price }, position) => ({
    dealId,
    position,
    productId,
    name: name.trim(),
    quantity,
    priceCents: price,
  }));

export function derivedFields(
  { title, stage, amountCents }: Pick<DealRow, 'title' | 'stage' | 'amountCents'>,
  products: readonly DealProduct[],
) {
  return {
    amountCents: products.length > 0 ? subtotalOf(linesOf(products)) : amountCents,
    titleKey: folded(title),
    stagePosition: stages.indexOf(stage),
    searchText: folded(title),
  };
}

const linesOf = (products: readonly DealProduct[]) =>
  products.map(({ quantity, priceCents }) => ({ count: quantity, priceCents }));

export function dealErrors(
  entered: Pick<
    DealRow,
    'id' | 'title' | 'stage' | 'amountCents' | 'lostReason' | 'nextStep' | 'nextStepOn'
  >,
  products: readonly DealProduct[],
): FieldErrors {
  const texts: EnteredText[] = [
    ['id', entered.id, 64, true],
    ['title', entered.title, 200, true],
    ...products.map(({ name }, index) => [`products.${index}.name`, name, 200, true] as const),
    ...products.map(({ productId }, index) => {
      return [`products.${index}.productId`, productId, 64, true] as const;
    }),
  ];
  const amountProblem = products.length === 0 && priceProblem(entered.amountCents);
  return {
    ...textErrors(texts),
    ...lineErrors(linesOf(products), { list: 'products', count: 'quantity' }),
    ...(amountProblem && { amount: amountProblem }),
    ...lostReasonErrors(entered),
    ...nextStepErrors(entered),
  };
}

/** A next step needs a date, and the other way round. */
function nextStepErrors({
  nextStep,
  nextStepOn,
}: Pick<DealRow, 'nextStep' | 'nextStepOn'>): FieldErrors {
  return {
    ...(nextStep && !nextStepOn && { nextStepOn: REQUIRED }),
    ...(nextStepOn && !nextStep && { nextStep: REQUIRED }),
    ...textErrors([['nextStep', nextStep, 200, false]]),
  };
}

/** A lost deal needs a reason, and no other has one. */
export function lostReasonErrors({
  stage,
  lostReason,
}: Pick<DealRow, 'stage' | 'lostReason'>): FieldErrors {
  if (stage !== 'lost') return lostReason ? { lostReason: 'is only for lost deals' } : {};
  return lostReason === null
    ? { lostReason: REQUIRED }
    : textErrors([['lostReason', lostReason, 500, true]]);
}

export const canMove = ({ invoiceId }: Pick<DealRow, 'invoiceId'>, to: DealStage) =>
  !invoiceId || to === 'won';

interface StageAsked {
  stage?: readonly DealStage[] | null;
  overdueOn?: string | null;
  inStageBefore?: string | null;
  hasNextStep?: boolean | null;
  nextStepBefore?: string | null;
}

/** A deal must be in one of each list; only open deals are late, stalled or upcoming. */
export function stagesAsked({ stage, ...filter }: StageAsked) {
  const { overdueOn, inStageBefore, hasNextStep, nextStepBefore } = filter;
  const isOpen = overdueOn || inStageBefore || nextStepBefore || hasNextStep != null;
  return [stage && [...new Set(stage)], isOpen && openStages].filter(
    (each) => typeof each === 'object' && each !== null,
  );
}

export function wholeByStage(
  found: readonly (DealFigures & { stage: DealStage })[],
): DealStageFiguresRow[] {
  const byStage = new Map(found.map((figures) => [figures.stage, figures]));
  return stages.map((stage) => ({
    stage,
    probability: winPercents[stage] * 100,
    ...(byStage.get(stage) ?? { count: 0, amountCents: 0, weightedCents: 0 }),
  }));
}

/** Lists its products, or the deal itself when it has none. */
export function invoiceOf(
  { title, amountCents, customerId }: Pick<DealRow, 'title' | 'amountCents' | 'customerId'>,
  products: readonly DealProduct[],
  buyer: Buyer,
): CreateInvoiceInput {
  const items = products.map(({ name, quantity, priceCents }) => {
    return { name, unit: quantity, price: priceCents };
  });
  return {
    status: 'pending',
    currency: CURRENCY,
    vat: VAT,
    customerId,
    buyer: { name: buyer.name, address: addressLine(buyer) },
    seller,
    items: items.length > 0 ? items : [{ name: title, unit: 1, price: amountCents }],
  };
}
