import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./form/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./form/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const FormPage = () => (
  <ShowcasePage page="material-form" examples={examples} sources={sources} />
);
