import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./switch/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./switch/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const SwitchPage = () => (
  <ShowcasePage page="material-switch" examples={examples} sources={sources} />
);
