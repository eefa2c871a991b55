import { Group, Radio, SimpleGrid, Text } from '@mantine/core';
import { IconBarcode, IconBolt, IconCreditCard } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/RadioCard.css';
import '@mantine/core/styles/RadioIndicator.css';

const payments = [
  { key: 'pix', icon: IconBolt },
  { key: 'card', icon: IconCreditCard },
  { key: 'boleto', icon: IconBarcode },
] as const;

export function PaymentCards() {
  const { t } = useTranslation('material-radio', { keyPrefix: 'examples.PaymentCards' });
  const [payment, setPayment] = useState('pix');
  return (
    <Radio.Group label={t('label')} value={payment} onChange={setPayment}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} mt="xs">
        {payments.map(({ key, icon: Icon }) => (
          <Radio.Card key={key} value={key} p="md">
            <Group justify="space-between">
              <Icon size={24} stroke={1.5} aria-hidden />
              <Radio.Indicator />
            </Group>
            <Text fw={600} size="sm" mt="xs">
              {t(`${key}.name`)}
            </Text>
            <Text size="sm" c="dimmed">
              {t(`${key}.text`)}
            </Text>
          </Radio.Card>
        ))}
      </SimpleGrid>
    </Radio.Group>
  );
}
