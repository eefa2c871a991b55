import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./basic/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./basic/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const BasicPage = () => (
  <ShowcasePage page="forms-basic" examples={examples} sources={sources} />
);
