import { Text, Title } from '@mantine/core';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { ExampleGallery } from '../ExampleGallery.tsx';
import styles from '../ShowcasePage.module.css';

const examples = import.meta.glob<Record<string, ComponentType>>('./map-examples/*.tsx', {
  eager: true,
});
const sources = import.meta.glob<string>('./map-examples/*.{tsx,css}', {
  query: '?raw',
  import: 'default',
});

export function MapExamples() {
  const { t } = useTranslation('map-examples');
  return (
    <>
      <Title order={2} size="h3" mt="xl">
        {t('title')}
      </Title>
      <Text className={styles.intro} c="dimmed">
        {t('intro')}
      </Text>
      <ExampleGallery page="map-examples" examples={examples} sources={sources} />
    </>
  );
}
