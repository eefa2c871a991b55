import { Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { EmptyDrawing } from '../../ui/EmptyDrawing.tsx';

interface Props {
  title: string;
  text: string;
  children?: ReactNode;
}

export function EmptyList({ title, text, children }: Props) {
  return (
    <Paper p="xl">
      <Stack align="center" gap="xs" py="lg">
        <EmptyDrawing />
        <Title order={2} size="h4" ta="center">
          {title}
        </Title>
        <Text c="dimmed" ta="center">
          {text}
        </Text>
        {children}
      </Stack>
    </Paper>
  );
}
