import { useQuery } from '@apollo/client/react';
import { CustomerOptionsDocument } from './CustomerOptions.generated.ts';

/** Tags in use and possible owners; empty while loading. */
export function useCustomerOptions() {
  const { data } = useQuery(CustomerOptionsDocument);
  return { tags: data?.customerTags ?? [], owners: data?.owners ?? [] };
}
