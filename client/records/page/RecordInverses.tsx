import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../core/lazyPart.ts';
import type { RecordDeclaration } from '../declaration.ts';

// Most kinds have none.
const InverseList = lazyPart(async () => (await import('./InverseList.tsx')).InverseList);

interface Props {
  declaration: RecordDeclaration;
  id: string;
}

/** Lists the records of other kinds that refer to the page's record, with a link to the form of a new one. */
export function RecordInverses({ declaration: { kind, inverses = [] }, id }: Props) {
  return inverses.map((inverse) => (
    <Suspense key={inverse.field} fallback={<Skeleton height={100} />}>
      <InverseList {...{ kind, inverse, id }} />
    </Suspense>
  ));
}
