import { Input, Slider } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Slider.css';

const marks = [0, 10, 20, 30].map((value) => ({ value, label: `${value}%` }));

export function DiscountSlider() {
  const { t } = useTranslation('material-slider', { keyPrefix: 'examples.DiscountSlider' });
  return (
    <Input.Wrapper label={t('label')} labelElement="div" pb="lg" px="md">
      <Slider
        thumbLabel={t('label')}
        max={30}
        defaultValue={10}
        marks={marks}
        label={(value) => `${value}%`}
      />
    </Input.Wrapper>
  );
}
