import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./typography/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./typography/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const TypographyPage = () => (
  <ShowcasePage page="utilities-typography" examples={examples} sources={sources} />
);
