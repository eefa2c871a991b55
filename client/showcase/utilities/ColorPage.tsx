import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./color/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./color/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const ColorPage = () => (
  <ShowcasePage page="utilities-color" examples={examples} sources={sources} />
);
