import { Group, Stack, Text } from '@mantine/core';
import { IconBuildingStore } from '@tabler/icons-react';
import { useFormat } from '../../../core/i18n/useFormat.ts';

const strokes = [1, 1.25, 1.5, 1.75, 2, 2.5];

export function IconStrokes() {
  const { number } = useFormat();
  return (
    <Group gap="xl">
      {strokes.map((stroke) => (
        <Stack key={stroke} gap={4} align="center">
          <IconBuildingStore size={36} stroke={stroke} aria-hidden />
          <Text size="sm" c="dimmed">
            {number(stroke)}
          </Text>
        </Stack>
      ))}
    </Group>
  );
}
