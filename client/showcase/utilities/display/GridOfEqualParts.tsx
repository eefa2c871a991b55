import { SimpleGrid } from '@mantine/core';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';

export function GridOfEqualParts() {
  const { t } = useTranslation('utilities-display', { keyPrefix: 'examples.GridOfEqualParts' });
  return (
    <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="xs">
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <DemoBlock key={place}>{t('part', { place })}</DemoBlock>
      ))}
    </SimpleGrid>
  );
}
