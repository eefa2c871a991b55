import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./dialog/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./dialog/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const DialogPage = () => (
  <ShowcasePage page="material-dialog" examples={examples} sources={sources} />
);
