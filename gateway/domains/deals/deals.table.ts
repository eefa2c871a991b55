import type { DealRow } from '../../records/generated/rows.ts';

/** A product of a deal; its name and price are those of that time. */
export interface DealProductRow {
  dealId: string;
  position: number;
  productId: string | null;
  name: string;
  quantityThousandths: number;
  priceMillionths: number;
}

export interface DealEntryRow {
  id: string;
  dealId: string;
  /** The place in the order, from 1. */
  position: number;
  at: string;
  accountId: string | null;
  accountName: string | null;
  kind: DealEntryKind;
  text: string | null;
  fromStage: DealStage | null;
  toStage: DealStage | null;
}

export type DealStage = DealRow['stage'];

export type DealEntryKind = 'note' | 'stage';

declare module '../../database/database.ts' {
  interface Database {
    dealProducts: DealProductRow;
    dealEntries: DealEntryRow;
  }
}
