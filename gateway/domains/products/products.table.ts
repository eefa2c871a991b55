import type { StockReason } from '../../graphql/generated/resolvers.ts';

export interface StockEntryRow {
  id?: number;
  productId: string;
  at: string;
  amount: number;
  stock: number;
  reason: StockReason;
  note: string;
  documentKind: string | null;
  documentId: string | null;
  accountId: string | null;
  accountName: string | null;
}

declare module '../../database/database.ts' {
  interface Database {
    stockEntries: StockEntryRow;
  }
}
