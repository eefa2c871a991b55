import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../core/lazyPart.ts';
import type { FilesOf } from './FilesPart.tsx';

const FilesPart = lazyPart(async () => (await import('./FilesPart.tsx')).FilesPart);

export const RecordFiles = (of: FilesOf) => (
  <Suspense fallback={<Skeleton height={100} />}>
    <FilesPart key={of.id} {...of} />
  </Suspense>
);
