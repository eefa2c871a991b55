import { userFilterIn } from './userFilter.ts';

export const listFilters = { User: userFilterIn };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    User: typeof userFilterIn;
  }
}
