import { Input, RangeSlider, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../core/i18n/useFormat.ts';
import '@mantine/core/styles/Slider.css';

export function PriceRange() {
  const { t } = useTranslation('material-slider', { keyPrefix: 'examples.PriceRange' });
  const { money } = useFormat();
  const [[from, to], setRange] = useState<[number, number]>([50, 220]);
  return (
    <Input.Wrapper label={t('label')} labelElement="div" px="md">
      <RangeSlider
        my="xs"
        thumbFromLabel={t('from')}
        thumbToLabel={t('to')}
        max={500}
        step={10}
        minRange={20}
        label={null}
        value={[from, to]}
        onChange={setRange}
      />
      <Text size="sm" role="status">
        {t('chosen', { from: money(from, 'R$'), to: money(to, 'R$') })}
      </Text>
    </Input.Wrapper>
  );
}
