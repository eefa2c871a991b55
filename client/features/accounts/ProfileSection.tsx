import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface Props {
  /** The fragment that leads to the section in the page's address. */
  id?: string;
  title: string;
  text?: string;
  actions?: ReactNode;
  children?: ReactNode;
}

export function ProfileSection({ id, title, text, actions, children }: Props) {
  const titleId = useId();
  return (
    <Paper p="lg" component="section" id={id} aria-labelledby={titleId}>
      <Stack gap="md">
        <Group justify="space-between" align="flex-start">
          <div>
            <Title order={2} size="h5" id={titleId}>
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
