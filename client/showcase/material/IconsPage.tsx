import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./icons/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./icons/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const IconsPage = () => (
  <ShowcasePage page="material-icons" examples={examples} sources={sources} />
);
