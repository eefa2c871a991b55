import { useQuery } from '@apollo/client/react';
import { useIsPageShown } from '../../ui/pageShown.ts';
import { CustomerTagsDocument } from './CustomerTags.generated.ts';

/** Returns the tags in use; empty while loading. */
export function useCustomerTags(): readonly string[] {
  const { data } = useQuery(CustomerTagsDocument, { skip: !useIsPageShown() });
  return data?.customerTags ?? [];
}
