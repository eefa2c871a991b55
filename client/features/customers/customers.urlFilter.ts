import { ownCustomerFilter } from './customerFilter.ts';

export const listFilters = { Customer: ownCustomerFilter };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    Customer: typeof ownCustomerFilter;
  }
}
