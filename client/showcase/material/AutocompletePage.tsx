import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./autocomplete/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./autocomplete/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const AutocompletePage = () => (
  <ShowcasePage page="material-autocomplete" examples={examples} sources={sources} />
);
