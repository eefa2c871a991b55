import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { lazyPart } from '../../core/lazyPart.ts';
import type { TimelineOf } from './TimelinePart.tsx';

const TimelinePart = lazyPart(async () => (await import('./TimelinePart.tsx')).TimelinePart);

export const Timeline = (of: TimelineOf) => (
  <Suspense fallback={<Skeleton height={160} data-not-printed />}>
    <TimelinePart {...of} />
  </Suspense>
);
