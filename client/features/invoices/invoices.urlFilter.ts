import { ownInvoiceFilter } from './invoiceFilter.ts';

export const listFilters = { Invoice: ownInvoiceFilter };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    Invoice: typeof ownInvoiceFilter;
  }
}
