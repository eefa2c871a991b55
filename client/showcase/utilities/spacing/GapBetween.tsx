import { Group } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'] as const;

export function GapBetween() {
  const { t } = useTranslation('utilities-spacing', { keyPrefix: 'examples.GapBetween' });
  const [size, setSize] = useState<(typeof sizes)[number]>('md');
  return (
    <>
      <Choice label={t('size')} values={sizes} value={size} onChange={setSize} />
      <Group gap={size}>
        {[1, 2, 3, 4].map((place) => (
          <DemoBlock key={place}>{place}</DemoBlock>
        ))}
      </Group>
    </>
  );
}
