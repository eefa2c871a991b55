import type { RecordKind } from '../../store/records.ts';
import type { Page } from '../../store/paging.ts';

/** Amounts are cents, times UTC ISO 8601. */
export interface DealRow {
  id: string;
  title: string;
  customerId: string | null;
  stage: DealStage;
  amountCents: number;
  /** A day, as its midnight in UTC. */
  expectedCloseOn: string;
  ownerId: string | null;
  /** What is planned next; given with its day, or neither. */
  nextStep: string | null;
  /** A day, as its midnight in UTC. */
  nextStepOn: string | null;
  /** Given when the stage is lost, and only then. */
  lostReason: string | null;
  /** What it became; no two deals share one. */
  invoiceId: string | null;
  stageChangedAt: string;
  createdAt: string;
  version: number;
  /** The title folded for sorting; see `folded`. */
  titleKey: string;
  /** Where the stage stands among the stages. */
  stagePosition: number;
  /** The title, folded for finding. */
  searchText: string;
}

/** Name and price are the product's when it was put on the deal. */
export interface DealProductRow {
  dealId: string;
  position: number;
  productId: string | null;
  name: string;
  quantity: number;
  priceCents: number;
}

/** Something that was noted on a deal, or a change of its stage. */
export interface DealEntryRow {
  id: string;
  dealId: string;
  /** From 1, in the order of writing. */
  position: number;
  at: string;
  accountId: string | null;
  /** The name at the time. */
  accountName: string | null;
  kind: DealEntryKind;
  text: string | null;
  fromStage: DealStage | null;
  toStage: DealStage | null;
}

/** What some deals come to. */
export interface DealFigures {
  count: number;
  amountCents: number;
  weightedCents: number;
}

export interface DealStageFiguresRow extends DealFigures {
  stage: DealStage;
  /** Hundredths of a per cent. */
  probability: number;
}

export interface DealMonthFiguresRow extends DealFigures {
  /** As `2026-03`, in UTC. */
  month: string;
}

export const dealRecord: RecordKind = {
  kind: 'Deal',
  table: 'deals',
  title: 'title',
  // Without it a deal that is put back as it was could be invoiced again.
  lasting: ['invoiceId'],
  parts: [
    { table: 'dealProducts', key: 'dealId' },
    { table: 'dealEntries', key: 'dealId', isLog: true },
  ],
};

export type DealPage = Page<DealRow>;

export type DealStage = 'lead' | 'qualified' | 'proposal' | 'negotiation' | 'won' | 'lost';

export type DealEntryKind = 'note' | 'stage';

declare module '../../store/database.ts' {
  interface Database {
    deals: DealRow;
    dealProducts: DealProductRow;
    dealEntries: DealEntryRow;
  }
}
