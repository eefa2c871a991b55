import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./menu/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./menu/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const MenuPage = () => (
  <ShowcasePage page="material-menu" examples={examples} sources={sources} />
);
