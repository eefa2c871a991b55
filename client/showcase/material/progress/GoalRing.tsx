import { Group, RingProgress, SemiCircleProgress, Stack, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import '@mantine/core/styles/RingProgress.css';
import '@mantine/core/styles/SemiCircleProgress.css';

const GOAL_PERCENT = 72;
const orders = { packed: 34, all: 48 };

export function GoalRing() {
  const { t } = useTranslation('material-progress', { keyPrefix: 'examples.GoalRing' });
  const goal = t('done', { value: GOAL_PERCENT });
  const packed = t('packed', orders);
  return (
    <Group gap="xl" align="flex-end">
      <Stack component="figure" m={0} gap={4} align="center" aria-label={`${t('month')}: ${goal}`}>
        <RingProgress
          roundCaps
          thickness={12}
          sections={[{ value: GOAL_PERCENT, color: 'petrol' }]}
          label={
            <Text ta="center" fw={700} size="xl">
              {GOAL_PERCENT}%
            </Text>
          }
        />
        <Text component="figcaption" size="sm">
          {t('month')}
        </Text>
      </Stack>
      <Stack
        component="figure"
        m={0}
        gap={4}
        align="center"
        aria-label={`${t('orders')}: ${packed}`}
      >
        <SemiCircleProgress value={(orders.packed / orders.all) * 100} label={packed} />
        <Text component="figcaption" size="sm">
          {t('orders')}
        </Text>
      </Stack>
    </Group>
  );
}
