import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./misc/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./misc/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const MiscPage = () => (
  <ShowcasePage page="utilities-misc" examples={examples} sources={sources} />
);
