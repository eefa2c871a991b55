import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./buttons/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./buttons/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const ButtonsPage = () => (
  <ShowcasePage page="material-buttons" examples={examples} sources={sources} />
);
