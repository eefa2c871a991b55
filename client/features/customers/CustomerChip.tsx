import { Suspense } from 'react';
import { lazyPart } from '../../core/lazyPart.ts';
import { useListParams } from '../../records/list/useListParams.ts';

const ListedCustomer = lazyPart(async () => (await import('./ListedCustomer.tsx')).ListedCustomer);

/** Is light, since pages that show marks of other kinds load it, too. */
export function CustomerChip() {
  const { get } = useListParams();
  return get('customer') ? (
    <Suspense>
      <ListedCustomer />
    </Suspense>
  ) : null;
}
