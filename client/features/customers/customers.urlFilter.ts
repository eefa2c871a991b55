import { customerFilterIn } from './customerFilter.ts';

export const listFilters = { Customer: customerFilterIn };

declare module '../../records/list/listFilters.ts' {
  interface ListFilters {
    Customer: typeof customerFilterIn;
  }
}
