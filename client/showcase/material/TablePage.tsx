import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./table/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./table/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const TablePage = () => (
  <ShowcasePage page="material-table" examples={examples} sources={sources} />
);
