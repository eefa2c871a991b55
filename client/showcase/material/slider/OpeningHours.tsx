import { Input, RangeSlider } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../core/i18n/formats.ts';
import '@mantine/core/styles/Slider.css';

const MINUTES_A_DAY = 24 * 60;

export function OpeningHours() {
  const { t, i18n } = useTranslation('material-slider', { keyPrefix: 'examples.OpeningHours' });
  const clock = dateFormat(i18n.language, { timeStyle: 'short', timeZone: 'UTC' });
  const asTime = (minutes: number) => clock.format(minutes * 60_000);
  return (
    <Input.Wrapper label={t('label')} labelElement="div" pb="lg" px="md">
      <RangeSlider
        mt={44}
        thumbFromLabel={t('opens')}
        thumbToLabel={t('closes')}
        max={MINUTES_A_DAY}
        step={30}
        defaultValue={[8 * 60, 18 * 60 + 30]}
        label={asTime}
        labelAlwaysOn
        marks={[6, 12, 18].map((hour) => ({ value: hour * 60, label: asTime(hour * 60) }))}
      />
    </Input.Wrapper>
  );
}
