import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./slider/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./slider/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const SliderPage = () => (
  <ShowcasePage page="material-slider" examples={examples} sources={sources} />
);
