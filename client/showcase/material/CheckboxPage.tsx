import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./checkbox/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./checkbox/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const CheckboxPage = () => (
  <ShowcasePage page="material-checkbox" examples={examples} sources={sources} />
);
