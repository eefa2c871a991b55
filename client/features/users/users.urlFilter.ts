import { ownUserFilter } from './userFilter.ts';

export const listFilters = { User: ownUserFilter };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    User: typeof ownUserFilter;
  }
}
