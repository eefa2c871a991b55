import { invoiceFilterIn } from './invoiceFilter.ts';

export const listFilters = { Invoice: invoiceFilterIn };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    Invoice: typeof invoiceFilterIn;
  }
}
