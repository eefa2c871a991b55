import { ownDealFilter } from './dealFilter.ts';

export const listFilters = { Deal: ownDealFilter };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    Deal: typeof ownDealFilter;
  }
}
