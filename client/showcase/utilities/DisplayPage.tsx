import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./display/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./display/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const DisplayPage = () => (
  <ShowcasePage page="utilities-display" examples={examples} sources={sources} />
);
