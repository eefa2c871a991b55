import type { Page } from '../../store/paging.ts';

/** Amounts in cents, times UTC ISO 8601. */
export interface DealRow {
  id: string;
  title: string;
  customerId: string | null;
  stage: DealStage;
  amountCents: number;
  /** Midnight in UTC. */
  expectedCloseOn: string;
  ownerId: string | null;
  /** Both or neither. */
  nextStep: string | null;
  /** Midnight in UTC. */
  nextStepOn: string | null;
  /** Set exactly when the stage is lost. */
  lostReason: string | null;
  invoiceId: string | null;
  stageChangedAt: string;
  createdAt: string;
  version: number;
  titleKey: string;
  stagePosition: number;
  searchText: string;
}

/** Name and price are those of the time. */
export interface DealProductRow {
  dealId: string;
  position: number;
  productId: string | null;
  name: string;
  quantity: number;
  priceCents: number;
}

export interface DealEntryRow {
  id: string;
  dealId: string;
  /** From 1. */
  position: number;
  at: string;
  accountId: string | null;
  accountName: string | null;
  kind: DealEntryKind;
  text: string | null;
  fromStage: DealStage | null;
  toStage: DealStage | null;
}

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
