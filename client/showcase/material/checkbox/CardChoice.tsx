import { Checkbox, Group, SimpleGrid, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/CheckboxCard.css';
import '@mantine/core/styles/CheckboxIndicator.css';

const extras = ['gift', 'insurance', 'pickup'] as const;

export function CardChoice() {
  const { t } = useTranslation('material-checkbox', { keyPrefix: 'examples.CardChoice' });
  const [chosen, setChosen] = useState<string[]>(['gift']);
  return (
    <Checkbox.Group label={t('label')} value={chosen} onChange={setChosen}>
      <SimpleGrid cols={{ base: 1, sm: 3 }} mt="xs">
        {extras.map((extra) => (
          <Checkbox.Card key={extra} value={extra} p="md" display="flex">
            <Group wrap="nowrap" align="flex-start">
              <Checkbox.Indicator />
              <div>
                <Text fw={600} size="sm">
                  {t(`${extra}.name`)}
                </Text>
                <Text size="sm" c="dimmed">
                  {t(`${extra}.text`)}
                </Text>
              </div>
            </Group>
          </Checkbox.Card>
        ))}
      </SimpleGrid>
    </Checkbox.Group>
  );
}
