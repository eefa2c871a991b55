import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./radio/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./radio/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const RadioPage = () => (
  <ShowcasePage page="material-radio" examples={examples} sources={sources} />
);
