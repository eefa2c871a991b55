import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./upload/*.tsx', { eager: true });
const sources = import.meta.glob<string>('./upload/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const UploadPage = () => (
  <ShowcasePage page="forms-upload" examples={examples} sources={sources} />
);
