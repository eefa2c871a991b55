import { type EnteredText, textErrors } from '../../formats/entered.ts';
import { type FieldErrors, REQUIRED } from '../../errors/errors.ts';
import { problem } from '../../errors/problem.ts';
import type {
  CreateInvoiceInput,
  DealProductInput,
  DealStageFigures,
} from '../../graphql/generated/resolvers.ts';
import { addressLine, type Place } from '../../formats/address-line.ts';
import { partsPerUnit, subtotalOf } from '../../formats/amounts.rules.ts';
import { lineErrors, priceProblem } from '../../formats/lines.rules.ts';
import type { CompanyRow, DealRow } from '../../records/generated/rows.ts';
import type { DealProductRow, DealStage } from './deals.table.ts';

/** The stages in the order of the pipeline. */
export const stages: readonly DealStage[] = [
  'lead',
  'qualified',
  'proposal',
  'negotiation',
  'won',
  'lost',
];

/** The chance to win at each stage, in per cent; the SDL repeats the numbers. */
export const winPercents: Record<DealStage, number> = {
  lead: 10,
  qualified: 25,
  proposal: 50,
  negotiation: 75,
  won: 100,
  lost: 0,
};

export const openStages = stages.filter((stage) => stage !== 'won' && stage !== 'lost');

type Closing = Pick<DealRow, 'stage' | 'stageChangedAt' | 'closedAt'>;

const isClosed = (stage: DealStage) => stage === 'won' || stage === 'lost';

export const closedAtOf = ({ stage, stageChangedAt, closedAt }: Closing) =>
  isClosed(stage) ? (closedAt ?? stageChangedAt) : closedAt;

export const closingErrors = ({ stage, closedAt }: Closing): FieldErrors =>
  closedAt && !isClosed(stage) ? { closedAt: problem('only_for_closed') } : {};

type DealProduct = Omit<DealProductRow, 'dealId' | 'position'>;

type Buyer = Place & { name: string; document: string | null };

export const productRows = (
  dealId: string,
  products: readonly DealProductInput[],
): DealProductRow[] =>
  products.map(({ productId = null, name, quantity = partsPerUnit.quantity, price }, position) => ({
    dealId,
    position,
    productId,
    name: name.trim(),
    quantityThousandths: quantity,
    priceMillionths: price,
  }));

export function derivedFields(
  { stage, amountCents }: Pick<DealRow, 'stage' | 'amountCents'>,
  products: readonly DealProduct[],
) {
  return {
    amountCents: products.length > 0 ? subtotalOf(products) : amountCents,
    stagePosition: stages.indexOf(stage),
  };
}

export function dealErrors(
  entered: Loss & Pick<DealRow, 'amountCents' | 'nextStep' | 'nextStepOn'>,
  products: readonly DealProduct[],
): FieldErrors {
  const texts: EnteredText[] = [
    ...products.map(({ name }, index) => [`products.${index}.name`, name, 200, true] as const),
    ...products.map(({ productId }, index) => {
      return [`products.${index}.productId`, productId, 64, true] as const;
    }),
  ];
  const amountProblem =
    products.length === 0 && priceProblem(entered.amountCents / partsPerUnit.money);
  return {
    ...textErrors(texts),
    ...lineErrors(products, { list: 'products', quantity: 'quantity' }),
    ...(amountProblem && { amount: amountProblem }),
    ...lostReasonErrors(entered),
    ...nextStepErrors(entered),
  };
}

function nextStepErrors({
  nextStep,
  nextStepOn,
}: Pick<DealRow, 'nextStep' | 'nextStepOn'>): FieldErrors {
  return {
    ...(nextStep && !nextStepOn && { nextStepDay: REQUIRED }),
    ...(nextStepOn && !nextStep && { nextStep: REQUIRED }),
  };
}

export type Loss = Pick<DealRow, 'stage' | 'lostReason' | 'lossReasonId'>;

/** A lost deal needs a reason, and no other has one. */
export function lostReasonErrors({ stage, lostReason, lossReasonId }: Loss): FieldErrors {
  if (stage === 'lost') return (lostReason ?? lossReasonId) ? {} : { lostReason: REQUIRED };
  return {
    ...(lostReason && { lostReason: problem('only_for_lost') }),
    ...(lossReasonId && { lossReasonId: problem('only_for_lost') }),
  };
}

export const canMove = ({ invoiceId }: Pick<DealRow, 'invoiceId'>, to: DealStage) =>
  !invoiceId || to === 'won';

export function wholeByStage(
  found: readonly Omit<DealStageFigures, 'probability'>[],
): DealStageFigures[] {
  const byStage = new Map(found.map((figures) => [figures.stage, figures]));
  return stages.map((stage) => ({
    stage,
    probability: winPercents[stage] * partsPerUnit.percent,
    ...(byStage.get(stage) ?? { count: 0, amount: 0, weightedAmount: 0 }),
  }));
}

/** Returns the invoice for a won deal. Its total is the deal's amount, unless the company adds tax to its prices. */
export function invoiceOf(
  { title, amountCents, customerId }: Pick<DealRow, 'title' | 'amountCents' | 'customerId'>,
  products: readonly DealProduct[],
  { buyer, seller }: { buyer: Buyer; seller: Pick<CompanyRow, 'pricesIncludeTax'> },
): CreateInvoiceInput {
  const items = products.map(({ name, quantityThousandths, priceMillionths }) => {
    return { name, unit: quantityThousandths, price: priceMillionths };
  });
  const price = amountCents * (partsPerUnit.unitPrice / partsPerUnit.money);
  const wholeDeal = { name: title, unit: partsPerUnit.quantity, price };
  return {
    customerId,
    buyer: { name: buyer.name, address: addressLine(buyer) },
    buyerTaxId: buyer.document,
    pricesIncludeTax: Boolean(seller.pricesIncludeTax),
    items: items.length > 0 ? items : [wholeDeal],
  };
}
