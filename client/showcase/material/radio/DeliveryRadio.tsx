import { Radio, Stack } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Radio.css';

const ways = ['today', 'tomorrow', 'pickup'] as const;

export function DeliveryRadio() {
  const { t } = useTranslation('material-radio', { keyPrefix: 'examples.DeliveryRadio' });
  return (
    <Radio.Group name="delivery" label={t('label')} defaultValue="tomorrow">
      <Stack gap="xs" mt="xs">
        {ways.map((way) => (
          <Radio key={way} value={way} label={t(`${way}.name`)} description={t(`${way}.text`)} />
        ))}
      </Stack>
    </Radio.Group>
  );
}
