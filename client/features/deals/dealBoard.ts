import type { DealFilter, DealStage } from '../../generated/schema.ts';
import { isClosed } from './dealTiming.ts';
import { dealStages } from './dealFilter.ts';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import type { DealColumn_DealsFragment } from './DealColumn.generated.ts';
import type { DealsBoardQuery, DealsBoardQueryVariables } from './DealsBoard.generated.ts';

/** The number of cards in one page of a column. */
export const CARDS_A_PAGE = 20;

const closedSort = { field: 'expectedCloseDay', direction: 'descending' } as const;

/** Sorts open stages by closing date, closed ones latest first. */
export const sortOf = (stage: DealStage) => (isClosed(stage) ? closedSort : undefined);

/** Asks for a list of each stage; a stage that is filtered out has no deals. */
export function boardVariables(filter: DealFilter): DealsBoardQueryVariables {
  const of = (stage: DealStage) => ({
    ...filter,
    stage: (filter.stage ?? dealStages).includes(stage) ? [stage] : [],
  });
  return {
    all: filter,
    lead: of('lead'),
    qualified: of('qualified'),
    proposal: of('proposal'),
    negotiation: of('negotiation'),
    won: of('won'),
    lost: of('lost'),
    first: CARDS_A_PAGE,
    closedSort,
  };
}

export const stagesShown = ({ all }: DealsBoardQueryVariables) =>
  dealStages.filter((stage) => (all?.stage ?? dealStages).includes(stage));

/** Whether a deal that moves to the stage now matches the filter. */
function takes({ all }: DealsBoardQueryVariables, stage: DealStage): boolean {
  const isOfOpen = all?.overdueDay || all?.nextStepBeforeDay || all?.hasNextStep != null;
  if (all?.inStageBefore || (isOfOpen && isClosed(stage))) return false;
  return (all?.stage ?? dealStages).includes(stage);
}

/** Moves a deal to its stage's column and updates the totals. */
export function withDealInItsStage(
  board: DealsBoardQuery,
  variables: DealsBoardQueryVariables,
  deal: DealCard_DealFragment,
): DealsBoardQuery {
  const from = dealStages.find((stage) => board[stage].nodes.some(({ id }) => id === deal.id));
  if (from === deal.stage) return board;
  const left = from ? withoutDeal(board, from, deal) : board;
  return takes(variables, deal.stage) ? withDeal(left, deal) : left;
}

export function withoutDealOf(board: DealsBoardQuery, id: string): DealsBoardQuery {
  const found = dealStages
    .map((stage) => ({ stage, deal: board[stage].nodes.find((deal) => deal.id === id) }))
    .find(({ deal }) => deal);
  return found?.deal ? withoutDeal(board, found.stage, found.deal) : board;
}

function withoutDeal(board: DealsBoardQuery, stage: DealStage, deal: DealCard_DealFragment) {
  const column = board[stage];
  const nodes = column.nodes.filter(({ id }) => id !== deal.id);
  return {
    ...board,
    [stage]: { ...column, nodes, totalCount: column.totalCount - 1 },
    dealStages: counted(board, stage, { deal, by: -1 }),
  };
}

function withDeal(board: DealsBoardQuery, deal: DealCard_DealFragment) {
  const column = board[deal.stage];
  const isBefore = (one: DealCard_DealFragment, other: DealCard_DealFragment) =>
    isClosed(deal.stage)
      ? one.expectedCloseDay > other.expectedCloseDay
      : one.expectedCloseDay < other.expectedCloseDay;
  const found = column.nodes.findIndex((other) => isBefore(deal, other));
  const nodes = column.nodes.toSpliced(found < 0 ? column.nodes.length : found, 0, deal);
  return {
    ...board,
    [deal.stage]: { ...column, nodes, totalCount: column.totalCount + 1 },
    dealStages: counted(board, deal.stage, { deal, by: 1 }),
  };
}

/** Counts a deal in or out of a stage; sums are rounded to the cent, half up, as in the gateway. */
function counted(
  { dealStages: figures }: DealsBoardQuery,
  stage: DealStage,
  { deal, by }: { deal: DealCard_DealFragment; by: 1 | -1 },
) {
  const cents = Math.round(deal.amount * 100);
  return figures.map((each) => {
    if (each.stage !== stage) return each;
    const share = Math.floor((cents * each.probability + 50) / 100);
    return {
      ...each,
      count: each.count + by,
      amount: (Math.round(each.amount * 100) + by * cents) / 100,
      weightedAmount: (Math.round(each.weightedAmount * 100) + by * share) / 100,
    };
  });
}

/** Appends a page; a deal that was moved there meanwhile appears once. */
export function withMore(
  column: DealColumn_DealsFragment,
  more: DealColumn_DealsFragment,
): DealColumn_DealsFragment {
  const known = new Set(column.nodes.map(({ id }) => id));
  const fresh = more.nodes.filter(({ id }) => !known.has(id));
  return { ...more, nodes: [...column.nodes, ...fresh] };
}
