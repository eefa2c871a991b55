import { Flex } from '@mantine/core';
import { useState } from 'react';
import { Choice } from '../Choice.tsx';
import { DemoBlock } from '../DemoBlock.tsx';
import { useTranslation } from 'react-i18next';

const values = ['row', 'row-reverse', 'column'] as const;

export function FlexDirections() {
  const { t } = useTranslation('utilities-display', { keyPrefix: 'examples.FlexDirections' });
  const [direction, setDirection] = useState<(typeof values)[number]>('row');
  return (
    <>
      <Choice label={t('direction')} values={values} value={direction} onChange={setDirection} />
      <Flex direction={direction} gap="xs" wrap="wrap">
        {[1, 2, 3].map((place) => (
          <DemoBlock key={place}>{place}</DemoBlock>
        ))}
      </Flex>
    </>
  );
}
