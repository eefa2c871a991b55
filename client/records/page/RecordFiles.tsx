import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../core/lazyPart.ts';
import type { RecordDeclaration } from '../declaration.ts';

const FilesPart = lazyPart(async () => (await import('./FilesPart.tsx')).FilesPart);

export interface FilesOf {
  declaration: RecordDeclaration;
  id: string;
}

export const RecordFiles = (of: FilesOf) => (
  <Suspense fallback={<Skeleton height={100} />}>
    <FilesPart key={of.id} {...of} />
  </Suspense>
);
