import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./expansion-panel/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./expansion-panel/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const ExpansionPanelPage = () => (
  <ShowcasePage page="material-expansion-panel" examples={examples} sources={sources} />
);
