import { dealFilterIn } from './dealFilter.ts';

export const listFilters = { Deal: dealFilterIn };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    Deal: typeof dealFilterIn;
  }
}
