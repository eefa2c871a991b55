import { useQuery } from '@apollo/client/react';
import { useIsPageShown } from '../../ui/pageShown.ts';
import { CustomerOptionsDocument } from './CustomerOptions.generated.ts';

/** Returns tags in use and possible owners; empty while loading. */
export function useCustomerOptions() {
  const { data } = useQuery(CustomerOptionsDocument, { skip: !useIsPageShown() });
  return { tags: data?.customerTags ?? [], owners: data?.owners ?? [] };
}
