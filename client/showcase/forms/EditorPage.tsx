import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./editor/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./editor/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const EditorPage = () => (
  <ShowcasePage page="forms-editor" examples={examples} sources={sources} />
);
