import { productFilterIn } from './productFilter.ts';

export const listFilters = { Product: productFilterIn };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    Product: typeof productFilterIn;
  }
}
