import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./progress/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./progress/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const ProgressPage = () => (
  <ShowcasePage page="material-progress" examples={examples} sources={sources} />
);
