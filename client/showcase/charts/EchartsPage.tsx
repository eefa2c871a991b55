import '@mantine/core/styles/ColorSwatch.css';
import '@mantine/charts/styles.css';
import type { ComponentType } from 'react';
import { ShowcasePage } from '../ShowcasePage.tsx';

const examples = import.meta.glob<Record<string, ComponentType>>('./echarts/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./echarts/*.{tsx,graphql,css}', {
  query: '?raw',
  import: 'default',
});

export const EchartsPage = () => (
  <ShowcasePage page="charts-echarts" examples={examples} sources={sources} />
);
