import { Grid, NumberInput, Slider } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/NumberInput.css';
import '@mantine/core/styles/Slider.css';

const MOST = 200;

export function ExactSlider() {
  const { t } = useTranslation('material-slider', { keyPrefix: 'examples.ExactSlider' });
  const [threshold, setThreshold] = useState(24);
  return (
    <Grid align="flex-end">
      <Grid.Col span={{ base: 12, sm: 8 }} pb="md">
        <Slider
          thumbLabel={t('label')}
          max={MOST}
          label={null}
          value={threshold}
          onChange={setThreshold}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 4 }}>
        <NumberInput
          label={t('label')}
          min={0}
          max={MOST}
          suffix={t('suffix')}
          value={threshold}
          onChange={(value) => setThreshold(Number(value))}
        />
      </Grid.Col>
    </Grid>
  );
}
