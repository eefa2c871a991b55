import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./shadow/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./shadow/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const ShadowPage = () => (
  <ShowcasePage page="utilities-shadow" examples={examples} sources={sources} />
);
