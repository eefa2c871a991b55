import { type ComponentType, Suspense } from 'react';
import type { About } from '../../core/about.ts';
import { lazyPart } from '../../core/lazyPart.ts';

export interface AboutProps {
  about: About;
}

const lists = Object.values(
  import.meta.glob<ComponentType<AboutProps>>('../../features/*/*About.tsx', { import: 'About' }),
).map((load) => lazyPart(load));

/** Lists what is about a record, such as events; what there is none of yet has a link to a new one. */
export function AboutLists({ about }: AboutProps) {
  return lists.map((List, index) => (
    <Suspense key={index}>
      <List about={about} />
    </Suspense>
  ));
}
