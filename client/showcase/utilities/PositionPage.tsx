import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./position/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./position/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const PositionPage = () => (
  <ShowcasePage page="utilities-position" examples={examples} sources={sources} />
);
