import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { RecordDeclaration } from '../declaration.ts';

const FilesPart = lazy(async () => ({ default: (await import('./FilesPart.tsx')).FilesPart }));

export interface FilesOf {
  declaration: RecordDeclaration;
  id: string;
}

/** What is attached to a record. */
export const RecordFiles = (of: FilesOf) => (
  <Suspense fallback={<Skeleton height={100} />}>
    <FilesPart key={of.id} {...of} />
  </Suspense>
);
