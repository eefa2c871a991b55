import { Badge, Group } from '@mantine/core';
import { useTranslation } from 'react-i18next';

/** The colour stands in the dot: the words have the contrast of text. */
const statuses = [
  { key: 'pending', color: 'amber' },
  { key: 'processing', color: 'blue' },
  { key: 'delivered', color: 'teal' },
  { key: 'refused', color: 'red' },
] as const;

export function StatusColors() {
  const { t } = useTranslation('utilities-color', { keyPrefix: 'examples.StatusColors' });
  return (
    <Group>
      {statuses.map(({ key, color }) => (
        <Badge key={key} variant="dot" color={color}>
          {t(key)}
        </Badge>
      ))}
    </Group>
  );
}
