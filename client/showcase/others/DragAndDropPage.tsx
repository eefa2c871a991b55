import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./drag-and-drop/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./drag-and-drop/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const DragAndDropPage = () => (
  <ShowcasePage page="others-drag-and-drop" examples={examples} sources={sources} />
);
