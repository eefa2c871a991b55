import { AspectRatio, SimpleGrid } from '@mantine/core';
import '@mantine/core/styles/AspectRatio.css';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';

export function KeepsItsShape() {
  const { t } = useTranslation('utilities-height-width', { keyPrefix: 'examples.KeepsItsShape' });
  return (
    <SimpleGrid cols={2} aria-label={t('title')}>
      <AspectRatio ratio={16 / 9}>
        <DemoBlock>16 : 9</DemoBlock>
      </AspectRatio>
      <AspectRatio ratio={1}>
        <DemoBlock>1 : 1</DemoBlock>
      </AspectRatio>
    </SimpleGrid>
  );
}
