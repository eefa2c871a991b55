export interface StockEntryRow {
  id?: number;
  productId: string;
  at: string;
  amount: number;
  stock: number;
  reason: 'correction' | 'initial' | 'loss' | 'purchase' | 'return' | 'sale' | 'transfer' | 'undo';
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
