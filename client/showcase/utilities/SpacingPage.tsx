import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./spacing/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./spacing/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const SpacingPage = () => (
  <ShowcasePage page="utilities-spacing" examples={examples} sources={sources} />
);
