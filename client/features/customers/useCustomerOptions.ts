import { useQuery } from '@apollo/client/react';
import { CustomerOptionsDocument } from './CustomerOptions.generated.ts';

/** The tags that customers have, and who of the staff may look after one; empty until they are read. */
export function useCustomerOptions() {
  const { data } = useQuery(CustomerOptionsDocument);
  return { tags: data?.customerTags ?? [], owners: data?.owners ?? [] };
}
