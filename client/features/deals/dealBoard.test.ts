import { describe, expect, it } from 'vitest';
import { boardVariables, withDealInItsStage, withMore, withoutDealOf } from './dealBoard.ts';
import { dealStages } from './dealFilter.ts';
import { dealFilterIn } from './dealListFilter.ts';
import type { DealCard_DealFragment } from './DealCard.generated.ts';
import type { DealsBoardQuery } from './DealsBoard.generated.ts';

const probabilities = { lead: 10, qualified: 25, proposal: 50, negotiation: 75, won: 100, lost: 0 };

const deal = (id: string, day: number, fields: Partial<DealCard_DealFragment> = {}) => ({
  id,
  title: id,
  stage: 'lead' as const,
  amount: 10.05,
  expectedCloseDay: `2026-03-${String(day).padStart(2, '0')}`,
  stageChangedAt: '2026-03-01T00:00:00.000Z',
  nextStep: null,
  nextStepDay: null,
  lostReason: null,
  lossReasonId: null,
  lossReason: null,
  closedAt: null,
  invoiceId: null,
  invoice: null,
  version: 1,
  customerId: null,
  customer: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  updatedAt: '2026-03-01T00:00:00.000Z',
  ownerId: null,
  owner: null,
  products: [],
  ...fields,
});

/** Returns a board with a lead of the 10th, and offers of the 5th and the 20th. */
function board(): DealsBoardQuery {
  const nodes = {
    lead: [deal('a', 10)],
    proposal: [deal('b', 5, { stage: 'proposal' }), deal('c', 20, { stage: 'proposal' })],
  } as Partial<Record<string, DealCard_DealFragment[]>>;
  const columns = dealStages.map((stage) => {
    const own = nodes[stage] ?? [];
    const pageInfo = { hasNextPage: false, endCursor: null };
    return [stage, { totalCount: own.length, pageInfo, nodes: own }] as const;
  });
  const figures = columns.map(([stage, { totalCount }]) => ({
    stage,
    probability: probabilities[stage],
    count: totalCount,
    amount: (totalCount * 1005) / 100,
    weightedAmount: (totalCount * Math.floor((1005 * probabilities[stage] + 50) / 100)) / 100,
  }));
  return { ...Object.fromEntries(columns), dealStages: figures } as unknown as DealsBoardQuery;
}

const all = boardVariables(dealFilterIn(new URLSearchParams()));
const idsOf = (shown: DealsBoardQuery, stage: (typeof dealStages)[number]) =>
  shown[stage].nodes.map(({ id }) => id);
const figuresOf = (shown: DealsBoardQuery, stage: string) =>
  shown.dealStages.find((each) => each.stage === stage);

describe('a deal that comes to a stage', () => {
  it('stands there by its day, and the figures of both stages follow to the cent', () => {
    const shown = withDealInItsStage(board(), all, deal('a', 10, { stage: 'proposal' }));
    expect(idsOf(shown, 'lead')).toEqual([]);
    expect(idsOf(shown, 'proposal')).toEqual(['b', 'a', 'c']);
    expect(figuresOf(shown, 'lead')).toMatchObject({ count: 0, amount: 0, weightedAmount: 0 });
    expect(figuresOf(shown, 'proposal')).toMatchObject({
      count: 3,
      amount: 30.15,
      weightedAmount: 15.09,
    });
    const back = withDealInItsStage(shown, all, deal('a', 10));
    expect(back).toEqual(board());
  });

  it.each([
    ['attention=overdue', 'won', []],
    ['attention=overdue', 'qualified', ['a']],
    ['attention=stalled', 'qualified', []],
    ['stage=lead', 'qualified', []],
    ['stage=open', 'qualified', ['a']],
  ] as const)('with the filter %s and the stage %s shows %j there', (filter, stage, ids) => {
    const variables = boardVariables(dealFilterIn(new URLSearchParams(filter)));
    const shown = withDealInItsStage(board(), variables, deal('a', 10, { stage }));
    expect(idsOf(shown, 'lead')).toEqual([]);
    expect(idsOf(shown, stage)).toEqual(ids);
  });

  it('is taken off when it is gone', () => {
    expect(idsOf(withoutDealOf(board(), 'b'), 'proposal')).toEqual(['c']);
    expect(withoutDealOf(board(), 'none')).toEqual(board());
  });
});

it('more of a column shows no deal twice', () => {
  const { proposal } = board();
  const more = { ...proposal, nodes: [deal('c', 20), deal('d', 21)] };
  expect(withMore(proposal, more).nodes.map(({ id }) => id)).toEqual(['b', 'c', 'd']);
});

it('a column of a stage that is filtered away asks for nothing', () => {
  const { lead, won } = boardVariables(dealFilterIn(new URLSearchParams('stage=open')));
  expect([lead?.stage, won?.stage]).toEqual([['lead'], []]);
});
