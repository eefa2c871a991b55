import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  text?: string;
  actions?: ReactNode;
  children?: ReactNode;
}

export function ProfileSection({ title, text, actions, children }: Props) {
  const id = useId();
  return (
    <Paper p="lg" component="section" aria-labelledby={id}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2} size="h5" id={id}>
              {title}
            </Title>
            {text ? (
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            ) : null}
          </div>
          {actions}
        </Group>
        {children}
      </Stack>
    </Paper>
  );
}
