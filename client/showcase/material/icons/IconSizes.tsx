import { Group, Stack, Text } from '@mantine/core';
import { IconTruckDelivery } from '@tabler/icons-react';

const sizes = [16, 18, 20, 24, 32, 48];

export function IconSizes() {
  return (
    <Group gap="xl" align="flex-end">
      {sizes.map((size) => (
        <Stack key={size} gap={4} align="center">
          <IconTruckDelivery size={size} aria-hidden />
          <Text size="sm" c="dimmed">
            {size} px
          </Text>
        </Stack>
      ))}
    </Group>
  );
}
