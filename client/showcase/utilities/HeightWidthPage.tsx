import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./height-width/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./height-width/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const HeightWidthPage = () => (
  <ShowcasePage page="utilities-height-width" examples={examples} sources={sources} />
);
