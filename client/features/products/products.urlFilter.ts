import { ownProductFilter } from './productFilter.ts';

export const listFilters = { Product: ownProductFilter };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    Product: typeof ownProductFilter;
  }
}
