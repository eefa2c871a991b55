import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./snackbar/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./snackbar/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const SnackbarPage = () => (
  <ShowcasePage page="material-snackbar" examples={examples} sources={sources} />
);
