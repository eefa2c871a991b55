import { Input, Slider } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Slider.css';

const sizes = ['small', 'medium', 'large'] as const;

export function SizeSteps() {
  const { t } = useTranslation('material-slider', { keyPrefix: 'examples.SizeSteps' });
  const nameOf = (value: number) => t(sizes[value] ?? 'small');
  return (
    <Input.Wrapper label={t('label')} labelElement="div" pb="lg" px="xl">
      <Slider
        thumbLabel={t('label')}
        thumbValueText={nameOf}
        max={sizes.length - 1}
        defaultValue={1}
        restrictToMarks
        label={null}
        marks={sizes.map((size, value) => ({ value, label: t(size) }))}
      />
    </Input.Wrapper>
  );
}
