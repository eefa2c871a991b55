import { Accordion, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/Accordion.css';

const parts = ['buyer', 'goods', 'way'] as const;

export function OrderPanels() {
  const { t } = useTranslation('material-expansion-panel', { keyPrefix: 'examples.OrderPanels' });
  return (
    <Accordion multiple defaultValue={['buyer']} variant="contained" order={3}>
      {parts.map((part) => (
        <Accordion.Item key={part} value={part}>
          <Accordion.Control>
            <Group justify="space-between" gap="xs" pe="md">
              <Text fw={600}>{t(`${part}.title`)}</Text>
              <Text size="sm">{t(`${part}.summary`)}</Text>
            </Group>
          </Accordion.Control>
          <Accordion.Panel>{t(`${part}.text`)}</Accordion.Panel>
        </Accordion.Item>
      ))}
    </Accordion>
  );
}
